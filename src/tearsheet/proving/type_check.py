"""The types of all demos, checked against the packages by TypeScript's native compiler."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from tearsheet.build.live_input import short_path
from tearsheet.build.node import node_binary
from tearsheet.build.places import PACKAGES
from tearsheet.build.step_cache import StepCache, digest
from tearsheet.build.tokens import write_changed
from tearsheet.errors import MachineError, Mistake, Place
from tearsheet.model.demo import DemoFile, demo_file
from tearsheet.proving.mirror import link_packages, write_mirror
from tearsheet.proving.subjects import Subject

STEP = "types"
LONGEST_CHECK = 300
"""In seconds."""

MIRROR = "demos"
AMBIENT = "stylesheets.d.ts"

_COMPILER = PACKAGES / "typescript" / "bin" / "tsc"
# As in the project that a visitor takes away.
_OPTIONS = {
    "target": "es2022",
    "lib": ["es2023", "dom", "dom.iterable"],
    "module": "esnext",
    "moduleResolution": "bundler",
    "moduleDetection": "force",
    "jsx": "react-jsx",
    "types": [],
    "strict": True,
    "skipLibCheck": True,
    "noEmit": True,
    "incremental": True,
}
_WIDENS = re.compile(r"^\s*declare\s+(?:module|global)\b", re.MULTILINE)
_ERROR = re.compile(r"(?P<file>[^\n(]+)\((?P<line>\d+),\d+\): error (?P<code>TS\d+): (?P<words>.*)")


@dataclass(frozen=True, slots=True, kw_only=True)
class Program:
    """Files that are checked together."""

    name: str
    texts: dict[str, str]
    """By their path from the content folder."""

    def key(self, made_by: str) -> str:
        """What names everything the answer depends on."""
        return digest(made_by, *(part for pair in sorted(self.texts.items()) for part in pair))


def check_types(
    subjects: Iterable[Subject], folder: Path, cache: StepCache, made_by: str
) -> list[Mistake]:
    """Check all demos in one run, and find what fits the types no more.

    Raises:
        MachineError: the compiler is not there, or fails as a whole.
    """
    known = tuple(subjects)
    programs = {program.key(made_by): program for program in _programs(known)}
    unproven = {key: it for key, it in programs.items() if cache.find(STEP, key) is None}
    if unproven:
        write_mirror(folder / MIRROR, dict(_texts(known)))
        write_changed(folder / AMBIENT, "declare module '*.css';\n")
        link_packages(folder)
    mistakes = []
    for key, program in unproven.items():
        found = _check(program, folder, known[0].root)
        if not found:
            cache.keep(STEP, key, b"")
        mistakes += found
    cache.forget_others(STEP, set(programs))
    return mistakes


def _programs(subjects: Iterable[Subject]) -> Iterator[Program]:
    """One for all demos, and one for each that widens the types of a library.

    What a demo adds to the types of a library it would add for all others, too.
    """
    together: dict[str, str] = {}
    for subject in subjects:
        for cut in subject.demo.cuts:
            texts = dict(_cut_texts(subject, cut.styling, cut.files))
            if any(map(_WIDENS.search, texts.values())):
                name = f"{subject.demo.id}/{cut.styling}".replace("/", "-")
                yield Program(name=name, texts=texts)
            else:
                together |= texts
    if together:
        yield Program(name="all", texts=together)


def _texts(subjects: Iterable[Subject]) -> Iterator[tuple[str, str]]:
    for subject in subjects:
        for cut in subject.demo.cuts:
            yield from _cut_texts(subject, cut.styling, cut.files)


def _cut_texts(
    subject: Subject, styling: str, files: Iterable[DemoFile]
) -> Iterator[tuple[str, str]]:
    for file in files:
        yield demo_file(subject.demo, styling, file.name), file.text


def _check(program: Program, folder: Path, root: Path) -> list[Mistake]:
    settings = folder / f"{program.name}.json"
    write_changed(settings, json.dumps(_settings(program), indent=1))
    finished = _run(settings, folder)
    mistakes = list(_read_mistakes(finished.stdout, root))
    if finished.returncode and not mistakes:
        words = (finished.stdout or finished.stderr).strip().splitlines()
        problem = f"TypeScript cannot check the demos: {words[0] if words else 'it says nothing'}"
        raise MachineError(problem, "Run `make` to set the packages up anew.")
    return mistakes


def _settings(program: Program) -> dict[str, object]:
    code = [path for path in program.texts if path.endswith((".ts", ".tsx"))]
    return {
        "compilerOptions": {**_OPTIONS, "tsBuildInfoFile": f"{program.name}.known"},
        "files": [AMBIENT, *(f"{MIRROR}/{path}" for path in code)],
    }


def _run(settings: Path, folder: Path) -> subprocess.CompletedProcess[str]:
    if not _COMPILER.exists():
        raise MachineError("TypeScript is not installed.", "Run `make` to set it up.")
    try:
        return subprocess.run(
            [str(node_binary()), str(_COMPILER), "-p", settings.name, "--pretty", "false"],
            capture_output=True,
            text=True,
            cwd=folder,
            check=False,
            timeout=LONGEST_CHECK,
        )
    except subprocess.TimeoutExpired as error:
        problem = f"TypeScript has not finished within {LONGEST_CHECK} s."
        raise MachineError(problem, "Try again when the machine has less to do.") from error


def _read_mistakes(output: str, root: Path) -> Iterator[Mistake]:
    """Read the compiler's answer: a line for each error, indented lines that explain it below."""
    for block in re.split(r"\n(?=\S)", output):
        found = _ERROR.match(block)
        if found is None or not found["file"].startswith(f"{MIRROR}/"):
            continue
        file = root / found["file"].removeprefix(f"{MIRROR}/")
        # The innermost explanation names what has to change.
        reason = block.strip().splitlines()[-1].strip() if "\n" in block.strip() else ""
        yield Mistake(
            Place(short_path(file), int(found["line"])),
            f"{found['words']} {reason}".strip(),
            f"Mend it until it fits the types of the installed packages ({found['code']}).",
        )
