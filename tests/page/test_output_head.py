from __future__ import annotations

import pickle
from html.parser import HTMLParser

import pytest
from hypothesis import given
from hypothesis import strategies as st

from outputs_samples import HOSTILE
from tearsheet.page.escaping import remove_unspeakable
from tearsheet.page.head import (
    FeedLink,
    PageHead,
    SiteHead,
    SocialImage,
    page_title,
    render_head,
)

SITE = SiteHead(
    site_name="Tearsheet",
    icon="/assets/icon.svg",
    touch_icon="/assets/touch.png",
    manifest="/site.webmanifest",
    theme_color_light="#ffffff",
    theme_color_dark="#16181d",
)


class Tags(HTMLParser):
    """Collects the tags of a head, and whatever stands outside of them."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.metas: list[dict[str, str | None]] = []
        self.links: list[dict[str, str | None]] = []
        self.names: list[str] = []
        self.text = ""
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names.append(tag)
        if tag == "meta":
            self.metas.append(dict(attrs))
        if tag == "link":
            self.links.append(dict(attrs))

    def handle_data(self, data: str) -> None:
        self.text += data

    def meta(self, name: str) -> list[str | None]:
        return [
            meta["content"]
            for meta in self.metas
            if name in (meta.get("name"), meta.get("property"))
        ]

    def link(self, rel: str) -> list[str | None]:
        return [link["href"] for link in self.links if link["rel"] == rel]


def a_head(
    title: str = "Switch",
    description: str = "Turns things on.",
    *,
    canonical: str | None = "https://docs.example/joy-ui/react-switch/",
    listed: bool = True,
    image: SocialImage | None = None,
    markdown_copy: str | None = None,
    feeds: tuple[FeedLink, ...] = (),
    published: str | None = None,
) -> PageHead:
    return PageHead(
        title=title,
        description=description,
        product_id="joy-ui",
        product_category="core",
        product_name="Joy UI",
        canonical=canonical,
        listed=listed,
        image=image,
        markdown_copy=markdown_copy,
        feeds=feeds,
        published=published,
    )


def test_the_head_says_what_the_page_is() -> None:
    tags = Tags(render_head(SITE, a_head()))

    assert tags.text.strip() == "Switch - Joy UI"
    assert tags.metas[0] == {"charset": "utf-8"}
    assert tags.meta("description") == ["Turns things on."]
    assert tags.link("canonical") == ["https://docs.example/joy-ui/react-switch/"]
    assert tags.meta("og:url") == tags.link("canonical")
    assert tags.meta("tearsheet:productId") == ["joy-ui"]
    assert tags.meta("tearsheet:productCategoryId") == ["core"]


def test_browsers_learn_the_color_of_both_schemes_and_the_marks() -> None:
    tags = Tags(render_head(SITE, a_head()))

    colors = {meta.get("media"): meta["content"] for meta in tags.metas if "media" in meta}
    assert colors == {
        "(prefers-color-scheme: light)": "#ffffff",
        "(prefers-color-scheme: dark)": "#16181d",
    }
    assert tags.link("icon") == ["/assets/icon.svg"]
    assert tags.link("apple-touch-icon") == ["/assets/touch.png"]
    assert tags.link("manifest") == ["/site.webmanifest"]


@pytest.mark.parametrize(("listed", "robots"), [(True, []), (False, ["noindex"])])
def test_search_engines_are_kept_off_a_page_that_is_not_listed(
    listed: bool, robots: list[str]
) -> None:
    tags = Tags(render_head(SITE, a_head(listed=listed)))

    assert tags.meta("robots") == robots


def test_a_page_that_answers_for_any_address_names_none() -> None:
    tags = Tags(render_head(SITE, a_head(canonical=None)))

    assert tags.link("canonical") == []
    assert tags.meta("og:url") == []


def test_a_picture_comes_with_its_size_and_words() -> None:
    image = SocialImage(url="https://docs.example/a.png", alt="Switch, Joy UI")

    tags = Tags(render_head(SITE, a_head(image=image)))

    assert tags.meta("og:image") == ["https://docs.example/a.png"]
    assert tags.meta("og:image:width") == ["1200"]
    assert tags.meta("og:image:height") == ["630"]
    assert tags.meta("og:image:alt") == tags.meta("twitter:image:alt") == ["Switch, Joy UI"]
    assert tags.meta("twitter:card") == ["summary_large_image"]


def test_a_page_without_a_picture_asks_for_a_small_card() -> None:
    tags = Tags(render_head(SITE, a_head()))

    assert tags.meta("twitter:card") == ["summary"]
    assert tags.meta("og:image") == []


def test_the_markdown_twin_and_the_feeds_are_alternates() -> None:
    feed = FeedLink(type="application/atom+xml", title="Blog", href="/blog/atom.xml")

    tags = Tags(render_head(SITE, a_head(markdown_copy="/joy-ui/react-switch.md", feeds=(feed,))))

    alternates = [(link["type"], link["href"]) for link in tags.links if link["rel"] == "alternate"]
    assert alternates == [
        ("text/markdown", "/joy-ui/react-switch.md"),
        ("application/atom+xml", "/blog/atom.xml"),
    ]


def test_a_post_is_an_article_with_its_day() -> None:
    tags = Tags(render_head(SITE, a_head(published="2025-04-01")))

    assert tags.meta("og:type") == ["article"]
    assert tags.meta("article:published_time") == ["2025-04-01"]


@pytest.mark.parametrize(
    ("title", "product", "shown"),
    [
        ("Switch", "Joy UI", "Switch - Joy UI"),
        ("Versions", None, "Versions - Tearsheet"),
        ("Joy UI", "Joy UI", "Joy UI - Tearsheet"),
        ("Tearsheet", None, "Tearsheet"),
        ("Switch", "", "Switch - Tearsheet"),
        ("", None, "Tearsheet"),
        ("  ", "Joy UI", "Joy UI"),
    ],
)
def test_the_tab_always_has_a_name(title: str, product: str | None, shown: str) -> None:
    assert page_title(title, product, "Tearsheet") == shown


def hostile_head(words: str) -> str:
    site = SiteHead(
        site_name=words,
        icon=words,
        touch_icon=words,
        manifest=words,
        theme_color_light=words,
        theme_color_dark=words,
    )
    page = PageHead(
        title=f"t{words}",
        description=words,
        product_id=words,
        product_category=words,
        product_name=f"p{words}",
        canonical=words,
        image=SocialImage(url=words, alt=words),
        markdown_copy=words,
        feeds=(FeedLink(type=words, title=words, href=words),),
        published=words,
    )
    return render_head(site, page)


@pytest.mark.parametrize("words", HOSTILE)
def test_hostile_words_add_no_tag_and_come_out_as_they_went_in(words: str) -> None:
    tags = Tags(hostile_head(words))

    assert tags.names == Tags(hostile_head("x")).names
    spoken = remove_unspeakable(words)
    assert tags.meta("description") == [spoken]
    assert tags.link("canonical") == [spoken]


@given(st.text())
def test_no_word_escapes_its_quotes(words: str) -> None:
    html = hostile_head(f"x{words}")

    page_frame = hostile_head("x")
    for mark in ("<", ">", '"'):
        assert html.count(mark) == page_frame.count(mark)
    html.encode()


def test_what_a_worker_is_given_survives_the_way_to_it() -> None:
    page = a_head(image=SocialImage(url="/a.png", alt="a"))

    assert render_head(SITE, pickle.loads(pickle.dumps(page))) == render_head(SITE, page)
