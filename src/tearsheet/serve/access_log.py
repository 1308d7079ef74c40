"""The access log: a line for each request, written by many workers to one place."""

from __future__ import annotations

import os
import re
import stat
import sys
import time
from collections import deque
from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from urllib.parse import quote

import msgspec

from tearsheet.errors import MachineError
from tearsheet.serve.granian_types import RequestHeaders
from tearsheet.serve.log_form import LogForm
from tearsheet.serve.observation import BATCH, Observed
from tearsheet.serve.visitor import Network, find_visitor

LONGEST_TARGET, LONGEST_REFERER, LONGEST_AGENT = 1000, 400, 300
"""Maximum lengths that keep a line below the size of an atomic write to a pipe."""

PIECE = 4096
"""Bytes of an atomic write to a pipe, so that lines of two workers do not interleave."""

MOST_WAITING = 100_000
"""Maximum number of buffered lines; beyond it the oldest are dropped."""

MOST_PATHS = 2048
"""Maximum number of cached quoted paths, which bounds memory against invented paths."""

LONGEST_CACHED_PATH = 200

_UNSAFE = re.compile(r'[^\x20-\x7e]|["\\]')
_IN_A_PATH = "/:@!$&'()*+,;=-._~"


class Line(msgspec.Struct, gc=False):
    """The log entry of one request; field names are those of the JSON format.

    Not tracked by the garbage collector: there are thousands of them, and they
    contain no references.
    """

    time: float
    client: str
    method: str
    target: str
    protocol: str
    status: int
    bytes: int
    seconds: float
    referer: str
    agent: str


class AccessLog:
    """Logs requests; one thread formats the lines, another one writes them."""

    def __init__(self, form: LogForm, place: Path | None, trusted: tuple[Network, ...]) -> None:
        """Log to a file, or to standard output by default.

        Raises:
            MachineError: the file cannot be written to.
        """
        self._write_lines = combined_lines if form is LogForm.COMBINED else json_lines
        self._place = place
        self._trusted = trusted
        self._batches: deque[bytes] = deque(maxlen=MOST_WAITING // BATCH)
        self._targets: dict[str, str] = {}
        self._failed = False
        self._handle = sys.stdout.fileno() if place is None else _open(place)

    def observe(self, requests: Sequence[Observed]) -> None:
        """Format a line for each request, to be written at the next flush."""
        # perf_counter has no epoch, and the wall clock may be adjusted during a request.
        begin = time.time_ns() - time.perf_counter_ns()
        lines = [self._describe(observed, begin) for observed in requests]
        self._batches.append(self._write_lines(lines))

    def _describe(self, observed: Observed, begin: int) -> Line:
        request, headers, path, (status, size), before, after = observed
        query, client = request.query_string, request.client
        target = self._targets.get(path) or self._write_target(path)
        return Line(
            # Milliseconds by integer division: `round` takes longer than everything else here.
            (begin + after) // 1_000_000 / 1000,
            self._find_visitor(client, headers) if self._trusted else peer_of(client),
            request.method,
            f"{target}?{query}"[:LONGEST_TARGET] if query else target,
            PROTOCOLS[request.http_version],
            status,
            size,
            (after - before) // 1000 / 1_000_000,
            headers.get("referer", "")[:LONGEST_REFERER],
            headers.get("user-agent", "")[:LONGEST_AGENT],
        )

    def _find_visitor(self, client: str, headers: RequestHeaders) -> str:
        forwarded = headers.get_all("x-forwarded-for")
        return find_visitor(peer_of(client), forwarded, self._trusted)

    def _write_target(self, path: str) -> str:
        target = write_target(path)
        if len(path) <= LONGEST_CACHED_PATH:
            if len(self._targets) >= MOST_PATHS:
                self._targets.clear()
            self._targets[path] = target
        return target

    def flush(self) -> None:
        """Write all buffered lines, reopening the file if it was rotated."""
        try:
            self._reopen_if_moved()
            text = b"".join([self._batches.popleft() for _ in range(len(self._batches))])
            # Appending to a regular file is atomic for any size.
            is_file = stat.S_ISREG(os.fstat(self._handle).st_mode)
            for piece in [text] if is_file else cut_between_lines(text, PIECE):
                write_all(self._handle, piece)
            self._failed = False
        except OSError as error:
            # Requests are answered all the same; the error is reported once, not at every flush.
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


def cut_between_lines(text: bytes, most: int) -> Iterator[bytes]:
    """Split text into chunks of whole lines, each at most `most` bytes if possible."""
    start = 0
    while start < len(text):
        end = text.rfind(b"\n", start, start + most) + 1
        if not end:
            # A longer line is a chunk of its own.
            end = text.index(b"\n", start) + 1
        yield text[start:end]
        start = end


def write_all(handle: int, data: bytes) -> None:
    """Write all data, continuing after partial writes."""
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(handle, rest) :]


def json_lines(lines: Sequence[Line]) -> bytes:
    """Format lines as JSON."""
    return _ENCODER.encode_lines(lines)


_ENCODER = msgspec.json.Encoder()


def combined_lines(lines: Sequence[Line]) -> bytes:
    """Format lines in the Combined Log Format."""
    return "".join(map(_combined_line, lines)).encode()


def _combined_line(line: Line) -> str:
    request = f"{escape(line.method)} {escape(line.target)} {line.protocol}"
    referer, agent = escape(line.referer or "-"), escape(line.agent or "-")
    return (
        f'{line.client} - - [{write_day(int(line.time))}] "{request}" {line.status} {line.bytes}'
        f' "{referer}" "{agent}"\n'
    )


def write_target(path: str) -> str:
    """Percent-encode a path, so that it contains no spaces, quotes or line breaks."""
    return quote(path, safe=_IN_A_PATH)[:LONGEST_TARGET]


PROTOCOLS = {"1": "HTTP/1.0", "1.1": "HTTP/1.1", "2": "HTTP/2", "3": "HTTP/3"}
"""Protocol names by Granian's names of HTTP versions."""


def peer_of(client: str) -> str:
    """Address of the connection's peer, without the port."""
    address = client[: client.rindex(":")]
    return address.strip("[]") if address[0] == "[" else address


def escape(text: str) -> str:
    """Escape quotes and control characters, which prevents log injection."""
    if text.isascii() and text.isprintable() and '"' not in text and "\\" not in text:
        return text
    return _UNSAFE.sub(_escape_bytes, text)


def _escape_bytes(match: re.Match[str]) -> str:
    return "".join(f"\\x{byte:02X}" for byte in match[0].encode())


@lru_cache(maxsize=2)
def write_day(second: int) -> str:
    """Format a time for the Combined Log Format, in UTC."""
    moment = time.gmtime(second)
    # `strftime` would use the locale's name of the month.
    month = _MONTHS[moment.tm_mon - 1]
    return time.strftime(f"%d/{month}/%Y:%H:%M:%S +0000", moment)


_MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
