"""The props of a component: from `propTypes`, or else from its declarations."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tree_sitter import Node

from tearsheet.model.reference import Prop
from tearsheet.packages.jsdoc import JsDoc, read_jsdoc
from tearsheet.packages.member_facts import (
    find_plan,
    is_internal,
    plain_deprecation,
    plain_description,
    read_prop,
)
from tearsheet.packages.modules import documentation_of
from tearsheet.packages.prop_types import read_prop_type
from tearsheet.packages.signatures import read_signature
from tearsheet.packages.syntax import (
    children_of,
    comment_before,
    field_of,
    string_of,
    text_of,
)
from tearsheet.packages.type_members import TypeMember


def read_prop_types(prop_types: Node, members: Mapping[str, TypeMember]) -> tuple[Prop, ...]:
    """The props that are described, by a comment in the script or one in the declarations.

    Where none is, nobody described any, and all that are not internal are shown.
    """
    read = (_read_pair(pair, members) for pair in children_of(prop_types, "pair"))
    described = sort_props(prop for prop in read if prop is not None)
    return described or read_declared_props(members)


def read_declared_props(members: Mapping[str, TypeMember]) -> tuple[Prop, ...]:
    """The props of a component without `propTypes`."""
    # Without propTypes, a prop without a description is not necessarily internal.
    return sort_props(
        read_prop(member)
        for member in members.values()
        if not is_internal(documentation_of(member.documented))
    )


def sort_props(props: Iterable[Prop]) -> tuple[Prop, ...]:
    """The sort key: required ones first, then by name without regard to case."""
    return tuple(sorted(props, key=lambda prop: (not prop.required, prop.name.lower(), prop.name)))


def _read_pair(pair: Node, members: Mapping[str, TypeMember]) -> Prop | None:
    key, value = field_of(pair, "key"), field_of(pair, "value")
    name = string_of(key) or text_of(key)
    doc = _documentation(pair, members.get(name))
    if value is None or not _is_shown(doc):
        return None
    kind = read_prop_type(value)
    return Prop(
        name=name,
        type=kind.text,
        default=doc.default,
        required=kind.required or _is_required(members.get(name)),
        deprecated=doc.deprecated,
        deprecation=plain_deprecation(doc),
        description=plain_description(doc),
        more=_more(doc),
        signature=read_signature(doc) if kind.text == "func" else None,
        holds_ref=kind.holds_ref,
        plan=find_plan(doc),
    )


def _is_required(member: TypeMember | None) -> bool:
    """A prop without a question mark is required, even if `propTypes` accept undefined."""
    return member is not None and not member.optional and member.everywhere


def _documentation(pair: Node, member: TypeMember | None) -> JsDoc:
    comment = comment_before(pair)
    if comment or member is None:
        return read_jsdoc(comment)
    return documentation_of(member.documented)


def _more(doc: JsDoc) -> str:
    """The text of `@see`, if it has a link with a text."""
    text = doc.text("see") or ""
    return plain_description(JsDoc(text)) if "{@link" in text else ""


def _is_shown(doc: JsDoc) -> bool:
    return bool(doc.description) and not doc.ignored
