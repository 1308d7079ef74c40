"""The ways an answer goes out: whole, in part, as "unchanged", or as a short text."""

from __future__ import annotations

from collections.abc import Mapping

from tearsheet.build.answers import ASK_AGAIN, KEEP_FOR_THE_VISIT, TEXT, Header
from tearsheet.serve.conditions import find_range, is_known
from tearsheet.serve.shelf import NAMELESS, Copy
from tearsheet.serve.wire import Reply, RequestHeaders

# What holds for a file, and not for the word that it has no such bytes.
OF_THE_FILE = frozenset({"cache-control", "etag", "speculation-rules", "vary"})

Sent = tuple[int, int]
"""The status of what was sent, and how many bytes its body has."""


def send_copy(method: str, headers: RequestHeaders, reply: Reply, copy: Copy) -> Sent:
    """Send a file, or the part of it that is wanted, or the word that it is unchanged."""
    known = headers.get("if-none-match")
    if known and is_known(known, copy.etag):
        reply.response_empty(304, said_to(headers, copy.brief))
        return 304, 0
    wanted = headers.get("range")
    if wanted and method == "GET" and headers.get("if-range", copy.etag) == copy.etag:
        part = find_range(wanted, copy.size)
        if part is not None:
            return send_part(reply, copy, part)
    return send_whole(method, reply, 200, copy, said_to(headers, copy.headers))


def said_to(asked: RequestHeaders, headers: list[Header]) -> list[Header]:
    """Let a browser that fetches a page ahead of a visit keep it until then."""
    if not asked.get("sec-purpose", "").startswith("prefetch"):
        return headers
    kept = ("cache-control", KEEP_FOR_THE_VISIT)
    return [kept if header == ("cache-control", ASK_AGAIN) else header for header in headers]


def send_whole(method: str, reply: Reply, status: int, copy: Copy, headers: list[Header]) -> Sent:
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


def send_part(reply: Reply, copy: Copy, part: range) -> Sent:
    """Send some bytes of a file, or the word that it has no such bytes."""
    if not part:
        said = dict(header for header in copy.brief if header[0] not in OF_THE_FILE)
        said |= {"content-type": TEXT, "content-range": f"bytes */{copy.size}"}
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
