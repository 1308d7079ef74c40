"""The Node half of the live server, which owns the port: spoken to in JSON lines, both ways."""

from __future__ import annotations

import json
import subprocess
import threading
from collections.abc import Iterable, Mapping
from concurrent.futures import Future
from dataclasses import dataclass
from queue import SimpleQueue
from typing import Any

from tearsheet.build.node import node_binary, node_environment
from tearsheet.build.node_worker import Part
from tearsheet.build.places import PROJECT, READER
from tearsheet.errors import MachineError

PATIENCE = 30.0
"""In seconds: how long Node may take over a question before something is wrong."""


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
class Stopped:
    """Node has ended."""


Message = Ask | ReaderChanged | ContentChanged | Stopped | Any
Inbox = SimpleQueue[Message]


class NodeLink:
    """The running Node half. What it says comes into the inbox, in the order it was said."""

    def __init__(self, inbox: Inbox) -> None:
        self._inbox = inbox
        self._ready: Future[Mapping[str, Any]] = Future()
        self._asked: dict[int, Future[list[dict[str, Any]]]] = {}
        self._count = 0
        self._write = threading.Lock()
        self._process = subprocess.Popen(
            [str(node_binary()), str(READER / "author.mjs")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            cwd=PROJECT,
            env=node_environment("development"),
        )
        threading.Thread(target=self._listen, daemon=True).start()

    def start(self, request: Mapping[str, Any]) -> Mapping[str, Any]:
        """Open the port; the answer says under which address, and where the reader's files are.

        Raises:
            MachineError: the port is taken, or Node ends.
        """
        self.send({"start": request})
        answer = self._ready.result(timeout=PATIENCE)
        failed = answer.get("failed")
        if failed:
            raise MachineError(failed["problem"], failed["remedy"])
        return answer

    def send(self, message: Mapping[str, Any]) -> None:
        """Say something."""
        line = json.dumps(message, ensure_ascii=False).encode() + b"\n"
        assert self._process.stdin
        with self._write:
            try:
                self._process.stdin.write(line)
                self._process.stdin.flush()
            except OSError:
                self._inbox.put(Stopped())

    def render(self, parts: Iterable[Part]) -> list[dict[str, Any]]:
        """Render parts of the reader, as it is on the disk at this moment."""
        question = list(parts)
        if not question:
            return []
        self._count += 1
        answer: Future[list[dict[str, Any]]] = Future()
        self._asked[self._count] = answer
        self.send({"render": self._count, "parts": question})
        return answer.result(timeout=PATIENCE)

    def close(self) -> None:
        """End Node, and the open pages' connections with it."""
        if self._process.stdin:
            self._process.stdin.close()
        try:
            self._process.wait(timeout=2)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def _listen(self) -> None:
        assert self._process.stdout
        for line in self._process.stdout:
            self._take(json.loads(line))
        if not self._ready.done():
            remedy = "Look for its last words above."
            self._ready.set_result(
                {"failed": {"problem": "Node ended before it was ready.", "remedy": remedy}}
            )
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
        elif "ready" in message or "failed" in message:
            self._ready.set_result(message)
