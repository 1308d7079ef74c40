"""The ending of a file of the reader says where it runs, and what it may use there."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from tearsheet.project import PROJECT

READER = PROJECT / "reader" / "src"

REACT = re.compile(r"^import (?!type\b)[^;]*?from '(?:react|react-dom(?:/\w+)?)';", re.M)
HOOK = re.compile(r"\buse[A-Z]\w*\(")
HANDLER = re.compile(r"\son[A-Z]\w*=\{")
BROWSER = re.compile(
    r"\b(?:document|localStorage|sessionStorage|customElements)\.|\bwindow\.|\bnew \w+Observer\("
)
STATIC = re.compile(r"^(?:import|export) (?!type\b)[^;]*?from '([^']+)';|^import '([^']+)';", re.M)
COMMENT = re.compile(r"/\*.*?\*/|(?<!:)//[^\n]*", re.S)
TEXT = re.compile(r"'[^'\n]*'|`[^`]*`")


def source_files() -> Iterator[Path]:
    for file in sorted(READER.rglob("*.ts*")):
        is_code = ".test." not in file.name and not file.name.endswith(".d.ts")
        if is_code and "generated" not in file.parts:
            yield file


def ending(file: Path) -> str:
    """`.client.ts`, `.island.tsx`, `.ts` and so on."""
    return "".join(file.suffixes[-2:])


def code_of(file: Path) -> str:
    return COMMENT.sub("", file.read_text("utf-8"))


def imports_of(file: Path, code: str) -> Iterator[Path]:
    """What a file imports as it is loaded; types are gone by then."""
    for found in STATIC.findall(code):
        path = (file.parent / "".join(found)).resolve()
        if path.is_relative_to(READER) and path.suffix in (".ts", ".tsx") and path.is_file():
            yield path


def name(file: Path) -> str:
    return file.relative_to(READER).as_posix()


def broken_rules(file: Path, code: str) -> Iterator[str]:
    kind = ending(file)
    is_react = bool(REACT.search(code))
    if kind == ".client.ts" and is_react:
        yield f"{name(file)} is a client script and uses React"
    if kind == ".ts" and is_react and not file.name.startswith("use"):
        yield f"{name(file)} uses React and is neither an island nor a hook"
    if kind == ".tsx" and (HOOK.search(code) or HANDLER.search(code)):
        yield f"{name(file)} is rendered at build time, where nothing has state or is clicked"
    if kind == ".ts" and not file.name.startswith("use") and BROWSER.search(TEXT.sub("''", code)):
        yield f"{name(file)} runs anywhere, and asks a document"
    for imported in imports_of(file, code):
        if not may_import(kind, ending(imported), file):
            yield f"{name(file)} imports {name(imported)}"


def may_import(own: str, other: str, file: Path) -> bool:
    """Whether a file may load another together with itself."""
    if own == ".client.ts":
        return other not in (".island.tsx", ".tsx", ".worker.ts", ".node.ts")
    if own == ".ts" and not file.name.startswith("use"):
        return other == ".ts"
    if own == ".worker.ts":
        return other in (".ts", ".worker.ts")
    return True


def test_every_file_uses_only_what_there_is_where_it_runs() -> None:
    assert [rule for file in source_files() for rule in broken_rules(file, code_of(file))] == []


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("shell/copy.client.ts", "import { useState } from 'react';"),
        ("shell/copy.ts", "import { createContext } from 'react';"),
        ("shell/copy.ts", "import { type Ref, useRef } from 'react';"),
        ("shell/copy.ts", "document.body.append('x');"),
        ("shell/Row.tsx", "const [open] = useState(false);"),
        ("shell/Row.tsx", "<button onClick={open}>"),
    ],
)
def test_what_breaks_a_rule_is_found(path: str, code: str) -> None:
    assert list(broken_rules(READER / path, code))


def test_no_file_of_the_reader_needs_itself() -> None:
    graph = {file: set(imports_of(file, code_of(file))) for file in source_files()}
    assert [[name(file) for file in circle] for circle in circles(graph)] == []


def circles(graph: Mapping[Path, set[Path]]) -> Iterator[list[Path]]:
    """The ways through the imports that lead back to where they began, one for each."""
    done: set[Path] = set()

    def follow(file: Path, way: list[Path]) -> Iterator[list[Path]]:
        if file in way:
            yield way[way.index(file) :]
        elif file not in done:
            for imported in sorted(graph.get(file, ())):
                yield from follow(imported, [*way, file])
            done.add(file)

    for file in sorted(graph):
        yield from follow(file, [])
