"""Requests no honest client sends, some thousands of them, the same in every run."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random

from bench.demos.figures import Figure
from bench.serving.load import WORKERS
from bench.serving.servers import serve_own

REQUESTS = 5000
SEED = 20_260
PATIENCE = 8.0
"""Seconds in which the connection must have ended when it was said that nothing follows."""
MOMENT = 0.05
"""Seconds without a byte after which an answer is taken to be whole."""
AT_A_TIME = 32

SECRETS = (b"root:x:0:0", b"[extensions]", b'"files"')
"""What stands in files outside a site, and in its manifest."""

_STEPS = (
    b"../",
    b"..%2f",
    b"%2e%2e/",
    b"%2e%2e%2f",
    b"..%5c",
    b"..\\",
    b"%252e%252e%252f",
    b"..%c0%af",
    b"%c0%ae%c0%ae/",
    b"..%00/",
    b"....//",
    b".%2e/",
    b"..;/",
    b"..%u2215",
    b"\xef\xbc\x8e\xef\xbc\x8e/",
)
_AIMS = (
    b"etc/passwd",
    b".manifest.json",
    b"%2emanifest.json",
    b"proc/self/environ",
    b"windows/win.ini",
    b".git/config",
    b"index.html.br",
)
_METHODS = (
    b"GET",
    b"HEAD",
    b"POST",
    b"PUT",
    b"DELETE",
    b"PATCH",
    b"OPTIONS",
    b"TRACE",
    b"CONNECT",
    b"PROPFIND",
    b"PURGE",
    b"get",
    b"G\x00T",
    b"GET\t",
    b"",
    b"A" * 300,
)
_VERSIONS = (
    b"HTTP/1.1",
    b"HTTP/1.0",
    b"HTTP/0.9",
    b"HTTP/2.0",
    b"HTTP/1.1 ",
    b"http/1.1",
    b"",
    b"X",
)
_ENDS = (b"\r\n", b"\n", b"\r", b"\r\r\n", b"\x00\r\n", b" \r\n")
_RANGES = (
    b"bytes=-0",
    b"bytes=0-0,1-1",
    b"bytes=-99999999999999999999",
    b"bytes=9-1",
    b"bytes=99999999999999999999-",
    b"bytes=--1",
    b"bytes=0-,0-,0-",
    b"bytes",
    b"bytes=\xff",
    b"items=0-1",
    b"bytes=0-18446744073709551615",
)
_FRAMINGS = (
    (b"Content-Length: 5", b"Transfer-Encoding: chunked"),
    (b"Content-Length: 5", b"Content-Length: 6"),
    (b"Content-Length: 5, 5",),
    (b"Content-Length: -1",),
    (b"Content-Length: +5",),
    (b"Content-Length: 99999999999999999999999",),
    (b"Content-Length: 0x5",),
    (b"Transfer-Encoding: chunked, identity",),
    (b"Transfer-Encoding: \x0bchunked",),
    (b"Transfer-Encoding : chunked",),
    (b"Transfer-Encoding: xchunked",),
    (b"Transfer-Encoding: chunked", b"Transfer-Encoding: identity"),
    (b" folded: value",),
    (b"X: y\r\n folded",),
    (b"Expect: 100-continue", b"Content-Length: 10"),
    (b"Upgrade: h2c", b"Connection: Upgrade, HTTP2-Settings"),
)
_BODIES = (
    b"",
    b"hello",
    b"0\r\n\r\n",
    b"5\r\nhello\r\n0\r\n\r\n",
    b"ffffffffffffffff\r\nhello\r\n",
    b"-1\r\n\r\n",
    b"5;a=\x00\r\nhello\r\n0\r\n\r\n",
    b"0\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n",
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """What came of one request."""

    request: bytes
    answer: bytes
    in_time: bool

    @property
    def problem(self) -> str:
        """What a server must not have done; nothing if it did well."""
        if not self.in_time:
            return "nothing came, and the connection stayed open"
        # More than one answer may have come; what they carry is no beginning of one.
        if any(part.startswith(b" 5") for part in self.answer.split(b"HTTP/1.1")[1:]):
            return "an error of the server"
        if any(secret in self.answer for secret in SECRETS):
            return "a file that is none of the site's"
        return ""


def measure_hostility(dist: Path, say: Callable[[str], None]) -> Iterator[Figure]:
    """Send all of them, and look whether the server is well afterwards."""
    with serve_own(dist, WORKERS) as serving:
        before = serving.workers
        outcomes = send_all(serving.port, write_requests(REQUESTS, SEED))
        problems = [f"{it.problem}: {it.request[:200]!r}" for it in outcomes if it.problem]
        died = set(before) - set(serving.workers)
    unanswered = sum(not outcome.answer for outcome in outcomes)
    say(f"  {len(outcomes):,} malformed requests; on {unanswered} of them the server hung up")
    yield Figure(
        name=f"of {REQUESTS:,} malformed requests: hung, 5xx or served a secret",
        unit="",
        runs=[len(problems)],
        budget=0,
        failure=problems[0] if problems else None,
    )
    yield Figure(name="workers that died of them", unit="", runs=[len(died)], budget=0)


def write_requests(count: int, seed: int) -> Iterator[bytes]:
    """Write so many requests, of all the ways to be wrong in turn."""
    chance = Random(seed)
    ways = (_traversal, _target, _framing, _ranges, _headers, _line, _noise, _mutated)
    for number in range(count):
        yield ways[number % len(ways)](chance)


def send_all(port: int, requests: Iterable[bytes]) -> list[Outcome]:
    """Send requests, some at a time, each over a connection of its own."""
    with ThreadPoolExecutor(AT_A_TIME) as senders:
        return list(senders.map(lambda request: send(port, request), requests))


def send(port: int, request: bytes) -> Outcome:
    """Send a request, wait for what comes, say that nothing follows, and wait for the end."""
    answer = b""
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as connection:
        try:
            connection.sendall(request)
            answer = _read(connection, MOMENT)
            connection.shutdown(socket.SHUT_WR)
            connection.settimeout(PATIENCE)
            while data := connection.recv(65_536):
                answer += data
        except TimeoutError:
            return Outcome(request=request, answer=answer, in_time=False)
        except OSError:
            # It hung up before it had read everything, which is its right.
            pass
    return Outcome(request=request, answer=answer, in_time=True)


def _read(connection: socket.socket, patience: float) -> bytes:
    """Read until nothing comes any more."""
    answer = b""
    connection.settimeout(patience)
    with suppress(TimeoutError):
        while data := connection.recv(65_536):
            answer += data
    return answer


def _request(target: bytes, *lines: bytes, method: bytes = b"GET", body: bytes = b"") -> bytes:
    head = b"\r\n".join([method + b" " + target + b" HTTP/1.1", b"Host: localhost", *lines])
    return head + b"\r\n\r\n" + body


def _traversal(chance: Random) -> bytes:
    steps = b"".join(chance.choices(_STEPS, k=chance.randrange(1, 9)))
    beginning = chance.choice((b"/", b"//", b"/assets/", b"/%2f", b"/./", b"/material-ui/../"))
    return _request(beginning + steps + chance.choice(_AIMS))


def _target(chance: Random) -> bytes:
    target = chance.choice(
        (
            b"*",
            b"",
            b"http://evil.example/%2e%2e/etc/passwd",
            b"http:///",
            b"evil.example:443",
            b"//evil.example/",
            b"/\x00",
            b"/%00.html",
            b"/%zz",
            b"/%",
            b"/\xff\xfe",
            b"/?" + b"q" * chance.randrange(1, 40_000),
            b"/" + b"a" * chance.randrange(2000, 70_000),
            b"/" + b"a/" * chance.randrange(1000, 20_000),
            b"/#fragment",
            b"/ with spaces",
            b"/" + chance.randbytes(20).hex().encode(),
        )
    )
    return _request(target, method=chance.choice(_METHODS))


def _framing(chance: Random) -> bytes:
    lines = [line for _ in range(chance.randrange(1, 3)) for line in chance.choice(_FRAMINGS)]
    method = chance.choice((b"GET", b"POST", b"HEAD"))
    return _request(b"/", *lines, method=method, body=chance.choice(_BODIES))


def _ranges(chance: Random) -> bytes:
    many = b",".join(b"%d-%d" % (n % 7, n) for n in range(chance.randrange(2, 3000)))
    wanted = chance.choice((*_RANGES, b"bytes=" + many))
    return _request(
        b"/", b"Range: " + wanted, b'If-Range: "x"' if chance.random() < 0.2 else b"A: b"
    )


def _headers(chance: Random) -> bytes:
    lines = chance.choice(
        (
            [b"X-%d: y" % n for n in range(chance.randrange(1, 400))],
            [b"X: " + b"y" * chance.randrange(1, 80_000)],
            [b"X" * chance.randrange(1, 80_000) + b": y"],
            [b": nameless"],
            [b"nothing but words"],
            [b"Host: second"],
            [b"Accept-Encoding: " + b"br;q=0.5," * chance.randrange(1, 2000)],
            [b'If-None-Match: "' + chance.randbytes(30) + b'"'],
            [b"X: a\x00b"],
            [b"X: a\rb"],
            [b"\x01: y"],
        )
    )
    return _request(b"/", *lines)


def _line(chance: Random) -> bytes:
    """A first line of which some part is wrong, with line ends of every kind."""
    parts = chance.choice(_METHODS), chance.choice((b"/", b"")), chance.choice(_VERSIONS)
    end = chance.choice(_ENDS)
    joint = chance.choice((b" ", b"  ", b"\t", b""))
    return joint.join(parts) + end + b"Host: x" + end + end


def _noise(chance: Random) -> bytes:
    return chance.randbytes(chance.randrange(1, 3000))


def _mutated(chance: Random) -> bytes:
    """An honest request, some bytes of which arrived as others."""
    whole = bytearray(_request(b"/", b"Accept: */*", b"Accept-Encoding: gzip, br"))
    for _ in range(chance.randrange(1, 6)):
        whole[chance.randrange(len(whole))] = chance.randrange(256)
    return bytes(whole[: chance.randrange(1, len(whole) + 1)] if chance.random() < 0.2 else whole)
