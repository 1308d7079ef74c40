"""The hashed files that a document refers to."""

from __future__ import annotations

import re

# Not social images and the editing frame: the offline worker never needs them.
_ADDRESS = re.compile(r"/(assets/(?!social/|editing/)[\w./%~-]+\.\w+)")


def find_addresses(html: str) -> set[str]:
    """The paths of the hashed files that a document refers to."""
    return set(_ADDRESS.findall(html))
