"""Tables by kind of effect."""

import pytest

from goldenlane.kernel.kinds import KindError, complete


def test_a_table_must_have_every_kind_and_no_other() -> None:
    table = {"gold": 1, "book": 2}
    assert complete("values", ("gold", "book"), table) is table
    with pytest.raises(KindError, match=r"^values: missing cube; unknown -$"):
        complete("values", ("gold", "book", "cube"), table)
    with pytest.raises(KindError, match=r"^values: missing -; unknown book$"):
        complete("values", ("gold",), table)
