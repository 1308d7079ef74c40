"""The text of a page that the build writes itself, as an author would write it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

_SPECIAL = re.compile(r"[\\`*_{}\[\]<>#|~:!&]")


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenText:
    """A text in Markdown, and what it places."""

    text: str = ""
    """Empty for the page that an author wrote and which places something of its own."""
    components: Mapping[str, str] = field(default_factory=dict)
    """The props of what `:: component` can place, as JSON text."""


def escape_markdown(text: str) -> str:
    """Text that Markdown leaves as it is, on one line."""
    return _SPECIAL.sub(r"\\\g<0>", " ".join(text.split()))


def escape_code_text(text: str) -> str:
    """The same for text that marks code with backticks, which stays code."""
    parts = text.split("`")
    if len(parts) % 2 == 0:
        return escape_markdown(text)
    return "".join(
        f"`{part}`" if place % 2 else _SPECIAL.sub(r"\\\g<0>", part)
        for place, part in enumerate(parts)
    )
