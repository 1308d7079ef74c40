"""The table of a component's props, placed on any page."""

from __future__ import annotations

from tearsheet.errors import suggest
from tearsheet.markdown.directives import Directive
from tearsheet.markdown.reference.component import PROPS
from tearsheet.markdown.reference.facts import render_facts, render_switch
from tearsheet.markdown.reference.members import prop_fact
from tearsheet.markdown.reference.plain import prop_rows
from tearsheet.markdown.rendering import Feature, Rendering
from tearsheet.markdown.tree import Node
from tearsheet.model.anchor import kebab, prop_id
from tearsheet.model.reference import Component, Prop
from tearsheet.model.reference_page import ReferencePage

OPTIONS = ("only",)


def _props(node: Node, directive: Directive, page: Rendering) -> str:
    page.check_options(node, directive, OPTIONS)
    component = page.source.facts.get(directive.argument)
    if component is None:
        problem = f'No package of this page has a component "{directive.argument}".'
        remedy = "Mend the name, or say the package in the settings of the page."
        page.refuse(node, problem, remedy)
        return ""
    chosen = _choose(component, directive.options.get("only", "").split(), node, page)
    facts = [
        prop_fact(prop, page.unique_id(prop_id(component.name, prop.name)), _ALONE)
        for prop in chosen
    ]
    page.rewrite(node, f"{prop_rows(chosen)}\n")
    group = page.unique_id(f"{kebab(component.name)}-props-layout")
    return render_switch(group) + render_facts(facts, PROPS) if facts else ""


_ALONE = ReferencePage()
"""Without a page about the package, links in its texts lead to its authors' site."""


def _choose(component: Component, only: list[str], node: Node, page: Rendering) -> tuple[Prop, ...]:
    """The listed props, in that order; by default all."""
    props_by_name = {prop.name: prop for prop in component.props}
    for name in only:
        if name not in props_by_name:
            problem = f'{component.name} has no prop "{name}".'
            page.refuse(
                node, problem, suggest(name, props_by_name) if props_by_name else "Remove it."
            )
    return (
        tuple(props_by_name[name] for name in only if name in props_by_name)
        if only
        else component.props
    )


FEATURE = Feature(
    directives={"props": _props}, options={"props": OPTIONS}, arguments={"props": "COMPONENT"}
)
