"""The theme of a library as plain values, and the anchors of its keys."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

FUNCTION = "ƒ "
"""The prefix of a function's arguments, and the key of a function that has members."""

ThemeTree = Mapping[str, Any]
"""JSON values, in the order of the theme."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ThemeKey:
    """A key of the theme by its whole path, such as `palette.primary.main`."""

    path: str
    id: str
    """Its anchor on the page that shows the theme."""


def theme_keys(tree: ThemeTree, depth: int = 4) -> Iterator[ThemeKey]:
    """Yield the keys of a theme down to some depth, each after the one it belongs to."""
    yield from _walk(tree, (), depth)


def _walk(value: Any, above: tuple[str, ...], depth: int) -> Iterator[ThemeKey]:
    for key, inner in _members(value):
        steps = (*above, key)
        path = ".".join(steps)
        yield ThemeKey(path=path, id=f"theme.{path}")
        if len(steps) < depth:
            yield from _walk(inner, steps, depth)


def _members(value: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(value, Mapping):
        yield from ((key, inner) for key, inner in value.items() if key != FUNCTION)
    elif isinstance(value, Sequence) and not isinstance(value, str):
        yield from ((str(place), inner) for place, inner in enumerate(value))
