"""The code of a demo: in each styling, and in each language where the two differ."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence

from tearsheet.markdown.demos.options import DemoOptions
from tearsheet.markdown.demos.preview import find_preview
from tearsheet.markdown.features.code import render_code
from tearsheet.markdown.highlighting import LANGUAGES, Fence
from tearsheet.markdown.rendering import Rendering, attribute
from tearsheet.model.demo import CodeLanguage, Demo, DemoFile, DemoVariant
from tearsheet.model.texts import TEXTS

_STYLING_NAMES = {
    "system": TEXTS["muiSystem"],
    "tailwind": TEXTS["tailwind"],
    "css": TEXTS["css"],
}
_VARIANT_NAMES = {"TS": TEXTS["typeScript"], "JS": TEXTS["javaScript"]}
_LANGUAGES: tuple[CodeLanguage, ...] = ("TS", "JS")
_FENCES = {"TS": Fence(language="tsx"), "JS": Fence(language="jsx")}


def render_demo_code(demo: Demo, options: DemoOptions, page: Rendering) -> str:
    """The placeholder of the toolbar, the preview, and all code behind "Show code"."""
    opened = " open" if options.code_open else ""
    # Expanded code needs no preview.
    subjects = {entry.name for entry in page.source.api}
    shown = () if options.code_open else demo.variants
    previews = "".join(_previews(variant, subjects) for variant in shown)
    return (
        f'<div class="demo-bar"></div><div class="demo-code">{previews}'
        f'<details class="demo-source"{opened}><summary>{TEXTS["showCode"]}</summary>'
        f"{_choices(demo, page)}{''.join(map(_files, demo.variants))}</details></div>"
    )


def language_of(file: DemoFile) -> str:
    """The language a file is highlighted in."""
    return LANGUAGES.get(file.name.rpartition(".")[2], "text")


def _previews(variant: DemoVariant, subjects: Container[str]) -> str:
    previews = {
        code_language: _preview(variant, code_language, subjects)
        for code_language in _languages(variant)
    }
    shown = _LANGUAGES[:1] if len(set(previews.values())) == 1 else _LANGUAGES
    return "".join(
        _holder(
            "demo-preview",
            variant,
            code_language,
            shown,
            f'<p class="excerpt">{TEXTS["excerpt"]}</p>{render_code(code, _FENCES[code_language])}',
        )
        for code_language in shown
        if (code := previews[code_language])
    )


def _preview(
    variant: DemoVariant, code_language: CodeLanguage, subjects: Container[str]
) -> str | None:
    first = next(iter(variant.in_language(code_language)), None)
    return find_preview(first, subjects) if first else None


def _files(variant: DemoVariant) -> str:
    shown = _languages(variant)
    return "".join(
        _holder(
            "demo-files", variant, code_language, shown, _blocks(variant.in_language(code_language))
        )
        for code_language in shown
    )


def _languages(variant: DemoVariant) -> Sequence[CodeLanguage]:
    """The languages in which its code differs."""
    return _LANGUAGES[:1] if variant.reads_the_same else _LANGUAGES


def _holder(
    role: str,
    variant: DemoVariant,
    code_language: CodeLanguage,
    shown: Sequence[CodeLanguage],
    html: str,
) -> str:
    """An element of one variant; without alternatives it shows in every language."""
    data_variant = f' data-variant="{code_language}"' if len(shown) > 1 else ""
    return f'<div class="{role}" data-styling="{variant.styling}"{data_variant}>{html}</div>'


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
    """The radio buttons for visitors without JavaScript; others have the toolbar."""
    stylings: dict[str, str] = {
        variant.styling: _STYLING_NAMES[variant.styling] for variant in demo.variants
    }
    html = _choice(TEXTS["codeStyling"], stylings, page) if len(stylings) > 1 else ""
    if not all(variant.reads_the_same for variant in demo.variants):
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
