"""The Node process that renders React: asked in JSON lines, replaced when it dies."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterable, Mapping
from pathlib import Path
from types import TracebackType
from typing import Any

from tearsheet.build.places import READER, node_binary
from tearsheet.errors import MachineError

MEMORY_MIB = 512
"""The most JavaScript heap a worker may take; one that needs more is replaced."""

Part = Mapping[str, Any]


class NodeWorker:
    """A running worker. It starts at once and warms up while others work."""

    def __init__(self, bundle: Path) -> None:
        self._bundle = bundle
        self._process = self._start()
        self._asked = 0

    def render(self, parts: Iterable[Part]) -> list[dict[str, Any]]:
        """The answers to some parts, in their order; a part that failed holds an `error`.

        Raises:
            MachineError: the worker died twice over the same question.
        """
        question = list(parts)
        if not question:
            return []
        for _ in range(2):
            answer = self._ask(question)
            if answer is not None:
                return answer
            self.close()
            self._process = self._start()
        raise MachineError(
            "The Node worker ends without an answer.",
            f"Look for its last words above; the part it was asked for is {question[0]['part']}.",
        )

    def _ask(self, question: list[Part]) -> list[dict[str, Any]] | None:
        self._asked += 1
        assert self._process.stdin
        assert self._process.stdout
        line = json.dumps({"id": self._asked, "parts": question}, ensure_ascii=False)
        try:
            self._process.stdin.write(line.encode() + b"\n")
            self._process.stdin.flush()
            answered = self._process.stdout.readline()
        except OSError:
            return None
        if not answered:
            return None
        answer = json.loads(answered)
        parts: list[dict[str, Any]] | None = answer.get("parts")
        if parts is None:
            raise MachineError(f"The Node worker refuses: {answer.get('error')}", "Report this.")
        return parts

    def _start(self) -> subprocess.Popen[bytes]:
        node = node_binary()
        if not node.exists():
            raise MachineError("Node is not in the environment.", "Run `make` to set it up.")
        command = [str(node), f"--max-old-space-size={MEMORY_MIB}"]
        return subprocess.Popen(
            [*command, str(READER / "worker.mjs"), str(self._bundle)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "NODE_ENV": "production"},
        )

    def close(self) -> None:
        """End the process; nothing is lost with it."""
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe:
                pipe.close()
        self._process.kill()
        self._process.wait()

    def __enter__(self) -> NodeWorker:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
