"""Text that is safe wherever HTML and XML put it, in quotes or between tags."""

from __future__ import annotations

import html
import re

# What XML 1.0 cannot say at all, not even escaped; lone surrogates have no UTF-8 either.
UNSPEAKABLE = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def escape(text: str) -> str:
    """Spell out the characters that mark something up; leave out what no document may hold."""
    return html.escape(remove_unspeakable(text))


def remove_unspeakable(text: str) -> str:
    """Leave out the control characters and half characters that XML and UTF-8 refuse."""
    return UNSPEAKABLE.sub("", text)
