"""Demos: the component live, and the code that made it."""

from __future__ import annotations

import re

from tearsheet.errors import suggest
from tearsheet.markdown.directives import Directive
from tearsheet.markdown.features.code import Tab, radio_tabs, render_code
from tearsheet.markdown.features.live_part import place_island
from tearsheet.markdown.highlighting import LANGUAGES, Fence
from tearsheet.markdown.rendering import Feature, Rendering, attribute
from tearsheet.markdown.tree import Node
from tearsheet.model.article import Island, IsolatedFrame
from tearsheet.model.demo import Demo, DemoCut, DemoFile
from tearsheet.model.texts import TEXTS

OPTIONS = ("background", "height", "maxWidth", "codeOpen", "hideToolbar", "clientOnly", "isolated")
BACKGROUNDS = ("outlined", "plain", "inline", "gradient")
FRAME_HEIGHT = 400
"""In pixels: how tall a demo in its own document is when its author says nothing."""

_SWITCHES = ("codeOpen", "hideToolbar", "clientOnly", "isolated")
_BACKTICKS = re.compile("`{3,}")
_STYLING_NAMES = {
    "system": TEXTS["muiSystem"],
    "tailwind": TEXTS["tailwind"],
    "css": TEXTS["css"],
}


def _demo(node: Node, directive: Directive, page: Rendering) -> str:
    page.check_options(node, directive, OPTIONS)
    _check_switches(node, directive, page)
    demo = page.source.demos.get(directive.argument)
    if demo is None:
        remedy = suggest(directive.argument, page.source.demos) if page.source.demos else ""
        remedy = remedy or f"Write it as demos/{directive.argument or 'Name'}.tsx beside the page."
        page.refuse(node, f'There is no demo "{directive.argument}".', remedy)
        return ""
    background = _background(node, directive, page)
    anchor = page.unique_id(demo.name)
    page.rewrite(node, _twin(demo) if _shows_code(directive) else "\n")
    frame = f'<div class="demo-frame"{_frame_style(node, directive, page)}>'
    return (
        f'<figure class="demo {background}" id="{attribute(anchor)}">{frame}'
        f"{_live(demo, directive, page)}</div>{_code(demo, directive, page)}</figure>\n"
    )


def _check_switches(node: Node, directive: Directive, page: Rendering) -> None:
    for option in _SWITCHES:
        value = directive.options.get(option, "true")
        if value not in ("true", "false"):
            remedy = f"Write {option} to switch it on, or leave it out."
            page.refuse(node, f'"{option}" is {value}.', remedy)


def _live(demo: Demo, directive: Directive, page: Rendering) -> str:
    client_only = directive.options.get("clientOnly") == "true"
    kind = "browser" if client_only else "demo"
    island = Island(module=f"{kind}:{demo.id}/{demo.cuts[0].styling}")
    if directive.options.get("isolated") == "true":
        return _frame(demo, island, directive, page)
    return place_island(island, page, when="visible")


def _frame(demo: Demo, island: Island, directive: Directive, page: Rendering) -> str:
    address = f"/frames/{demo.id}/{demo.cuts[0].styling}/"
    title = f"{page.source.page.settings.title}: {demo.name}"
    page.frames.append(IsolatedFrame(address=address, title=title, island=island))
    height = directive.options.get("height", str(FRAME_HEIGHT))
    return (
        f'<iframe class="demo-isolated" src="{attribute(address)}" title="{attribute(title)}"'
        f' height="{attribute(height)}" loading="lazy"></iframe>'
    )


def _background(node: Node, directive: Directive, page: Rendering) -> str:
    background = directive.options.get("background", "outlined")
    if background not in BACKGROUNDS:
        page.refuse(
            node, f'There is no background "{background}".', suggest(background, BACKGROUNDS)
        )
    return background


def _frame_style(node: Node, directive: Directive, page: Rendering) -> str:
    declarations = []
    for option, declaration in (("height", "min-block-size"), ("maxWidth", "max-inline-size")):
        value = directive.options.get(option)
        if value is None:
            continue
        if not value.isascii() or not value.isdigit() or not 1 <= int(value) <= 4000:
            page.refuse(node, f'"{option}" is {value}.', "Write pixels, from 1 to 4000.")
            continue
        declarations.append(f"{declaration}:{value}px")
    if directive.options.get("clientOnly") == "true" and "height" not in directive.options:
        remedy = "Add height=… so that nothing moves when it appears."
        page.refuse(node, "A clientOnly demo takes no room before it runs.", remedy)
    return f' style="{";".join(declarations)}"' if declarations else ""


def _shows_code(directive: Directive) -> bool:
    return directive.options.get("hideToolbar") != "true"


def _code(demo: Demo, directive: Directive, page: Rendering) -> str:
    if not _shows_code(directive):
        return ""
    opened = " open" if directive.options.get("codeOpen") == "true" else ""
    if len(demo.cuts) == 1:
        code = _cut_code(demo.cuts[0])
    else:
        group = page.unique_id(f"tabs-{page.next_number('tabs')}")
        tabs = [_cut_tab(cut) for cut in demo.cuts]
        code = radio_tabs(TEXTS["codeStyling"], "code-styling", group, tabs)
    return (
        f'<div class="demo-code"><details{opened}><summary>{TEXTS["showCode"]}</summary>\n'
        f"{code}</details></div>"
    )


def _cut_tab(cut: DemoCut) -> Tab:
    mark = f' data-tab="{cut.styling}"'
    html = f"<div{mark}>{_cut_code(cut)}</div>\n" if len(cut.files) > 1 else _cut_code(cut, mark)
    return Tab(cut.styling, _STYLING_NAMES[cut.styling], html)


def _cut_code(cut: DemoCut, attributes: str = "") -> str:
    titled = len(cut.files) > 1
    return "".join(
        render_code(
            file.text,
            Fence(language=_language(file), title=file.name if titled else None),
            attributes,
        )
        for file in cut.files
    )


def _language(file: DemoFile) -> str:
    return LANGUAGES.get(file.name.rpartition(".")[2], "text")


def _twin(demo: Demo) -> str:
    parts = []
    for cut in demo.cuts:
        for file in cut.files:
            name = f"{cut.styling}/{file.name}" if len(demo.cuts) > 1 else file.name
            text = file.text if file.text.endswith("\n") else f"{file.text}\n"
            # Code may hold backticks itself; the fence has one more than any of them.
            fence = "`" * max(3, 1 + max(map(len, _BACKTICKS.findall(text)), default=0))
            parts.append(f'{fence}{_language(file)} title="{name}"\n{text}{fence}\n')
    return "\n".join(parts)


FEATURE = Feature(directives={"demo": _demo})
