"""Live parts in a page: their prerendered HTML, and what the reader needs to bring them to life."""

from __future__ import annotations

from tearsheet.markdown.rendering import Rendering, attribute
from tearsheet.model.article import Island, Prerendered
from tearsheet.model.texts import TEXTS


def place_island(island: Island, page: Rendering, *, when: str) -> str:
    """The element of a live part.

    The first time a page is rendered the part may not be prerendered yet; it
    is then asked for, and the page rendered again with the answer.
    """
    page.islands.append(island)
    known = page.source.prerendered.get(island)
    if known is None:
        return ""
    number = page.next_number("island")
    if known.src is None:
        return number_part(known.html, number)
    return render_live_part(known, when=when, prefix=_prefix(number), props=island.props)


def number_part(html: str, number: int) -> str:
    """The HTML of a part as it stands on a page: its ids are those of no other part."""
    return html.replace(PREFIX, _prefix(number))


def _prefix(number: int) -> str:
    return f"p{number}-"


def render_live_part(part: Prerendered, *, when: str, prefix: str, props: str = "{}") -> str:
    """The element around a part; one that only a browser can show says so where no script runs."""
    # The same part may stand on a page twice; the ids React makes must not.
    inner = part.html.replace(PREFIX, prefix)
    if not inner and when == "interaction":
        # There is nothing yet that anybody could touch.
        when = "visible"
    scope = f' data-cut="{attribute(part.scope)}"' if part.scope else ""
    element = (
        f'<live-part src="{attribute(part.src or "")}" when="{when}" prefix="{prefix}"'
        f' props="{attribute(props)}"{scope}>{inner}</live-part>'
    )
    return element if inner else f"<noscript>{TEXTS['needsScript']}</noscript>{element}"


PREFIX = "prefix0-"
"""What parts are prerendered with, and what each place on a page replaces."""
