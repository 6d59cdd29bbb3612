"""The expansion modules by name."""

from goldenlane.games.alchemists.module import Module

MODULES: dict[str, type[Module]] = {}
