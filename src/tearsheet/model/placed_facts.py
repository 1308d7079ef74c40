"""What directives such as `:: theme` place on a page: facts of packages, as values."""

from __future__ import annotations

from msgspec import Struct

from tearsheet.model.reference import Event, Hook, Selector


class FactRow(Struct, frozen=True, kw_only=True):
    """One row of a table of facts."""

    name: str
    """The name by which `{only=…}` selects it."""
    cells: tuple[str, ...]
    """Inline Markdown."""
    group: str = ""
    """The name by which `{group=…}` selects it with others."""


class FactTable(Struct, frozen=True, kw_only=True):
    """A table of facts."""

    columns: tuple[str, ...]
    rows: tuple[FactRow, ...]


class FactText(Struct, frozen=True, kw_only=True):
    """Markdown made of facts."""

    text: str


class PlacedHook(Struct, frozen=True, kw_only=True):
    """The parameters and the return value of a hook."""

    hook: Hook


class PlacedEvents(Struct, frozen=True, kw_only=True):
    """The events of a package."""

    events: tuple[Event, ...]


class PlacedSelectors(Struct, frozen=True, kw_only=True):
    """The selectors of a package; the group of each is its category."""

    selectors: tuple[Selector, ...]


class RefusedFacts(Struct, frozen=True, kw_only=True):
    """Why there are no such facts, and what to write instead."""

    problem: str
    remedy: str


PlacedFacts = FactTable | FactText | PlacedHook | PlacedEvents | PlacedSelectors | RefusedFacts

FACT_DIRECTIVES = (
    "css-variables",
    "events",
    "hook",
    "install",
    "locales",
    "pickers",
    "plans",
    "selectors",
    "support",
    "theme",
    "utilities",
)
"""The directives that place them."""


def placed_key(directive: str, argument: str) -> str:
    """The key of what a directive places, as pages are scanned for it."""
    return f"{directive} {' '.join(argument.split())}"
