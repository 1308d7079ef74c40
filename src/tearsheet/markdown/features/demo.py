"""Demos: the live component and its code."""

from __future__ import annotations

from itertools import product

from tearsheet.errors import suggest
from tearsheet.markdown.demos.code import render_demo_code
from tearsheet.markdown.demos.markdown_copy import demo_twin
from tearsheet.markdown.demos.options import OPTIONS, DemoOptions, read_options
from tearsheet.markdown.demos.variants import render_cuts
from tearsheet.markdown.directives import Directive
from tearsheet.markdown.rendering import Feature, Rendering, attribute
from tearsheet.markdown.tree import Node
from tearsheet.model.demo import Demo, demo_file

EXTENSIONS = (".js", ".tsx")
"""The suffix of a demo's id in links to its code."""


def _demo(node: Node, directive: Directive, page: Rendering) -> str:
    options = read_options(node, directive, page)
    demo = page.source.demos.get(directive.argument)
    if demo is None:
        if directive.argument.lower() in {name.lower() for name in page.source.refused_demos}:
            return ""
        remedy = suggest(directive.argument, page.source.demos) if page.source.demos else ""
        remedy = remedy or f"Write it as demos/{directive.argument or 'Name'}.tsx beside the page."
        page.refuse(node, f'There is no demo "{directive.argument}".', remedy)
        return ""
    page.rewrite(node, demo_twin(demo) if options.toolbar else "\n")
    addresses = _addresses(demo, page)
    return (
        f'<figure class="demo {options.background}"{_attributes(demo, options, page)}>'
        f"{addresses}{render_cuts(demo, options, page)}"
        f"{render_demo_code(demo, options, page) if options.toolbar else ''}</figure>\n"
    )


def _attributes(demo: Demo, options: DemoOptions, page: Rendering) -> str:
    values = {
        "id": page.unique_id(demo.name),
        "data-name": demo.name,
        "data-demo": demo.id,
        "data-stylings": " ".join(variant.styling for variant in demo.variants),
        "data-provider": demo.variants[0].provider and demo.variants[0].provider.id,
        "data-source": _source(demo, page),
        "data-live-editing": None if options.live_editing else "off",
    }
    return "".join(f' {name}="{attribute(value)}"' for name, value in values.items() if value)


def _source(demo: Demo, page: Rendering) -> str | None:
    pattern = page.source.files
    first = demo.variants[0]
    path = demo_file(demo, first.styling, first.files[0].name)
    return pattern.replace("{path}", path) if pattern else None


def _addresses(demo: Demo, page: Rendering) -> str:
    """The anchors of its code; a demo has them only where it is placed first."""
    if page.next_number(f"demo {demo.name}") > 1:
        return ""
    beginnings = ("", *(f"{variant.styling}-" for variant in demo.variants))
    wanted = [f"{begin}{demo.name}{end}" for begin, end in product(beginnings, EXTENSIONS)]
    return "".join(
        f'<span class="demo-address" id="{page.unique_id(name)}"></span>'
        for name in wanted
        if name not in page.ids
    )


FEATURE = Feature(directives={"demo": _demo}, options={"demo": OPTIONS}, arguments={"demo": "NAME"})
