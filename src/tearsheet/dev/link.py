"""The Node half of the live server, which owns the port: spoken to in JSON lines, both ways."""

from __future__ import annotations

import json
import os
import subprocess
import threading
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import Future
from dataclasses import dataclass
from queue import SimpleQueue
from typing import Any, TypeVar

from tearsheet.bundle.node import node_binary, node_environment
from tearsheet.bundle.node_worker import Part
from tearsheet.errors import MachineError
from tearsheet.project import PROJECT, READER, ReaderFolders

WAITING_NOTE = 10.0
"""In seconds: how long Node may take over a question before the author is told of the wait."""

CLOSING = 2.0
"""In seconds: how long Node may take to end by itself."""

_Answered = TypeVar("_Answered")


@dataclass(frozen=True, slots=True)
class Ask:
    """Somebody's browser wants an address."""

    number: int
    path: str
    query: str


@dataclass(frozen=True, slots=True)
class ReaderChanged:
    """A source file of the reader was saved; where its parts are served may have changed too."""

    assets: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class ContentChanged:
    """Files of the content folder were saved, made or removed."""

    paths: frozenset[str]


@dataclass(frozen=True, slots=True)
class ContentUncertain:
    """Nobody watched the content folder for a moment; any of its files may have changed."""


@dataclass(frozen=True, slots=True)
class Stopped:
    """Node has ended."""


Message = Ask | ReaderChanged | ContentChanged | ContentUncertain | Stopped
Inbox = SimpleQueue[Message]


class NodeEnded(Exception):
    """Node has ended before it answered; only a new process can."""


class NodeLink:
    """The running Node half. What it says comes into the inbox, in the order it was said."""

    def __init__(self, inbox: Inbox, folders: ReaderFolders, note: Callable[[str], None]) -> None:
        self._inbox = inbox
        self._note = note
        self._ready: Future[Mapping[str, Any]] = Future()
        self._asked: dict[int, Future[list[dict[str, Any]]]] = {}
        self._count = 0
        self._process = subprocess.Popen(
            [str(node_binary()), str(READER / "author.mjs")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            cwd=PROJECT,
            env=node_environment("development", folders),
        )
        threading.Thread(target=self._listen, daemon=True).start()

    def start(self, request: Mapping[str, Any]) -> Mapping[str, Any]:
        """Open the port; the answer says under which address, and where the reader's files are.

        Raises:
            MachineError: the port is taken, or Node ends.
        """
        self.send({"start": request})
        answer = self._wait(self._ready)
        failed = answer.get("failed")
        if failed:
            raise MachineError(failed["problem"], failed["remedy"])
        return answer

    def send(self, message: Mapping[str, Any]) -> None:
        """Say something; that Node has ended is noticed by whoever waits for an answer."""
        # What an author wrote may hold half a character, which no encoding has.
        text = json.dumps(message, ensure_ascii=False).encode("utf-8", "replace")
        assert self._process.stdin
        pipe, rest = self._process.stdin.fileno(), memoryview(text + b"\n")
        try:
            # Past the buffer: what a stopped process never read would keep `close` waiting.
            while rest:
                rest = rest[os.write(pipe, rest) :]
        except OSError:
            self._inbox.put(Stopped())

    def render(self, parts: Iterable[Part]) -> list[dict[str, Any]]:
        """Render parts of the reader, as it is on the disk at this moment.

        Raises:
            NodeEnded: nobody is there to do it.
        """
        question = list(parts)
        if not question:
            return []
        self._count += 1
        answer: Future[list[dict[str, Any]]] = Future()
        self._asked[self._count] = answer
        # Set before the look: whichever comes first, one of the two sees the other.
        if self._process.poll() is not None:
            raise NodeEnded
        self.send({"render": self._count, "parts": question})
        return self._wait(answer)

    def close(self) -> None:
        """End Node, and the open pages' connections with it."""
        try:
            if self._process.stdin:
                self._process.stdin.close()
            self._process.wait(timeout=CLOSING)
        except subprocess.TimeoutExpired:
            pass
        finally:
            # Also after a second Ctrl-C; and a process that is stopped ends by nothing else.
            self._process.kill()
            self._process.wait()

    def _wait(self, answer: Future[_Answered]) -> _Answered:
        """Wait as long as it takes: a machine with much to do is slow, and no reason to give up."""
        try:
            return answer.result(timeout=WAITING_NOTE)
        except TimeoutError:
            self._note(
                f"Node has not answered for {WAITING_NOTE:.0f} s; waiting for it. Ctrl-C ends both."
            )
        return answer.result()

    def _listen(self) -> None:
        assert self._process.stdout
        for line in self._process.stdout:
            self._take(json.loads(line))
        if not self._ready.done():
            remedy = "Look for its last words above."
            self._ready.set_result(
                {"failed": {"problem": "Node ended before it was ready.", "remedy": remedy}}
            )
        self._process.wait()
        for answer in [*self._asked.values()]:
            if not answer.done():
                answer.set_exception(NodeEnded())
        self._inbox.put(Stopped())

    def _take(self, message: Mapping[str, Any]) -> None:
        if "ask" in message:
            self._inbox.put(
                Ask(message["ask"], message["path"], message["search"].removeprefix("?"))
            )
        elif "rendered" in message:
            self._asked.pop(message["rendered"]).set_result(message["parts"])
        elif "changed" in message:
            self._inbox.put(ReaderChanged(message["assets"]))
        elif "ready" in message or not self._ready.done():
            self._ready.set_result(message)
        else:
            # What goes wrong while it serves, Node says and then ends.
            self._note(f"{message['failed']['problem']}\n  {message['failed']['remedy']}")
