"""The words of packages: Markdown by strangers, of which only text and links come through."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from selectolax.lexbor import LexborHTMLParser

from tearsheet.markdown.reference.prose import plain_prose, render_prose
from tearsheet.markdown.reference.type_text import render_type
from tearsheet.model.anchor import kebab

OURS = {
    "/material-ui/": "/material-ui/",
    "/here/#b": "/here/#lamp-b",
    "LampDef": "/x/api/lamps/lamp-def/",
}
CODE_FRAME = (
    '<figure class="code" data-language="tsx"><div class="code-tools">'
    '<button class="copy" type="button" hidden>Copy</button></div>'
)
KNOWN_TAGS = re.compile(
    rf"{CODE_FRAME}|</figure>|"
    r"</?(?:p|ul|ol|li|em|strong|s|code|blockquote|br)>|<ol start=\"\d+\">|</?pre[^<>]*>|</a>"
    r"|<a href=\"(?:https?:/)?/[^\"<>]*\">|<span class=\"t-\w+\">|</span>"
)


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("Plain.", "<p>Plain.</p>"),
        ("", ""),
        ("If `true`, *really*.", "<p>If <code>true</code>, <em>really</em>.</p>"),
        ("- one\n- two", "<ul><li>one</li><li>two</li></ul>"),
        ("<b>bold</b>", "<p>&lt;b&gt;bold&lt;/b&gt;</p>"),
        ("one<br />two", "<p>one<br>two</p>"),
        ("[a](/material-ui/)", '<p><a href="/material-ui/">a</a></p>'),
        ("[a](https://mui.com/material-ui/#x)", '<p><a href="/material-ui/">a</a></p>'),
        ("[a](/here/#b)", '<p><a href="/here/#lamp-b">a</a></p>'),
        ("[a](/elsewhere/#x)", '<p><a href="https://mui.com/elsewhere/#x">a</a></p>'),
        ("[a](javascript:alert(1))", "<p>a</p>"),
        ("[a](#props)", "<p>a</p>"),
        (
            "See [[LampDef]].",
            '<p>See <a href="/x/api/lamps/lamp-def/"><code>LampDef</code></a>.</p>',
        ),
        ("See [[Other]].", "<p>See <code>Other</code>.</p>"),
        (
            "Read https://lamps.example/a.",
            '<p>Read <a href="https://lamps.example/a">https://lamps.example/a</a>.</p>',
        ),
    ],
)
def test_a_description_becomes_text(written: str, shown: str) -> None:
    assert render_prose(written, OURS) == shown


def test_in_a_markdown_copy_links_are_complete_and_types_are_linked() -> None:
    def complete(address: str) -> str:
        return f"https://ours.example{address}" if address.startswith("/") else address

    written = "[a](/here/#b) [b](/elsewhere/) [c](https://lamps.example/) [[LampDef]] [[Other]]"

    plain = plain_prose(written, OURS, complete)

    assert plain == (
        "[a](https://ours.example/here/#lamp-b) [b](https://mui.com/elsewhere/)"
        " [c](https://lamps.example/) [`LampDef`](https://ours.example/x/api/lamps/lamp-def/)"
        " `Other`"
    )


@given(st.text(alphabet="<>&\"'`*_[]()#-/\\ab1 \n:.!|~", max_size=80))
def test_no_description_makes_elements_of_its_own(written: str) -> None:
    html = render_prose(written, OURS)

    assert re.search("[<>]", KNOWN_TAGS.sub("", html)) is None


@given(st.text(alphabet="<>&\"'`|{}[]=ab1 .", max_size=60))
def test_no_type_makes_elements_of_its_own(written: str) -> None:
    html = render_type(written)

    assert re.search("[<>]", KNOWN_TAGS.sub("", html)) is None


def test_the_alternatives_of_a_type_are_colored() -> None:
    html = render_type("'small' | number")

    assert html == (
        '<code><span class="t-string">\'small\'</span> | <span class="t-type">number</span></code>'
    )


@pytest.mark.parametrize(
    ("name", "address"),
    [
        ("Button", "button"),
        ("ChartsXAxis", "charts-x-axis"),
        ("useSlider", "use-slider"),
        ("Grid2", "grid2"),
        ("Unstable_Popup", "unstable-popup"),
    ],
)
def test_names_are_parted_by_hyphens(name: str, address: str) -> None:
    assert kebab(name) == address


def test_code_is_shown_as_all_code_of_the_site() -> None:
    html = render_prose("Write:\n\n```jsx\n<Lamp glow />\n```", {})

    block = LexborHTMLParser(html).css_first("figure.code code")
    assert block is not None
    assert block.text() == "<Lamp glow />"
