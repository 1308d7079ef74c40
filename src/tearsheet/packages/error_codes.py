"""The codes of minified production errors, and their messages."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from tree_sitter import Node

from tearsheet.packages.packages import Package, find_neighbor
from tearsheet.packages.syntax import children_of, field_of, parse_javascript, text_of, walk

# Most files throw no errors and need not be parsed.
_THROWS = re.compile(r"ormat(?:Mui)?ErrorMessage\w*(?:\.default)?\)?\(\s*[\"']?\d")
_FORMATTER = re.compile(r"format(?:Mui)?ErrorMessage", re.IGNORECASE)
_ESCAPED = {"n": "\n", "t": "\t", "r": "\r", "\n": ""}
_OTHERS = frozenset({"node_modules", "modern", "legacy", "node", "umd"})
PLACEHOLDER = "%s"
"""The placeholder in a message for a word that is only known when the error is thrown."""


def read_error_codes(package: Package) -> dict[int, str]:
    """The messages a package can throw in production, by their code."""
    found: dict[int, str] = {}
    for file in _scripts(package):
        for number, message in find_messages(package.files.text(file) or "").items():
            found.setdefault(number, message)
    return dict(sorted(found.items()))


def read_all_error_codes(packages: Iterable[Package]) -> dict[int, str]:
    """The messages of some packages and of their dependencies.

    Older packages word the same message differently, so the newest one has the last word.
    """
    found: dict[int, str] = {}
    for package in sorted(with_family(packages), key=_age):
        found |= read_error_codes(package)
    return dict(sorted(found.items()))


def with_family(packages: Iterable[Package]) -> list[Package]:
    """Some packages, and those of the same publisher that they depend on, each once."""
    found: dict[Path, Package] = {}
    waiting = list(packages)
    while waiting:
        package = waiting.pop()
        if found.setdefault(package.folder, package) is package:
            waiting.extend(_parts_of(package))
    return list(found.values())


def find_messages(code: str) -> dict[int, str]:
    """The messages one module can throw, by their code.

    A build writes `inDevelopment ? "the whole message" : format(7, word)`, so
    the message of a number stands beside it.
    """
    if not _THROWS.search(code):
        return {}
    found: dict[int, str] = {}
    for choice in walk(parse_javascript(code), "ternary_expression"):
        number = _find_number(field_of(choice, "alternative"))
        message = _find_text(field_of(choice, "consequence"))
        if number is not None and message is not None:
            found.setdefault(number, message)
    return found


def _parts_of(package: Package) -> Iterator[Package]:
    publisher = package.name.partition("/")[0]
    for name in package.dependencies:
        if name.startswith(f"{publisher}/"):
            part = find_neighbor(package, name)
            if part is not None:
                yield part


def _scripts(package: Package) -> Iterator[Path]:
    root = package.root and package.root.script
    if not root:
        return
    for file in sorted(root.parent.rglob(f"*{root.suffix}")):
        # Nested packages are read separately; other builds have the same messages.
        if file.relative_to(root.parent).parts[0] not in _OTHERS:
            yield file


def _age(package: Package) -> tuple[tuple[int, ...], bool, str]:
    """The sort key of a version, the oldest first; a beta sorts before its release."""
    numbers, _, stage = package.version.partition("-")
    return tuple(int(part) for part in numbers.split(".") if part.isdigit()), not stage, stage


def _find_number(call: Node | None) -> int | None:
    """The code in the first argument of a call of the formatter."""
    if call is None or call.type != "call_expression":
        return None
    if not _FORMATTER.search(text_of(field_of(call, "function"))):
        return None
    first = next(children_of(field_of(call, "arguments")), None)
    written = text_of(first).strip("\"'")
    return int(written) if written.isdigit() else None


def _find_text(node: Node | None) -> str | None:
    """The text of concatenated strings and templates; empty for other code."""
    match node.type if node is not None else None:
        case "string" | "template_string":
            return "".join(_pieces(node))
        case "binary_expression":
            left, right = _find_text(field_of(node, "left")), _find_text(field_of(node, "right"))
            return None if left is None or right is None else left + right
        case "parenthesized_expression":
            return _find_text(next(_code_of(node), None))
        case _:
            return None


def _pieces(literal: Node | None) -> Iterator[str]:
    for part in children_of(literal):
        if part.type == "template_substitution":
            yield PLACEHOLDER
        elif part.type == "escape_sequence":
            yield _unescape(text_of(part)[1:])
        else:
            yield text_of(part)


def _unescape(written: str) -> str:
    if written[0] in "ux":
        return chr(int(written[1:].strip("{}"), 16))
    return _ESCAPED.get(written, written)


def _code_of(node: Node | None) -> Iterator[Node]:
    return (child for child in children_of(node) if child.type != "comment")
