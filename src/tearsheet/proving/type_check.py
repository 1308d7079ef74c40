"""Type-checks code with the TypeScript compiler against the installed packages."""

from __future__ import annotations

import json
import os
import re
import subprocess
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from tearsheet.bundle.live_input import short_path
from tearsheet.bundle.node import node_binary, node_environment
from tearsheet.bundle.tokens import write_changed
from tearsheet.cache.step_cache import StepCache, digest
from tearsheet.errors import MachineError, Mistake, Place
from tearsheet.project import PACKAGES
from tearsheet.proving.mirror import link_packages, write_mirror

STEP = "types"
TIMEOUT = 300
"""In seconds."""

AT_ONCE = 4
"""A check takes half a gigabyte of memory."""

MIRROR = "code"
AMBIENT = "stylesheets.d.ts"

_COMPILER = PACKAGES / "typescript" / "bin" / "tsc"
_FLAGS = ("--pretty", "false", "--singleThreaded")
# As in exported projects.
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
_ERROR = re.compile(r"(?P<file>[^\n(]+)\((?P<line>\d+),\d+\): error (?P<code>TS\d+): (?P<words>.*)")
_UNKNOWN_NAME = re.compile(r"Cannot find name '([^']+)'")
_MISSING_MODULE = re.compile(r"^Cannot find module .*?'(?P<name>[^']+)'")


@dataclass(frozen=True, slots=True, kw_only=True)
class Program:
    """Files that are type-checked together."""

    name: str
    texts: Mapping[str, str]
    """By path relative to the content folder."""
    begins: Mapping[str, Place] = field(default_factory=dict)
    """Place of the first line of each text that is not a file itself."""
    options: Mapping[str, object] = field(default_factory=dict)
    """Compiler options that override the default."""
    absent: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """The modules that may be missing where they are imported, by the path of a text."""
    remedy: str = "Correct it until it fits the types of the installed packages."

    def key(self, made_by: str) -> str:
        """Cache key: digest of everything the result depends on."""
        absent = {path: sorted(names) for path, names in sorted(self.absent.items())}
        options = json.dumps([dict(self.options), absent])
        return digest(made_by, options, *(part for it in sorted(self.texts.items()) for part in it))


def name_group(kind: str, augmentations: Iterable[str]) -> str:
    """The name of the program for code that imports the same augmentations."""
    return "-".join(
        [kind, *(re.sub(r"\W+", "-", name).strip("-") for name in sorted(augmentations))]
    )


def check_types(
    programs: Iterable[Program], root: Path, folder: Path, cache: StepCache, made_by: str
) -> list[Mistake]:
    """Type-check all programs that are not cached as correct.

    Raises:
        MachineError: the compiler is missing or crashes.
    """
    by_key = {program.key(made_by): program for program in programs}
    unproven = {key: it for key, it in by_key.items() if cache.find(STEP, key) is None}
    if unproven:
        texts = {path: text for it in by_key.values() for path, text in it.texts.items()}
        write_mirror(folder / MIRROR, texts)
        write_changed(folder / AMBIENT, "declare module '*.css';\n")
        link_packages(folder)
    # Each takes one thread, so several at once take less processor time than one with many threads.
    with ThreadPoolExecutor(min(AT_ONCE, os.cpu_count() or 1)) as pool:
        checks = {
            key: pool.submit(_check, program, folder, root)
            for key, program in sorted(unproven.items(), key=_length, reverse=True)
        }
        found = {key: checks[key].result() for key in unproven}
    for key, program_mistakes in found.items():
        if not program_mistakes:
            cache.keep(STEP, key, b"")
    cache.forget_others(STEP, set(by_key))
    return [mistake for program_mistakes in found.values() for mistake in program_mistakes]


def _length(entry: tuple[str, Program]) -> int:
    """How much code a program has: the longest checks begin first."""
    return sum(map(len, entry[1].texts.values()))


def _check(program: Program, folder: Path, root: Path) -> list[Mistake]:
    settings = folder / f"{program.name}.json"
    write_changed(settings, json.dumps(_settings(program), indent=1))
    finished = _run(settings, folder)
    errors = list(_read_errors(finished.stdout))
    if finished.returncode and not errors:
        words = (finished.stdout or finished.stderr).strip().splitlines()
        problem = f"TypeScript cannot check the code: {words[0] if words else 'it says nothing'}"
        raise MachineError(problem, "Run `make` to set the packages up anew.")
    unexpected = [error for error in errors if not _is_expected(error, program)]
    fragments, others = _split_unknown(unexpected, program)
    return [
        *(_mistake_of_unknown(path, found, program) for path, found in fragments.items()),
        *(_mistake(error, program, root) for error in others),
    ]


def _settings(program: Program) -> dict[str, object]:
    code = [path for path in program.texts if path.endswith((".ts", ".tsx", ".mts", ".cts"))]
    return {
        "compilerOptions": {
            **_OPTIONS,
            **program.options,
            "tsBuildInfoFile": f"{program.name}.known",
        },
        "files": [AMBIENT, *(f"{MIRROR}/{path}" for path in code)],
    }


def _run(settings: Path, folder: Path) -> subprocess.CompletedProcess[str]:
    if not _COMPILER.exists():
        raise MachineError("TypeScript is not installed.", "Run `make` to set it up.")
    try:
        return subprocess.run(
            [str(node_binary()), str(_COMPILER), "-p", settings.name, *_FLAGS],
            capture_output=True,
            text=True,
            cwd=folder,
            env=node_environment("production"),
            check=False,
            timeout=TIMEOUT,
        )
    except subprocess.TimeoutExpired as error:
        problem = f"TypeScript has not finished within {TIMEOUT} s."
        raise MachineError(problem, "Try again when the machine has less to do.") from error


@dataclass(frozen=True, slots=True)
class _TypeError:
    """An error message of the compiler."""

    path: str
    line: int
    code: str
    words: str


def _read_errors(output: str) -> Iterator[_TypeError]:
    """Parse the compiler's output: one line per error, followed by indented explanations."""
    for block in re.split(r"\n(?=\S)", output):
        match = _ERROR.match(block)
        if match is None or not match["file"].startswith(f"{MIRROR}/"):
            continue
        # The innermost explanation is the most specific.
        reason = block.strip().splitlines()[-1].strip() if "\n" in block.strip() else ""
        words = f"{match['words']} {reason}".strip()
        path = match["file"].removeprefix(f"{MIRROR}/")
        yield _TypeError(path, int(match["line"]), match["code"], words)


def _is_expected(error: _TypeError, program: Program) -> bool:
    missing = _MISSING_MODULE.search(error.words)
    return missing is not None and missing["name"] in program.absent.get(error.path, ())


def _split_unknown(
    errors: Iterable[_TypeError], program: Program
) -> tuple[dict[str, list[_TypeError]], list[_TypeError]]:
    """The unknown names of each block of a page, and all other errors."""
    unknown: dict[str, list[_TypeError]] = {}
    others = []
    for error in errors:
        if error.path in program.begins and _UNKNOWN_NAME.match(error.words):
            unknown.setdefault(error.path, []).append(error)
        else:
            others.append(error)
    return unknown, others


def _mistake_of_unknown(path: str, errors: Iterable[_TypeError], program: Program) -> Mistake:
    """One mistake for all names that a block of a page uses and nothing declares."""
    found = [
        (error.line, match[1]) for error in errors if (match := _UNKNOWN_NAME.match(error.words))
    ]
    names = list(dict.fromkeys(name for _, name in found))
    begin = program.begins[path]
    quoted = ", ".join(f'"{name}"' for name in names)
    return Mistake(
        Place(short_path(begin.file), (begin.line or 1) + found[0][0] - 1),
        f"Nothing in this code, or before it on the page, declares {quoted}.",
        f'If code that is not shown does, write given="{", ".join(names)}" behind the fence; if it'
        ' is imported, with="import …".',
    )


def _mistake(error: _TypeError, program: Program, root: Path) -> Mistake:
    begin = program.begins.get(error.path, Place(root / error.path, 1))
    return Mistake(
        Place(short_path(begin.file), (begin.line or 1) + error.line - 1),
        f"{error.words} ({error.code})",
        program.remedy,
    )
