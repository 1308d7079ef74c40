"""Text escaped for HTML and XML, in attribute values and between tags."""

from __future__ import annotations

import html
import re

# Characters that XML 1.0 forbids, even escaped; lone surrogates cannot be encoded as UTF-8.
UNSPEAKABLE = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")


def escape(text: str) -> str:
    """Escape the characters of markup; leave out those that no document may contain."""
    return html.escape(remove_unspeakable(text))


def remove_unspeakable(text: str) -> str:
    """Leave out the control characters and lone surrogates that XML and UTF-8 forbid."""
    return UNSPEAKABLE.sub("", text)
