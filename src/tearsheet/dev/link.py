"""The Node process of the development server, which owns the port; messages are JSON lines."""

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

import msgspec

from tearsheet.bundle.node import node_binary, node_environment
from tearsheet.bundle.node_worker import Part
from tearsheet.errors import MachineError
from tearsheet.project import PROJECT, READER, ReaderFolders

WAITING_NOTE = 10.0
"""Seconds without a response from Node before the author is notified."""

CLOSING = 2.0
"""Seconds for Node to exit before it is killed."""

_Response = TypeVar("_Response")


@dataclass(frozen=True, slots=True)
class Ask:
    """A request of a browser."""

    number: int
    path: str
    query: str


@dataclass(frozen=True, slots=True)
class ReaderChanged:
    """A source file of the reader was saved; its asset addresses may have changed."""

    assets: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class ContentChanged:
    """Files of the content folder were saved, created or removed."""

    paths: frozenset[str]


@dataclass(frozen=True, slots=True)
class ContentUncertain:
    """The content folder was not watched for a moment; any file may have changed."""


@dataclass(frozen=True, slots=True)
class Stopped:
    """Node has exited."""


Message = Ask | ReaderChanged | ContentChanged | ContentUncertain | Stopped
Inbox = SimpleQueue[Message]


class NodeEnded(Exception):
    """Node has exited before it responded, and must be restarted."""


class NodeLink:
    """The running Node process. Its messages arrive in the inbox, in order."""

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
        """Open the port; the response has its address, and those of the reader's files.

        Raises:
            MachineError: the port is in use, or Node exits.
        """
        self.send({"start": request})
        answer = self._wait(self._ready)
        failed = answer.get("failed")
        if failed:
            raise MachineError(failed["problem"], failed["remedy"])
        return answer

    def send(self, message: Mapping[str, Any]) -> None:
        """Send a message; an exit of Node surfaces where a response is awaited."""
        text = json.dumps(message, ensure_ascii=False, default=_read_encoded) + "\n"
        # Content may contain lone surrogates, which UTF-8 cannot encode.
        line = text.encode("utf-8", "replace")
        assert self._process.stdin
        pipe, rest = self._process.stdin.fileno(), memoryview(line)
        try:
            # Unbuffered: otherwise `close` would block on flushing to a stopped process.
            while rest:
                rest = rest[os.write(pipe, rest) :]
        except OSError:
            self._inbox.put(Stopped())

    def render(self, parts: Iterable[Part]) -> list[dict[str, Any]]:
        """Render parts with the reader's current sources.

        Raises:
            NodeEnded: Node has exited.
        """
        batch = list(parts)
        if not batch:
            return []
        self._count += 1
        answer: Future[list[dict[str, Any]]] = Future()
        self._asked[self._count] = answer
        # Registered before polling, so that an exit is noticed either here or by the listener.
        if self._process.poll() is not None:
            raise NodeEnded
        self.send({"render": self._count, "parts": batch})
        return self._wait(answer)

    def close(self) -> None:
        """Terminate Node, and with it the connections of open pages."""
        try:
            if self._process.stdin:
                self._process.stdin.close()
            self._process.wait(timeout=CLOSING)
        except subprocess.TimeoutExpired:
            pass
        finally:
            # Also after a second Ctrl-C; a suspended process ends only by SIGKILL.
            self._process.kill()
            self._process.wait()

    def _wait(self, answer: Future[_Response]) -> _Response:
        """Wait without a timeout, because a busy machine is slow; notify the author of the wait."""
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
            self._receive(json.loads(line))
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

    def _receive(self, message: Mapping[str, Any]) -> None:
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
            # Node reports a failure while serving, and then exits.
            self._note(f"{message['failed']['problem']}\n  {message['failed']['remedy']}")


def _read_encoded(value: object) -> Any:
    """What a part of a message says that is JSON already."""
    if isinstance(value, msgspec.Raw):
        return msgspec.json.decode(value)
    raise TypeError(f"{type(value).__name__} cannot be sent.")
