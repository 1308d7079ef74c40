"""Live parts in a page: their prerendered HTML, and what the reader needs to bring them to life."""

from __future__ import annotations

from tearsheet.markdown.rendering import Rendering, attribute
from tearsheet.model.article import Island, Prerendered


def place_island(island: Island, page: Rendering, *, when: str) -> str:
    """The element of a live part.

    The first time a page is rendered the part may not be prerendered yet; it
    is then asked for, and the page rendered again with the answer.
    """
    page.islands.append(island)
    known = page.source.prerendered.get(island)
    if known is None:
        return ""
    if known.src is None:
        return known.html
    prefix = f"p{page.next_number('island')}-"
    return (
        f'<live-part src="{attribute(known.src)}" when="{when}" prefix="{prefix}"'
        f' props="{attribute(island.props)}">{_prefixed(known, prefix)}'
        "</live-part>"
    )


def _prefixed(part: Prerendered, prefix: str) -> str:
    # The same part may stand on a page twice; the ids React makes must not.
    return part.html.replace(PREFIX, prefix)


PREFIX = "prefix0-"
"""What parts are prerendered with, and what each place on a page replaces."""
