"""A demo in the Markdown copy of its page: the code of all its variants."""

from __future__ import annotations

import re

from tearsheet.markdown.demos.code import language_of
from tearsheet.model.demo import Demo

_BACKTICKS = re.compile("`{3,}")


def demo_twin(demo: Demo) -> str:
    """The code fences that replace a demo."""
    parts = []
    for variant in demo.variants:
        for file in variant.files:
            name = f"{variant.styling}/{file.name}" if len(demo.variants) > 1 else file.name
            text = file.text if file.text.endswith("\n") else f"{file.text}\n"
            # Code may contain backticks, so the fence has one more than any of them.
            fence = "`" * max(3, 1 + max(map(len, _BACKTICKS.findall(text)), default=0))
            parts.append(f'{fence}{language_of(file)} title="{name}"\n{text}{fence}\n')
    return "\n".join(parts)
