"""Addresses on hosts that are reserved for examples, and belong to nobody."""

from __future__ import annotations

from urllib.parse import urlsplit

# RFC 2606 and RFC 6761.
_TOP_LEVEL = frozenset({"example", "invalid", "localhost", "test"})
_DOMAINS = frozenset({"example.com", "example.net", "example.org"})


def is_example_address(address: str) -> bool:
    """Whether the host of a URL is one that no site can have."""
    labels = (urlsplit(address).hostname or "").rstrip(".").split(".")
    return labels[-1] in _TOP_LEVEL or ".".join(labels[-2:]) in _DOMAINS
