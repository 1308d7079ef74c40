"""Which pages a browser may prepare before they are asked for, and when.

The rules are a file of their own that a header names: written into the page they
would be a script inside it, which a strict content security policy refuses.
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
    """Prepare the page behind a link on which the pointer rests or that is being pressed.

    It is rendered as a whole then, and shown at once when the press ends.
    """
    where = {"and": [_PAGES, {"not": _NO_PAGES}]}
    return json.dumps({"prerender": [{"where": where, "eagerness": "moderate"}]}, indent=2) + "\n"
