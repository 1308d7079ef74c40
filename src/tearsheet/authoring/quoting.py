"""Words somebody typed, written so that YAML and Markdown say the same words."""

from __future__ import annotations

import json
import re
import unicodedata

import yaml

_MARKUP = re.compile(r"[\\`*\[\]<~]|&(?=#?\w+;)|(?<![^\W_])_|_(?![^\W_])|(?<=\s)#+$")
_UNSAYABLE = re.compile(r"^::|\[\[|\[\^")
_LIST_NUMBER = re.compile(r"^(\d{1,9})([.)])")


def yaml_text(words: str) -> str:
    """A YAML value that is read as these words: plain where it can be, in quotes elsewhere."""
    return words if _is_read_as(words, words) else json.dumps(words, ensure_ascii=False)


def can_be_yaml(words: str) -> bool:
    """Whether these words can be kept in a file: no control characters, no half ones."""
    if any(unicodedata.category(sign) in ("Cc", "Cs") for sign in words):
        return False
    return _is_read_as(json.dumps(words, ensure_ascii=False), words)


def can_be_markdown(words: str) -> bool:
    """Whether a page can show these words; the signs of keys, notes and directives it cannot."""
    return not _UNSAYABLE.search(words)


def markdown_text(words: str) -> str:
    """Markdown that shows these words, also at the beginning of a line and in a heading."""
    escaped = _MARKUP.sub(lambda found: f"\\{found[0]}", words)
    # The end of a heading may hold its id in braces, which no backslash prevents.
    if escaped.endswith("}"):
        escaped = f"{escaped[:-1]}&#125;"
    if escaped.startswith(tuple("-+=:#>|")):
        return f"\\{escaped}"
    return _LIST_NUMBER.sub(r"\1\\\2", escaped)


def _is_read_as(written: str, words: str) -> bool:
    try:
        return bool(yaml.safe_load(f"words: {written}\n") == {"words": words})
    except (yaml.YAMLError, UnicodeEncodeError, ValueError):
        return False
