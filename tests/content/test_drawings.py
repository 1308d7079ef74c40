"""Drawings: what is only looked at is accepted, what acts or leads elsewhere is refused."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from selectolax.lexbor import LexborHTMLParser

from tearsheet.content.drawing import (
    DEEPEST,
    read_drawing_size,
    read_gallery_drawing,
    read_logo,
)
from tearsheet.content.drawing_grammar import LOGO, PICTURE, Grammar
from tearsheet.errors import ContentError

PROJECT = Path(__file__).parents[2]
FILE = Path("content/joy-ui/drawing.svg")
SVG = 'xmlns="http://www.w3.org/2000/svg"'
XLINK = "xmlns:xlink='http://www.w3.org/1999/xlink'"
BOX = f'<svg {SVG} viewBox="0 0 24 24"'
LOGOS = sorted([*PROJECT.glob("content/**/logo.svg"), *PROJECT.glob("tests/sites/**/logo.svg")])
PICTURES = {
    "content/experiments/docs/links-and-images/harbour.svg": (800, 450),
    "tests/sites/leaflet/guides/leaves.svg": (120, 80),
}


def holding(inside: str, more: str = "") -> str:
    return f"{BOX}{more}>{inside}</svg>"


# Refused as a logo and as a picture.
ACTING = {
    "a slash for a space": "<svg/onload=alert(1)>",
    "no space before an attribute": f'<svg {SVG} viewBox="0 0 1 1"onload="x()"/>',
    "an event of the drawing": holding("", " onload='x()'"),
    "an event in capitals": holding("", " onLoad='x()'"),
    "an event of a part": holding("<path onclick='x()' d='M0 0'/>"),
    "a frame behind the drawing": f"{BOX}></svg><iframe srcdoc='x'></iframe>",
    "text behind the drawing": f"{BOX}/>more",
    "a script": holding("<script>x()</script>"),
    "a script in capitals": holding("<SCRIPT>x()</SCRIPT>"),
    "a script of HTML": holding("<h:script xmlns:h='http://www.w3.org/1999/xhtml'/>"),
    "a script without a namespace": holding("<script xmlns=''>x()</script>"),
    "HTML": holding("<foreignObject><p>a</p></foreignObject>"),
    "a sheet of styles": holding("<style>path { fill: red }</style>"),
    "an instruction": f'<?xml-stylesheet href="//evil.example/a.css"?>{BOX}/>',
    "a link": holding("<a href='#b'><path/></a>"),
    "a part that acts": holding("<use href='javascript:x()'/>"),
    "a part that acts, in other letters": holding("<use href='java&#115;cript:x()'/>"),
    "a part of another file": holding("<use href='other.svg#leaf'/>"),
    "a part of another host": holding(f"<use {XLINK} xlink:href='//evil.example/#a'/>"),
    "an attribute of HTML": holding("<use h:href='#a' xmlns:h='http://www.w3.org/1999/xhtml'/>"),
    "paint of another host": holding("<path fill='url(//evil.example/#a)'/>"),
    "paint of another host, hidden": holding(r"<path fill='u\72l(//evil.example/#a)'/>"),
    "a mask of another host": holding("<path mask='image-set(&quot;//evil.example&quot; 1x)'/>"),
    "something that moves": holding("<animate attributeName='href' values='javascript:x()'/>"),
    "an entity": f'<!DOCTYPE svg [<!ENTITY a "aaaa">]>{BOX}><title>&a;</title></svg>',
    "an entity of a file": f'<!DOCTYPE svg [<!ENTITY a SYSTEM "/etc/passwd">]>{BOX}/>',
    "an entity nobody declared": holding("<title>&nbsp;</title>"),
    "an element in a title": holding("<title><path/></title>"),
    "an element that is never closed": f"{BOX}><g></svg>",
    "an attribute that stands twice": f'{BOX} viewBox="0 0 1 1"/>',
    "a value without quotes": f"{BOX} id=a/>",
    "another root": f"<g {SVG} viewBox='0 0 1 1'/>",
    "text outside of a title": holding("stray"),
    "no viewBox": f"<svg {SVG}/>",
    "a viewBox of three numbers": f"<svg {SVG} viewBox='0 0 24'/>",
    "a viewBox of nothing": f"<svg {SVG} viewBox='0 0 0 24'/>",
    "a viewBox without end": f"<svg {SVG} viewBox='0 0 1e99 1e99'/>",
    "a viewBox of words": f"<svg {SVG} viewBox='0 0 nan inf'/>",
    "elements without end": holding("<g>" * DEEPEST + "</g>" * DEEPEST),
    "nothing": "",
    "a page": "<html><body/></html>",
    "a NUL": holding("<title>\0</title>"),
}

# Fit for a file of its own, and not for a place in every page.
ONLY_PICTURES = {
    "letters": holding("<text x='1' font-size='3'>Leaf <tspan>one</tspan></text>"),
    "styles of an element": holding("<path style='fill: #333; filter: url(#soft)' class='a'/>"),
    "a filter": holding("<filter id='soft'><feGaussianBlur stdDeviation='2'/></filter>"),
    "a drawing in a drawing": holding("<svg x='1' width='4' height='4'/>"),
    "pixels": holding("<image href='data:image/png;base64,iVBORw0KGgo=' width='4'/>"),
    "a name for tools": holding("<path data-name='leaf (1)'/>"),
}

FIT = {
    "paint and parts": holding(
        "<defs><linearGradient id='g'><stop stop-color='rgb(1 2 3)'/></linearGradient>"
        "<clipPath id='c'><circle r='4'/></clipPath></defs>"
        "<g fill='url(#g)' clip-path='url(\"#c\")' transform='rotate(45 12 12) scale(2)'>"
        f"<path d='M0 0h4'/></g><use {XLINK} xlink:href='#c' x='2'/>"
    ),
    "words for those who cannot see": holding(
        "<title>Joy &amp; more (new)</title><desc>1 &lt; 2</desc>", " role='img' aria-label='a(b)'"
    ),
    "a declaration and comments": f"<?xml version='1.0'?><!-- a -->{BOX}/><!-- b -->",
    "a byte order mark": f"\ufeff{BOX}/>",
    "a prefix": "<s:svg xmlns:s='http://www.w3.org/2000/svg' viewBox='0 0 1 1'><s:g/></s:svg>",
}

LEADING_ELSEWHERE = {
    "styles of another host": "<path style='fill: url(https://evil.example/a.svg#b)'/>",
    "styles of another host, hidden": r"<path style='fill: u\72l(//evil.example)'/>",
    "styles of another host, parted": "<path style='fill: url/**/(//evil.example)'/>",
    "an image of another host": "<image href='https://evil.example/a.png'/>",
    "a drawing in letters": "<image href='data:image/svg+xml;base64,AAAA'/>",
    "a page in letters": "<image href='data:text/html;base64,AAAA'/>",
    "pixels that are no image": "<use href='data:image/png;base64,AAAA'/>",
}

PIECES = st.sampled_from(
    [
        *("<g>", "</g>", "<path d='M0 0'/>", "<title>", "</title>", "<desc/>", "a", "'"),
        *("<!--", "-->", "<!-->", "<![CDATA[", "]]>", "&lt;img src=x onerror=x()&gt;", "&#38;lt;"),
        *("<img src='x' onerror='x()'/>", "<script>", "</script>", "<p>", "<math>", "<mi>"),
        *("<use href='#a'/>", "<use href='java&#10;script:x'/>", "</svg>", "<svg>"),
        "<path fill='url(#a)' id='&quot;&gt;&lt;p&gt;'/>",
    ]
)


def refusal_of(read: object, text: str) -> ContentError:
    assert callable(read)
    with pytest.raises(ContentError) as refused:
        read(text.encode(), FILE)
    return refused.value


@pytest.mark.parametrize("file", LOGOS, ids=lambda file: file.parent.name)
def test_the_logos_of_the_sites_are_accepted(file: Path) -> None:
    text = read_logo(file.read_bytes(), file)

    assert text.startswith(f"<svg {SVG} viewBox=")
    assert text.count("<path ") == file.read_text().count("<path ")


@pytest.mark.parametrize(("path", "size"), list(PICTURES.items()))
def test_the_pictures_of_the_sites_are_accepted(path: str, size: tuple[int, int]) -> None:
    file = PROJECT / path

    assert read_drawing_size(file.read_bytes(), file) == size


@pytest.mark.parametrize("text", list(ACTING.values()), ids=list(ACTING))
@pytest.mark.parametrize("read", [read_logo, read_drawing_size, read_gallery_drawing])
def test_what_is_more_or_less_than_a_drawing_is_refused(read: object, text: str) -> None:
    mistake = refusal_of(read, text).mistake

    assert mistake.where.file == FILE
    assert mistake.problem
    assert mistake.remedy


@pytest.mark.parametrize("text", list(ONLY_PICTURES.values()), ids=list(ONLY_PICTURES))
def test_a_picture_may_hold_more_than_a_logo(text: str) -> None:
    assert read_drawing_size(text.encode(), FILE) == (24, 24)
    refusal_of(read_logo, text)


@pytest.mark.parametrize("text", list(FIT.values()), ids=list(FIT))
@pytest.mark.parametrize("read", [read_logo, read_drawing_size])
def test_a_plain_drawing_is_fit_for_both(read: object, text: str) -> None:
    assert callable(read)

    assert read(text.encode(), FILE)


@pytest.mark.parametrize("inside", list(LEADING_ELSEWHERE.values()), ids=list(LEADING_ELSEWHERE))
def test_a_picture_that_leads_elsewhere_is_refused(inside: str) -> None:
    mistake = refusal_of(read_drawing_size, holding(inside)).mistake

    assert "leads out of the drawing" in mistake.problem
    assert "#leaf" in mistake.remedy


def test_a_picture_without_its_namespace_would_not_be_shown_and_is_refused() -> None:
    mistake = refusal_of(read_drawing_size, '<svg viewBox="0 0 1 1"/>').mistake

    assert "namespace" in mistake.problem
    assert SVG in mistake.remedy


def test_a_refusal_names_the_line_and_what_would_work() -> None:
    mistake = refusal_of(read_logo, f"{BOX}>\n<g>\n<circel r='4'/>\n</g>\n</svg>").mistake

    assert str(mistake.where) == f"{FILE}:3"
    assert mistake.problem == '"<circel>" makes this no plain SVG drawing.'
    assert 'Did you mean "circle"?' in mistake.remedy


def test_a_drawing_that_is_not_closed_is_named_by_its_line() -> None:
    mistake = refusal_of(read_logo, f"{BOX}>\n<g>\n</svg>").mistake

    assert mistake.where.line == 3
    assert "mismatched tag" in mistake.problem


@pytest.mark.parametrize(("read", "grammar"), [(read_logo, LOGO), (read_drawing_size, PICTURE)])
def test_a_drawing_that_is_too_large_is_refused(read: object, grammar: Grammar) -> None:
    text = holding(f"<desc>{'a' * grammar.largest}</desc>")

    mistake = refusal_of(read, text).mistake

    assert f"{grammar.largest // 1024} KiB is the most" in mistake.remedy


def test_a_logo_is_written_anew_without_what_only_its_author_sees() -> None:
    written = f"<?xml version='1.0'?>\n{BOX}>\n  <!-- a -->\n  <g> <path d='M0 0'/> </g>\n</svg>\n"

    text = read_logo(written.encode(), FILE)

    assert text == f'{BOX}><g><path d="M0 0"/></g></svg>'


@pytest.mark.parametrize(
    ("size", "expected"),
    [
        ('width="64" height="48px"', (64, 48)),
        ('width="100%" height="100%"', (24, 12)),
        ('width="64"', (24, 12)),
        ('width="0.2" height="0.2"', (1, 1)),
        ('width="1.2.3" height="4"', (24, 12)),
        ("", (24, 12)),
    ],
)
def test_the_size_of_a_picture_is_its_own_or_that_of_its_view_box(
    size: str, expected: tuple[int, int]
) -> None:
    text = f'<svg {SVG} viewBox="0 -4.5 24,12" {size}/>'

    assert read_drawing_size(text.encode(), FILE) == expected


@given(inside=st.lists(PIECES, max_size=12).map("".join))
@example(inside="<!--><img src=x onerror='x()'/>-->")
@example(inside="<title><![CDATA[</title><img src=x onerror=x()>]]></title>")
@example(inside="<path id='&quot;&gt;&lt;p&gt;'/>")
def test_any_logo_is_refused_or_a_browser_sees_nothing_but_shapes(inside: str) -> None:
    try:
        text = read_logo(holding(inside).encode(), FILE)
    except ContentError:
        return

    body = LexborHTMLParser(f"<body>{text}<hr></body>").body
    assert body
    assert [node.tag for node in body.iter()] == ["svg", "hr"]
    shown = {node.tag: node.attributes for node in body.css("svg *")}
    assert {tag.lower() for tag in shown if tag} <= {name.lower() for name in LOGO.elements}
    assert not [name for names in shown.values() for name in names if name.startswith("on")]
