from __future__ import annotations

import pytest
from page_samples import FILE, a_source, render, render_below_title

from tearsheet.markdown.article import render_article

# Each text stands below a title and a lead, so its first line is line 5.
REFUSED = {
    "an unknown callout": (
        "::: warnig\nText.\n:::\n",
        5,
        'no "::: warnig"',
        'Did you mean "warning"?',
    ),
    "a callout that places": (":: warning\n", 5, 'no ":: warning"', "demo"),
    "a demo that wraps": ("::: demo BasicSwitch\n:::\n", 5, 'no "::: demo"', "features"),
    "a demo behind one colon": (": demo BasicSwitch\n", 5, "One colon", '":: demo"'),
    "a callout behind one colon": (": info\nText.\n", 5, "One colon", "or three"),
    "a key that is misspelled": ("Press [[Entr]].\n", 5, 'no key "Entr"', 'Did you mean "Enter"?'),
    "an unknown directive": (":: dmeo BasicSwitch\n", 5, 'no ":: dmeo"', 'Did you mean "demo"?'),
    "an empty callout": ("::: info\n:::\n", 5, "info callout is empty", "text inside"),
    "a card without a link": ("::: cards\n- Button\n:::\n", 6, "leads nowhere", "with a link"),
    "cards with text between them": ("::: cards\nText.\n:::\n", 5, "one list", "Begin lines"),
    "an option of a callout": (
        "::: info {open}\nText.\n:::\n",
        5,
        'no option "open"',
        "without options",
    ),
    "an unknown option": (
        ":: demo BasicSwitch {hight=300}\n",
        5,
        'no option "hight"',
        'Did you mean "height"?',
    ),
    "options that cannot be read": (
        ":: demo BasicSwitch {height=}\n",
        5,
        "cannot be read",
        "{option=value, switch}",
    ),
    "options without an end": (":: demo BasicSwitch {open\n", 5, "cannot be read", "Write ::"),
    "an unknown background": (
        ":: demo BasicSwitch {background=plane}\n",
        5,
        'no background "plane"',
        'Did you mean "plain"?',
    ),
    "a height in words": (
        ":: demo BasicSwitch {height=tall}\n",
        5,
        '"height" is tall',
        "pixels, from 1 to 4000",
    ),
    "a height that carries a style": (
        ':: demo BasicSwitch {height="1;color:red"}\n',
        5,
        '"height" is 1;color:red',
        "pixels",
    ),
    "a switch with another value": (
        ":: demo BasicSwitch {codeOpen=yes}\n",
        5,
        '"codeOpen" is yes',
        "leave it out",
    ),
    "a switch that is off anyway": (
        ":: demo BasicSwitch {hideToolbar=false}\n",
        5,
        '"hideToolbar" is off',
        "Leave hideToolbar=false out",
    ),
    "code that opens without a toolbar": (
        ":: demo BasicSwitch {hideToolbar, codeOpen}\n",
        5,
        "no code to open",
        "Remove hideToolbar or codeOpen",
    ),
    "code that nobody sees and nobody edits": (
        ":: demo BasicSwitch {disableLiveEdit, hideToolbar}\n",
        5,
        "no code to edit",
        "Remove disableLiveEdit",
    ),
    "a demo that takes no room": (
        ":: demo BasicSwitch {clientOnly}\n",
        5,
        "no room before it runs",
        "height=…",
    ),
    "an unknown demo": (
        ":: demo BasicSwich\n",
        5,
        'no demo "BasicSwich"',
        'Did you mean "BasicSwitch"?',
    ),
    "an unknown component": (
        ":: component VersionTabel\n",
        5,
        'no component "VersionTabel"',
        'Did you mean "VersionTable"?',
    ),
    "a playground of another component": (
        ":: playground Button {a=1}\n",
        5,
        'no component "Button"',
        "under components",
    ),
    "a block without an end": (
        "::: info\nText.\n",
        5,
        '"::: info" has no end',
        'a line ":::"',
    ),
    "a block that ends outside of its list": (
        "- One\n\n  ::: info\n  Text.\n\n:::\n",
        7,
        '"::: info" has no end',
        "as far indented",
    ),
    "an end without a beginning": ("Text.\n\n:::\n", 7, "close nothing", "open a block"),
    "a directive in a quote": ("> :: demo BasicSwitch\n", 5, "not understood here", "its own"),
    "a heading that skips a level": (
        "## One\n\n#### Two\n",
        7,
        "skips a level: 4 after 2",
        'Begin the line with "###"',
    ),
    "a second title": ("# Again\n", 5, "second title", 'Begin the line with "##"'),
    "an empty heading": ("##\n", 5, "heading is empty", "remove it"),
    "an id that two headings choose": (
        "## One {#same}\n\n## Two {#same}\n",
        7,
        'id "same" already',
        "Choose another",
    ),
    "a chosen id that a heading above has": (
        "## Same\n\n## Two {#same}\n",
        7,
        'id "same" already',
        "words of the heading",
    ),
    "an id of the page's own": ("## One {#main-content}\n", 5, "already", "Choose another"),
    "a heading with a class": (
        "## One {.big onclick=x}\n",
        5,
        'cannot have "{.big onclick=x}"',
        "{#id}",
    ),
    "a heading with an id and more": ("## One {#a .b}\n", 5, 'have "{#a .b}"', "{#id}"),
    "a heading with two ids": ("## One {#a #b}\n", 5, 'have "{#a #b}"', "{#id}"),
    "a heading with empty braces": ("## One {}\n", 5, 'have "{}"', "or nothing"),
    "an underlined heading with a class": ("One {.a}\n---\n", 5, 'have "{.a}"', "{#id}"),
    "a fence without a language": ("```\ncode\n```\n", 5, "does not say its language", "```text"),
    "an unknown language": (
        "```typscript\ncode\n```\n",
        5,
        'no language "typscript"',
        'Did you mean "typescript"?',
    ),
    "a mark beyond the code": (
        "```text {3}\none\n```\n",
        5,
        "Line 3 is marked, but the code ends with line 1",
        "Count the lines",
    ),
    "indented code": ("Text.\n\n    code\n", 7, "Four spaces", "two lines of ```"),
    "tabs of one fence": (
        "::: tabs\n```bash npm\na\n```\n:::\n",
        5,
        "two fences or more",
        "fence alone",
    ),
    "text among tabs": (
        "::: tabs\n```bash a\nx\n```\n\nText.\n\n```bash b\nx\n```\n:::\n",
        10,
        "Only fences",
        "Move the text outside",
    ),
    "a fence that names no tab": (
        "::: tabs\n```bash a\nx\n```\n\n```bash b\nx\n```\n\n```bash\nx\n```\n:::\n",
        14,
        "names no tab",
        "```bash npm",
    ),
    "a tab that stands twice": (
        "::: tabs\n```bash a\nx\n```\n\n```bash b\nx\n```\n\n```bash a\nx\n```\n:::\n",
        14,
        'tab "a" stands twice',
        "a name of its own",
    ),
    "a feature list with text": (
        "::: features\nText.\n\n- One\n:::\n",
        5,
        "one list and nothing else",
        '"-"',
    ),
    "an image without a text": ("![](leaf.png)\n", 5, "no text for those", "![what it shows]"),
    "an unknown image": (
        "![A leaf](./laef.png)\n",
        5,
        'no image "./laef.png"',
        'Did you mean "leaf.png"?',
    ),
    "an image of another site": (
        "![A leaf](https://other.example/leaf.png)\n",
        5,
        "no image",
        "leaf.png",
    ),
    "a caption in running text": (
        'See ![A leaf](leaf.png "Autumn") here.\n',
        5,
        "no caption",
        "paragraph of its own",
    ),
    "an unknown footnote": ("Text[^a].\n", 5, "no footnote [^a]", "[^a]: …"),
    "a footnote nobody refers to": ("[^a]: Note.\n", 5, 'refers to the footnote "a"', "[^a]"),
    "an empty footnote": ("One[^a].\n\n[^a]:\n", 7, 'footnote "a" is empty', "Write its text"),
    "a footnote in a list nobody refers to": (
        "- One\n\n  [^a]: Note.\n",
        7,
        'refers to the footnote "a"',
        "[^a]",
    ),
    "a footnote that is written twice": (
        "One[^a].\n\n[^a]: First.\n\n[^a]: Second.\n",
        9,
        'footnote "a" is written twice',
        "another name",
    ),
    "a link without a text": ("[](/guides/)\n", 5, 'link to "/guides/" has no text', "click on"),
    "a link that acts": (
        "[a](javascript:alert(1))\n",
        5,
        '"javascript:alert(1)" is no address',
        "https://",
    ),
    "a link that acts, in capitals": ("[a](JaVaScRiPt:x)\n", 5, "is no address", "https://"),
    "a link that acts, as it is": ("<javascript:alert(1)>\n", 5, "is no address", "https://"),
    "a link that carries a page": (
        "[a](data:text/html,<script>x</script>)\n",
        5,
        "is no address",
        "https://",
    ),
    "a link to a host without a scheme": (
        "[a](//evil.example/)\n",
        5,
        "is no address",
        "https://",
    ),
    "a link to a file that is no page": (
        "[a](../react-button/)\n",
        5,
        "does not lead to a page",
        "page.md",
    ),
    "a script": ("<script>alert(1)</script>\n", 5, "is HTML a page may not hold", "Use Markdown"),
    "a script in running text": ("See <script>x</script>.\n", 5, "may not hold", "Use Markdown"),
    "a div": ("<div>\n\nText.\n\n</div>\n", 5, '"<div>" is HTML', "kbd"),
    "an allowed element that acts": (
        'See <kbd onclick="x()">a</kbd>.\n',
        5,
        "may not hold",
        "Use Markdown",
    ),
    "an element in a comment's shadow": (
        "<!-- a --> Text. <!-- b -->\n",
        5,
        "may not hold",
        "Use Markdown",
    ),
    "an element that is never closed": ("An <mark>a.\n", 5, "<mark> is never closed", "</mark>"),
    "an element that was never opened": ("An a</mark>.\n", 5, "</mark> closes nothing", "<mark>"),
    "an element that leaves its emphasis": (
        "*a <mark>b* c</mark>\n",
        5,
        "never closed",
        "</mark>",
    ),
    "elements that close in the wrong order": (
        "<sub><sup>a</sub></sup>\n",
        5,
        "closes nothing here",
        "<sub>",
    ),
}


@pytest.mark.parametrize(
    ("text", "line", "problem", "remedy"), list(REFUSED.values()), ids=list(REFUSED)
)
def test_it_is_refused_with_its_line_and_a_remedy(
    text: str, line: int, problem: str, remedy: str
) -> None:
    article = render_below_title(text)

    mistake = article.mistakes[0]
    assert (mistake.where.file, mistake.where.line) == (FILE, line)
    assert problem in mistake.problem
    assert remedy in mistake.remedy


def test_lines_are_counted_from_the_top_of_the_file() -> None:
    article = render_article(a_source("# Title\n\n::: infos\nText.\n:::\n", first_line=9))

    assert article.mistakes[0].where.line == 11


def test_a_page_without_a_title_is_refused() -> None:
    (mistake,) = render("Text.\n").mistakes

    assert "no title" in mistake.problem
    assert '"# Title"' in mistake.remedy


def test_a_title_with_an_id_is_refused() -> None:
    (mistake,) = render("# Title {#top}\n").mistakes

    assert "leads to the page itself" in mistake.problem
    assert "Remove its id" in mistake.remedy


def test_a_section_before_the_title_is_refused() -> None:
    mistakes = render("## Section\n\n# Title\n").mistakes

    assert "no title before this" in mistakes[0].problem


def test_all_mistakes_of_a_page_are_told_at_once() -> None:
    article = render_below_title("[](/a/)\n\n:: demo Gone\n\n```nope\nx\n```\n")

    assert [mistake.where.line for mistake in article.mistakes] == [5, 7, 9]


@pytest.mark.parametrize(
    "text",
    [
        "> " * 300 + "deep",
        "".join(f"{'  ' * level}- item\n" for level in range(300)),
        "::: info\n" * 2000 + "deep\n" + ":::\n" * 2000,
        "*a **b " * 500 + "c** d*" * 500,
        "[" * 5000,
        "![" * 2000 + "](x)" * 2000,
        "`" * 5001,
        "<" * 5000,
    ],
    ids=["quotes", "lists", "blocks", "emphasis", "brackets", "images", "backticks", "angles"],
)
def test_what_stands_in_each_other_without_end_is_refused_or_rendered(text: str) -> None:
    article = render_below_title(text)

    assert article.html or article.mistakes


def test_blocks_too_deep_in_each_other_are_named_by_the_line_that_is_too_much() -> None:
    (mistake,) = render_below_title("::: info\n" * 100 + "deep\n" + ":::\n" * 100).mistakes

    assert 60 < (mistake.where.line or 0) < 70
    assert "too deep" in mistake.problem
    assert ":::" in mistake.remedy


def test_text_that_looks_like_a_marker_of_the_engine_is_only_text() -> None:
    article = render_below_title("Write `<?tearsheet 7?>`.\n\n:: demo BasicSwitch\n")

    assert "<code>&lt;?tearsheet 7?&gt;</code>" in article.html
    assert article.mistakes == ()


def test_a_colon_within_a_line_is_only_a_colon() -> None:
    article = render_article(
        a_source("# Title\n\nText.\n\n`size`: props have it. **Note**: info.\n")
    )

    assert article.mistakes == ()
