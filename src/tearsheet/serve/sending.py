"""The ways an answer goes out: whole, in part, as "unchanged", or as a short text."""

from __future__ import annotations

from tearsheet.build.answers import (
    ASK_AGAIN,
    KEEP_FOR_THE_VISIT,
    SAFETY_HEADERS,
    TEXT,
    Header,
)
from tearsheet.serve.conditions import find_range, is_known
from tearsheet.serve.shelf import Copy
from tearsheet.serve.wire import Reply, Request


def send_copy(request: Request, reply: Reply, copy: Copy) -> None:
    """Send a file, or the part of it that is wanted, or the word that it is unchanged."""
    headers = request.headers
    known = headers.get("if-none-match")
    if known and is_known(known, copy.etag):
        reply.response_empty(304, said_to(request, copy.brief))
        return
    wanted = headers.get("range")
    if wanted and request.method == "GET" and headers.get("if-range", copy.etag) == copy.etag:
        part = find_range(wanted, copy.size)
        if part is not None:
            send_part(reply, copy, part)
            return
    send_whole(request, reply, 200, copy, said_to(request, copy.headers))


def said_to(request: Request, headers: list[Header]) -> list[Header]:
    """Let a browser that fetches a page ahead of a visit keep it until then."""
    if not request.headers.get("sec-purpose", "").startswith("prefetch"):
        return headers
    kept = ("cache-control", KEEP_FOR_THE_VISIT)
    return [kept if header == ("cache-control", ASK_AGAIN) else header for header in headers]


def send_whole(
    request: Request, reply: Reply, status: int, copy: Copy, headers: list[Header]
) -> None:
    """Send all of a file, or for HEAD only what would be said about it."""
    if copy.body is not None:
        reply.response_bytes(status, headers, copy.body)
        return
    headers = [*headers, ("content-length", str(copy.size))]
    if request.method == "HEAD":
        reply.response_empty(status, headers)
    else:
        reply.response_file(status, headers, copy.file)


def send_part(reply: Reply, copy: Copy, part: range) -> None:
    """Send some bytes of a file, or the word that it has no such bytes."""
    if not part:
        unit = ("content-range", f"bytes */{copy.size}")
        send_text(reply, 416, "The file is shorter.\n", [unit])
        return
    headers = [
        *copy.headers,
        ("content-range", f"bytes {part[0]}-{part[-1]}/{copy.size}"),
        ("content-length", str(len(part))),
    ]
    if copy.body is not None:
        reply.response_bytes(206, headers, copy.body[part.start : part.stop])
    else:
        reply.response_file_range(206, headers, copy.file, part.start, part.stop)


def send_redirect(reply: Reply, status: int, location: str) -> None:
    """Send the visitor on; the browser asks again next time, because addresses move back too."""
    headers = [("location", location), ("cache-control", ASK_AGAIN)]
    send_text(reply, status, f"{location}\n", headers)


def send_text(reply: Reply, status: int, text: str, headers: list[Header]) -> None:
    """Send a short answer that has no file."""
    described = [("content-type", TEXT), *SAFETY_HEADERS, *headers]
    reply.response_bytes(status, described, text.encode())
