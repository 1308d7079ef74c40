"""The initial code of a demo: one component of the product, in each styling."""

from __future__ import annotations

import re
from collections.abc import Iterable

from tearsheet.model.code_styling import CodeStyling
from tearsheet.model.source import ApiEntry

BUTTON = "Button"
"""The preferred component: most libraries have it, and it only needs a label."""

_PLAIN = '<button type="button">Save changes</button>'


def render_demo(
    name: str, shown: ApiEntry | None, stylings: Iterable[CodeStyling]
) -> dict[str, str]:
    """The files of a demo by path relative to the demo folder."""
    chosen = tuple(stylings)
    # A demo with only the default styling is a single file.
    if chosen == ("system",):
        return {f"{name}.tsx": _write(name, shown, _element(shown))}
    files: dict[str, str] = {}
    for styling in chosen:
        for file, text in _write_variant(name, shown, styling).items():
            files[f"{name}/{styling}/{file}"] = text
    return files


def _write_variant(name: str, shown: ApiEntry | None, styling: CodeStyling) -> dict[str, str]:
    if styling == "system":
        return {"index.tsx": _write(name, shown, _element(shown))}
    if styling == "tailwind":
        return {"index.tsx": _write(name, shown, _inside("flex flex-wrap gap-[8px]", shown))}
    css_class = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()
    sheet = f".{css_class} {{\n  display: flex;\n  flex-wrap: wrap;\n  gap: 8px;\n}}\n"
    code = _write(name, shown, _inside(css_class, shown), "import './styles.css';\n")
    return {"index.tsx": code, "styles.css": sheet}


def _write(name: str, shown: ApiEntry | None, element: str, more: str = "") -> str:
    imports = f"import {shown.binding} from '{shown.module}';\n{more}" if shown else more
    space = "\n" if imports else ""
    return f"{imports}{space}export default function {name}() {{\n  return {element};\n}}\n"


def _inside(css_class: str, shown: ApiEntry | None) -> str:
    return f'(\n    <div className="{css_class}">\n      {_element(shown)}\n    </div>\n  )'


def _element(shown: ApiEntry | None) -> str:
    if shown is None:
        return _PLAIN
    return f"<{BUTTON}>Save changes</{BUTTON}>" if shown.name == BUTTON else f"<{shown.name} />"
