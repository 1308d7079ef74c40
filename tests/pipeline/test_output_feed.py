from __future__ import annotations

import datetime
from email.utils import parsedate_to_datetime
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from outputs_samples import HOST, HOSTILE, a_page, a_site
from tearsheet.page.escaping import remove_unspeakable
from tearsheet.pipeline.feed import MOST_POSTS, render_atom, render_rss

NAMES = {
    "a": "http://www.w3.org/2005/Atom",
    "content": "http://purl.org/rss/1.0/modules/content/",
    "dc": "http://purl.org/dc/elements/1.1/",
}
OLD = a_page(
    "/blog/old/", title="Old", date=datetime.date(2024, 12, 31), authors=("Ada", "Bo"), tags=("x",)
)
NEW = a_page("/blog/new/", title="New", date=datetime.date(2025, 4, 1))
ARTICLES = {OLD.address: "<p>Old <em>text</em></p>", NEW.address: "<p>New</p>"}


def test_both_feeds_show_the_newest_post_first() -> None:
    atom = ElementTree.fromstring(render_atom(a_site(), [OLD, NEW], ARTICLES))
    rss = ElementTree.fromstring(render_rss(a_site(), [OLD, NEW], ARTICLES))

    assert [title.text for title in atom.iterfind("a:entry/a:title", NAMES)] == ["New", "Old"]
    assert [title.text for title in rss.iterfind("channel/item/title")] == ["New", "Old"]


def test_atom_has_everything_its_standard_demands() -> None:
    feed = ElementTree.fromstring(render_atom(a_site(), [OLD, NEW], ARTICLES))

    for element in (feed, *feed.iterfind("a:entry", NAMES)):
        for name in ("id", "title", "updated"):
            assert len(element.findall(f"a:{name}", NAMES)) == 1
    # An entry without authors needs those of the feed.
    assert feed.find("a:author/a:name", NAMES) is not None
    assert feed.findtext("a:updated", None, NAMES) == "2025-04-01T00:00:00Z"
    links = {link.get("rel"): link.get("href") for link in feed.findall("a:link", NAMES)}
    assert links == {"self": f"{HOST}/blog/atom.xml", "alternate": f"{HOST}/blog/"}


def test_an_atom_entry_carries_authors_tags_dates_and_the_article() -> None:
    feed = ElementTree.fromstring(render_atom(a_site(), [OLD], ARTICLES))

    [entry] = feed.findall("a:entry", NAMES)
    assert entry.findtext("a:id", None, NAMES) == f"{HOST}/blog/old/"
    assert entry.findtext("a:published", None, NAMES) == "2024-12-31T00:00:00Z"
    assert [name.text for name in entry.iterfind("a:author/a:name", NAMES)] == ["Ada", "Bo"]
    assert [tag.get("term") for tag in entry.iterfind("a:category", NAMES)] == ["x"]
    content = entry.find("a:content", NAMES)
    assert content is not None
    assert content.get("type") == "html"
    assert content.text == "<p>Old <em>text</em></p>"


def test_an_rss_item_carries_the_same() -> None:
    rss = ElementTree.fromstring(render_rss(a_site(), [OLD], ARTICLES))

    [item] = rss.findall("channel/item")
    guid = item.find("guid")
    assert guid is not None
    assert (guid.text, guid.get("isPermaLink")) == (f"{HOST}/blog/old/", "true")
    assert item.findtext("pubDate") == "Tue, 31 Dec 2024 00:00:00 GMT"
    assert [name.text for name in item.iterfind("dc:creator", NAMES)] == ["Ada", "Bo"]
    assert item.findtext("category") == "x"
    assert item.findtext("content:encoded", None, NAMES) == "<p>Old <em>text</em></p>"


def test_rss_names_its_own_address_and_its_last_change() -> None:
    channel = ElementTree.fromstring(render_rss(a_site(), [OLD, NEW], ARTICLES)).find("channel")

    assert channel is not None
    own = channel.find("a:link", NAMES)
    assert own is not None
    assert (own.get("rel"), own.get("href")) == ("self", f"{HOST}/feed/blog/rss.xml")
    built = parsedate_to_datetime(channel.findtext("lastBuildDate") or "")
    assert built.date() == datetime.date(2025, 4, 1)


def test_pages_without_a_date_and_unlisted_ones_are_no_posts() -> None:
    index = a_page("/blog/")
    draft = a_page("/blog/draft/", date=datetime.date(2025, 1, 1), listed=False)

    atom = ElementTree.fromstring(render_atom(a_site(), [index, draft], {}))

    assert atom.findall("a:entry", NAMES) == []


def test_a_feed_without_posts_is_whole_and_asks_no_clock() -> None:
    atom = ElementTree.fromstring(render_atom(a_site(), [], {}))
    rss = ElementTree.fromstring(render_rss(a_site(), [], {}))

    assert atom.findtext("a:updated", None, NAMES) == "1970-01-01T00:00:00Z"
    assert rss.find("channel/lastBuildDate") is None


def test_a_feed_carries_the_latest_posts_only() -> None:
    day = datetime.date(2020, 1, 1)
    posts = [
        a_page(f"/blog/{number}/", date=day + datetime.timedelta(days=number))
        for number in range(MOST_POSTS + 5)
    ]

    atom = ElementTree.fromstring(
        render_atom(a_site(), posts, {post.address: "" for post in posts})
    )

    entries = atom.findall("a:entry", NAMES)
    assert len(entries) == MOST_POSTS
    assert entries[0].findtext("a:id", None, NAMES) == f"{HOST}/blog/{MOST_POSTS + 4}/"


def test_the_order_of_the_posts_does_not_change_the_feeds() -> None:
    same_day = a_page("/blog/also-new/", date=NEW.settings.date)
    posts = [OLD, NEW, same_day]
    articles = {**ARTICLES, same_day.address: ""}

    for render in (render_atom, render_rss):
        assert render(a_site(), posts, articles) == render(a_site(), posts[::-1], articles)


@pytest.mark.parametrize("words", HOSTILE)
def test_hostile_words_come_out_of_a_feed_as_they_went_in(words: str) -> None:
    post = a_page(
        "/blog/p/",
        title=words,
        description=words,
        date=datetime.date(2025, 1, 1),
        authors=(words,),
        tags=(words,),
    )
    site = a_site(name=words, description=words)

    atom = ElementTree.fromstring(render_atom(site, [post], {post.address: words}))
    rss = ElementTree.fromstring(render_rss(site, [post], {post.address: words}))

    spoken = remove_unspeakable(words)
    assert atom.findtext("a:entry/a:title", None, NAMES) == spoken
    assert atom.findtext("a:entry/a:content", None, NAMES) == spoken
    assert rss.findtext("channel/item/title") == spoken
    assert rss.findtext("channel/item/content:encoded", None, NAMES) == spoken


@given(st.text(), st.text())
def test_a_feed_of_any_words_is_well_formed(title: str, article: str) -> None:
    post = a_page("/blog/p/", title=title, date=datetime.date(2025, 1, 1), tags=(title,))

    for render in (render_atom, render_rss):
        ElementTree.fromstring(render(a_site(name=title), [post], {post.address: article}))
