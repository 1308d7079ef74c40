"""Which message of the house a page shows, and where."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tearsheet.model.house_message import HouseMessage
from tearsheet.model.page import Page, PageSettings
from tearsheet.page.house_messages import choose_message, place_message


def message(name: str, href: str = "/elsewhere/") -> HouseMessage:
    return HouseMessage(id=name, title="A < B.", href=href, words="Go")


def page(address: str, *, sponsor: bool = True, **more: Any) -> Page:
    settings = PageSettings(title="T", description="D.", sponsor=sponsor)
    return Page(
        address=address,
        file="page.md",
        settings=settings,
        product="docs",
        category="docs",
        **more,
    )


MESSAGES = [message(name) for name in ("one", "two", "three", "four")]
PAGES = [page(f"/page-{number}/") for number in range(400)]


def chosen(messages: list[HouseMessage]) -> list[str]:
    found = [choose_message(messages, one) for one in PAGES]
    return [one.id for one in found if one]


def test_all_messages_have_their_share() -> None:
    shares = Counter(chosen(MESSAGES))

    assert shares.keys() == {"one", "two", "three", "four"}
    assert min(shares.values()) > 70


def test_the_order_of_the_file_decides_nothing() -> None:
    assert chosen(MESSAGES) == chosen(MESSAGES[::-1])


def test_a_message_more_changes_only_the_pages_that_get_it() -> None:
    before, after = chosen(MESSAGES[:3]), chosen(MESSAGES)

    assert all(new in (old, "four") for old, new in zip(before, after, strict=True))


def test_a_share_of_the_pages_shows_one_and_a_larger_share_the_same_pages_and_more() -> None:
    tenth, half = (
        {one.address for one in PAGES if choose_message(MESSAGES, one, share)}
        for share in (0.1, 0.5)
    )

    assert 20 < len(tenth) < 60
    assert tenth < half
    assert not any(choose_message(MESSAGES, one, 0) for one in PAGES)


def test_a_page_that_wants_none_and_one_that_nobody_wrote_have_none() -> None:
    assert choose_message(MESSAGES, page("/free/", sponsor=False)) is None
    assert choose_message(MESSAGES, page("/api/", generated=True)) is None
    assert choose_message(MESSAGES, page("/experiments/docs/", listed=False)) is None
    assert choose_message([], page("/page/")) is None


def test_no_page_advertises_itself() -> None:
    here = message("here", "/icons/")

    assert choose_message([here], page("/icons/")) is None
    assert choose_message([here], page("/other/")) is here


def test_it_stands_below_what_the_page_is_about() -> None:
    text = '<h1>Title</h1>\n<p class="lead">Lead.</p>\n<p>Text.</p>\n'

    html = place_message(text, message("one"))

    before, after = html.split("<aside", 1)
    assert before == '<h1>Title</h1>\n<p class="lead">Lead.</p>\n'
    assert after.endswith("</aside>\n<p>Text.</p>\n")
    assert "A &lt; B." in after
    assert 'href="/elsewhere/">Go</a>' in after


def test_a_page_without_a_lead_shows_it_below_its_title() -> None:
    html = place_message("<h1>Title</h1>\n<h2>More</h2>\n<p>Text.</p>\n", message("one"))

    assert html.startswith("<h1>Title</h1>\n<aside")
    assert html.endswith("</aside>\n<h2>More</h2>\n<p>Text.</p>\n")


def test_a_way_to_another_site_says_that_it_was_paid_for() -> None:
    html = place_message("<h1>T</h1>\n", message("one", "https://shop.example/"))

    assert 'href="https://shop.example/" rel="sponsored noopener"' in html


def test_without_a_message_the_page_is_as_it_was() -> None:
    assert place_message("<h1>T</h1>\n", None) == "<h1>T</h1>\n"
