"""What holds for any code in any language, and what it costs to highlight none."""

from __future__ import annotations

import html
import re
import subprocess
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tearsheet.markdown.highlighting import LANGUAGES, highlight_lines

_TAG = re.compile(r"<[^>]*>")
_OPEN_OR_CLOSE = re.compile(r'<span class="t-[a-z]+">|</span>')
_CLASSES = {
    *("attribute", "command", "comment", "constant", "flag", "function", "keyword", "number"),
    *("operator", "property", "punctuation", "regexp", "selector", "string", "tag", "type"),
    "variable",
}
# Pieces that open something, so that random text is not only words.
_OPENERS = (
    "` ${ } ' \" /* */ // # <!-- --> <a < /> &amp; { ( [ ] ) \\ : ``` $( @media @x --flag é 😀"
)
_BREAKS = ["\n", "  ", "\t", "\r\n", "- ", "|\n  x", "<<EOF\n", "\ufeff", "\0"]
_BEGINNINGS = ["<a b='", "const a = ", "def f(", "import ", "\n<A />"]
_PIECES = st.sampled_from([*_OPENERS.split(), *_BREAKS, *_BEGINNINGS])
_CODE = st.lists(_PIECES | st.text(max_size=8), max_size=20).map("".join)


@pytest.mark.parametrize("language", sorted(set(LANGUAGES.values())))
@settings(max_examples=60, deadline=None)
@given(code=_CODE)
def test_no_character_is_lost_and_every_line_stands_alone(language: str, code: str) -> None:
    text = code.removesuffix("\n")

    lines = highlight_lines(code, language)

    assert html.unescape(_TAG.sub("", "\n".join(lines))) == text
    assert len(lines) == text.count("\n") + 1
    for line in lines:
        open_and_close = [tag.startswith("</") for tag in _OPEN_OR_CLOSE.findall(line)]
        assert open_and_close == [False, True] * (len(open_and_close) // 2)


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_every_name_of_a_language_is_understood(language: str) -> None:
    assert highlight_lines("", language) == [""]


def test_only_the_agreed_classes_are_used() -> None:
    code = "@a class B<T> { c = `${d}`; e(f: 'g') { return /h/ + 1 ?? this; } } // i\n--j $k x(#l)"

    found = {
        name
        for language in LANGUAGES
        for line in highlight_lines(code, language)
        for name in re.findall(r'class="t-([a-z]+)"', line)
    }

    assert found <= _CLASSES


def test_code_nested_deeper_than_the_stack_is_read() -> None:
    code = "[" * 5_000 + "]" * 5_000

    assert highlight_lines(code, "json") == [code]


def test_characters_beyond_ascii_do_not_shift_what_follows() -> None:
    assert highlight_lines('"😀é", 1', "js") == [
        '<span class="t-string">"😀é"</span>, <span class="t-number">1</span>'
    ]


def test_a_grammar_is_imported_only_when_it_is_used() -> None:
    script = (
        "import sys\n"
        "from tearsheet.markdown.highlighting import highlight_lines\n"
        "highlight_lines('{}', 'json')\n"
        "print(sorted(name for name in sys.modules if name.startswith('tree_sitter_')"
        " and '.' not in name))\n"
    )

    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)

    assert run.stdout == "['tree_sitter_json']\n"
