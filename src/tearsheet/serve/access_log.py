"""The access log: a line for each request, written by many workers to one place."""

from __future__ import annotations

import os
import re
import sys
import time
from collections import deque
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from urllib.parse import quote

import msgspec

from tearsheet.errors import MachineError
from tearsheet.serve.log_form import LogForm
from tearsheet.serve.sending import Sent
from tearsheet.serve.visitor import Network, find_visitor
from tearsheet.serve.wire import Request, RequestHeaders

LONGEST_TARGET, LONGEST_REFERER, LONGEST_AGENT = 1000, 400, 300
"""A line stays below what a pipe takes in one piece, whatever is written into it."""

PIECE = 4096
"""Bytes that reach a pipe together, so that the lines of two workers do not mix."""

MOST_WAITING = 100_000
"""Lines; where nobody reads them for so long, the oldest are given up."""

_UNSAFE = re.compile(r'[^\x20-\x7e]|["\\]')
_IN_A_PATH = "/:@!$&'()*+,;=-._~"


class AccessLog:
    """Notes requests, and writes them down together."""

    def __init__(self, form: LogForm, place: Path | None, trusted: tuple[Network, ...]) -> None:
        """Write to a file, or to standard output where none is named.

        Raises:
            MachineError: the file cannot be written to.
        """
        self._write_line = combined_line if form is LogForm.COMBINED else json_line
        self._place = place
        self._trusted = trusted
        self._lines: deque[bytes] = deque(maxlen=MOST_WAITING)
        self._failed = False
        self._handle = sys.stdout.fileno() if place is None else _open(place)

    def note(self, request: Request, headers: RequestHeaders, sent: Sent, seconds: float) -> None:
        """Take account of a request."""
        peer = request.client.rpartition(":")[0].strip("[]")
        told = headers.get_all("x-forwarded-for") if self._trusted else ()
        visitor = find_visitor(peer, told, self._trusted)
        self._lines.append(self._write_line(visitor, request, headers, sent, seconds))

    def flush(self) -> None:
        """Write down what was noted, to the file that has the name now."""
        try:
            self._reopen_if_moved()
            waiting = [self._lines.popleft() for _ in range(len(self._lines))]
            for piece in join_lines(waiting):
                write_all(self._handle, piece)
            self._failed = False
        except OSError as error:
            # Visitors are answered all the same; the reason is told once, not every moment.
            if not self._failed:
                reason = error.strerror or str(error)
                print(f"The access log cannot be written: {reason}.", file=sys.stderr)
            self._failed = True

    def _reopen_if_moved(self) -> None:
        if self._place is None or _is_open_here(self._handle, self._place):
            return
        handle = os.open(self._place, _APPENDING, 0o644)
        os.close(self._handle)
        self._handle = handle


_APPENDING = os.O_WRONLY | os.O_CREAT | os.O_APPEND | os.O_CLOEXEC


def _open(place: Path) -> int:
    try:
        return os.open(place, _APPENDING, 0o644)
    except OSError as error:
        raise MachineError(
            f"The access log {place} cannot be written: {error.strerror}.",
            "Name a file in a folder that is there and may be written to.",
        ) from error


def _is_open_here(handle: int, place: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(handle), place.stat())
    except FileNotFoundError:
        return False


def join_lines(lines: Iterable[bytes]) -> Iterator[bytes]:
    """Put lines together to pieces that are written at once."""
    piece = b""
    for line in lines:
        if piece and len(piece) + len(line) > PIECE:
            yield piece
            piece = b""
        piece += line
    if piece:
        yield piece


def write_all(handle: int, data: bytes) -> None:
    """Write everything, also where only a part is taken at a time."""
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(handle, rest) :]


def combined_line(
    visitor: str, request: Request, headers: RequestHeaders, sent: Sent, _seconds: float
) -> bytes:
    """Write a line as web servers have always written it, and their readers expect it."""
    status, size = sent
    asked = f"{escape(request.method)} {escape(name_target(request))} HTTP/{version(request)}"
    referer = escape(headers.get("referer", "-")[:LONGEST_REFERER])
    agent = escape(headers.get("user-agent", "-")[:LONGEST_AGENT])
    day = write_day(int(time.time()))
    return f'{visitor} - - [{day}] "{asked}" {status} {size} "{referer}" "{agent}"\n'.encode()


def json_line(
    visitor: str, request: Request, headers: RequestHeaders, sent: Sent, seconds: float
) -> bytes:
    """Write a line for machines."""
    status, size = sent
    line = msgspec.json.encode(
        {
            "time": round(time.time(), 3),
            "client": visitor,
            "method": request.method,
            "target": name_target(request),
            "protocol": f"HTTP/{version(request)}",
            "status": status,
            "bytes": size,
            "seconds": round(seconds, 6),
            "referer": headers.get("referer", "")[:LONGEST_REFERER],
            "agent": headers.get("user-agent", "")[:LONGEST_AGENT],
        }
    )
    return line + b"\n"


def name_target(request: Request) -> str:
    """Write what was asked for as addresses are written: nothing in it ends a line or a word."""
    path, query = request.path, request.query_string
    return f"{quote(path, safe=_IN_A_PATH)}{f'?{query}' if query else ''}"[:LONGEST_TARGET]


def version(request: Request) -> str:
    """Name the version of HTTP that is spoken."""
    return "1.0" if request.http_version == "1" else request.http_version


def escape(text: str) -> str:
    """Replace what could end a line or a quotation, so that nobody writes lines of his own."""
    if text.isascii() and text.isprintable() and '"' not in text and "\\" not in text:
        return text
    return _UNSAFE.sub(_in_bytes, text)


def _in_bytes(found: re.Match[str]) -> str:
    return "".join(f"\\x{byte:02X}" for byte in found[0].encode())


@lru_cache(maxsize=2)
def write_day(second: int) -> str:
    """Write a moment as logs do, in universal time."""
    moment = time.gmtime(second)
    # `strftime` would write the month in the language of the machine.
    month = _MONTHS[moment.tm_mon - 1]
    return time.strftime(f"%d/{month}/%Y:%H:%M:%S +0000", moment)


_MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
