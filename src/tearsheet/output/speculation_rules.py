"""Speculation rules: which pages a browser may prerender, and when.

They are a separate file referenced by a header: inline they would be a script,
which a strict content security policy blocks.
"""

from __future__ import annotations

import json

PATH = "parts/speculation-rules.json"
MEDIA_TYPE = "application/speculationrules+json"

_PAGES = {"or": [{"href_matches": "/"}, {"href_matches": "/*/"}]}
_NO_PAGES = {
    "or": [
        {"href_matches": "/frames/*"},
        {"selector_matches": "[download], [target], [rel~=nofollow], [data-group], [data-search]"},
    ]
}


def render_speculation_rules() -> str:
    """Rules that prerender the page of a link on hover or pointer down.

    The page is then shown instantly when the click completes.
    """
    where = {"and": [_PAGES, {"not": _NO_PAGES}]}
    return json.dumps({"prerender": [{"where": where, "eagerness": "moderate"}]}, indent=2) + "\n"
