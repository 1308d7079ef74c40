"""Code as HTML, line by line."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from tearsheet.markdown.highlighting.language_names import LANGUAGES
from tearsheet.markdown.highlighting.tokens import Reader, Token, render_tokens


def highlight_lines(code: str, language: str) -> list[str]:
    """Return one HTML string for each line of the code, its tokens in classes.

    Code with mistakes in it is read as far as it goes. The newline that ends
    the last line does not begin another. The language is one of `LANGUAGES`.
    """
    text = code.removesuffix("\n")
    tokens = find_tokens(text, language)
    return render_tokens(text, tokens)


def find_tokens(code: str, language: str) -> list[Token]:
    """Find the tokens of some code in one of the accepted languages."""
    return list(load_reader(LANGUAGES[language])(code))


@cache
def load_reader(language: str) -> Reader:
    """Import the tokenizer of a language on demand, as grammars are slow to import."""
    module = import_module(f"tearsheet.markdown.highlighting.languages.{language}")
    reader: Reader = module.read
    return reader
