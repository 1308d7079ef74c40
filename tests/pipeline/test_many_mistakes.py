"""Thousands of mistakes, as a renamed folder makes them, are told in seconds."""

from __future__ import annotations

from collections.abc import Mapping

from cpu_limit import cpu_limit
from small_site import SmallSite
from tearsheet.errors import suggest
from tearsheet.page.render import PageRecord
from tearsheet.pipeline.checks import find_unlinked

SECONDS = 20


def test_thousands_of_dead_anchors_are_told_with_what_was_meant(warm_site: SmallSite) -> None:
    count = 2000
    headings = "".join(
        f"## Heading {number}\n\n[There](#headin-{number})\n\n" for number in range(count)
    )
    warm_site.page("long", headings)
    warm_site.navigation("/long/")

    with cpu_limit(SECONDS):
        mistakes = warm_site.check_mistakes()

    dead = [mistake for mistake in mistakes if "finds no" in mistake.problem]
    assert len(dead) == count
    assert all(mistake.remedy.startswith('Did you mean "heading-') for mistake in dead)


def test_the_nearest_of_thousands_of_addresses_is_found() -> None:
    known = frozenset(f"/product-{number % 7}/react-button-{number}/" for number in range(20_000))

    with cpu_limit(SECONDS):
        offers = [
            suggest(f"/product-{number % 7}/raect-button-{number}/", known)
            for number in range(10_000, 10_500)
        ]

    meant = [
        f'Did you mean "/product-{number % 7}/react-button-{number}/"?'
        for number in range(10_000, 10_500)
    ]
    assert [offer.partition(" Use one")[0] for offer in offers] == meant


def test_a_name_like_none_of_thousands_gets_no_offer() -> None:
    known = frozenset(f"heading-{number}" for number in range(5000))

    assert suggest("zzz", known).startswith("Use one of: heading-0, heading-1, ")


def links_of(records: Mapping[str, PageRecord]) -> set[str]:
    return {href for record in records.values() for href in record.links}


def test_thousands_of_pages_that_nothing_leads_to_are_found_in_seconds() -> None:
    records = {
        f"/p{number}/": PageRecord(
            files={}, links=tuple(f"/p{number}/?at={at}" for at in range(20))
        )
        for number in range(20_000)
    }

    with cpu_limit(SECONDS):
        unlinked = find_unlinked(records, {"/", "/p7/"}, links_of(records), records)

    assert len(unlinked) == 19_999
    assert "/p7/" not in unlinked


def test_a_link_with_a_query_or_without_a_slash_leads_to_a_page() -> None:
    records = {
        "/a/": PageRecord(files={}, links=("/b/?at=1", "/c", "/a/#top")),
        "/b/": PageRecord(files={}),
        "/c/": PageRecord(files={}),
    }

    assert find_unlinked(records, {"/"}, links_of(records), records) == ["/a/"]
