"""What stands at the foot of a page, and above the title of a post."""

from __future__ import annotations

import pytest
from selectolax.lexbor import LexborHTMLParser

from small_site import SETTINGS, SmallSite
from tearsheet.content.load import load_site
from tearsheet.content.memory import Memory
from tearsheet.content.scan import scan_content
from tearsheet.model.page import Page, PageSettings
from tearsheet.page.page_links import find_page_links

PRODUCT = """\
name: Joy UI
description: Components.
logo: logo.svg
"""
LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7H1z"/></svg>'
POST = ("date: 2026-03-14", "authors: [Ada, Grace]", "tags: [Site, Forms & fields]")


@pytest.mark.parametrize(
    ("settings", "address"),
    [
        (
            "repository: https://github.com/small/site\n",
            "https://github.com/small/site/issues/new?title=Cats%20%26%20dogs"
            "&body=https%3A%2F%2Fsmall.example%2Fpets%2F",
        ),
        (
            "repository: https://gitlab.com/small/site/\n",
            "https://gitlab.com/small/site/-/issues/new?issue[title]=Cats%20%26%20dogs"
            "&issue[description]=https%3A%2F%2Fsmall.example%2Fpets%2F",
        ),
        (
            "repository: https://github.com/small/site\n"
            "feedback: https://ask.example/?about={address}\n",
            "https://ask.example/?about=https%3A%2F%2Fsmall.example%2Fpets%2F",
        ),
    ],
)
def test_a_page_says_what_it_is_when_one_writes_about_it(
    warm_site: SmallSite, settings: str, address: str
) -> None:
    warm_site.write("site.yaml", SETTINGS + settings)
    warm_site.page("pets", title="Cats & dogs")
    warm_site.navigation("/pets/")

    warm_site.build()

    assert foot(warm_site, "pets")["Give feedback"] == address


def test_a_host_nobody_knows_gets_no_feedback(warm_site: SmallSite) -> None:
    warm_site.write("site.yaml", f"{SETTINGS}repository: https://git.example/small\n")

    warm_site.build()

    assert foot(warm_site, "").keys() == {"View as Markdown", "Open in ChatGPT", "Open in Claude"}


@pytest.mark.parametrize(
    ("host", "product", "address"),
    [
        (
            "repository: https://github.com/small/site\n",
            "",
            "https://github.com/small/site/tree/HEAD/packages/joy/src/Switch",
        ),
        (
            "repository: https://github.com/small/site\n",
            "source: https://git.example/libraries/v5/{path}\n",
            "https://git.example/libraries/v5/packages/joy/src/Switch",
        ),
    ],
)
def test_the_page_of_a_component_leads_to_its_source(
    warm_site: SmallSite, host: str, product: str, address: str
) -> None:
    warm_site.write("site.yaml", SETTINGS + host)
    warm_site.write("joy-ui/product.yaml", PRODUCT + product)
    warm_site.write("joy-ui/logo.svg", LOGO)
    warm_site.page("joy-ui", "See the [switch](/joy-ui/react-switch/).")
    more = ("source: packages/joy/src/Switch/",)
    warm_site.page("joy-ui/react-switch", title="Switch", more=more)

    warm_site.build()

    assert foot(warm_site, "joy-ui/react-switch")["Source of the component"] == address
    assert "Source of the component" not in foot(warm_site, "joy-ui")


def test_a_change_of_where_the_source_is_changes_the_pages(warm_site: SmallSite) -> None:
    warm_site.write("joy-ui/product.yaml", f"{PRODUCT}source: https://git.example/v5/{{path}}\n")
    warm_site.write("joy-ui/logo.svg", LOGO)
    warm_site.page("joy-ui", more=("source: packages/joy",))
    warm_site.build()

    warm_site.write("joy-ui/product.yaml", f"{PRODUCT}source: https://git.example/v6/{{path}}\n")
    warm_site.build()

    source = foot(warm_site, "joy-ui")["Source of the component"]
    assert source == "https://git.example/v6/packages/joy"


def test_a_post_says_when_it_was_written_and_by_whom(warm_site: SmallSite) -> None:
    warm_site.page("blog", "The [first](/blog/first/) post.", title="Blog")
    warm_site.page("blog/first", title="First", more=POST)
    warm_site.navigation("/blog/")

    warm_site.build()

    (byline,) = document(warm_site, "blog/first").css(".byline")
    assert byline.text() == "14 March 2026 Ada Grace Site Forms & fields"
    assert not byline.css("a")
    assert not document(warm_site, "blog").css(".byline")


def foot(site: SmallSite, folder: str) -> dict[str, str]:
    """What the links below a page lead to, by their words; the one to its top has none."""
    links = document(site, folder).css("footer > div > a:not([href='#top'])")
    return {link.text(): link.attributes["href"] or "" for link in links}


def document(site: SmallSite, folder: str) -> LexborHTMLParser:
    return LexborHTMLParser(site.text(f"{folder}/index.html".lstrip("/")))


@pytest.mark.parametrize(
    ("feedback", "report"),
    [
        (
            "https://ask.example/?about={address}&title={title}",
            "https://ask.example/?about=https%3A%2F%2Fsmall.example%2Fpets%2F&title={title}",
        ),
        (
            "https://ask.example/?about={address}",
            "https://ask.example/?about=https%3A%2F%2Fsmall.example%2Fpets%2F%0A%0A{title}",
        ),
    ],
)
def test_a_page_with_demos_says_where_one_that_fails_is_reported(
    warm_site: SmallSite, feedback: str, report: str
) -> None:
    warm_site.write("site.yaml", f"{SETTINGS}feedback: {feedback}\n")
    warm_site.page("pets", ":: demo Cat", title="Pets")
    warm_site.write("pets/demos/Cat.tsx", "export default function Cat() { return <p>Cat</p>; }")
    warm_site.page("plain", "No demo.", title="Plain")
    warm_site.navigation("/pets/", "/plain/")

    warm_site.build()

    named = LexborHTMLParser(warm_site.text("pets/index.html")).css_first("meta[name=report]")
    assert named
    assert named.attributes["content"] == report
    assert 'name="report"' not in warm_site.text("plain/index.html")


def test_an_api_page_leads_to_the_newest_source_of_its_descriptions(site: SmallSite) -> None:
    source = "source: https://github.com/lamps/lamps/tree/v1.2/{path}\n"
    site.write("joy-ui/product.yaml", PRODUCT + source)
    site.write("joy-ui/logo.svg", LOGO)
    loaded = load_site(site.content, scan_content(site.content), Memory()).site
    page = Page(
        address="/joy-ui/api/lamp/",
        file="joy-ui/product.yaml",
        root=site.content,
        settings=PageSettings(title="Lamp API", description="", source="packages/Lamp.js"),
        product="joy-ui",
        category="core",
        generated=True,
    )

    links = {link.text: link.address for link in find_page_links(loaded, loaded.products[0], page)}

    assert links["Edit the descriptions at their source"] == (
        "https://github.com/lamps/lamps/blob/HEAD/packages/Lamp.js"
    )


CHAT = """\
chats:
  - name: Lampchat
    address: https://chat.lamps.dev/?ask=Read%20{address}
"""


def test_a_page_is_opened_in_the_chats_of_the_settings(warm_site: SmallSite) -> None:
    warm_site.write("site.yaml", SETTINGS + CHAT)
    warm_site.page("pets")
    warm_site.navigation("/pets/")

    warm_site.build()

    links = foot(warm_site, "pets")
    assert links["Open in Lampchat"] == (
        "https://chat.lamps.dev/?ask=Read%20https%3A%2F%2Fsmall.example%2Fpets.md"
    )
    assert "Open in ChatGPT" not in links


def test_an_empty_list_of_chats_offers_none(warm_site: SmallSite) -> None:
    warm_site.write("site.yaml", f"{SETTINGS}chats: []\n")

    warm_site.build()

    assert foot(warm_site, "").keys() == {"View as Markdown"}


def test_a_chat_without_the_address_of_the_page_is_refused(site: SmallSite) -> None:
    site.write("site.yaml", SETTINGS + CHAT.replace("{address}", "this"))

    (mistake,) = site.read_mistakes()

    assert mistake.where.line == 7
    assert "{address}" in mistake.remedy


def test_the_product_menu_keeps_the_page(warm_site: SmallSite) -> None:
    for folder, name in (("joy-ui", "Joy UI"), ("base-ui", "Base UI"), ("x", "MUI X")):
        released = "versions: [{text: v1, current: true}]\n"
        warm_site.write(f"{folder}/product.yaml", PRODUCT.replace("Joy UI", name) + released)
        warm_site.write(f"{folder}/logo.svg", LOGO)
        warm_site.page(folder)
    for folder in ("joy-ui/react-button", "base-ui/react-button", "joy-ui/react-card"):
        warm_site.page(folder)
    warm_site.navigation("/joy-ui/react-button/", "/base-ui/react-button/", "/joy-ui/react-card/")

    warm_site.build()

    def menu(page: str) -> list[str]:
        document = LexborHTMLParser(warm_site.text(f"{page}/index.html"))
        return sorted(str(link.attributes["href"]) for link in document.css("a[data-product]"))

    assert menu("joy-ui/react-button") == ["/base-ui/react-button/", "/joy-ui/", "/x/"]
    assert menu("base-ui/react-button") == ["/base-ui/", "/joy-ui/react-button/", "/x/"]
    assert menu("joy-ui/react-card") == ["/base-ui/", "/joy-ui/", "/x/"]
    assert menu("joy-ui") == ["/base-ui/", "/joy-ui/", "/x/"]
