"""Functions that read something from the state of an X component."""

from __future__ import annotations

import re
from collections.abc import Mapping

from tree_sitter import Node

from tearsheet.model.reference import Selector
from tearsheet.packages.jsdoc import read_returned
from tearsheet.packages.member_facts import find_plan, is_internal, plain_description, type_text
from tearsheet.packages.modules import documentation_of
from tearsheet.packages.public_names import PublicName
from tearsheet.packages.syntax import children_of, field_of, text_of

_SELECTOR = re.compile(r"^[a-z]\w*Selector$")
_MADE_BY = re.compile(r"^(?:create|use)[A-Z]")
_TYPES = re.compile(r"Selector$")


def read_selectors(names: Mapping[str, PublicName]) -> dict[str, Selector]:
    """The selectors among the public names of a package, sorted by name."""
    own = {
        name: public
        for name, public in sorted(names.items())
        if _SELECTOR.match(name) and not _MADE_BY.match(name) and public.in_root
    }
    read = (_read_selector(name, public) for name, public in own.items())
    return {selector.name: selector for selector in read if selector is not None}


def _read_selector(name: str, public: PublicName) -> Selector | None:
    node = public.declared.module.declaration(public.declared.name)
    result = _result(node) if node is not None else None
    if node is None or result is None:
        return None
    doc = documentation_of(node)
    if is_internal(doc):
        return None
    returned = read_returned(doc)
    return Selector(
        name=name,
        returns=result or (returned.type if returned else ""),
        description=plain_description(doc) or (returned.text if returned else ""),
        category=doc.text("category"),
        plan=find_plan(doc),
    )


def _result(node: Node) -> str | None:
    """The return type of a selector; None if the declaration is not a selector."""
    if node.type in {"function_signature", "function_declaration"}:
        return type_text(field_of(node, "return_type"))
    declared = next(children_of(field_of(node, "type")), None)
    if declared is None:
        return None
    if declared.type == "function_type":
        return type_text(field_of(declared, "return_type"))
    if declared.type == "generic_type" and _TYPES.search(text_of(field_of(declared, "name"))):
        # The type arguments are the state, further arguments, and the result.
        *_, result = children_of(field_of(declared, "type_arguments"))
        return type_text(result)
    return None
