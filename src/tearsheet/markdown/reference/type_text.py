"""Types and values as code: short, so highlighted by a few rules instead of a grammar."""

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
    """A type or a value in a `code` element; long unions may wrap at every alternative."""
    return f"<code>{_highlight(text)}</code>"


def _highlight(text: str) -> str:
    parts, position = [], 0
    for token in _WORDS.finditer(text):
        parts.append(escape(text[position : token.start()]))
        parts.append(f'<span class="t-{token.lastgroup}">{escape(token[0])}</span>')
        position = token.end()
    parts.append(escape(text[position:]))
    return "".join(parts)
