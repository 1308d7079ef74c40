"""Text that is safe wherever HTML and XML put it, in quotes or between tags."""

from __future__ import annotations

import re

# What XML 1.0 cannot say at all, not even escaped; lone surrogates have no UTF-8 either.
UNSPEAKABLE = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
SPECIAL = re.compile("[&<>\"'\t\n\r]|[^ -~]")


def escape(text: str) -> str:
    """Spell out the characters that mark something up; leave out what no document may hold."""
    # Most titles and addresses hold nothing of the kind, and every one of them comes by here.
    if not SPECIAL.search(text):
        return text
    return (
        remove_unspeakable(text)
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace('"', "&quot;")
        .replace("'", "&#39;")
    )


def remove_unspeakable(text: str) -> str:
    """Leave out the control characters and half characters that XML and UTF-8 refuse."""
    return UNSPEAKABLE.sub("", text)
