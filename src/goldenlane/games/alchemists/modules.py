"""The expansion modules by name."""

from goldenlane.games.alchemists.busy_days import BusyDays
from goldenlane.games.alchemists.encyclopedia import Encyclopedia
from goldenlane.games.alchemists.golem_project import GolemProject
from goldenlane.games.alchemists.module import Module
from goldenlane.games.alchemists.startup_funding import StartupFunding

MODULES: dict[str, type[Module]] = {
    "startup-funding": StartupFunding,
    "busy-days": BusyDays,
    "royal-encyclopedia": Encyclopedia,
    "golem-project": GolemProject,
}
