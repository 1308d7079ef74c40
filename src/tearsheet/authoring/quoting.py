"""Escaping of text for YAML and Markdown."""

from __future__ import annotations

import json
import re
import unicodedata

import yaml

_MARKUP = re.compile(r"[\\`*\[\]<~]|&(?=#?\w+;)|(?<![^\W_])_|_(?![^\W_])|(?<=\s)#+$")
_UNESCAPABLE = re.compile(r"^::|\[\[|\[\^")
_LIST_NUMBER = re.compile(r"^(\d{1,9})([.)])")


def yaml_text(words: str) -> str:
    """A YAML scalar, quoted only if necessary."""
    return words if _is_read_as(words, words) else json.dumps(words, ensure_ascii=False)


def can_be_yaml(words: str) -> bool:
    """Whether text has no control characters and no lone surrogates."""
    if any(unicodedata.category(sign) in ("Cc", "Cs") for sign in words):
        return False
    return _is_read_as(json.dumps(words, ensure_ascii=False), words)


def can_be_markdown(words: str) -> bool:
    """Whether text can be escaped in Markdown: markup of keys, notes and directives cannot."""
    return not _UNESCAPABLE.search(words)


def markdown_text(words: str) -> str:
    """Markdown that renders as this text, also at the start of a line and in a heading."""
    escaped = _MARKUP.sub(lambda match: f"\\{match[0]}", words)
    # A heading may end with its id in braces, which a backslash does not escape.
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
