"""Keys of the keyboard, which a text names in double brackets."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tearsheet.errors import suggest
from tearsheet.markdown.rendering import KEYS, Rendering, escape
from tearsheet.markdown.tree import Node

_NAMED = frozenset(
    (
        *("Alt", "Backspace", "Caps Lock", "Cmd", "Ctrl", "Delete", "End", "Enter", "Escape"),
        *("Home", "Insert", "Meta", "Option", "Page Down", "Page Up", "Shift", "Space", "Tab"),
        *(f"F{number}" for number in range(1, 13)),
    )
)
"""The keys that have more than a letter or a sign on them."""


def render_keys(text: str) -> str:
    """Draw the keys that some HTML text names."""
    return KEYS.sub(lambda found: _keyboard(found[1]), text)


def note_keys(node: Node, text: str, page: Rendering) -> None:
    """Refuse keys that no keyboard has, and let the twin draw the others as the page does."""
    if "[[" not in text:
        return
    for found in KEYS.finditer(text):
        for key in _split(found[1]):
            if len(key) > 1 and key not in _NAMED:
                page.refuse(node, f'There is no key "{key}".', suggest(key, _NAMED))
    source = page.document.source[node.start : node.end].decode()
    for found in KEYS.finditer(source):
        start = node.start + len(source[: found.start()].encode())
        page.edits.append((start, start + len(found[0].encode()), _draw(escape(found[1]))))


def _split(combination: str) -> Iterator[str]:
    return (key.strip() for key in re.split(r"(?<=[^+])\+", combination) if key)


def _draw(combination: str) -> str:
    return "+".join(f"<kbd>{key}</kbd>" for key in _split(combination))


def _keyboard(combination: str) -> str:
    written = _draw(combination)
    # Several keys are read in the order they are pressed, whichever way the text runs.
    return f'<span dir="ltr">{written}</span>' if "</kbd>+" in written else written
