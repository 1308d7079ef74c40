"""Members of types as facts: their name, their type in one line, and their description."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from msgspec.structs import replace
from tree_sitter import Node

from tearsheet.model.reference import Argument, Plan, Prop, Signature
from tearsheet.packages.jsdoc import JsDoc
from tearsheet.packages.modules import documentation_of
from tearsheet.packages.packages import Declared
from tearsheet.packages.signatures import read_signature
from tearsheet.packages.syntax import children_of, field_of, text_of, walk
from tearsheet.packages.type_members import TypeMember

_REFERENCE = re.compile(r"\[\[([^\[\]`\n]+)\]\]")
_TYPE_NAME = re.compile(r"\w+")
_LINK = re.compile(r"\{@link\s+(\S+?)(?:\s+([^}]*?))?\s*\}")
_NOTE_TO_AUTHORS = re.compile(r"^TODO\b.*$\n?", re.MULTILINE)
_PLAN = re.compile(r"Only available in DataGrid(Pro|Premium)")
_PLANS: dict[str, Plan] = {"Pro": "pro", "Premium": "premium"}


def list_props(members: Iterable[TypeMember]) -> tuple[Prop, ...]:
    """Members as facts: required ones first, then by name; without internal ones."""
    shown = (member for member in members if not is_internal(documentation_of(member.documented)))
    return tuple(sorted(map(read_prop, shown), key=lambda prop: (not prop.required, prop.name)))


def is_internal(doc: JsDoc) -> bool:
    """Whether a comment marks something as internal."""
    return doc.ignored or doc.has("internal")


def read_prop(member: TypeMember) -> Prop:
    """One member as a fact, with the description in its comment."""
    doc = documentation_of(member.documented)
    default = doc.default
    return Prop(
        name=member.name,
        type=member_type(member.node),
        default=None if default is None else " ".join(default.split()),
        required=not member.optional,
        deprecated=doc.deprecated,
        deprecation=plain_deprecation(doc),
        description=plain_description(doc),
        signature=_signature(member.node, doc),
        plan=find_plan(doc),
    )


def find_documentation(declared: Declared) -> JsDoc:
    """The comment of a name: of the first of its declarations that has one."""
    docs = map(documentation_of, declared.module.declarations.get(declared.name, ()))
    return next((doc for doc in docs if doc.description or doc.tags), JsDoc())


def plain_description(doc: JsDoc) -> str:
    """The description in Markdown, without the marks and notes of its authors."""
    return _plain(_NOTE_TO_AUTHORS.sub("", doc.description))


def plain_deprecation(doc: JsDoc) -> str:
    """What to use instead, in Markdown."""
    return _plain(doc.deprecation)


def _plain(text: str) -> str:
    text = _REFERENCE.sub(_refer, text)
    return _LINK.sub(lambda found: f"[{found[2] or found[1]}]({found[1]})", text).strip()


def _refer(found: re.Match[str]) -> str:
    """The name of a type, which pages link, as it is; any other type as code."""
    return found[0] if _TYPE_NAME.fullmatch(found[1]) else f"`{found[1]}`"


def find_plan(doc: JsDoc) -> Plan | None:
    """The commercial plan in a comment."""
    found = _PLAN.search(doc.description)
    return _PLANS[found[1]] if found else None


def member_type(node: Node) -> str:
    """The type of a property, or of a method as a function."""
    annotation = field_of(node, "type")
    if annotation is not None or node.type != "method_signature":
        return type_text(annotation)
    return f"{_parameters_text(node)} => {type_text(field_of(node, 'return_type')) or 'any'}"


def type_text(node: Node | None) -> str:
    """The code of a type in one line, without the colon before it and comments in it."""
    if node is None:
        return ""
    hidden = [(each.start_byte, each.end_byte) for each in walk(node, "comment")]
    code, start, kept = node.text or b"", node.start_byte, []
    for first, last in hidden:
        kept.append(code[: first - node.start_byte][start - node.start_byte :])
        start = last
    kept.append(code[start - node.start_byte :])
    text = " ".join(b" ".join(kept).decode().split())
    return text.removeprefix(":").strip().removeprefix("|").strip()


def function_arguments(function: Node) -> Iterator[Argument]:
    """The arguments of a function, by their names in the code."""
    for parameter in written_parameters(function):
        yield Argument(
            name=_argument_name(field_of(parameter, "pattern")),
            type=type_text(field_of(parameter, "type")),
            optional=parameter.type == "optional_parameter",
        )


def written_parameters(function: Node) -> Iterator[Node]:
    """The code of each argument, except `this`."""
    written = children_of(
        field_of(function, "parameters"), "required_parameter", "optional_parameter"
    )
    return (each for each in written if text_of(field_of(each, "pattern")) != "this")


def _argument_name(pattern: Node | None) -> str:
    # A destructured argument has no name.
    if pattern is not None and pattern.type in {"object_pattern", "array_pattern"}:
        return "parameters"
    return text_of(pattern)


def _parameters_text(node: Node) -> str:
    return " ".join(text_of(field_of(node, "parameters")).split())


def _signature(node: Node, doc: JsDoc) -> Signature | None:
    """The signature of a member: descriptions from its comment, types from the code.

    Comments are copied from one member to the next and left as they are; the code is checked.
    """
    said = read_signature(doc)
    function = _function_of(node)
    if said is None:
        return None
    if function is None:
        arguments, returns = said.arguments, said.returns
    else:
        arguments = tuple(_described(list(function_arguments(function)), said.arguments))
        returns = type_text(field_of(function, "return_type")) or "void"
    return replace(
        said,
        arguments=tuple(replace(a, description=_plain(a.description)) for a in arguments),
        returns=returns,
        returned=_plain(said.returned) if returns != "void" else "",
    )


def _described(written: list[Argument], said: tuple[Argument, ...]) -> Iterator[Argument]:
    by_name = {argument.name: argument.description for argument in said}
    # If the names differ but the number of arguments is equal, match them by position.
    same_order = len(written) == len(said) and by_name.keys().isdisjoint(a.name for a in written)
    for place, argument in enumerate(written):
        description = said[place].description if same_order else by_name.get(argument.name, "")
        yield replace(argument, description=description)


def _function_of(node: Node) -> Node | None:
    if node.type == "method_signature":
        return node
    inner = next(children_of(field_of(node, "type")), None)
    return inner if inner is not None and inner.type == "function_type" else None
