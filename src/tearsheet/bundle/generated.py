"""The sources generated for the reader from the model: design tokens, texts and the logo."""

from __future__ import annotations

import json
from pathlib import Path

from tearsheet.bundle.tokens import write_changed, write_tokens
from tearsheet.model.mark import CORAL, KEPT, TAKEN
from tearsheet.model.texts import TEXTS
from tearsheet.project import READER

FOR_TOOLS = READER / "src" / "styles" / "generated"
"""The folder for editors, the compiler and the tests of the reader; builds have their own."""


def write_generated(folder: Path) -> bool:
    """Bring the generated files up to date and say whether anything had to be written."""
    written = [
        write_tokens(folder),
        write_changed(folder / "texts.ts", render_texts()),
        write_changed(folder / "mark.ts", render_mark()),
    ]
    return any(written)


def render_texts() -> str:
    """The texts as separate constants, so that unused ones are tree-shaken."""
    lines = [
        f"export const {name}: string = {json.dumps(text, ensure_ascii=False)};\n"
        for name, text in TEXTS.items()
    ]
    return "// Written by the build; change texts.en.json instead.\n\n" + "".join(lines)


def render_mark() -> str:
    """The SVG of the logo, which is also the site's icon."""
    parts = {"kept": KEPT, "taken": TAKEN, "coral": CORAL}
    lines = [f"export const {name} = {json.dumps(part)};\n" for name, part in parts.items()]
    return "// Written by the build; change model/mark.py instead.\n\n" + "".join(lines)


if __name__ == "__main__":
    write_generated(FOR_TOOLS)
