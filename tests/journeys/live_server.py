"""A live server as an author runs it: a process with an address, a terminal and a Node."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import IO

from browsing import COMMAND, PROJECT

PATIENCE = 60.0
"""In seconds: nothing takes so long, but a machine with much else to do may."""

STEP = 0.03


@dataclass(frozen=True)
class Answer:
    """What somebody's browser gets; the status is 0 where nobody answers."""

    status: int
    text: str


@dataclass
class LiveServer:
    """The running command, and all it has printed."""

    process: subprocess.Popen[str]
    lines: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)

    @property
    def address(self) -> str | None:
        """The host and the port it has announced, if it has."""
        announced = re.search(r"http://([^\s/]+)", "".join(self.lines))
        return announced.group(1) if announced else None

    @property
    def terminal(self) -> str:
        """Everything an author has read."""
        return "".join(self.lines + self.errors)

    @property
    def node(self) -> int | None:
        """The number of the Node process it has at the moment."""
        pid = self.process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        # It is asked for its version before, by a process of its own.
        return next((int(child) for child in children if _serves(child)), None)

    def get(self, path: str) -> Answer:
        """Ask as a browser does that opens a page."""
        assert self.address
        connection = HTTPConnection(self.address, timeout=PATIENCE)
        try:
            connection.request("GET", path)
            answer = connection.getresponse()
            return Answer(answer.status, answer.read().decode("utf-8", "replace"))
        except (OSError, HTTPException):
            return Answer(0, "")
        finally:
            connection.close()

    def wait_for(self, path: str, status: int, *words: str) -> str:
        """Ask again and again until an address answers so; return what it says."""
        answer = self.get(path)

        def is_so() -> bool:
            nonlocal answer
            answer = self.get(path)
            return answer.status == status and all(word in answer.text for word in words)

        until(is_so, lambda: f"{path}: {answer.status} and not {status} with {words}: {self}")
        return answer.text

    @contextmanager
    def asked_for(self, *paths: str) -> Iterator[set[int]]:
        """Let browsers ask for addresses all the time; the statuses they get are gathered."""
        stop, statuses = threading.Event(), set[int]()

        def ask() -> None:
            while not stop.is_set():
                statuses.update(self.get(path).status for path in paths)

        threads = [threading.Thread(target=ask) for _ in range(2)]
        for thread in threads:
            thread.start()
        try:
            yield statuses
        finally:
            stop.set()
            for thread in threads:
                thread.join()

    def interrupt(self) -> int:
        """Press Ctrl-C; return the exit code."""
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(timeout=PATIENCE)

    def __str__(self) -> str:
        return f"exit code {self.process.poll()}, terminal:\n{self.terminal}"


@contextmanager
def live_server(content: Path, *words: str | Path) -> Iterator[LiveServer]:
    """Start the command; at the end neither it nor its Node is left."""
    process = subprocess.Popen(
        [COMMAND, "dev", "--content", content, "--port", "0", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=PROJECT,
        preexec_fn=_obey_ctrl_c,  # noqa: PLW1509 -- nothing else runs yet
    )
    server = LiveServer(process)
    readers = [
        threading.Thread(target=_read, args=pair, daemon=True)
        for pair in ((process.stdout, server.lines), (process.stderr, server.errors))
    ]
    for reader in readers:
        reader.start()
    try:
        yield server
    finally:
        node = server.node if process.poll() is None else None
        process.kill()
        process.wait()
        # One that stands still would keep the pipes open.
        if node and is_running(node):
            os.kill(node, signal.SIGKILL)
        for reader in readers:
            reader.join()
        for pipe in filter(None, (process.stdout, process.stderr)):
            pipe.close()


def _obey_ctrl_c() -> None:
    # What a shell starts in the background ignores Ctrl-C, and so does all that this starts.
    signal.signal(signal.SIGINT, signal.default_int_handler)


def _serves(process: str) -> bool:
    try:
        return b"author.mjs" in Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return False


def _read(pipe: IO[str], lines: list[str]) -> None:
    lines.extend(iter(pipe.readline, ""))


def until(holds: Callable[[], bool], complaint: Callable[[], str]) -> None:
    """Wait until something holds, and not by the clock."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, complaint()
        time.sleep(STEP)


def is_running(process: int) -> bool:
    """Whether a process is there and has not ended."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def stop(process: int) -> None:
    """Let a process stand still, as on a machine that has no time for it."""
    os.kill(process, signal.SIGSTOP)
