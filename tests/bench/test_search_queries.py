"""The questions that the search is measured by, and how their answers are judged."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from bench.search.quality import Promise, find_answered, find_lost, judge, judge_pages, rate, sum_up
from bench.search.queries import Query, count_edits, find_mistakes, load_queries


def query(ask: str, *right: str, meant: str = "") -> Query:
    return Query(ask=ask, kind="page", right=right, meant=meant)


def test_there_are_questions_of_every_sort() -> None:
    queries = load_queries()

    assert len(queries) >= 230
    assert sum(query.misspelt for query in queries) >= 70
    assert sum(query.two_words for query in queries) >= 50
    assert {
        "page",
        "component",
        "hook",
        "prop",
        "slot",
        "class",
        "theme",
        "demo",
        "heading",
        "type",
        "event",
        "selector",
        "error",
        "question",
    } <= {query.kind for query in queries}


def test_visitors_asked_in_all_their_ways() -> None:
    counts = Counter(query.kind for query in load_queries() if query.is_visitors)

    assert counts.total() >= 300
    assert all(counts[kind] >= 45 for kind in ("symptom", "synonym", "migration", "paste"))
    assert all(counts[kind] >= 30 for kind in ("icon", "product", "filler", "typo"))


def test_slips_are_made_in_first_letters_too() -> None:
    slips = [query for query in load_queries() if query.misspelt]

    assert sum(query.ask[0].lower() != query.meant[0].lower() for query in slips) >= 8


@pytest.mark.parametrize(
    ("one", "other", "edits"),
    [
        ("button", "button", 0),
        ("buton", "button", 1),
        ("buttton", "button", 1),
        ("vutton", "button", 1),
        ("ubtton", "button", 1),
        ("btuotn", "button", 2),
        ("", "tab", 3),
    ],
)
def test_swapped_letters_are_one_slip(one: str, other: str, edits: int) -> None:
    assert count_edits(one, other) == edits


def test_an_answer_on_a_page_may_stand_anywhere_on_it_where_the_question_says_so() -> None:
    anywhere, exactly = query("dark mode", "/a/#*"), query("a", "/a/")

    assert anywhere.is_answered_by("/a/")
    assert anywhere.is_answered_by("/a/#colors")
    assert not anywhere.is_answered_by("/a/b/")
    assert not exactly.is_answered_by("/a/#colors")


def test_a_star_stands_for_any_letters_and_a_bracket_for_itself() -> None:
    props = query("variant", "/api/*-prop-variant[0]")

    assert props.is_answered_by("/api/button/#button-prop-variant[0]")
    assert not props.is_answered_by("/api/button/#button-prop-variant0")


def test_the_place_of_the_first_right_answer_counts() -> None:
    asked = query("tabs", "/tabs/", "/api/tabs/")

    assert judge(asked, ["/tab/", "/api/tabs/", "/tabs/"]).place == 2
    assert judge(asked, ["/tab/"]).place is None


def test_a_search_for_pages_is_judged_by_the_page_of_the_answer() -> None:
    asked = query("button variant", "/api/button/#button-prop-variant")

    assert judge_pages(asked, ["/button/", "/api/button/"]).place == 2


def test_answers_are_counted_by_place_and_by_kind() -> None:
    right = judge(query("a", "/a/"), ["/a/"])
    late = judge(query("ba", "/ab/", meant="ab"), ["/", "/ab/"])
    missing = judge(query("c d", "/c/"), [])

    every, *groups = sum_up([right, late, missing])

    assert (every.count, round(every.first), round(every.among_few)) == (3, 33, 67)
    assert every.mean_reciprocal_rank == 0.5
    assert {group.name: group.count for group in groups} == {
        "as meant": 2,
        "misspelt": 1,
        "two words": 1,
        "page": 3,
    }


def test_a_promise_is_kept_where_both_of_its_shares_are() -> None:
    reached = rate("all", [judge(query("a", "/a/"), ["/", "/a/"])])

    assert Promise(among_few=98).is_kept_by(reached)
    assert not Promise(first=90, among_few=98).is_kept_by(reached)


def test_mistakes_in_questions_are_told() -> None:
    asked = [query("a", "/a/"), query("a", "/a/"), query("bb", "/b/", meant="a")]

    assert list(find_mistakes(asked, {"/a/"})) == [
        '"a" is asked twice.',
        '"bb": there is no /b/.',
        '"bb" is not one slip away from "a".',
    ]


def test_a_product_names_its_queries_in_one_line_each(tmp_path: Path) -> None:
    (tmp_path / "products").mkdir()
    (tmp_path / "products" / "lamp-ui.yaml").write_text(
        "too dark: /lamp-ui/react-lamp/\n"
        "switch off: [/lamp-ui/react-lamp/, /lamp-ui/api/switch/*]\n"
    )
    (tmp_path / "products" / "docs.yaml").write_text("old version: /versions/\n")

    old, dark, off = load_queries(tmp_path)

    assert (dark.ask, dark.product, dark.right) == (
        "too dark",
        "lamp-ui",
        ("/lamp-ui/react-lamp/#*",),
    )
    assert off.is_answered_by("/lamp-ui/react-lamp/#on-and-off")
    assert off.is_answered_by("/lamp-ui/api/switch/#switch-prop-checked")
    assert not off.is_answered_by("/lamp-ui/react-light/")
    assert old.product == ""


def test_a_visitor_is_answered_anywhere_on_a_right_page(tmp_path: Path) -> None:
    (tmp_path / "visitors").mkdir()
    (tmp_path / "visitors" / "synonym.yaml").write_text(
        "- {ask: bulb, product: lamp-ui, right: [/lamp/, '/icons/?selected=Bulb*']}\n"
    )

    (bulb,) = load_queries(tmp_path)

    assert (bulb.kind, bulb.product, bulb.is_visitors) == ("synonym", "lamp-ui", True)
    assert bulb.is_answered_by("/lamp/#shades")
    assert bulb.is_answered_by("/icons/?selected=BulbOff")
    assert not bulb.is_answered_by("/icons/")


def test_questions_of_visitors_are_a_group_of_their_own() -> None:
    other = judge(query("a", "/a/"), ["/a/"])
    asked = Query(ask="b", kind="page", right=("/b/",), is_visitors=True)

    groups = {group.name: group.count for group in sum_up([other, judge(asked, [])])}

    assert groups["all"] == 1
    assert groups["page"] == 1
    assert groups["visitors"] == 1
    assert groups["visitors: page"] == 1


def test_a_query_that_stands_twice_in_a_file_is_a_mistake(tmp_path: Path) -> None:
    (tmp_path / "products").mkdir()
    (tmp_path / "products" / "lamp-ui.yaml").write_text("dim: /a/\ndim: /a/\n")

    assert list(find_mistakes(load_queries(tmp_path), {"/a/"})) == ['"dim" is asked twice.']


def task(ask: str, right: str) -> Query:
    return Query(ask=ask, kind="task", right=(f"{right}#*",), product="lamp-ui")


def test_a_page_that_loses_a_query_is_named() -> None:
    shown = [f"/{number}/" for number in range(6)]
    lost = judge(task("too dark", "/lamp/"), [*shown, "/lamp/#bulb"])
    missing = judge(task("too bright", "/shade/"), [])
    found = judge(task("on and off", "/switch/"), ["/switch/"])

    first, second = find_lost([lost, missing, found], missed=())

    assert first.startswith('"too dark" does not find /lamp/ among the first 5: it is at place 7')
    assert "shown is /0/, /1/" in first
    assert '"too bright" does not find /shade/' in second
    assert "keywords" in second


def test_what_is_known_to_be_missed_is_no_loss() -> None:
    lost = judge(task("too dark", "/lamp/"), [])

    assert find_lost([lost], missed={("too dark", "lamp-ui")}) == []


def test_a_missed_query_that_is_answered_by_now_is_told() -> None:
    found = judge(task("too dark", "/lamp/"), ["/lamp/"])

    assert find_answered([found], missed={("too dark", "lamp-ui")}) == [
        '"too dark" is answered by now: remove it from missed.yaml.'
    ]
