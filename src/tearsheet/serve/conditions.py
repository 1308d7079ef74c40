"""What a request asks beyond its address: only if changed, only if not, only a part."""

from __future__ import annotations

import re
from datetime import UTC
from email.utils import formatdate, parsedate_to_datetime
from functools import lru_cache

from tearsheet.serve.granian_types import RequestHeaders, join_values

# A second range after a comma does not match: several at once are answered with the whole file.
ONE_RANGE = re.compile(r"bytes\s*=\s*([0-9]{0,18})-([0-9]{0,18})\s*", re.IGNORECASE)

SEND, UNCHANGED, FAILED = 200, 304, 412

MOST_DATES = 256
"""Dates that are remembered: a browser asks again with the one it was given."""
LONGEST_DATE = 40
"""What is longer is none, and does not fill the memory."""


def check_conditions(headers: RequestHeaders, etag: str, modified: int | None) -> int:
    """Check what a request is conditional on, in the order of RFC 9110, section 13.2.2.

    The status says what comes of it: 200, 304 or 412. A date counts only where
    there is no entity tag of the same purpose, and what cannot be understood
    counts for nothing.
    """
    if "if-match" in headers:
        if not is_same(join_values(headers, "if-match"), etag):
            return FAILED
    elif "if-unmodified-since" in headers:
        limit = read_date(headers.get("if-unmodified-since", ""))
        if limit is not None and modified is not None and modified > limit:
            return FAILED
    if "if-none-match" in headers:
        known = is_known(join_values(headers, "if-none-match"), etag)
        return UNCHANGED if known else SEND
    if modified is None or "if-modified-since" not in headers:
        return SEND
    # Only the very date: after a return to an earlier release the file is older than
    # what the visitor has, and another one all the same.
    since = read_date(headers.get("if-modified-since", ""))
    return UNCHANGED if since == modified else SEND


def is_known(if_none_match: str, etag: str) -> bool:
    """Whether the browser already holds exactly this version of the file."""
    if if_none_match.strip() == "*":
        return True
    return any(tag.strip().removeprefix("W/") == etag for tag in if_none_match.split(","))


def is_same(if_match: str, etag: str) -> bool:
    """Whether this is one of the versions a request insists on; a weak tag names none for sure."""
    return if_match.strip() == "*" or etag in (tag.strip() for tag in if_match.split(","))


def is_still_whole(if_range: str, etag: str, modified: int | None) -> bool:
    """Whether the parts a visitor has are of the same bytes as what is here.

    The date is of the file, whatever it travels in, so it is asked only where
    there is one way to travel.
    """
    if if_range.startswith('"'):
        return if_range == etag
    return modified is not None and read_date(if_range) == modified


def read_date(text: str) -> int | None:
    """Read a date in any of the three forms that HTTP knows; None where it is none."""
    return _read_date(text) if len(text) <= LONGEST_DATE else None


@lru_cache(maxsize=MOST_DATES)
def _read_date(text: str) -> int | None:
    try:
        moment = parsedate_to_datetime(text)
    except (ValueError, OverflowError):
        return None
    # A form that names no zone means universal time.
    return int((moment if moment.tzinfo else moment.replace(tzinfo=UTC)).timestamp())


def write_date(seconds: int) -> str:
    """Write a date as HTTP does."""
    return formatdate(seconds, usegmt=True)


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
