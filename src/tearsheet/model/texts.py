"""Every word of the interface, from the table that the reader's TypeScript is given as well.

English is the only language. The words of pages are in the content.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from types import MappingProxyType

from tearsheet.project import READER

TEXTS_FILE = READER / "texts.en.json"
"""In sections, each of which is a table of its own; a name stands in one of them only."""


def _load() -> Mapping[str, str]:
    sections: dict[str, dict[str, str]] = json.loads(TEXTS_FILE.read_text(encoding="utf-8"))
    return MappingProxyType(
        {name: text for words in sections.values() for name, text in words.items()}
    )


TEXTS = _load()
