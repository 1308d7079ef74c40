"""Names that are used in code: components, hooks and packages, in imports and in paths."""

from __future__ import annotations

import re
from collections.abc import Callable

from tearsheet.content.yaml_record import Record

LONGEST_PACKAGE = 214
"""npm's limit."""

_PACKAGE = re.compile(r"(?:@[a-z0-9][a-z0-9._-]*/)?[a-z0-9][a-z0-9._-]*")
_IDENTIFIER = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
_WORDS_OF_THE_LANGUAGE = """
    arguments async await break case catch class const continue debugger default delete do else enum
    eval export extends false finally for function if implements import in instanceof interface let
    new null package private protected public return static super switch this throw true try typeof
    undefined var void while with yield
"""
_RESERVED = frozenset(_WORDS_OF_THE_LANGUAGE.split())


def is_package_name(text: str) -> bool:
    """Whether npm could have a package of that name."""
    return len(text) <= LONGEST_PACKAGE and bool(_PACKAGE.fullmatch(text))


def read_exports(record: Record, key: str) -> tuple[str, ...]:
    """The names under a key by which a package exports something."""
    remedy = "Write the name that is imported, such as Switch or useSwitch."
    return _read_names(record, key, _is_export, remedy)


def read_packages(record: Record, key: str) -> tuple[str, ...]:
    """The packages under a key."""
    remedy = "Write it as in its package.json: @library/core."
    return _read_names(record, key, is_package_name, remedy)


def read_package(record: Record, key: str) -> str | None:
    """The one package under a key."""
    name = record.text(key)
    if name is None or is_package_name(name):
        return name
    remedy = "Write it as in its package.json: @library/core."
    record.refuse(key, f'"{name}" is no name of a package.', remedy)
    return None


def _is_export(text: str) -> bool:
    return bool(_IDENTIFIER.fullmatch(text)) and text not in _RESERVED


def _read_names(
    record: Record, key: str, fits: Callable[[str], bool], remedy: str
) -> tuple[str, ...]:
    names: list[str] = []
    for name, place in record.placed_texts(key):
        if not fits(name):
            record.refuse_at(place, f'"{name}" cannot stand under "{key}".', remedy)
        elif name in names:
            problem = f'"{name}" stands twice under "{key}".'
            record.refuse_at(place, problem, "Keep one of the two.")
        else:
            names.append(name)
    return tuple(names)
