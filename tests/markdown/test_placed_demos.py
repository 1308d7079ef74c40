"""What a placed demo says of itself to the reader, and what it takes from the page."""

from __future__ import annotations

from msgspec.structs import replace
from page_samples import a_source, render_below_title
from selectolax.lexbor import LexborHTMLParser, LexborNode

from tearsheet.markdown.article import render_article

FILES = "https://code.example/blob/{path}"


def figure(html: str, name: str) -> LexborNode:
    node = LexborHTMLParser(html).css_first(f"figure#{name}")
    assert node is not None
    return node


def test_it_names_its_source_when_the_repository_is_known() -> None:
    text = "# Page\n\n:: demo BasicSwitch\n\n:: demo ThreeCuts\n"
    html = render_article(replace(a_source(text), files=FILES)).html

    folder = "https://code.example/blob/joy-ui/react-switch/demos"
    assert figure(html, "BasicSwitch").attributes["data-source"] == f"{folder}/BasicSwitch.tsx"
    assert figure(html, "ThreeCuts").attributes["data-source"] == (
        f"{folder}/ThreeCuts/system/index.tsx"
    )


def test_an_address_that_a_heading_took_is_left_to_it() -> None:
    html = render_below_title("## Code {#BasicSwitch.js}\n\n:: demo BasicSwitch\n").html

    page = LexborHTMLParser(html)
    assert len(page.css('[id="BasicSwitch.js"]')) == 1
    assert len(page.css(".demo-address")) == 3


def test_no_two_choices_of_a_page_are_one() -> None:
    html = render_below_title(
        ":: demo ThreeCuts\n\n:: demo TypedSwitch\n\n:: demo ThreeCuts\n"
    ).html

    buttons = LexborHTMLParser(html).css("input[type=radio]")
    checked = [button.attributes["name"] for button in buttons if "checked" in button.attributes]
    assert len(checked) == len(set(checked)) == 3
