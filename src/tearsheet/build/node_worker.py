"""The Node process that renders React: asked in JSON lines, replaced when it dies."""

from __future__ import annotations

import json
import subprocess
import threading
from collections.abc import Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any

from tearsheet.build.bundler import Mode
from tearsheet.build.node import node_binary, node_environment
from tearsheet.build.places import READER
from tearsheet.errors import MachineError

MEMORY_MIB = 512
"""The most JavaScript heap a worker may take; one that needs more is replaced."""

LONGEST_BATCH = 20.0
"""In seconds; a batch that takes longer is taken apart."""

LONGEST_PART = 10.0
"""In seconds; far more than anything takes that comes to an end."""

Part = Mapping[str, Any]


class NodeWorker:
    """A running worker. It starts at once and warms up while others work."""

    def __init__(self, bundle: Path, mode: Mode = "production") -> None:
        self._bundle = bundle
        self._mode = mode
        self._process = self._start()
        self._asked = 0

    def render(self, parts: Iterable[Part]) -> list[dict[str, Any]]:
        """The answers to some parts, in their order; a part that failed holds an `error`.

        A part that ends the worker, or keeps it busy without end, is found by
        asking for each alone; its error is `fatal`.
        """
        question = list(parts)
        if not question:
            return []
        try:
            return self._ask(question, LONGEST_BATCH)
        except _NoAnswer:
            self._replace()
        return [self._render_alone(part) for part in question]

    def _render_alone(self, part: Part) -> dict[str, Any]:
        words = ""
        # What an earlier part left behind may end the worker: a part is asked for twice.
        for _ in range(2):
            try:
                return self._ask([part], LONGEST_PART)[0]
            except _NoAnswer as error:
                self._replace()
                words = str(error)
                if error.late:
                    break
        return {"error": {"message": words, "fatal": True}}

    def _ask(self, question: list[Part], longest: float) -> list[dict[str, Any]]:
        self._asked += 1
        line = json.dumps({"id": self._asked, "parts": question}, ensure_ascii=False)
        answered = self._exchange(line.encode() + b"\n", longest)
        try:
            answer = json.loads(answered)
        except ValueError as error:
            raise _NoAnswer("It ends the process that renders it.", late=False) from error
        parts: list[dict[str, Any]] | None = answer.get("parts")
        if parts is None:
            raise MachineError(f"The Node worker refuses: {answer.get('error')}", "Report this.")
        return parts

    def _exchange(self, line: bytes, longest: float) -> bytes:
        assert self._process.stdin
        assert self._process.stdout
        answered, late = b"", threading.Event()
        watch = threading.Timer(longest, _kill_late, (self._process, late))
        watch.start()
        # A worker that is gone answers with nothing, or with a broken pipe.
        with suppress(OSError):
            self._process.stdin.write(line)
            self._process.stdin.flush()
            answered = self._process.stdout.readline()
        watch.cancel()
        watch.join()
        if late.is_set():
            raise _NoAnswer(f"It does not finish rendering within {longest:g} s.", late=True)
        return answered

    def _replace(self) -> None:
        self.close()
        self._process = self._start()

    def _start(self) -> subprocess.Popen[bytes]:
        command = [str(node_binary()), f"--max-old-space-size={MEMORY_MIB}"]
        return subprocess.Popen(
            [*command, str(READER / "worker.mjs"), str(self._bundle)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            # What libraries tell developers they tell in the browser as well, where it is noted.
            stderr=subprocess.DEVNULL if self._mode == "development" else None,
            env=node_environment(self._mode),
        )

    def close(self) -> None:
        """End the process; nothing is lost with it."""
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe:
                # Closing writes what is left, which nobody may be there to read.
                with suppress(OSError):
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


class _NoAnswer(Exception):
    """The worker had to be given up; the words say what a part does to it."""

    def __init__(self, words: str, *, late: bool) -> None:
        super().__init__(words)
        self.late = late


def _kill_late(process: subprocess.Popen[bytes], late: threading.Event) -> None:
    late.set()
    process.kill()
