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
"""A line stays below what a pipe takes in one piece, whatever is written into it."""

PIECE = 4096
"""Bytes that reach a pipe together, so that the lines of two workers do not mix."""

MOST_WAITING = 100_000
"""Lines; where nobody reads them for so long, the oldest are given up."""

MOST_PATHS = 2048
"""Paths whose spelling for the log is remembered; who asks for more does not fill the memory."""

LONGEST_PATH_REMEMBERED = 200

_UNSAFE = re.compile(r'[^\x20-\x7e]|["\\]')
_IN_A_PATH = "/:@!$&'()*+,;=-._~"


class Line(msgspec.Struct, gc=False):
    """What is written about one request; the names are those of the JSON form.

    Lines are made by the thousand and hold nothing but texts and numbers, so
    the garbage collector is spared looking at them.
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
    """Writes requests down; one thread forms the lines, another one writes them."""

    def __init__(self, form: LogForm, place: Path | None, trusted: tuple[Network, ...]) -> None:
        """Write to a file, or to standard output where none is named.

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
        """Form a line for each of some requests, to be written soon."""
        # The clock that measures has no date, and the one with the date may be set meanwhile.
        begin = time.time_ns() - time.perf_counter_ns()
        lines = [self._describe(observed, begin) for observed in requests]
        self._batches.append(self._write_lines(lines))

    def _describe(self, observed: Observed, begin: int) -> Line:
        request, headers, path, (status, size), before, after = observed
        query, client = request.query_string, request.client
        target = self._targets.get(path) or self._write_target(path)
        return Line(
            # To the thousandth. `round` takes longer than all the rest of this.
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
        told = headers.get_all("x-forwarded-for")
        return find_visitor(peer_of(client), told, self._trusted)

    def _write_target(self, path: str) -> str:
        target = write_target(path)
        if len(path) <= LONGEST_PATH_REMEMBERED:
            if len(self._targets) >= MOST_PATHS:
                self._targets.clear()
            self._targets[path] = target
        return target

    def flush(self) -> None:
        """Write down all lines, to the file that has the name now."""
        try:
            self._reopen_if_moved()
            text = b"".join([self._batches.popleft() for _ in range(len(self._batches))])
            # To a file the system appends everything at once, however much it is.
            is_file = stat.S_ISREG(os.fstat(self._handle).st_mode)
            for piece in [text] if is_file else cut_between_lines(text, PIECE):
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


def cut_between_lines(text: bytes, most: int) -> Iterator[bytes]:
    """Divide a text into pieces of whole lines, each as large as it may be."""
    start = 0
    while start < len(text):
        end = text.rfind(b"\n", start, start + most) + 1
        if not end:
            # A line longer than that has a piece to itself.
            end = text.index(b"\n", start) + 1
        yield text[start:end]
        start = end


def write_all(handle: int, data: bytes) -> None:
    """Write everything, also where only a part is taken at a time."""
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(handle, rest) :]


def json_lines(lines: Sequence[Line]) -> bytes:
    """Write lines for machines."""
    return _ENCODER.encode_lines(lines)


_ENCODER = msgspec.json.Encoder()


def combined_lines(lines: Sequence[Line]) -> bytes:
    """Write lines as web servers have always written them, and their readers expect them."""
    return "".join(map(_combined_line, lines)).encode()


def _combined_line(line: Line) -> str:
    asked = f"{escape(line.method)} {escape(line.target)} {line.protocol}"
    referer, agent = escape(line.referer or "-"), escape(line.agent or "-")
    return (
        f'{line.client} - - [{write_day(int(line.time))}] "{asked}" {line.status} {line.bytes}'
        f' "{referer}" "{agent}"\n'
    )


def write_target(path: str) -> str:
    """Write a path as addresses are written: nothing in it ends a line or a word."""
    return quote(path, safe=_IN_A_PATH)[:LONGEST_TARGET]


PROTOCOLS = {"1": "HTTP/1.0", "1.1": "HTTP/1.1", "2": "HTTP/2", "3": "HTTP/3"}
"""What the versions of HTTP are called, by the names Granian has for them."""


def peer_of(client: str) -> str:
    """The address of who is at the other end, without the port."""
    address = client[: client.rindex(":")]
    return address.strip("[]") if address[0] == "[" else address


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
