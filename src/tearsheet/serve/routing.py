"""Routing of addresses to a file, a redirect or nothing."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import dataclass
from urllib.parse import quote

from tearsheet.model.address import LONGEST_PATH, split_language
from tearsheet.output.encodings import SUFFIXES

# A percent sign left after decoding means double or invalid encoding; U+FFFD, invalid UTF-8.
NEVER_IN_A_PATH = ("/.", "\\", "%", "\0", "\ufffd")

_SLASHES = re.compile("//+")


@dataclass(frozen=True, slots=True)
class File:
    """The address is a file of the site, relative to its root."""

    path: str


@dataclass(frozen=True, slots=True)
class Redirect:
    """The address is a variant, or a former address, of this location."""

    location: str
    status: int = 308


@dataclass(frozen=True, slots=True)
class NotFound:
    """There is nothing at the address."""


Answer = File | Redirect | NotFound


def find_answer(
    path: str, files: Container[str], redirects: Mapping[str, str], languages: Sequence[str]
) -> Answer:
    """Route a path, without its query and percent-decoded exactly once.

    Only files in the manifest exist, so no path can traverse outside the site.
    """
    if not is_plausible(path):
        return NotFound()
    file = find_file(path, files)
    if file:
        return File(file)
    location = find_location(path, files, redirects, languages)
    return Redirect(location) if location and location != path else NotFound()


def is_plausible(path: str) -> bool:
    """Whether a path could exist; dotfiles and `..` never do."""
    return (
        path.startswith("/")
        and len(path) <= LONGEST_PATH
        and not any(mark in path for mark in NEVER_IN_A_PATH)
    )


def find_file(address: str, files: Container[str]) -> str | None:
    """Find the file of an address in its canonical form."""
    name = address[1:]
    if address.endswith("/"):
        name += "index.html"
    elif name.rpartition("/")[2] == "index.html" or is_compressed_copy(name, files):
        return None
    return name if name in files else None


def is_compressed_copy(name: str, files: Container[str]) -> bool:
    """Whether a file is the compressed copy of another one."""
    return any(name.endswith(end) and name.removesuffix(end) in files for end in SUFFIXES.values())


def find_location(
    path: str, files: Container[str], redirects: Mapping[str, str], languages: Sequence[str]
) -> str | None:
    """Find the target of a redirect, in one step however many corrections it takes."""
    for address in spellings(path, languages):
        if address in redirects:
            return redirects[address]
        if find_file(address, files):
            return quote(address)
    return None


def spellings(path: str, languages: Sequence[str]) -> Iterator[str]:
    """Yield variants of a path that may exist, the closest first.

    None has two slashes in a row: browsers would take `//name` for a host.
    """
    normalized = _SLASHES.sub("/", path)
    for candidate in dict.fromkeys((normalized, normalized.lower())):
        _, rest = split_language(candidate, languages)
        for address in dict.fromkeys((candidate, rest or "/")):
            if address.endswith("/index.html"):
                yield address.removesuffix("index.html")
            yield address
            yield address.removesuffix("/") if address.endswith("/") else f"{address}/"


def keep_query(location: str, query: str) -> str:
    """Append the query of a request to the location of its redirect."""
    if not query:
        return location
    address, hash_sign, fragment = location.partition("#")
    separator = "&" if "?" in address else "?"
    # Headers are ASCII; what is already encoded stays as it is.
    encoded = quote(query, safe="%/?:@!$&'()*+,;=-._~[]")
    return f"{address}{separator}{encoded}{hash_sign}{fragment}"
