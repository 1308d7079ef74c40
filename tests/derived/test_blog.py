"""The blog: lists of posts with addresses of their own, and who wrote them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest
from selectolax.lexbor import LexborHTMLParser

from small_site import SmallSite, begin_site

AUTHORS = """\
authors:
  - id: ada
    name: Ada Lovelace
    about: Writes about engines.
    link: https://ada.example/
    picture: ada.svg
  - id: the-team
    name: The team
    about: Mends things.
    team: true
"""
PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7H1z"/></svg>'


def begin_blog(site: SmallSite, posts: int, *, authors: str = AUTHORS) -> SmallSite:
    """A blog of some posts, the last one the newest, all with one tag and every third with two."""
    site.page("blog", ":: component BlogIndex", title="Blog")
    site.navigation("/blog/")
    if authors:
        site.write("blog/authors.yaml", authors)
        site.write("blog/ada.svg", PICTURE)
    for number in range(1, posts + 1):
        tags = "[Site, Forms & fields]" if number % 3 == 0 else "[Site]"
        author = "The team" if number % 2 else "Ada Lovelace"
        more = (f"date: 2026-03-{number:02}", f"authors: [{author}]", f"tags: {tags}")
        write_post(site, number, more)
    return site


def write_post(site: SmallSite, number: int, more: Sequence[str]) -> Path:
    return site.page(f"blog/post-{number}", title=f"Post {number}", more=more)


def document(site: SmallSite, address: str) -> LexborHTMLParser:
    return LexborHTMLParser(site.text(f"{address.strip('/')}/index.html"))


def titles(site: SmallSite, address: str) -> list[str]:
    return [title.text() for title in document(site, address).css("#posts h2")]


def links(site: SmallSite, address: str, selector: str) -> dict[str, str]:
    """Where some links of a page lead, by their words."""
    found = document(site, address).css(selector)
    return {link.text(): link.attributes["href"] or "" for link in found}


def structured(site: SmallSite, address: str) -> dict[str, object]:
    (script,) = document(site, address).css("script[type='application/ld+json']")
    described: dict[str, object] = json.loads(script.text())["@graph"][-1]
    return described


@pytest.fixture(scope="module")
def long_blog(tmp_path_factory: pytest.TempPathFactory) -> SmallSite:
    """A blog whose posts are listed in three parts."""
    site = begin_blog(begin_site(tmp_path_factory.mktemp("long")), 23)
    site.build()
    return site


@pytest.fixture(scope="module")
def short_blog(tmp_path_factory: pytest.TempPathFactory) -> SmallSite:
    """A blog whose posts have room in one list, and of which one has a second tag."""
    site = begin_blog(begin_site(tmp_path_factory.mktemp("short")), 4)
    site.build()
    return site


def test_posts_are_listed_ten_at_a_time_under_addresses_of_their_own(long_blog: SmallSite) -> None:
    assert titles(long_blog, "/blog/") == [f"Post {number}" for number in range(23, 13, -1)]
    assert titles(long_blog, "/blog/page/2/") == [f"Post {number}" for number in range(13, 3, -1)]
    assert titles(long_blog, "/blog/page/3/") == ["Post 3", "Post 2", "Post 1"]
    assert not (long_blog.out / "blog/page/4").exists()


def test_the_parts_of_the_list_lead_to_each_other_without_a_script(long_blog: SmallSite) -> None:
    pager = links(long_blog, "/blog/page/2/", "nav[aria-label='Pages of posts'] a")
    assert pager == {
        "Newer posts": "/blog/",
        "1": "/blog/",
        "2": "/blog/page/2/",
        "3": "/blog/page/3/",
        "Older posts": "/blog/page/3/",
    }


def test_further_parts_are_pages_that_search_engines_may_know(long_blog: SmallSite) -> None:
    second = document(long_blog, "/blog/page/2/")
    (canonical,) = second.css("link[rel=canonical]")
    assert canonical.attributes["href"] == "https://small.example/blog/page/2/"
    assert not second.css("meta[name=robots]")
    (title,) = second.css("h1")
    assert title.text() == "Blog, page 2"
    assert "<loc>https://small.example/blog/page/2/</loc>" in long_blog.text("sitemap.xml")


def test_ten_posts_have_no_second_part(warm_site: SmallSite) -> None:
    begin_blog(warm_site, 10).build()

    assert not (warm_site.out / "blog/page").exists()
    assert not document(warm_site, "/blog/").css("nav[aria-label='Pages of posts']")


def test_each_tag_has_a_page_with_parts_of_its_own(warm_site: SmallSite) -> None:
    begin_blog(warm_site, 12).build()

    forms = "/blog/tags/forms-fields/"
    assert titles(warm_site, forms) == ["Post 12", "Post 9", "Post 6", "Post 3"]
    assert titles(warm_site, "/blog/tags/site/page/2/") == ["Post 2", "Post 1"]
    assert links(warm_site, "/blog/post-3/", ".byline a:not(.author)") == {
        "Site": "/blog/tags/site/",
        "Forms & fields": forms,
    }
    listed = links(warm_site, "/blog/tags/", "nav.tags a").values()
    assert [*listed] == [forms, "/blog/tags/site/"]


def test_a_tag_is_found_where_its_posts_stood_before(short_blog: SmallSite) -> None:
    (place,) = document(short_blog, "/blog/").css("#tag-forms-fields")
    assert place.attributes["href"] == "/blog/tags/forms-fields/"


def test_a_tag_of_one_post_is_kept_from_search_engines(short_blog: SmallSite) -> None:
    sitemap = short_blog.text("sitemap.xml")
    assert "/blog/tags/site/" in sitemap
    assert "/blog/tags/forms-fields/" not in sitemap
    assert document(short_blog, "/blog/tags/forms-fields/").css("meta[content=noindex]")


def test_each_author_has_a_page_that_says_who_they_are(short_blog: SmallSite) -> None:
    page = document(short_blog, "/blog/authors/ada/")
    assert titles(short_blog, "/blog/authors/ada/") == ["Post 4", "Post 2"]
    (lead,) = page.css("h1 + p")
    assert lead.text() == "Writes about engines."
    assert page.css("article img, main img")[0].attributes["alt"] == ""
    assert links(short_blog, "/blog/authors/ada/", "a[rel=me]") == {
        "Ada Lovelace elsewhere": "https://ada.example/"
    }
    assert links(short_blog, "/blog/post-2/", ".byline .author") == {
        "Ada Lovelace": "/blog/authors/ada/"
    }


def test_an_author_without_posts_has_no_page(warm_site: SmallSite) -> None:
    begin_blog(warm_site, 1).build()

    assert not (warm_site.out / "blog/authors/ada").exists()


def test_an_author_nobody_tells_of_is_a_mistake_with_an_offer(site: SmallSite) -> None:
    begin_blog(site, 1)
    file = write_post(site, 1, ("date: 2026-03-01", "authors: [Ada Lovelance]"))

    (mistake,) = site.read_mistakes()

    assert (mistake.where.file, mistake.where.line) == (file, 5)
    assert mistake.problem == 'There is no author "Ada Lovelance".'
    assert mistake.remedy.startswith('Did you mean "Ada Lovelace"?')


def test_without_a_list_of_authors_posts_name_whom_they_like(warm_site: SmallSite) -> None:
    begin_blog(warm_site, 1, authors="").build()

    assert not links(warm_site, "/blog/post-1/", ".byline .author")
    assert "The team" in document(warm_site, "/blog/post-1/").css(".byline")[0].text()


@pytest.mark.parametrize(
    ("found", "wanted", "problem"),
    [
        ("id: the-team", "id: ada", 'Two authors have the id "ada".'),
        ("name: The team", "name: Ada Lovelace", 'Two authors have the name "Ada Lovelace".'),
        ("id: ada", "id: Ada", '"Ada" is no id.'),
        ("picture: ada.svg", "picture: eda.svg", 'There is no file "eda.svg" beside this one.'),
        (
            "link: https:",
            "link: javascript:",
            '"javascript://ada.example/" is no address on the web.',
        ),
        ("about: Mends things.", "", '"about" is missing.'),
    ],
)
def test_what_is_wrong_with_the_authors_is_said(
    site: SmallSite, found: str, wanted: str, problem: str
) -> None:
    begin_blog(site, 0, authors=AUTHORS.replace(found, wanted))

    mistakes = [mistake for mistake in site.read_mistakes() if mistake.problem == problem]

    assert [mistake.where.file.name for mistake in mistakes] == ["authors.yaml"]


def test_a_tag_that_gives_no_address_is_a_mistake(site: SmallSite) -> None:
    begin_blog(site, 0)
    write_post(site, 1, ("date: 2026-03-01", "tags: [日本]"))

    (mistake,) = site.read_mistakes()

    assert mistake.problem == 'The tag "日本" can have no page.'


def test_a_post_leads_to_the_older_and_the_newer_one(short_blog: SmallSite) -> None:
    (older,) = document(short_blog, "/blog/post-2/").css("a.previous")
    (newer,) = document(short_blog, "/blog/post-2/").css("a.next")
    assert (older.text(), older.attributes["href"]) == ("Older post Post 1", "/blog/post-1/")
    assert (newer.text(), newer.attributes["href"]) == ("Newer post Post 3", "/blog/post-3/")
    assert not document(short_blog, "/blog/post-4/").css("a.next")
    assert not document(short_blog, "/blog/post-1/").css("a.previous")


def test_machines_are_told_who_wrote_a_post_and_what_a_list_is(short_blog: SmallSite) -> None:
    post = structured(short_blog, "/blog/post-2/")
    assert post["@type"] == "BlogPosting"
    assert post["author"] == [
        {
            "@type": "Person",
            "name": "Ada Lovelace",
            "url": "https://small.example/blog/authors/ada/",
        }
    ]
    team = structured(short_blog, "/blog/post-1/")["author"]
    assert isinstance(team, list)
    assert team[0]["@type"] == "Organization"
    assert structured(short_blog, "/blog/tags/site/")["@type"] == "CollectionPage"


def test_every_page_of_the_blog_names_its_feeds(long_blog: SmallSite) -> None:
    for address in ("/blog/", "/blog/page/2/", "/blog/tags/site/", "/blog/authors/ada/"):
        feeds = document(long_blog, address).css("link[type$='+xml'][rel=alternate]")
        hrefs = [feed.attributes["href"] for feed in feeds]
        assert hrefs == ["/blog/atom.xml", "/feed/blog/rss.xml"]


def test_a_page_that_somebody_wrote_wins(warm_site: SmallSite) -> None:
    begin_blog(warm_site, 2)
    warm_site.page("blog/tags/site", "By hand.", title="About the site")

    warm_site.build()

    assert "By hand." in document(warm_site, "/blog/tags/site/").css("main")[0].text()


def test_a_new_post_changes_the_lists_it_stands_in(warm_site: SmallSite) -> None:
    begin_blog(warm_site, 2).build()

    write_post(warm_site, 3, ("date: 2026-03-03", "authors: [The team]", "tags: [Site]"))
    warm_site.build()

    assert titles(warm_site, "/blog/tags/site/") == ["Post 3", "Post 2", "Post 1"]
    assert titles(warm_site, "/blog/authors/the-team/") == ["Post 3", "Post 1"]


def test_a_blog_that_does_not_list_its_posts_has_no_lists(warm_site: SmallSite) -> None:
    begin_blog(warm_site, 12)
    own = " ".join(f"[{number}](/blog/post-{number}/)" for number in range(1, 13))
    warm_site.page("blog", own, title="Blog")

    warm_site.build()

    assert not (warm_site.out / "blog/page").exists()
    assert not (warm_site.out / "blog/tags").exists()
    assert not links(warm_site, "/blog/post-1/", ".byline a")


def test_the_lists_read_as_markdown_too(short_blog: SmallSite) -> None:
    markdown_copy = short_blog.text("blog/tags/site.md")
    assert "# Posts about Site" in markdown_copy
    assert "- [Post 2](https://small.example/blog/post-2/): What it is for." in markdown_copy


COVER = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 40"><path d="M1 1h7v7H1z"/></svg>'


def test_the_picture_of_a_post_is_below_its_title_in_the_list_and_in_the_feed(
    warm_site: SmallSite,
) -> None:
    site = begin_blog(warm_site, 0)
    site.write("blog/post-1/cover.svg", COVER)
    picture = "picture: {file: cover.svg, alt: A square.}"
    write_post(site, 1, ["date: 2026-03-01", "authors: [The team]", picture])

    site.build()

    (shown,) = document(site, "/blog/post-1/").css("h1 + figure img")
    assert shown.attributes["alt"] == "A square."
    assert (shown.attributes["width"], shown.attributes["height"]) == ("96", "40")
    address = shown.attributes["src"] or ""
    assert site.text(address.lstrip("/")) == COVER
    (listed,) = document(site, "/blog/").css("#posts img")
    assert (listed.attributes["src"], listed.attributes["alt"]) == (address, "")
    assert (listed.attributes["width"], listed.attributes["height"]) == ("96", "40")
    assert f"https://small.example{address}" in site.text("feed/blog/rss.xml")
    assert f"![A square.](https://small.example{address})" in site.text("blog/post-1.md")


@pytest.mark.parametrize(
    ("picture", "problem", "remedy"),
    [
        ("{file: cover.png, alt: A square.}", 'no image "cover.png"', 'Did you mean "cover.svg"?'),
        ("{file: ../cover.svg, alt: A square.}", "is no file beside the page", "beside the page"),
        ("{file: cover.svg}", '"alt" is missing', "alt"),
    ],
)
def test_a_picture_that_cannot_be_shown_is_a_mistake(
    warm_site: SmallSite, picture: str, problem: str, remedy: str
) -> None:
    site = begin_blog(warm_site, 0)
    site.write("blog/post-1/cover.svg", COVER)
    authors = "authors: [The team]"
    write_post(site, 1, ["date: 2026-03-01", authors, f"picture: {picture}"])

    (mistake,) = site.check_mistakes()

    assert problem in mistake.problem
    assert remedy in mistake.remedy
