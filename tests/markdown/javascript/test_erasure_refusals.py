"""What cannot be cut out of a file is named, with its line and with what to write instead."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tearsheet.markdown.javascript import erase_types

REFUSED = {
    "an enum": ("enum Size { small }\n", "index.tsx", "An enum", "constant object"),
    "a constant enum": ("export const enum Size { small }\n", "index.ts", "An enum", "as const"),
    "a namespace": ("namespace Inner { export const a = 1; }\n", "index.ts", "A namespace", "file"),
    "a module with a name": ("module Inner { const a = 1; }\n", "index.ts", "A namespace", "file"),
    "a parameter that is a field": (
        "class A { constructor(private name: string) {} }\n",
        "index.ts",
        "declares a field",
        "constructor",
    ),
    "a parameter that is a field that stays": (
        "class A { constructor(readonly name = 'a') {} }\n",
        "index.ts",
        "declares a field",
        "constructor",
    ),
    "an import that requires": ("import a = require('a');\n", "index.ts", "import", "import Name"),
    "an import of an alias": ("import a = b.c;\n", "index.ts", "import", "const Name"),
    "an export that is an assignment": ("export = a;\n", "index.ts", "export =", "export default"),
    "a type in front of a value": ("const a = <Row>b;\n", "index.ts", "<Type>", "value as Type"),
    "a type that runs on": ("const a = b as c\n[1].map(d)\n", "index.tsx", "as one", "semicolon"),
    "what is no TypeScript": ("const = ;\n", "index.tsx", "not understood", "simpler"),
}


@pytest.mark.parametrize(
    ("text", "name", "problem", "remedy"), list(REFUSED.values()), ids=list(REFUSED)
)
def test_what_is_no_javascript_is_refused(text: str, name: str, problem: str, remedy: str) -> None:
    refusals = erase_types(f"// First.\n\n{text}", name).refusals

    assert refusals
    assert refusals[0].line == 3
    assert problem in refusals[0].problem
    assert remedy in refusals[0].remedy


def test_what_is_only_declared_is_not_refused() -> None:
    declared = """
        declare enum Size { small }
        declare namespace Inner { const a: number; }
        declare class Row { constructor(private name: string); }
    """

    assert erase_types(declared, "index.ts").refusals == ()


def test_everything_that_is_refused_is_named_at_once() -> None:
    refusals = erase_types("enum A {}\nenum B {}\n", "index.ts").refusals

    assert [refusal.line for refusal in refusals] == [1, 2]


@pytest.mark.parametrize("name", ["styles.css", "data.json", "leaf.svg"])
def test_what_is_no_code_stays_as_it_is(name: str) -> None:
    assert erase_types("a: string { b }\n", name).text == "a: string { b }\n"


def test_a_file_that_only_declares_is_left_out() -> None:
    assert erase_types("declare module '*.svg';\n", "assets.d.ts").text == ""


WORDS = """
type interface import export as satisfies enum class abstract declare static function return
{ } ( ) < > [ ] , ; : ? ! = => a B 'c' `d` `${e} /* f */ // <g> </g> é
"""


@given(
    words=st.lists(st.sampled_from(WORDS.split()), max_size=40),
    space=st.sampled_from([" ", "\n"]),
    name=st.sampled_from(["a.ts", "a.tsx"]),
)
def test_whatever_is_written_is_answered(words: list[str], space: str, name: str) -> None:
    erased = erase_types(space.join(words), name)

    assert erased.refusals or isinstance(erased.text, str)
