"""A name server of the tests, and programs that ask nobody else for the address of a host."""

from __future__ import annotations

import shutil
import socket
import struct
import subprocess
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

PLACES = tuple(f"127.77.2.{last}" for last in range(1, 255))
"""Loopback addresses: a name server is asked at port 53, and several tests run at a time."""

# What programs find in the place of this machine's own settings. Other systems ask daemons of
# theirs for names, which are outside of the namespace.
SOURCES = "hosts: files dns\n"
MOUNT = """
mount --bind "$1/resolv.conf" /etc/resolv.conf &&
mount --bind "$1/nsswitch.conf" /etc/nsswitch.conf &&
shift && exec "$@"
"""

IS_ANSWER, NO_SUCH_NAME = 0x8180, 0x8183
IPV4 = 1


class Unavailable(Exception):
    """This machine does not let a test answer for names; the text says why."""


@dataclass(frozen=True)
class Question:
    """What a program asks a name server, as far as it matters here."""

    name: str
    kind: int
    wire: bytes
    """The question as it was asked, which the answer repeats."""


class NameServer:
    """Knows all hosts below one domain, which are in one place, and notes which were asked for."""

    def __init__(self, domain: str, address: str) -> None:
        self.asked: set[str] = set()
        """The first labels of the hosts."""
        self._suffix = f".{domain}"
        self._packed = socket.inet_aton(address)
        self._stop = threading.Event()
        self._socket = bind_port()
        self.address: str = self._socket.getsockname()[0]
        self._thread = threading.Thread(target=self._answer_all)
        self._thread.start()

    def close(self) -> None:
        """Answer no more."""
        self._stop.set()
        self._thread.join()
        self._socket.close()

    def _answer_all(self) -> None:
        self._socket.settimeout(0.05)
        while not self._stop.is_set():
            try:
                query, client = self._socket.recvfrom(4096)
            except TimeoutError:
                continue
            self._socket.sendto(self._answer(query), client)

    def _answer(self, query: bytes) -> bytes:
        question = read_question(query)
        is_ours = question.name.endswith(self._suffix)
        if is_ours:
            self.asked.add(question.name.removesuffix(self._suffix).rpartition(".")[2])
        record = b""
        if is_ours and question.kind == IPV4:
            # The name is that of the question, twelve bytes from the beginning.
            record = struct.pack("!HHHIH", 0xC00C, IPV4, 1, 60, 4) + self._packed
        flags = IS_ANSWER if is_ours else NO_SUCH_NAME
        head = query[:2] + struct.pack("!HHHHH", flags, 1, int(bool(record)), 0, 0)
        return head + question.wire + record


def read_question(query: bytes) -> Question:
    """The first question of a query, of which there is never a second."""
    labels, at = list[str](), 12
    while length := query[at]:
        labels.append(query[at + 1 : at + 1 + length].decode().lower())
        at += 1 + length
    end = at + 5
    (kind,) = struct.unpack("!H", query[at + 1 : at + 3])
    return Question(".".join(labels), kind, query[12:end])


def bind_port() -> socket.socket:
    """A socket where name servers are asked, in a place where no other test answers."""
    for place in PLACES:
        candidate = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        try:
            candidate.bind((place, 53))
        except PermissionError:
            candidate.close()
            raise Unavailable("port 53 is for root alone") from None
        except OSError:
            candidate.close()
        else:
            return candidate
    raise Unavailable("port 53 is taken everywhere")


@contextmanager
def answering(domain: str, address: str, folder: Path) -> Iterator[tuple[NameServer, list[str]]]:
    """A name server, and the words before a command that make a program ask it.

    The program has a mount namespace of its own, with other settings of the resolver in it.
    """
    server = NameServer(domain, address)
    try:
        folder.mkdir()
        (folder / "resolv.conf").write_text(f"nameserver {server.address}\n")
        (folder / "nsswitch.conf").write_text(SOURCES)
        words = ["unshare", "--mount", "sh", "-c", MOUNT, "mount", str(folder)]
        reject_refusal(words)
        yield server, words
    finally:
        server.close()


def reject_refusal(words: Sequence[str]) -> None:
    """Refuse a machine on which no program can be started in that way."""
    if not shutil.which(words[0]):
        raise Unavailable(f"{words[0]} is not on this machine")
    tried = subprocess.run([*words, "true"], capture_output=True, text=True, check=False)
    if tried.returncode:
        raise Unavailable(f"no mount namespace: {tried.stderr.strip()}")
