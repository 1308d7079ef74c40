"""What directives such as `:: theme` place on a page: facts of packages, as values."""

from __future__ import annotations

from dataclasses import dataclass

from tearsheet.model.reference import Event, Hook, Selector


@dataclass(frozen=True, slots=True, kw_only=True)
class FactRow:
    """One row of a table of facts."""

    name: str
    """The name by which `{only=…}` selects it."""
    cells: tuple[str, ...]
    """Inline Markdown."""
    group: str = ""
    """The name by which `{group=…}` selects it with others."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FactTable:
    """A table of facts."""

    columns: tuple[str, ...]
    rows: tuple[FactRow, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class FactText:
    """Markdown made of facts."""

    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PlacedHook:
    """The parameters and the return value of a hook."""

    hook: Hook


@dataclass(frozen=True, slots=True, kw_only=True)
class PlacedEvents:
    """The events of a package."""

    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PlacedSelectors:
    """The selectors of a package; the group of each is its category."""

    selectors: tuple[Selector, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class RefusedFacts:
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
