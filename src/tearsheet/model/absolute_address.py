"""The whole address of something on the site: the name search engines and feeds know it by."""

from __future__ import annotations

import re
from urllib.parse import quote

# An address that is already encoded is not encoded twice: only a `%` on its own is.
LONE_PERCENT = re.compile(r"%(?![0-9A-Fa-f]{2})")
KEPT = "/%:@!$&'()*+,;=~"
_PLAIN = re.compile(r"[A-Za-z0-9/_.~-]*")


def absolute_address(host: str, address: str) -> str:
    """Put the host in front of an address of the site, and encode what an address cannot hold."""
    if _PLAIN.fullmatch(address):
        return f"{host.rstrip('/')}/{address.lstrip('/')}"
    whole = LONE_PERCENT.sub("%25", address.lstrip("/"))
    path = quote(whole, safe=KEPT, errors="ignore")
    return f"{host.rstrip('/')}/{path}"
