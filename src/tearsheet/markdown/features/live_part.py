"""Islands in a page: their prerendered HTML, and what the reader needs to hydrate them."""

from __future__ import annotations

from tearsheet.markdown.rendering import Rendering, attribute
from tearsheet.model.article import Island, Prerendered
from tearsheet.model.texts import TEXTS


def place_island(island: Island, page: Rendering, *, when: str) -> str:
    """The element of an island.

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
    """The HTML of a part with ids that are unique on the page."""
    return html.replace(PREFIX, _prefix(number))


def _prefix(number: int) -> str:
    return f"p{number}-"


def render_live_part(part: Prerendered, *, when: str, prefix: str, props: str = "{}") -> str:
    """The element around a part; a client-only one has a message without JavaScript."""
    # The same part may be on a page twice; React's generated ids must not be.
    inner = part.html.replace(PREFIX, prefix)
    if not inner and when == "interaction":
        # Nothing is rendered yet that a visitor could interact with.
        when = "visible"
    scope = f' data-scope="{attribute(part.scope)}"' if part.scope else ""
    text = " data-article" if part.is_text else ""
    element = (
        f'<live-part src="{attribute(part.src or "")}" when="{when}" prefix="{prefix}"{text}'
        f' props="{attribute(props)}"{scope}>{inner}</live-part>'
    )
    return element if inner else f"<noscript>{TEXTS['needsScript']}</noscript>{element}"


PREFIX = "prefix0-"
"""The id prefix that parts are prerendered with; each place on a page replaces it."""
