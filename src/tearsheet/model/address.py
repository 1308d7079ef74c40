"""Addresses: how one is written, and which title follows from it."""

from __future__ import annotations

import re
from collections.abc import Collection

from tearsheet.errors import TearsheetError

LONGEST_PATH = 2048
"""Far longer than any real page's address."""


class NotAnAddress(TearsheetError):
    """A text that cannot be the address of a page."""

    def __init__(self, found: str, problem: str) -> None:
        self.found = found
        self.problem = problem
        super().__init__(
            f'"{found}" is not an address of this site: {problem}.\n'
            "  Write it from the top of the site, as /library/react-button/."
        )

    def __reduce__(self) -> tuple[object, ...]:
        return NotAnAddress, (self.found, self.problem)


_CANONICAL = re.compile(r"/(?:[A-Za-z0-9_~-][A-Za-z0-9._~-]*/)*")


def canonical_address(path: str) -> str:
    """Return the canonical form of an address: a slash at both ends, no query and no hash.

    Only a missing slash at the end is supplied. Anything that would need a guess is
    refused: a relative path, an empty segment, dots that climb, an escape.
    """
    if _CANONICAL.fullmatch(path):
        return path
    address = re.split("[?#]", path, maxsplit=1)[0]
    if not address.startswith("/"):
        raise NotAnAddress(path, "it does not start with a slash")
    segments = address[1:].removesuffix("/").split("/")
    if segments == [""] and address == "/":
        return "/"
    for segment in segments:
        reject_segment(segment, path)
    return f"/{'/'.join(segments)}/"


def reject_segment(segment: str, path: str) -> None:
    """Reject a segment that an address cannot have."""
    if not segment:
        raise NotAnAddress(path, "it has two slashes in a row")
    if segment in (".", ".."):
        raise NotAnAddress(path, f'it climbs with "{segment}"')
    if odd := re.search("[^A-Za-z0-9._~-]", segment):
        raise NotAnAddress(
            path, f"it contains {odd[0]!r}; letters a to z, digits and - . _ ~ are known"
        )


def ignores_language(path: str) -> bool:
    """Say whether an address is the same in every language: the blog, and the size snapshot."""
    return re.match(r"/(?:blog(?:[/?#]|\Z)|size-snapshot/?(?:[?#]|\Z))", path) is not None


def split_language(path: str, languages: Collection[str]) -> tuple[str | None, str]:
    """Split a path into its language prefix and the rest.

    A prefix that is no language of the site stays where it is: no page stands
    there, so the visitor is told that nothing was found.
    """
    prefix = re.match(r"/([^/?#]+)(.*)", path, re.DOTALL)
    if ignores_language(path) or not prefix or prefix[1] not in languages:
        return None, path
    rest = prefix[2] if prefix[2].startswith("/") else f"/{prefix[2]}"
    # Browsers read two slashes, or a slash and a backslash, as the start of another host.
    if rest[1:2] in ("/", "\\"):
        return None, path
    return prefix[1], rest


def derived_title(address: str) -> str:
    """Make a title from the last segment of an address; there is always something to read.

    Under `/api/` the segment is the name of a component, or of a hook: code, written
    as in code. Elsewhere it is words.
    """
    path = re.split("[?#]", address, maxsplit=1)[0]
    *parents, last = [segment for segment in path.split("/") if segment.strip()] or ["home"]
    words = [word for word in last.removeprefix("react-").split("-") if word.strip()] or [last]
    if "api" not in parents:
        return _capitalise(" ".join(words))
    name = "".join(_capitalise(word) for word in words)
    return re.sub("^Use(?=[A-Z0-9]|$)", "use", name)


def _capitalise(word: str) -> str:
    # Not `capitalize()`, which would lowercase the other letters.
    return word[:1].upper() + word[1:]
