"""What checkers of standards say is judged, and files that no browser shows are read."""

from __future__ import annotations

from pathlib import Path

import pytest
from bench.standards.check import PARTS, Standards, check_standards, choose_parts
from bench.standards.documents import (
    find_atom_mistakes,
    find_gaps,
    find_site_map_mistakes,
    find_site_maps,
    find_structured_data,
    name_shape,
)
from bench.standards.findings import Finding, KnownFinding, judge_findings, load_exceptions
from bench.standards.markup import copy_documents, read_messages
from bench.standards.report import describe
from bench.tool import Unavailable

FEED = """<feed xmlns="http://www.w3.org/2005/Atom">
<id>https://a.example/blog/</id><title>Blog</title><updated>2026-01-02T00:00:00Z</updated>
<author><name>We</name></author><link rel="self" href="https://a.example/atom.xml"/>
<entry><id>https://a.example/1/</id><title>One</title><updated>{updated}</updated></entry>
<entry><id>{second}</id><title>Two</title><updated>2026-01-02T00:00:00Z</updated></entry>
</feed>"""
SITE_MAP = """<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>{}</loc></url><url><loc>https://a.example/</loc></url></urlset>"""


def a_finding(rule: str = "alt", element: str = '<img class="Logo">') -> Finding:
    return Finding(checker="markup", rule=rule, message=rule, address="/a/", element=element)


def an_exception(rule: str, element: str = "") -> KnownFinding:
    return KnownFinding(checker="markup", rule=rule, element=element, whose="A", reason="It is so.")


def test_a_finding_is_known_by_its_whole_rule_and_a_part_of_its_element() -> None:
    exceptions = [an_exception("al"), an_exception("alt", "Avatar"), an_exception("alt", "Logo")]

    judgment = judge_findings([a_finding()], exceptions)

    assert judgment.own == []
    assert judgment.unused == exceptions[:2]


def test_a_finding_without_a_reason_and_a_reason_without_a_finding_break_the_standards() -> None:
    unknown = Standards(judge_findings([a_finding()], []))
    needless = Standards(judge_findings([], [an_exception("alt")]))

    assert not unknown.are_kept
    assert "    /a/: alt" in describe(unknown)
    assert not needless.are_kept
    assert "No page needs this exception any more: markup, alt" in describe(needless)
    assert Standards(judge_findings([a_finding()], [an_exception("alt")])).are_kept


def test_every_exception_belongs_to_a_checker_and_has_a_reason() -> None:
    exceptions = load_exceptions(PARTS)

    assert exceptions
    assert [it.rule for it in exceptions if not it.reason or not it.whose] == []


def test_an_unknown_part_is_refused_with_those_there_are() -> None:
    assert choose_parts([]) == PARTS
    with pytest.raises(ValueError, match="no part speed; there are markup"):
        choose_parts(["speed"])


def test_a_folder_without_a_site_is_told_from_a_site_without_findings(tmp_path: Path) -> None:
    with pytest.raises(Unavailable, match="no built site"):
        check_standards(PARTS, tmp_path, print)


def test_a_part_of_a_page_is_checked_as_a_document(tmp_path: Path) -> None:
    part = tmp_path / "dist" / "parts" / "rows.html"
    part.parent.mkdir(parents=True)
    part.write_text("<li>Row</li>")

    names = copy_documents(tmp_path / "dist", tmp_path / "copy")

    assert names == ["parts/rows.html"]
    copied = (tmp_path / "copy" / "parts" / "rows.html").read_text()
    assert copied.startswith("<!DOCTYPE html>")
    assert "<ul><li>Row</li></ul>" in copied


def test_errors_and_warnings_are_read_and_matters_of_taste_are_not() -> None:
    place = {"url": "file:/tmp/copy/a/index.html", "extract": "<p\n id>"}
    message = "Bad value “x y” for attribute “id” on element “p” (Suppressing further errors.)"
    messages = [
        {"type": "error", "message": message, **place},
        {"type": "info", "subType": "warning", "message": "A row was 3 wide.", **place},
        {"type": "info", "message": "A slash has no effect.", **place},
    ]

    error, warning = read_messages(messages, "copy")

    assert error.rule == "Bad value for attribute “id” on element “p”"
    assert (error.address, error.element) == ("/a/", "<p id>")
    assert warning.rule == "A row was N wide."


def test_a_feed_as_the_standard_wants_it_has_no_mistakes() -> None:
    text = FEED.format(updated="2026-01-02T00:00:00Z", second="https://a.example/2/")

    assert list(find_atom_mistakes(text)) == []


def test_a_feed_says_which_dates_and_ids_are_wrong() -> None:
    text = FEED.format(updated="2026-01-02", second="https://a.example/1/")

    assert list(find_atom_mistakes(text)) == [
        ("a date with time and zone", "https://a.example/1/: 2026-01-02"),
        ("an id of its own", "https://a.example/1/"),
    ]


def test_what_readers_of_a_feed_miss_is_named() -> None:
    entry = {"id": "1", "link": "", "title": "One", "date": False, "text": True}

    assert find_gaps(entry) == ["no link", "no date"]


@pytest.mark.parametrize(
    ("location", "rule"),
    [
        ("/a/", "an absolute address"),
        ("https://a.example/gone/", "an address that is there"),
        ("https://a.example/", "each address once"),
    ],
)
def test_a_site_map_names_pages_that_are_there_once(
    tmp_path: Path, location: str, rule: str
) -> None:
    (tmp_path / "index.html").touch()

    [(found, _)] = find_site_map_mistakes(SITE_MAP.format(location).encode(), tmp_path)

    assert found == rule


def test_structured_data_of_one_kind_has_one_shape() -> None:
    page = '<script type="application/ld+json">{"@type": "Person"}</script>'

    assert find_structured_data(page) == ['{"@type": "Person"}']
    assert name_shape({"@type": "Person", "name": "A"}) == name_shape(
        {"name": "B", "@type": "Person"}
    )
    assert name_shape({"@type": "Person"}) != name_shape({"@type": "Thing"})
    assert name_shape([{"a": 1}, {"a": 2}]) != name_shape([{"a": "1"}])


def test_the_site_maps_that_an_index_names_are_read(tmp_path: Path) -> None:
    index = SITE_MAP.replace("urlset", "sitemapindex").replace("<url>", "<sitemap>")
    index = index.replace("</url>", "</sitemap>").format("https://example.org/sitemap-1.xml")
    (tmp_path / "sitemap.xml").write_text(index)
    (tmp_path / "sitemap-1.xml").write_text(SITE_MAP.format("https://example.org/gone/"))
    (tmp_path / "sitemap-9.xml").write_text("None of this site.")

    assert [file.name for file in find_site_maps(tmp_path)] == ["sitemap.xml", "sitemap-1.xml"]
