"""Callouts, such as notes and warnings."""

from __future__ import annotations

from tearsheet.markdown.directives import Directive
from tearsheet.markdown.rendering import Feature, Rendering, attribute, escape
from tearsheet.markdown.tree import Node
from tearsheet.model.texts import TEXTS

TITLES = {
    "info": TEXTS["calloutInfo"],
    "success": TEXTS["calloutSuccess"],
    "warning": TEXTS["calloutWarning"],
    "error": TEXTS["calloutError"],
}


def _callout(node: Node, directive: Directive, page: Rendering) -> str:
    page.check_options(node, directive, ())
    title = directive.argument or TITLES[directive.name]
    inner = page.children(node)
    if not inner.strip():
        page.refuse(node, f"The {directive.name} callout is empty.", "Write its text inside.")
    heading = f'<p class="callout-title">{escape(title)}</p>\n' if directive.argument else ""
    # A note, not a landmark: a page may have many, and landmarks are few.
    opening = (
        f'<aside class="callout {directive.name}" role="note" aria-label="{attribute(title)}">'
    )
    return f"{opening}\n{heading}{inner}</aside>\n"


FEATURE = Feature(
    directives=dict.fromkeys(TITLES, _callout),
    arguments=dict.fromkeys(TITLES, "[TITLE]"),
    wraps=True,
)
