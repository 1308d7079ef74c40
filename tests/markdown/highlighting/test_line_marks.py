"""Lines that stand out, by their fence or because a diff says so."""

from __future__ import annotations

from tearsheet.markdown.highlighting import Fence, LineMark, find_marks, render_lines


def test_only_marked_lines_are_wrapped_and_say_why() -> None:
    marks = {2: (LineMark.MARKED, LineMark.ADDED)}

    html = render_lines(["one", "two", ""], marks)

    assert html == ('one\n<span class="line marked added">two</span>\n')


def test_marks_come_from_the_fence() -> None:
    fence = Fence(
        language="ts",
        marked=frozenset({1, 2}),
        added=frozenset({2}),
        removed=frozenset({3}),
    )

    assert find_marks(fence, "+a\nb\nc\n") == {
        1: (LineMark.MARKED,),
        2: (LineMark.MARKED, LineMark.ADDED),
        3: (LineMark.REMOVED,),
    }


def test_a_diff_marks_its_lines_but_not_the_names_of_its_files() -> None:
    code = "--- a/x.ts\n+++ b/x.ts\n@@ -1 +1 @@\n-old\n+new\n same\n--- \n"

    assert find_marks(Fence(language="diff"), code) == {
        4: (LineMark.REMOVED,),
        5: (LineMark.ADDED,),
        7: (LineMark.REMOVED,),
    }
