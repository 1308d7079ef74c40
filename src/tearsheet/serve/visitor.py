"""The visitor's IP address: the peer, or the one that trusted proxies forward."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from tearsheet.errors import MachineError

Network = IPv4Network | IPv6Network
Address = IPv4Address | IPv6Address

MOST_REMEMBERED = 4096


def read_networks(written: Iterable[str]) -> tuple[Network, ...]:
    """Parse the networks of trusted proxies."""
    return tuple(map(_read_network, written))


def _read_network(written: str) -> Network:
    try:
        return ip_network(written, strict=False)
    except ValueError as error:
        raise MachineError(
            f'"{written}" is no network.', "Use an address, or one such as 10.0.0.0/8."
        ) from error


def find_visitor(peer: str, forwarded: Sequence[str], trusted: tuple[Network, ...]) -> str:
    """The visitor's address: the last one in X-Forwarded-For that is no trusted proxy.

    Each proxy appends to the header, so earlier entries may be forged.
    """
    if not trusted:
        return peer
    address = peer
    for written in reversed([part.strip() for value in forwarded for part in value.split(",")]):
        if not _is_trusted(address, trusted) or _read_address(written) is None:
            break
        address = written
    return address


@lru_cache(maxsize=MOST_REMEMBERED)
def _is_trusted(written: str, trusted: tuple[Network, ...]) -> bool:
    address = _read_address(written)
    return address is not None and any(address in network for network in trusted)


def _read_address(written: str) -> Address | None:
    try:
        return ip_address(written)
    except ValueError:
        return None
