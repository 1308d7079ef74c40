"""The signature of a function prop, from its documentation."""

from __future__ import annotations

import re

from msgspec.structs import replace

from tearsheet.model.reference import Argument, Signature
from tearsheet.packages.jsdoc import JsDoc, read_arguments, read_returned

_LIST = re.compile(r"^([\w.$]+(?:\['\w+'\])?)\[\]$")
_OLD_GENERIC = re.compile(r"\.<")
_PLAIN_UNION = re.compile(r"^[\w.$'\"\[\]<>*-]+(\s*\|\s*[\w.$'\"\[\]<>*-]+)+$")
_RECORD = re.compile(r"^\{\s*(.*?)\s*\}$", re.DOTALL)


def read_signature(doc: JsDoc) -> Signature | None:
    """The arguments and the return value of a function; None if neither is described."""
    arguments = read_arguments(doc)
    returned = read_returned(doc)
    if not arguments and returned is None:
        return None
    return Signature(
        arguments=tuple(_readable(argument) for argument in arguments),
        returns=(plain_type(returned.type) if returned else "") or "void",
        returned=_in_one_line(returned.text) if returned else "",
    )


def plain_type(text: str) -> str:
    """A type of a comment in the spelling of TypeScript: `T[]` is `Array<T>`, `*` is `any`."""
    text = _OLD_GENERIC.sub("<", " ".join(text.split())).removeprefix("?").removeprefix("!")
    if text.startswith("(") and text.endswith(")") and "=>" not in text:
        text = text[1:-1].strip()
    if record := _RECORD.match(text):
        return f"{{ {record[1]} }}" if record[1] else "{}"
    if _PLAIN_UNION.match(text):
        return " | ".join(plain_type(part.strip()) for part in text.split("|"))
    if text == "*":
        return "any"
    match = _LIST.match(text)
    return f"Array<{match[1]}>" if match else text


def _readable(argument: Argument) -> Argument:
    return replace(
        argument,
        type=plain_type(argument.type) or "any",
        description=_in_one_line(argument.description),
    )


def _in_one_line(text: str) -> str:
    return " ".join(text.split())
