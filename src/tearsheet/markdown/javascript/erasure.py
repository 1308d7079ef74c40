"""Converts one file of TypeScript to JavaScript."""

from __future__ import annotations

from msgspec import Struct

from tearsheet.markdown.javascript.imports import find_addresses, find_type_imports, find_unused
from tearsheet.markdown.javascript.refusals import SyntaxRefusal, find_refusals
from tearsheet.markdown.javascript.removals import apply, merge
from tearsheet.markdown.javascript.source import parse
from tearsheet.markdown.javascript.statements import find_declarations
from tearsheet.markdown.javascript.types import find_types
from tearsheet.model.demo import CODE_SUFFIXES


class Erased(Struct, frozen=True, kw_only=True):
    """A file without its types."""

    text: str
    refusals: tuple[SyntaxRefusal, ...] = ()
    """The syntax that cannot be erased; the text is invalid then."""


def erase_types(text: str, name: str) -> Erased:
    """Remove all TypeScript syntax from a file.

    The name says what is in the file. What is no code stays as it is, and so does
    every comment and blank line that stands by itself.
    """
    if name.endswith(".d.ts"):
        return Erased(text="")
    if not name.endswith(CODE_SUFFIXES):
        return Erased(text=text)
    source = parse(text.encode(), name)
    types = merge((*find_types(source), *find_declarations(source), *find_type_imports(source)))
    refusals = tuple(find_refusals(source, types))
    if refusals:
        return Erased(text=text, refusals=refusals)
    removals = merge((*types, *find_unused(source, types), *find_addresses(source)))
    return Erased(text=apply(removals, source.code).decode())
