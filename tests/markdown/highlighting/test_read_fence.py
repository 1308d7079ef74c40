"""What authors may write behind the three backticks, and what they are told otherwise."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tearsheet.errors import ContentError, Place
from tearsheet.markdown.highlighting import Fence, check_marked_lines, read_fence

_HERE = Place(Path("content/page.md"), 4)


def test_a_language_is_enough() -> None:
    assert read_fence("tsx", _HERE) == Fence(language="tsx")


def test_other_names_of_a_language_stand_for_it() -> None:
    assert read_fence("sh", _HERE).language == "bash"


def test_a_title_and_lines_of_all_kinds_are_read() -> None:
    fence = read_fence('tsx title="A \\"b\\".tsx" {1,3-4} +{2} -{5, 7}', _HERE)

    assert fence == Fence(
        language="tsx",
        title='A "b".tsx',
        marked=frozenset({1, 3, 4}),
        added=frozenset({2}),
        removed=frozenset({5, 7}),
    )


def test_the_second_word_is_the_tab() -> None:
    assert read_fence("bash npm", _HERE) == Fence(language="bash", tab="npm")


@pytest.mark.parametrize(
    ("info", "problem", "remedy"),
    [
        ("", "does not say its language", "```text"),
        ("tsxx", 'no language "tsxx"', 'Did you mean "tsx"?'),
        ("TSX", 'no language "TSX"', "Use one of: bash"),
        ("tsx {}", '"{}" does not name lines', "{1,3-4}"),
        ("tsx {one}", '"{one}" does not name lines', "{1,3-4}"),
        ("tsx {0}", '"0" is out of order', "Count from one"),
        ("tsx {4-3}", '"4-3" is out of order', "smaller number first"),
        ("tsx {3,1}", '"1" is out of order', "smaller number first"),
        ("tsx {1-3,3}", '"3" is out of order', "each line once"),
        ("tsx {1-999999999}", "names line 999999999", "at most 10000 can be marked"),
        ("tsx {1", 'lines "{1" cannot be read', "Close the brace"),
        ("tsx +{1}-{2}", 'lines "+{1}-{2}" cannot be read', "leave a space"),
        ("tsx +{2} -{2}", "Line 2 is added and removed", "mark each"),
        ("tsx {1} {2}", "twice", "Say it once"),
        ('tsx title="A', 'not closed, or text touches them: title="A', 'title="A.tsx"'),
        ("tsx title=A.tsx", '"title=A.tsx" behind a fence', 'title="A.tsx"'),
        ('tsx title=" "', "title of a block of code is empty", "Give it words"),
        ('tsx title="A" title="B"', "twice", "Say it once"),
        ("tsx lines=true", 'no option "lines"', "Use one of: given, in, title, unchecked, with"),
        ('tsx gives="rows"', 'no option "gives"', 'Did you mean "given"?'),
        ('tsx given=" "', "given of a block of code is empty", 'given="…"'),
        ('tsx given="rows', "quotes of the given are not closed", "use single quotes"),
        ('tsx in="A" in="B"', "names its in twice", "Say it once"),
        ('bash given="rows"', "Blocks of bash are not compiled", "js, jsx, ts, tsx"),
        ('tsx in="A" unchecked="It is old."', 'so "in" says nothing', "Keep one"),
        ("bash npm pnpm", 'The word "pnpm" is one too many', "one tab"),
        ('bash "npm"', "cannot be read", "Write it as in"),
    ],
)
def test_mistakes_are_named_with_what_would_do(info: str, problem: str, remedy: str) -> None:
    with pytest.raises(ContentError) as refusal:
        read_fence(info, _HERE)

    mistake = refusal.value.mistake
    assert mistake.where == _HERE
    assert problem in mistake.problem
    assert remedy in f"{mistake.problem} {mistake.remedy}"


@given(st.lists(st.sampled_from([*'title="{}+-,012 \\\t', 'title="', "é"]), max_size=12))
def test_any_words_behind_the_language_are_read_or_refused(pieces: list[str]) -> None:
    try:
        fence = read_fence(f"tsx {''.join(pieces)}", _HERE)
    except ContentError:
        return

    assert fence.language == "tsx"


def test_marks_within_the_code_are_accepted() -> None:
    check_marked_lines(read_fence("tsx {1} +{3}", _HERE), 3, _HERE)


def test_a_mark_behind_the_last_line_is_refused() -> None:
    with pytest.raises(ContentError, match="Line 4 is marked, but the code ends with line 3"):
        check_marked_lines(read_fence("tsx {1} +{4}", _HERE), 3, _HERE)


def test_what_surrounds_the_code_is_read() -> None:
    fence = read_fence(
        'tsx in="Button" given="rows, open: boolean" with="import { a } from \'b\';" {1}', _HERE
    )

    assert fence.inside == "Button"
    assert fence.given == "rows, open: boolean"
    assert fence.before == "import { a } from 'b';"
    assert fence.marked == {1}
    assert read_fence('ts unchecked="It never worked."', _HERE).unchecked == "It never worked."
