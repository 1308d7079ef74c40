"""Conditional requests and range requests."""

from __future__ import annotations

import re
from datetime import UTC
from email.utils import formatdate, parsedate_to_datetime
from functools import lru_cache

from tearsheet.serve.granian_types import RequestHeaders, join_values

# Multiple ranges do not match: they are answered with the whole file.
ONE_RANGE = re.compile(r"bytes\s*=\s*([0-9]{0,18})-([0-9]{0,18})\s*", re.IGNORECASE)

SEND, UNCHANGED, FAILED = 200, 304, 412

MOST_DATES = 256
"""Size of the cache of parsed dates: browsers repeat the one they were sent."""
LONGEST_DATE = 40
"""Longer texts are no dates, and are not cached."""


def check_conditions(headers: RequestHeaders, etag: str, modified: int | None) -> int:
    """Evaluate the preconditions of a request, in the order of RFC 9110, section 13.2.2.

    The result is the status: 200, 304 or 412. A date is ignored if there is an
    entity tag for the same purpose, and so are invalid values.
    """
    if "if-match" in headers:
        if not is_same(join_values(headers, "if-match"), etag):
            return FAILED
    elif "if-unmodified-since" in headers:
        limit = read_date(headers.get("if-unmodified-since", ""))
        if limit is not None and modified is not None and modified > limit:
            return FAILED
    if "if-none-match" in headers:
        cached = is_known(join_values(headers, "if-none-match"), etag)
        return UNCHANGED if cached else SEND
    if modified is None or "if-modified-since" not in headers:
        return SEND
    # Compared for equality: after a rollback the file is older than the one the
    # visitor has cached, but a different one.
    since = read_date(headers.get("if-modified-since", ""))
    return UNCHANGED if since == modified else SEND


def is_known(if_none_match: str, etag: str) -> bool:
    """Whether the browser has this version of the file cached."""
    if if_none_match.strip() == "*":
        return True
    return any(tag.strip().removeprefix("W/") == etag for tag in if_none_match.split(","))


def is_same(if_match: str, etag: str) -> bool:
    """Whether If-Match lists this version; weak entity tags never match."""
    return if_match.strip() == "*" or etag in (tag.strip() for tag in if_match.split(","))


def is_still_whole(if_range: str, etag: str, modified: int | None) -> bool:
    """Whether the parts a client has belong to the same bytes (If-Range).

    All encodings of a file share its date, so the date counts only for files with one encoding.
    """
    if if_range.startswith('"'):
        return if_range == etag
    return modified is not None and read_date(if_range) == modified


def read_date(text: str) -> int | None:
    """Parse a date in any of the three HTTP formats; None if it is invalid."""
    return _read_date(text) if len(text) <= LONGEST_DATE else None


@lru_cache(maxsize=MOST_DATES)
def _read_date(text: str) -> int | None:
    try:
        moment = parsedate_to_datetime(text)
    except (ValueError, OverflowError):
        return None
    # Without a time zone, it is UTC.
    return int((moment if moment.tzinfo else moment.replace(tzinfo=UTC)).timestamp())


def write_date(seconds: int) -> str:
    """Format a date for an HTTP header."""
    return formatdate(seconds, usegmt=True)


def find_range(header: str, size: int) -> range | None:
    """Parse a Range header.

    None means the whole file, because the header is invalid or unsupported; an
    empty range cannot be satisfied.
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
