"""The ways an answer goes out: whole, in part, as "unchanged", or as a short text."""

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
from tearsheet.serve.file_cache import NAMELESS, CachedFile
from tearsheet.serve.granian_types import Reply, RequestHeaders

# What holds for a file, and not for the word that it has no such bytes.
OF_THE_FILE = frozenset({"cache-control", "etag", "speculation-rules", "vary"})

TEXT_OF_412 = "Another version is here.\n"

Sent = tuple[int, int]
"""The status of what was sent, and how many bytes its body has."""


def send_copy(method: str, headers: RequestHeaders, reply: Reply, copy: CachedFile) -> Sent:
    """Send a file, or the part of it that is wanted, or the word that it is unchanged."""
    status = check_conditions(headers, copy.etag, copy.modified)
    if status == UNCHANGED:
        reply.response_empty(UNCHANGED, add_requested_fields(headers, copy.brief))
        return UNCHANGED, 0
    if status == FAILED:
        return send_text(method, reply, FAILED, TEXT_OF_412, said_without(copy))
    if "range" in headers and method == "GET" and may_be_parted(headers, copy):
        part = find_range(headers.get("range", ""), copy.size)
        if part is not None:
            return send_part(reply, copy, part)
    return send_whole(method, reply, 200, copy, add_requested_fields(headers, copy.headers))


def may_be_parted(headers: RequestHeaders, copy: CachedFile) -> bool:
    """Whether a part fits to those the visitor has already."""
    told = headers.get("if-range")
    # A date is the same for all encodings, whose bytes are not.
    modified = None if copy.varies else copy.modified
    return told is None or is_still_whole(told, copy.etag, modified)


def said_without(copy: CachedFile) -> dict[str, str]:
    """Say what goes with a text in place of a file."""
    said = dict(header for header in copy.brief if header[0] not in OF_THE_FILE)
    return said | {"content-type": TEXT}


def add_requested_fields(asked: RequestHeaders, headers: list[Header]) -> list[Header]:
    """Let a browser that fetches a page ahead of a visit keep it until then."""
    if not asked.get("sec-purpose", "").startswith("prefetch"):
        return headers
    kept = ("cache-control", KEEP_FOR_THE_VISIT)
    return [kept if header == ("cache-control", ASK_AGAIN) else header for header in headers]


def send_whole(
    method: str, reply: Reply, status: int, copy: CachedFile, headers: list[Header]
) -> Sent:
    """Send all of a file, or for HEAD only what would be said about it."""
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
    """Send some bytes of a file, or the word that it has no such bytes."""
    if not part:
        said = {**said_without(copy), "content-range": f"bytes */{copy.size}"}
        return send_text("GET", reply, 416, "The file is shorter.\n", said)
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
    method: str, reply: Reply, status: int, location: str, said: Mapping[str, str]
) -> Sent:
    """Send the visitor on; the browser asks again next time, because addresses move back too."""
    headers = {**said, "location": location, "cache-control": ASK_AGAIN}
    return send_text(method, reply, status, f"{location}\n", headers)


def send_text(method: str, reply: Reply, status: int, text: str, said: Mapping[str, str]) -> Sent:
    """Send a short answer that has no file."""
    body = text.encode()
    reply.response_bytes(status, [*{**dict([NAMELESS]), **said}.items()], body)
    return status, 0 if method == "HEAD" else len(body)
