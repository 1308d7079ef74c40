"""The Markdown twin of every page says what its HTML says: the same headings, code and tables."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given
from page_samples import API, a_source, render_below_title
from pyromark import Markdown, Options
from selectolax.lexbor import LexborHTMLParser
from test_markdown_fuzz import PAGES

from small_site import SITES
from tearsheet.content.demo_files import group_demo_files, read_demos
from tearsheet.content.load import LoadedSite, load_site, read_page_text
from tearsheet.content.memory import Memory
from tearsheet.content.scan import scan_content
from tearsheet.derived.components import component_props
from tearsheet.derived.pictures import find_pictures, read_pictures
from tearsheet.derived.playgrounds import text_path
from tearsheet.markdown.article import render_article
from tearsheet.model.article import Article
from tearsheet.model.page import Page
from tearsheet.model.placed_facts import FACT_DIRECTIVES
from tearsheet.model.source import ApiEntry, PageSource

CONTENT = Path(__file__).parents[2] / "content"
# Without the attributes of headings, which only this site's own pages have.
PARSER = Markdown(
    options=Options.ENABLE_TABLES
    | Options.ENABLE_FOOTNOTES
    | Options.ENABLE_STRIKETHROUGH
    | Options.ENABLE_TASKLISTS
)
KINDS = {"Heading": "heading", "CodeBlock": "code", "TableCell": "cell"}


@dataclass
class Said:
    """What a page says in its headings, its blocks of code and the cells of its tables."""

    parts: list[tuple[str, str]] = field(default_factory=list)

    def add(self, kind: str, text: str) -> None:
        shown = text.rstrip("\n") if kind == "code" else " ".join(text.split())
        self.parts.append((kind, shown))


def said_by_html(html: str) -> Said:
    said = Said()
    page = LexborHTMLParser(html)
    # The twin has the code of a demo once: whole, and with its types.
    aside = "sup.footnote, live-part, a.back, .demo-preview, .demo-files[data-variant=JS]"
    for node in page.css(aside):
        node.decompose()
    for node in page.css("h1, h2, h3, h4, h5, h6, figure.code pre, th, td"):
        tag = node.tag or ""
        kind = {"p": "code", "t": "cell", "h": f"heading {tag[-1]}"}[tag[0]]
        said.add(kind, node.text())
    return said


def said_by_twin(markdown: str) -> Said:
    said = Said()
    waiting: list[tuple[str, list[str]]] = []
    images = 0
    for kind, value in events(markdown):
        opened = next(iter(value)) if isinstance(value, dict) else value
        if kind in ("Start", "End"):
            images += (opened == "Image") * (1 if kind == "Start" else -1)
        if kind == "Start" and opened in KINDS:
            level = f" {value['Heading']['level'][1]}" if opened == "Heading" else ""
            waiting.append((KINDS[opened] + level, []))
        elif kind == "End" and opened in KINDS:
            name, words = waiting.pop()
            said.add(name, "".join(words))
        elif waiting and kind in ("Text", "Code") and not images:
            waiting[-1][1].append(value)
        elif waiting and kind in ("SoftBreak", "HardBreak"):
            waiting[-1][1].append(" ")
    return said


def events(markdown: str) -> Iterator[tuple[str, Any]]:
    """The parser's events: names, some with a value, which may be of any kind."""
    for event in PARSER.events(markdown):
        if isinstance(event, str):
            yield event, None
        else:
            yield from event.items()


def load(content: Path) -> LoadedSite:
    return load_site(content, scan_content(content), Memory())


def articles(content: Path) -> Iterator[tuple[Page, Article]]:
    """Every page of a site, rendered without the parts that wait for React."""
    loaded = load(content)
    files = loaded.memory.files
    demo_files = group_demo_files(files)
    digests = {
        path: files[path].digest for paths in find_pictures(files).values() for path in paths
    }
    pictures = read_pictures(content, digests, [])
    for page in loaded.site.pages:
        folder = page.address.strip("/")
        placed = {entry.partition(" ")[0] for entry in files[text_path(page)].placed}
        if not placed.isdisjoint(FACT_DIRECTIVES):
            # Made of the facts of whole packages; `test_facts.py` compares them.
            continue
        text, first_line = read_page_text(page)
        if "\n:: props " in text:
            continue
        names = (*page.settings.components, *page.settings.hooks)
        yield (
            page,
            render_article(
                PageSource(
                    page=page,
                    text=text,
                    first_line=first_line,
                    folder=content,
                    host=loaded.site.settings.host,
                    demos=read_demos(content, folder, demo_files.get(folder, []), []),
                    pictures=pictures,
                    api=tuple(
                        ApiEntry(name=name, package="@mui/material", address=f"/api/{name}/")
                        for name in names
                    ),
                    components=component_props(loaded.site, None),
                )
            ),
        )


@pytest.mark.parametrize(
    "content", [CONTENT, SITES / "leaflet", SITES / "workbench"], ids=lambda path: path.name
)
def test_a_page_and_its_twin_say_the_same_and_no_directive_is_left_in_it(
    content: Path,
) -> None:
    pages = list(articles(content))

    assert pages
    for page, article in pages:
        assert article.mistakes == (), page.address
        said = said_by_html(article.html)
        assert said.parts, page.address
        assert said_by_twin(article.markdown) == said, page.address
        outside = "".join(article.markdown.split("```")[::2])
        assert "\n::" not in outside, page.address
        assert "<?tearsheet" not in article.markdown, page.address


def test_links_of_the_twin_are_whole_so_that_it_can_be_read_anywhere() -> None:
    article = render_below_title("[a](/guides) [b](../react-button/page.md#x) [c](#d)")

    assert "[a](https://small.example/guides/)" in article.markdown
    assert "[b](https://small.example/joy-ui/react-button/#x)" in article.markdown
    assert "[c](https://small.example/joy-ui/react-switch/#d)" in article.markdown


def test_a_callout_says_its_kind_in_the_twin() -> None:
    article = render_below_title("Above.\n::: warning\nMind.\n:::\nBelow.\n")

    assert article.markdown.endswith("Above.\n\n**Warning**\n\nMind.\n\nBelow.\n")


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("## One {#two}\n", "## One\n"),
        ("## `One` {#two}\n", "## `One`\n"),
        ("One {#two}\n---\n", "One\n---\n"),
        ("## A # {#two}\n", "## A #\n"),
        ("## A {x} {#two}\n", "## A {x}\n"),
    ],
)
def test_the_id_of_a_heading_is_not_shown_in_the_twin(written: str, said: str) -> None:
    article = render_below_title(written)

    assert article.mistakes == ()
    assert article.markdown.endswith(said)
    assert said_by_twin(article.markdown) == said_by_html(article.html)


def test_an_image_of_the_twin_is_found_from_anywhere() -> None:
    article = render_below_title("![A leaf](leaf.png)\n")

    assert "![A leaf](https://small.example/assets/leaf-1a2b.png)" in article.markdown


def test_the_api_section_stands_in_the_twin_as_well() -> None:
    article = render_article(a_source("# Switch\n\nText.\n", api=API))

    assert "- [`<Switch />`](https://small.example/joy-ui/api/switch/)" in article.markdown
    assert said_by_twin(article.markdown) == said_by_html(article.html)


def test_a_demo_whose_code_holds_a_fence_keeps_its_own() -> None:
    source = a_source("# A\n\n:: demo Fenced\n")
    demo = source.demos["BasicSwitch"]
    (variant,) = demo.variants
    (file,) = variant.files
    fenced = type(demo)(
        page=demo.page,
        name="Fenced",
        variants=(
            type(variant)(
                styling="system", files=(type(file)(name="Fenced.tsx", text="`\n```\n`;\n"),)
            ),
        ),
    )

    article = render_article(
        PageSource(
            page=source.page,
            text=source.text,
            first_line=1,
            folder=source.folder,
            demos={"Fenced": fenced},
        )
    )

    assert said_by_twin(article.markdown) == said_by_html(article.html)


@given(text=PAGES)
@example(text="- One\n\n  :: demo ThreeCuts\n\n  Two\n")
@example(text="Text.\n<!-- c -->\n| a |\n| - |\n| b |\n")
@example(text="::: info\n| a |\n| - |\n| b |\n:::\n| c |\n| - |\n")
@example(text="## # {#a}\n\n## ## {#b}\n\nC# {#c}\n---\n")
@example(text="> ::: info\n\nText\n:::\n")
def test_any_page_without_mistakes_and_its_twin_say_the_same(text: str) -> None:
    article = render_below_title(text)

    if not article.mistakes:
        assert said_by_twin(article.markdown) == said_by_html(article.html)
