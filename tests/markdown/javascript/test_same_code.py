"""What is left without types is code, and the code that another eraser leaves, sign by sign."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import tree_sitter_javascript
from test_erased_documents import examples_of
from tree_sitter import Language, Parser

from tearsheet.bundle.node import node_binary
from tearsheet.markdown.javascript import erase_types
from tearsheet.project import PROJECT

TOKENS = Path(__file__).parent / "code_tokens.mjs"
FOLDERS = ("content", "reader", "src/tearsheet/authoring/templates", "tests/sites")
# The other eraser imports nothing that is not used, and exports and joins what it should not.
TOLD_OTHERWISE = (
    "What nothing uses was not imported for a type",
    "Exported types go, exported values stay",
    "Statements that only a type kept apart stay two",
    "Two lines that only a type kept apart stay two",
)
_OWN_FILE = re.compile(r"(['\"]\.[^'\"?]*\.)(?:ts|js)(x?['\"?])")


def samples() -> Iterator[tuple[str, str]]:
    for folder in FOLDERS:
        for file in sorted((PROJECT / folder).rglob("*.ts*")):
            if file.suffix in (".ts", ".tsx") and "generated" not in file.parts:
                yield str(file), file.read_text(encoding="utf-8")
    for example in examples_of():
        if example.title not in TOLD_OTHERWISE:
            yield f"{example.title}/{example.name}", example.typescript


@cache
def erased_samples() -> tuple[tuple[str, str, str], ...]:
    """The name of each sample, its TypeScript, and what is left without types."""
    return tuple(_erase(name, typescript) for name, typescript in samples())


def _erase(name: str, typescript: str) -> tuple[str, str, str]:
    erased = erase_types(typescript, name)
    assert erased.refusals == (), name
    return name, typescript, erased.text


def tokens_of(pairs: Iterable[tuple[str, str, str]]) -> list[tuple[list[str], list[str]]]:
    keys = ("name", "typescript", "javascript")
    request = json.dumps([dict(zip(keys, pair, strict=True)) for pair in pairs])
    finished = subprocess.run(
        [str(node_binary()), str(TOKENS)], input=request, capture_output=True, text=True, check=True
    )
    answer: list[tuple[list[str], list[str]]] = json.loads(finished.stdout)
    return answer


def comparable(tokens: list[str]) -> str:
    """Some tokens without what is a matter of taste, and with files named as in TypeScript."""
    text = " ".join(token for token in tokens if token != ";")
    text = re.sub(r" ,(?= [}\])])", "", text).replace(" , { } from", " from")
    return _OWN_FILE.sub(r"\1ts\2", text)


def test_what_is_left_without_types_is_code() -> None:
    parser = Parser(Language(tree_sitter_javascript.language()))

    for name, _, javascript in erased_samples():
        # The grammar takes the attribute `in`, which some transitions have, for the operator.
        code = javascript.replace(" in={", " open={")
        assert not parser.parse(code.encode()).root_node.has_error, name


def test_another_eraser_leaves_the_same_code() -> None:
    pairs = erased_samples()

    assert len(pairs) > 100
    for (name, _, javascript), (theirs, ours) in zip(pairs, tokens_of(pairs), strict=True):
        assert comparable(ours) == comparable(theirs), f"{name}\n{javascript}"
