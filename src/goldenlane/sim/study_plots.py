"""Pictures of a balance study, with matplotlib: effects of components, and where points come from."""

from pathlib import Path
from typing import Any

from goldenlane.sim.errors import CannotKeep, MissingExtra
from goldenlane.sim.study import NO, OPEN, Finding
from goldenlane.sim.study_matches import study_of
from goldenlane.sim.study_page import Report

_COLORS = {NO: "#b3261e", OPEN: "#c08a00"}
_KEPT = "#2f6f4f"
_MOST = 40
"""A family with more items gets no picture: nobody could read it."""
_DPI = 70


def pyplot() -> Any:
    """Matplotlib without a screen."""
    try:
        import matplotlib
    except ImportError as error:
        raise MissingExtra(
            "pictures need matplotlib: pip install 'goldenlane[plots]', or --no-pictures"
        ) from error
    matplotlib.use("Agg")
    import matplotlib.pyplot as plots

    return plots


def draw(folder: Path, report: Report) -> list[str]:
    """Draw the pictures of a report; the answer is their names."""
    plots = pyplot()
    names = [f"{report.game}-effects.png", f"{report.game}-sources.png"]
    try:
        _effects(plots, report).savefig(folder / names[0], dpi=_DPI)
        _sources(plots, report).savefig(folder / names[1], dpi=_DPI)
    except OSError as error:
        raise CannotKeep(f"cannot write pictures to {folder}: {error.strerror}") from error
    finally:
        plots.close("all")
    return names


def _effects(plots: Any, report: Report) -> Any:
    families = []
    for family in study_of(report.game).families:
        found = [finding for finding in report.findings if finding.about == family.name and finding.n]
        if family.effect is not None and 0 < len(found) <= _MOST:
            families.append((family.name, family.effect, found))
    figure, axes = plots.subplots(max(1, len(families)), 1, figsize=(10, 2.2 * max(1, len(families))))
    figure.suptitle("Win rate of those who have it less the expected one, points", fontsize=10)
    for ax, (name, bound, found) in zip(axes if len(families) > 1 else [axes], families, strict=False):
        _panel(ax, name, bound, found)
    figure.tight_layout()
    return figure


def _panel(ax: Any, name: str, bound: float, found: list[Finding]) -> None:
    for x, finding in enumerate(found):
        color = _COLORS.get(finding.met or "", _KEPT)
        ax.plot([x, x], [100 * finding.low, 100 * finding.high], color=color, linewidth=1.5)
        ax.plot([x], [100 * finding.value], "o", color=color, markersize=4)
    for level in (-100 * bound, 0, 100 * bound):
        ax.axhline(level, color="#888888", linewidth=0.6, linestyle="-" if not level else "--")
    ax.set_xticks(range(len(found)), [finding.item for finding in found], fontsize=7, rotation=60)
    ax.set_ylabel(name, fontsize=8)
    ax.tick_params(axis="y", labelsize=7)


def _sources(plots: Any, report: Report) -> Any:
    figure, ax = plots.subplots(figsize=(10, 3.2))
    names = list(dict.fromkeys(name for found in report.sources.values() for name in found))
    matches = list(report.sources)
    left = [0.0] * len(matches)
    for name in names:
        widths = [max(0.0, report.sources[match].get(name, (0.0, 0.0))[0]) for match in matches]
        ax.barh(matches, widths, left=left, label=name)
        left = [a + b for a, b in zip(left, widths, strict=True)]
    ax.set_xlabel("mean points", fontsize=8)
    ax.tick_params(labelsize=7)
    ax.invert_yaxis()
    ax.legend(fontsize=7, loc="center left", bbox_to_anchor=(1, 0.5))
    figure.tight_layout()
    return figure
