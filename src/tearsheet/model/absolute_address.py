"""The absolute URL of an address, for search engines, feeds and social images."""

from __future__ import annotations

import re
from urllib.parse import quote

# An address that is already encoded is not encoded twice: only a `%` on its own is.
LONE_PERCENT = re.compile(r"%(?![0-9A-Fa-f]{2})")
KEPT = "/%:@!$&'()*+,;=~"
_PLAIN = re.compile(r"[A-Za-z0-9/_.~-]*")


def absolute_address(host: str, address: str) -> str:
    """Prefix an address of the site with the host, and percent-encode it."""
    if _PLAIN.fullmatch(address):
        return f"{host.rstrip('/')}/{address.lstrip('/')}"
    whole = LONE_PERCENT.sub("%25", address.lstrip("/"))
    path = quote(whole, safe=KEPT, errors="ignore")
    return f"{host.rstrip('/')}/{path}"
