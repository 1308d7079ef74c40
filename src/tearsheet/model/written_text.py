"""The generated Markdown of a page."""

from __future__ import annotations

import re
from collections.abc import Mapping

from msgspec import Struct, field

# A colon is special where a line begins with two, and an exclamation mark before a link. Readers of
# Markdown that isn't rendered follow addresses, which an escaped colon would break.
_SPECIAL = re.compile(r"[\\`*_{}\[\]<>#|~&]|^:|:(?=:)|!(?=\[|$)")


class WrittenText(Struct, frozen=True, kw_only=True):
    """A text in Markdown, and the components it places."""

    text: str = ""
    """Empty for a page that an author wrote, which places the components itself."""
    components: Mapping[str, str] = field(default_factory=dict)
    """The props of the components that `:: component` can place, as JSON text."""


def escape_markdown(text: str) -> str:
    """Text on one line with Markdown's special characters escaped."""
    return _SPECIAL.sub(r"\\\g<0>", " ".join(text.split()))


def escape_code_text(text: str) -> str:
    """The same, but code between backticks stays code."""
    parts = text.split("`")
    if len(parts) % 2 == 0:
        return escape_markdown(text)
    return "".join(
        f"`{part}`" if place % 2 else _SPECIAL.sub(r"\\\g<0>", part)
        for place, part in enumerate(parts)
    )
