"""Tokenizes by a syntax tree: rules by the kind of a node, and by its context."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise
from typing import TypeAlias

from tree_sitter import Language, Node, Parser, Tree

from tearsheet.markdown.highlighting.tokens import Reader, Token, shift

Rules: TypeAlias = "Mapping[str, Rule]"
"""By the kind of a node: in letters it is a named node, in signs the sign itself."""

Rule: TypeAlias = "str | Rules | After | Choice"
"""A class for the whole node, or rules for its children, which go before those of the language.

No rules at all, `{}`, leave a node plain that the language has a class for.
"""

Choice: TypeAlias = Callable[[Node], str | None]
"""Returns the class of a node, or None."""

_Table: TypeAlias = "dict[int, str | _Table | tuple[_Table] | Choice]"

_BEYOND_ASCII = re.compile(r"[^\x00-\x7f]")
_NAMED = re.compile(r"[a-z_]+")
_WORD = re.compile(r"[A-Za-z]+")


class After:
    """A sign behind which its siblings follow other rules, as the colon before a value."""

    __slots__ = ("rules",)

    def __init__(self, rules: Rules) -> None:
        self.rules = rules


def tree_reader(grammar: object, rules: Rules, part: re.Pattern[str] | None = None) -> Reader:
    """Return the reader of a language; the words of its grammar are keywords without a rule.

    Code that the grammar does not know as a whole is read in parts, each of
    which begins where `part` matches.
    """
    language = Language(grammar)
    parser = Parser(language)
    table = _compile(rules, language)

    def read(code: str) -> list[Token]:
        # Grammars count bytes. With one ASCII letter in place of each character
        # beyond ASCII, bytes and characters are the same.
        plain = code if code.isascii() else _BEYOND_ASCII.sub("x", code)
        tree = parser.parse(plain.encode("ascii"))
        if part and tree.root_node.has_error:
            return list(read_parts(plain, part))
        return _walk(tree, table)

    def read_parts(code: str, part: re.Pattern[str]) -> Iterator[Token]:
        starts = sorted({0, *(match.start() for match in part.finditer(code))})
        for start, end in pairwise((*starts, len(code))):
            tree = parser.parse(code[start:end].encode("ascii"))
            yield from shift(_walk(tree, table), start)

    return read


def _walk(tree: Tree, base: _Table) -> list[Token]:
    cursor = tree.walk()
    down, along, up = cursor.goto_first_child, cursor.goto_next_sibling, cursor.goto_parent
    tokens: list[Token] = []
    outer: list[_Table] = []
    scope = base
    while (node := cursor.node) is not None:
        rule = scope.get(node.kind_id, base)
        if callable(rule):
            rule = rule(node) or base
        if isinstance(rule, dict):
            if down():
                outer.append(scope)
                scope = rule
                continue
        elif isinstance(rule, str):
            tokens.append((node.start_byte, node.end_byte, rule))
        else:
            scope = rule[0]
        while not along():
            if not up():
                return tokens
            scope = outer.pop()
    return tokens


def _compile(rules: Rules, language: Language) -> _Table:
    """Turn names into the grammar's numbers.

    The rules of a place are laid over those of the language, so that one look
    at one table is enough for each node.
    """
    tables: list[tuple[_Table, _Table]] = []

    def table_of(rules: Rules) -> _Table:
        table: _Table = {}
        own = {number_of(kind): rule_of(rule) for kind, rule in rules.items()}
        tables.append((table, own))
        return table

    def rule_of(rule: Rule) -> str | _Table | tuple[_Table] | Choice:
        if isinstance(rule, After):
            return (table_of(rule.rules),)
        return table_of(rule) if isinstance(rule, Mapping) else rule

    def number_of(kind: str) -> int:
        number = language.id_for_node_kind(kind, _NAMED.fullmatch(kind) is not None)
        if number is None:
            raise LookupError(f'The grammar has no node of the kind "{kind}".')
        return number

    table = table_of(rules)
    # The table of the language itself is finished, and so listed, after all others.
    base = dict.fromkeys(_keywords(language), "keyword") | tables[-1][1]
    for place, own in tables:
        place.update(base | own)
    return table


def _keywords(language: Language) -> Iterator[int]:
    """Yield the numbers of a grammar's literal words."""
    for number in range(language.node_kind_count):
        kind = language.node_kind_for_id(number)
        if kind and not language.node_kind_is_named(number) and _WORD.fullmatch(kind):
            yield number
