"""Words somebody typed, written so that YAML and Markdown say the same words."""

from __future__ import annotations

import json
import re

import yaml

_MARKUP = re.compile(r"[\\`*\[\]<~{]|&(?=#?\w+;)|(?<![^\W_])_|_(?![^\W_])|(?<=\s)#+$")
_LIST_NUMBER = re.compile(r"^(\d{1,9})([.)])")


def yaml_text(words: str) -> str:
    """A YAML value that is read as these words: plain where it can be, in quotes elsewhere."""
    return words if _is_read_as(words, words) else json.dumps(words, ensure_ascii=False)


def can_be_yaml(words: str) -> bool:
    """Whether YAML has a way to say these words at all."""
    return _is_read_as(json.dumps(words, ensure_ascii=False), words)


def markdown_text(words: str) -> str:
    """Markdown that shows these words, also at the beginning of a line."""
    escaped = _MARKUP.sub(lambda found: f"\\{found[0]}", words)
    if escaped.startswith(tuple("-+=:#>|")):
        return f"\\{escaped}"
    return _LIST_NUMBER.sub(r"\1\\\2", escaped)


def _is_read_as(written: str, words: str) -> bool:
    try:
        return bool(yaml.safe_load(f"words: {written}\n") == {"words": words})
    except (yaml.YAMLError, UnicodeEncodeError, ValueError):
        return False
