"""The theme of a library as plain values, and the anchors of its keys."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

FUNCTION = "ƒ "
"""The prefix of a function's arguments, and the key of a function that has members."""

ThemeTree = Mapping[str, Any]
"""JSON values, in the order of the theme."""


class ThemeKey(Struct, frozen=True, kw_only=True):
    """A key of the theme by its whole path, such as `palette.primary.main`."""

    path: str
    id: str
    """Its anchor on the page that shows the theme."""


def theme_keys(tree: ThemeTree, depth: int = 4) -> Iterator[ThemeKey]:
    """Yield the keys of a theme down to some depth, each after the one it belongs to."""
    yield from _walk(tree, (), depth)


def theme_values(tree: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Yield the path and the value of everything in a theme that has no members.

    Values are JavaScript on one line: strings are quoted, functions are their arguments.
    """
    is_leaf = True
    for key, inner in _members(tree):
        is_leaf = False
        yield from theme_values(inner, f"{path}.{key}" if path else key)
    own = tree.get(FUNCTION) if isinstance(tree, Mapping) else tree
    if is_leaf or (isinstance(tree, Mapping) and own is not None):
        yield path, _write_value(own if own is not None or not isinstance(tree, Mapping) else {})


def _write_value(value: Any) -> str:
    if isinstance(value, str) and value.startswith(FUNCTION):
        return value.removeprefix(FUNCTION)
    return "undefined" if value is None else json.dumps(value, ensure_ascii=False)


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
