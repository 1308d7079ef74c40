"""What a request asks beyond its address: only if changed, only a part."""

from __future__ import annotations

import re

# A second range after a comma does not match: several at once are answered with the whole file.
ONE_RANGE = re.compile(r"bytes\s*=\s*([0-9]{0,18})-([0-9]{0,18})\s*", re.IGNORECASE)


def is_known(if_none_match: str, etag: str) -> bool:
    """Whether the browser already holds exactly this version of the file."""
    if if_none_match.strip() == "*":
        return True
    return any(tag.strip().removeprefix("W/") == etag for tag in if_none_match.split(","))


def find_range(header: str, size: int) -> range | None:
    """Find the bytes a Range header asks for.

    None means the whole file, because the header asks for nothing that can be
    understood; an empty range means bytes that the file does not have.
    """
    match = ONE_RANGE.fullmatch(header)
    first, last = match.groups() if match else ("", "")
    if not first and not last:
        return None
    if not first:
        return range(max(size - int(last), 0), size)
    if last and int(last) < int(first):
        return None
    end = min(int(last) + 1, size) if last else size
    return range(int(first), end)
