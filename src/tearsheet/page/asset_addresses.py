"""The hashed files that a document names."""

from __future__ import annotations

import re

# The images for other sites, and the frame that no offline worker ever sees, nobody misses.
_ADDRESS = re.compile(r"/(assets/(?!social/|editing/)[\w./%~-]+\.\w+)")


def find_addresses(html: str) -> set[str]:
    """The paths of the hashed files that a document names."""
    return set(_ADDRESS.findall(html))
