"""The Node process that renders React: it speaks JSON lines, and is restarted when it dies."""

from __future__ import annotations

import json
import os
import secrets
import subprocess
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from tearsheet.bundle.bundle_request import REPORT, Mode
from tearsheet.bundle.node import Rights, node_binary, node_environment, without_network
from tearsheet.errors import MachineError
from tearsheet.project import READER, SHARED_READER, ReaderFolders

MEMORY_MIB = 512
"""The most JavaScript heap a worker may take; one that needs more is replaced."""

YOUNG_MIB = 8
"""Half of that for new objects: with more, Node takes 300 MB for what it needs 150, and no time."""

LONGEST_BATCH = 20.0
"""In seconds; a batch that takes longer is split."""

LONGEST_PART = 10.0
"""In seconds; far more than anything takes that terminates."""

_FROZEN = (
    # Demos cannot change built-in prototypes for others.
    "--frozen-intrinsics",
    # Silence the experimental warning.
    "--disable-warning=ExperimentalWarning",
)
_HELD: Mapping[Mode, tuple[str, ...]] = {
    "production": _FROZEN,
    # React for developers sets `Error.stackTraceLimit`; what it renders is compared, not published.
    "development": (),
}
_ERROR_OUTPUT = 2
"""The file descriptor of stderr."""

Part = Mapping[str, Any]


class NodeWorker:
    """A running worker. It starts at once and warms up while others work."""

    def __init__(
        self, bundle: Path, mode: Mode = "production", folders: ReaderFolders = SHARED_READER
    ) -> None:
        self._bundle = bundle
        self._mode = mode
        self._folders = folders
        self._process, self._answers = self._start()

    def render(self, parts: Iterable[Part]) -> list[dict[str, Any]]:
        """The results of some parts, in order; a part that failed has an `error`.

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
        # State left by an earlier part may kill the worker, so a part is tried twice.
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
        # A random id, so that no demo can forge the worker's answer.
        number = secrets.token_hex(16)
        line = msgspec.json.encode({"id": number, "parts": question})
        answered = self._exchange(line + b"\n", longest)
        try:
            answer = json.loads(answered)
        except ValueError as error:
            raise _NoAnswer("It ends the process that renders it.", late=False) from error
        if not isinstance(answer, dict) or answer.get("id") != number:
            raise _NoAnswer(
                "It writes into the answers of the process that renders it.", late=False
            )
        parts: list[dict[str, Any]] | None = answer.get("parts")
        if parts is None:
            raise MachineError(f"The Node worker refuses: {answer.get('error')}", "Report this.")
        return parts

    def _exchange(self, line: bytes, longest: float) -> bytes:
        assert self._process.stdin
        answered, late = b"", threading.Event()
        watch = threading.Timer(longest, _kill_late, (self._process, late))
        watch.start()
        # A dead worker answers with end of file, or with a broken pipe.
        with suppress(OSError):
            self._process.stdin.write(line)
            self._process.stdin.flush()
            answered = self._answers.readline()
        watch.cancel()
        watch.join()
        if late.is_set():
            raise _NoAnswer(f"It does not finish rendering within {longest:g} s.", late=True)
        return answered

    def _replace(self) -> None:
        self.close()
        self._process, self._answers = self._start()

    def _start(self) -> tuple[subprocess.Popen[bytes], BinaryIO]:
        # Warnings of libraries are discarded here: they appear in the browser too.
        printed = subprocess.DEVNULL if self._mode == "development" else _ERROR_OUTPUT
        reading, writing = os.pipe()
        try:
            process = subprocess.Popen(
                worker_command(self._bundle, writing, self._mode),
                stdin=subprocess.PIPE,
                stdout=printed,
                stderr=printed,
                pass_fds=(writing,),
                env=node_environment(self._mode, self._folders, may_write=False),
            )
        except BaseException:
            os.close(reading)
            raise
        finally:
            # The worker has the only other end, so its exit is the end of file.
            os.close(writing)
        return process, os.fdopen(reading, "rb")

    def close(self) -> None:
        """Stop the process; it holds no state."""
        for pipe in (self._process.stdin, self._answers):
            if pipe:
                # Closing flushes the buffer into a pipe that may be closed.
                with suppress(OSError):
                    pipe.close()
        self._process.kill()
        self._process.wait()


def worker_command(bundle: Path, answers: int, mode: Mode) -> list[str]:
    """The command of a worker that writes its answers to that file descriptor.

    It runs code of authors: it reads its own code and the bundle, and that is all.
    """
    rights = Rights(read=(READER / "worker.mjs", READER / "prerender-worker", *_bundled(bundle)))
    room = (f"--max-old-space-size={MEMORY_MIB}", f"--max-semi-space-size={YOUNG_MIB}")
    node = [str(node_binary()), *room, *rights.flags, *_HELD[mode]]
    return without_network([*node, str(READER / "worker.mjs"), str(bundle), str(answers)])


def _bundled(bundle: Path) -> Iterator[Path]:
    """The folders of a bundle's modules: some are shared with other bundles."""
    yield bundle.parent
    report = bundle.parent.parent / REPORT
    if report.exists():
        yield Path(json.loads(report.read_bytes())["stock"]) / "server"


class _NoAnswer(Exception):
    """The worker had to be killed; the message says what a part did to it."""

    def __init__(self, words: str, *, late: bool) -> None:
        super().__init__(words)
        self.late = late


def _kill_late(process: subprocess.Popen[bytes], late: threading.Event) -> None:
    late.set()
    process.kill()


Render = Callable[[Iterable[Part]], list[dict[str, Any]]]
