"""Sends responses: a whole file, a range, 304, a redirect or a short text."""

from __future__ import annotations

from collections.abc import Mapping

from tearsheet.output.headers import ASK_AGAIN, KEEP_FOR_THE_VISIT, TEXT, Header
from tearsheet.serve.conditions import (
    FAILED,
    UNCHANGED,
    check_conditions,
    find_range,
    is_still_whole,
)
from tearsheet.serve.file_cache import SERVER, CachedFile
from tearsheet.serve.granian_types import Reply, RequestHeaders

# Headers of a file that do not belong in a 412 or 416 response for it.
NOT_IN_ERRORS = frozenset({"cache-control", "etag", "speculation-rules", "vary"})

TEXT_OF_412 = "Another version is here.\n"

Sent = tuple[int, int]
"""Status and body size in bytes of a response."""


def send_copy(method: str, headers: RequestHeaders, reply: Reply, copy: CachedFile) -> Sent:
    """Send a file, a range of it, 304 or 412, as the request headers demand."""
    status = check_conditions(headers, copy.etag, copy.modified)
    if status == UNCHANGED:
        reply.response_empty(UNCHANGED, add_requested_fields(headers, copy.brief))
        return UNCHANGED, 0
    if status == FAILED:
        return send_text(method, reply, FAILED, TEXT_OF_412, headers_of_error(copy))
    if "range" in headers and method == "GET" and range_is_valid(headers, copy):
        part = find_range(headers.get("range", ""), copy.size)
        if part is not None:
            return send_part(reply, copy, part)
    return send_whole(method, reply, 200, copy, add_requested_fields(headers, copy.headers))


def range_is_valid(headers: RequestHeaders, copy: CachedFile) -> bool:
    """Whether a range fits to the parts the client has already (If-Range)."""
    if_range = headers.get("if-range")
    # All encodings share a date, but not their bytes.
    modified = None if copy.varies else copy.modified
    return if_range is None or is_still_whole(if_range, copy.etag, modified)


def headers_of_error(copy: CachedFile) -> dict[str, str]:
    """Headers of a 412 or 416 response for a file."""
    headers = dict(header for header in copy.brief if header[0] not in NOT_IN_ERRORS)
    return headers | {"content-type": TEXT}


def add_requested_fields(request: RequestHeaders, headers: list[Header]) -> list[Header]:
    """Allow a browser that prefetches a page to cache it until the visit."""
    if not request.get("sec-purpose", "").startswith("prefetch"):
        return headers
    prefetch = ("cache-control", KEEP_FOR_THE_VISIT)
    return [prefetch if header == ("cache-control", ASK_AGAIN) else header for header in headers]


def send_whole(
    method: str, reply: Reply, status: int, copy: CachedFile, headers: list[Header]
) -> Sent:
    """Send a whole file; for HEAD, only its headers."""
    sent = status, 0 if method == "HEAD" else copy.size
    if copy.body is not None:
        reply.response_bytes(status, headers, copy.body)
        return sent
    headers = [*headers, ("content-length", str(copy.size))]
    if method == "HEAD":
        reply.response_empty(status, headers)
    else:
        reply.response_file(status, headers, copy.file)
    return sent


def send_part(reply: Reply, copy: CachedFile, part: range) -> Sent:
    """Send a range of a file; 416 if it is empty."""
    if not part:
        error_headers = {**headers_of_error(copy), "content-range": f"bytes */{copy.size}"}
        return send_text("GET", reply, 416, "The file is shorter.\n", error_headers)
    headers = [
        *copy.headers,
        ("content-range", f"bytes {part[0]}-{part[-1]}/{copy.size}"),
        ("content-length", str(len(part))),
    ]
    if copy.body is not None:
        reply.response_bytes(206, headers, copy.body[part.start : part.stop])
    else:
        reply.response_file_range(206, headers, copy.file, part.start, part.stop)
    return 206, len(part)


def send_redirect(
    method: str, reply: Reply, status: int, location: str, headers: Mapping[str, str]
) -> Sent:
    """Send a redirect that is revalidated every time, because addresses move back too."""
    redirect_headers = {**headers, "location": location, "cache-control": ASK_AGAIN}
    return send_text(method, reply, status, f"{location}\n", redirect_headers)


def send_text(
    method: str, reply: Reply, status: int, text: str, headers: Mapping[str, str]
) -> Sent:
    """Send a short text."""
    body = text.encode()
    reply.response_bytes(status, [*{**dict([SERVER]), **headers}.items()], body)
    return status, 0 if method == "HEAD" else len(body)
