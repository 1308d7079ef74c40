"""What a document with live parts says beside them: their styles, and where their modules are."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from tearsheet.markdown.rendering import attribute
from tearsheet.model.article import Prerendered

_PART = re.compile(r'<live-part src="([^"]*)"')


def render_critical_styles(parts: Iterable[Prerendered]) -> str:
    """What parts are seen with before any script; the browser does not insert what is named."""
    styles = dict(style for part in parts for style in part.css)
    if not styles:
        return ""
    return f'<style data-emotion="css {" ".join(styles)}">{"".join(styles.values())}</style>\n'


def render_module_table(parts: Iterable[Prerendered]) -> str:
    """The addresses of all modules, once; each part names its own by their numbers."""
    modules = _number_modules(parts)
    return f'<meta name="live-modules" content="{" ".join(modules)}">\n' if modules else ""


def render_report_address(parts: Iterable[Prerendered], address: str | None) -> str:
    """Where a visitor reports a part that fails; only what lives can fail."""
    if address is None or not any(part.src for part in parts):
        return ""
    return f'<meta name="report" content="{attribute(address)}">\n'


def name_modules(html: str, parts: Iterable[Prerendered]) -> str:
    """Let each part say which modules of the table it is made of."""
    live = [part for part in parts if part.src]
    numbers = _number_modules(live)
    # A part that could not be bundled is made of nothing.
    named = {"": ""} | {
        attribute(part.src or ""): " ".join(str(numbers[name]) for name in _modules(part))
        for part in live
    }
    return _PART.sub(lambda found: f'{found[0]} modules="{named[found[1]]}"', html)


def place_styles(html: str, parts: Iterable[Prerendered]) -> str:
    """The stylesheets of live parts before the first of them: the text above waits not."""
    before, first, rest = html.partition("<live-part ")
    return f"{before}{render_styles(parts)}{first}{rest}" if first else html


def render_styles(parts: Iterable[Prerendered]) -> str:
    """The links to the stylesheets of live parts."""
    styles = dict.fromkeys(css for part in parts if part.src for css in part.styles)
    return "".join(f'<link rel="stylesheet" href="{href}">' for href in styles)


def _number_modules(parts: Iterable[Prerendered]) -> Mapping[str, int]:
    modules = dict.fromkeys(name for part in parts if part.src for name in _modules(part))
    return {name: number for number, name in enumerate(modules)}


def _modules(part: Prerendered) -> tuple[str, ...]:
    return (*part.preload, part.src or "")
