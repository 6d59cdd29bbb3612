"""What the balance study asks about Lamplighters."""

from goldenlane.sim.choices import everything
from goldenlane.sim.study_matches import BY_LOT, PLAYED, Family, Study

STUDY = Study(
    columns={
        "deal": ("offer_errands", everything),
        "keep": ("errands", everything),
        "street": ("offer_lamps", everything),
        "light": ("lamps", everything),
    },
    more=lambda events, found: None,
    families=(
        Family("errands", "errands", "offer_errands", by_lot=True, effect=0.15),
        Family("lamps", "lamps", "offer_lamps", effect=0.15),
    ),
    seated=(PLAYED, BY_LOT),
)
