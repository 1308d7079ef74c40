"""Keyboard keys, written in double brackets."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tearsheet.errors import suggest
from tearsheet.markdown.rendering import KEYS, Rendering, escape
from tearsheet.markdown.tree import Node

_COMMAND = "Mod"
"""Ctrl, or the command key where the visitor's keyboard has one: the browser names it."""

_NAMED = frozenset(
    (
        *("Alt", "Backspace", "Caps Lock", "Cmd", "Ctrl", "Delete", "End", "Enter", "Escape"),
        *("Home", "Insert", "Meta", _COMMAND, "Option", "Page Down", "Page Up", "Shift"),
        *("Space", "Tab"),
        *(f"F{number}" for number in range(1, 13)),
    )
)
"""The keys with more than one character on them."""


def render_keys(text: str) -> str:
    """Render the keys in some HTML text."""
    return KEYS.sub(lambda match: _keyboard(match[1]), text)


def note_keys(node: Node, text: str, page: Rendering) -> None:
    """Reject unknown keys, and write the others into the Markdown copy as on the page."""
    if "[[" not in text:
        return
    for match in KEYS.finditer(text):
        for key in _split(match[1]):
            if len(key) > 1 and key not in _NAMED:
                page.refuse(node, f'There is no key "{key}".', suggest(key, _NAMED))
    source = page.document.source[node.start : node.end].decode()
    for match in KEYS.finditer(source):
        start = node.start + len(source[: match.start()].encode())
        page.edits.append((start, start + len(match[0].encode()), _draw(escape(match[1]))))


def _split(combination: str) -> Iterator[str]:
    return (key.strip() for key in re.split(r"(?<=[^+])\+", combination) if key)


def _draw(combination: str) -> str:
    return "+".join(_draw_key(key) for key in _split(combination))


def _draw_key(key: str) -> str:
    return "<kbd>Ctrl</kbd>" if key == _COMMAND else f"<kbd>{key}</kbd>"


def _keyboard(combination: str) -> str:
    written = "+".join(
        '<kbd data-keys="">Ctrl</kbd>' if key == _COMMAND else _draw_key(key)
        for key in _split(combination)
    )
    # Key combinations read left to right in any text direction.
    return f'<span dir="ltr">{written}</span>' if "</kbd>+" in written else written
