"""Types and values as code: short, so coloured by a few rules and not by a grammar."""

from __future__ import annotations

import re

from tearsheet.markdown.rendering import escape

_WORDS = re.compile(
    r"""(?P<string>'[^']*'|"[^"]*"|`[^`]*`)"""
    r"""|(?P<number>(?<![\w.])-?\d+(?:\.\d+)?\b)"""
    r"""|(?P<keyword>\b(?:true|false|null|undefined|void|any|unknown|never)\b)"""
    r"""|(?P<type>\b(?:string|number|bool|boolean|func|function|node|element|object|array"""
    r"""|elementType|integer|symbol|Array|Record|Partial|Promise|HTML element|element type)\b)"""
)


def render_type(text: str) -> str:
    """A type or a value in an element of code; long ones may break at every alternative."""
    return f"<code>{_colour(text)}</code>"


def _colour(text: str) -> str:
    parts, position = [], 0
    for found in _WORDS.finditer(text):
        parts.append(escape(text[position : found.start()]))
        parts.append(f'<span class="t-{found.lastgroup}">{escape(found[0])}</span>')
        position = found.end()
    parts.append(escape(text[position:]))
    return "".join(parts)
