"""The styles of a document's islands, and the addresses of their modules."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from tearsheet.markdown.rendering import attribute
from tearsheet.model.article import Prerendered
from tearsheet.page.fonts import preload_font

_PART = re.compile(r'<live-part src="([^"]*)"')


def render_critical_styles(parts: Iterable[Prerendered]) -> str:
    """The critical CSS of islands; emotion does not insert the styles named there again."""
    styles = dict(style for part in parts for style in part.css)
    if not styles:
        return ""
    return f'<style data-emotion="css {" ".join(styles)}">{"".join(styles.values())}</style>\n'


def render_inline_styles(parts: Iterable[Prerendered]) -> str:
    """The short stylesheets of islands, each once: none of them costs a request."""
    sheets = dict.fromkeys(sheet for part in parts if part.src for sheet in part.inline_styles)
    return f"<style data-islands>{''.join(sheets)}</style>\n" if sheets else ""


def render_module_table(parts: Iterable[Prerendered]) -> str:
    """The addresses of all modules, once; each island refers to its own by their index."""
    modules = _number_modules(parts)
    return f'<meta name="live-modules" content="{" ".join(modules)}">\n' if modules else ""


def render_report_address(parts: Iterable[Prerendered], address: str | None) -> str:
    """The URL for reporting an island that fails; empty without islands that hydrate."""
    if address is None or not any(part.src for part in parts):
        return ""
    return f'<meta name="report" content="{attribute(address)}">\n'


def name_modules(html: str, parts: Iterable[Prerendered]) -> str:
    """Add to each island the indexes of its modules in the table."""
    live = [part for part in parts if part.src]
    numbers = _number_modules(live)
    # An island that could not be bundled has no modules.
    indexes = {"": ""} | {
        attribute(part.src or ""): " ".join(str(numbers[name]) for name in _modules(part))
        for part in live
    }
    return _PART.sub(lambda tag: f'{tag[0]} modules="{indexes[tag[1]]}"', html)


def place_styles(html: str, parts: Iterable[Prerendered]) -> str:
    """Put the stylesheets of islands before the first of them: they do not block the text above."""
    before, first, rest = html.partition("<live-part ")
    return f"{before}{render_styles(parts)}{first}{rest}" if first else html


def render_styles(parts: Iterable[Prerendered]) -> str:
    """The links to the stylesheets of islands, and to the fonts of their themes."""
    live = [part for part in parts if part.src]
    styles = dict.fromkeys(css for part in live for css in part.styles)
    fonts = dict.fromkeys(font for part in live for font in part.fonts)
    sheets = "".join(f'<link rel="stylesheet" href="{href}">' for href in styles)
    # Behind all that the text above the first of them needs.
    return sheets + "".join(preload_font(font, "low") for font in fonts)


def _number_modules(parts: Iterable[Prerendered]) -> Mapping[str, int]:
    modules = dict.fromkeys(name for part in parts if part.src for name in _modules(part))
    return {name: number for number, name in enumerate(modules)}


def _modules(part: Prerendered) -> tuple[str, ...]:
    return (*part.preload, part.src or "")
