"""The code of a demo: in each styling, and in each language where the two differ."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence

from tearsheet.markdown.demos.options import DemoOptions
from tearsheet.markdown.demos.preview import find_preview
from tearsheet.markdown.features.code import render_code
from tearsheet.markdown.highlighting import LANGUAGES, Fence
from tearsheet.markdown.rendering import Rendering, attribute
from tearsheet.model.demo import CodeVariant, Demo, DemoCut, DemoFile
from tearsheet.model.texts import TEXTS

_STYLING_NAMES = {
    "system": TEXTS["muiSystem"],
    "tailwind": TEXTS["tailwind"],
    "css": TEXTS["css"],
}
_VARIANT_NAMES = {"TS": TEXTS["typeScript"], "JS": TEXTS["javaScript"]}
_VARIANTS: tuple[CodeVariant, ...] = ("TS", "JS")
_FENCES = {"TS": Fence(language="tsx"), "JS": Fence(language="jsx")}


def render_demo_code(demo: Demo, options: DemoOptions, page: Rendering) -> str:
    """The room for the toolbar, the preview, and all code behind "Show code"."""
    opened = " open" if options.code_open else ""
    # Code that stands open needs no preview of itself.
    subjects = {entry.name for entry in page.source.api}
    shown = () if options.code_open else demo.cuts
    previews = "".join(_previews(cut, subjects) for cut in shown)
    return (
        f'<div class="demo-bar"></div><div class="demo-code">{previews}'
        f'<details class="demo-source"{opened}><summary>{TEXTS["showCode"]}</summary>'
        f"{_choices(demo, page)}{''.join(map(_files, demo.cuts))}</details></div>"
    )


def language_of(file: DemoFile) -> str:
    """The language a file is highlighted in."""
    return LANGUAGES.get(file.name.rpartition(".")[2], "text")


def _previews(cut: DemoCut, subjects: Container[str]) -> str:
    found = {variant: _preview(cut, variant, subjects) for variant in _variants(cut)}
    shown = _VARIANTS[:1] if len(set(found.values())) == 1 else _VARIANTS
    return "".join(
        _holder("demo-preview", cut, variant, shown, render_code(code, _FENCES[variant]))
        for variant in shown
        if (code := found[variant])
    )


def _preview(cut: DemoCut, variant: CodeVariant, subjects: Container[str]) -> str | None:
    first = next(iter(cut.in_variant(variant)), None)
    return find_preview(first, subjects) if first else None


def _files(cut: DemoCut) -> str:
    shown = _variants(cut)
    return "".join(
        _holder("demo-files", cut, variant, shown, _blocks(cut.in_variant(variant)))
        for variant in shown
    )


def _variants(cut: DemoCut) -> Sequence[CodeVariant]:
    """The languages that its code is shown in apart."""
    return _VARIANTS[:1] if cut.reads_the_same else _VARIANTS


def _holder(
    role: str, cut: DemoCut, variant: CodeVariant, shown: Sequence[CodeVariant], html: str
) -> str:
    """An element of one cut; what is alone shows in every language."""
    told = f' data-variant="{variant}"' if len(shown) > 1 else ""
    return f'<div class="{role}" data-styling="{cut.styling}"{told}>{html}</div>'


def _blocks(files: tuple[DemoFile, ...]) -> str:
    titled = len(files) > 1
    return "".join(
        render_code(
            file.text,
            Fence(language=language_of(file), title=file.name if titled else None),
            f' data-file="{attribute(file.name)}"',
        )
        for file in files
    )


def _choices(demo: Demo, page: Rendering) -> str:
    """What visitors without script choose by; the others have the toolbar."""
    stylings: dict[str, str] = {cut.styling: _STYLING_NAMES[cut.styling] for cut in demo.cuts}
    html = _choice(TEXTS["codeStyling"], stylings, page) if len(stylings) > 1 else ""
    if not all(cut.reads_the_same for cut in demo.cuts):
        html += _choice(TEXTS["codeVariant"], _VARIANT_NAMES, page)
    return f'<div class="demo-choices">{html}</div>' if html else ""


def _choice(label: str, choices: Mapping[str, str], page: Rendering) -> str:
    name = f"choice-{page.next_number('choice')}"
    buttons = "".join(
        f'<label><input type="radio" name="{name}" value="{value}"'
        f"{' checked' if number == 0 else ''}>{text}</label>"
        for number, (value, text) in enumerate(choices.items())
    )
    return f'<div role="radiogroup" aria-label="{label}">{buttons}</div>'
