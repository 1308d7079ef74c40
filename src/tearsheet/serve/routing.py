"""What an address leads to: a file, another address, or nothing."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import dataclass
from urllib.parse import quote

from tearsheet.model.address import LONGEST_PATH, split_language
from tearsheet.output.encodings import SUFFIXES

# A percent sign left after decoding was encoded twice or badly; U+FFFD was no UTF-8.
NEVER_IN_A_PATH = ("/.", "\\", "%", "\0", "\ufffd")

_SLASHES = re.compile("//+")


@dataclass(frozen=True, slots=True)
class File:
    """The address is a file of the site, named from its root."""

    path: str


@dataclass(frozen=True, slots=True)
class Redirect:
    """The address is another spelling, or an older name, of this one."""

    location: str
    status: int = 308


@dataclass(frozen=True, slots=True)
class NotFound:
    """Nothing stands at the address."""


Answer = File | Redirect | NotFound


def find_answer(
    path: str, files: Container[str], redirects: Mapping[str, str], languages: Sequence[str]
) -> Answer:
    """Find what stands at a path.

    The path comes without its query and with its percent-encoding undone
    exactly once. Whatever is not in the table of files does not exist, so no
    spelling of a path can reach outside the site.
    """
    if not is_honest(path):
        return NotFound()
    file = find_file(path, files)
    if file:
        return File(file)
    location = find_location(path, files, redirects, languages)
    return Redirect(location) if location and location != path else NotFound()


def is_honest(path: str) -> bool:
    """Whether a path could be meant; dotfiles and steps upwards never are."""
    return (
        path.startswith("/")
        and len(path) <= LONGEST_PATH
        and not any(mark in path for mark in NEVER_IN_A_PATH)
    )


def find_file(address: str, files: Container[str]) -> str | None:
    """Find the file of an address that is written the way the site writes it."""
    name = address[1:]
    if address.endswith("/"):
        name += "index.html"
    elif name.rpartition("/")[2] == "index.html" or is_compressed_copy(name, files):
        return None
    return name if name in files else None


def is_compressed_copy(name: str, files: Container[str]) -> bool:
    """Whether a file only exists so that another one travels faster."""
    return any(name.endswith(end) and name.removesuffix(end) in files for end in SUFFIXES.values())


def find_location(
    path: str, files: Container[str], redirects: Mapping[str, str], languages: Sequence[str]
) -> str | None:
    """Find where a path should have led, in one step however much of it was off."""
    for address in spellings(path, languages):
        if address in redirects:
            return redirects[address]
        if find_file(address, files):
            return quote(address)
    return None


def spellings(path: str, languages: Sequence[str]) -> Iterator[str]:
    """Yield the addresses a visitor may have meant, the nearest first.

    None of them has two slashes in a row: browsers take what follows those for a host.
    """
    tidy = _SLASHES.sub("/", path)
    for written in dict.fromkeys((tidy, tidy.lower())):
        _, rest = split_language(written, languages)
        for address in dict.fromkeys((written, rest or "/")):
            if address.endswith("/index.html"):
                yield address.removesuffix("index.html")
            yield address
            yield address.removesuffix("/") if address.endswith("/") else f"{address}/"


def keep_query(location: str, query: str) -> str:
    """Carry the query of a request over to where the visitor is sent."""
    if not query:
        return location
    address, hash_sign, fragment = location.partition("#")
    joint = "&" if "?" in address else "?"
    # Headers are ASCII; what is already encoded stays as it is.
    encoded = quote(query, safe="%/?:@!$&'()*+,;=-._~[]")
    return f"{address}{joint}{encoded}{hash_sign}{fragment}"
