"""The entry point: renders a page's text to its article."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice
from types import MappingProxyType

from msgspec import Struct
from msgspec.structs import replace

from tearsheet.errors import Mistake, Place, suggest
from tearsheet.markdown.all_features import PLACING, TEXT_FEATURES, load_placing
from tearsheet.markdown.api_section import api_twin, render_api_section
from tearsheet.markdown.directives import Directive
from tearsheet.markdown.features.footnote import render_footnotes
from tearsheet.markdown.features.html import check_closed
from tearsheet.markdown.features.playground import render_playground_section
from tearsheet.markdown.highlighting import FencedCode, fill_marks, highlight_blocks
from tearsheet.markdown.markdown_copy import render_twin
from tearsheet.markdown.rendering import DirectiveRenderer, NodeRenderer, Rendering, escape
from tearsheet.markdown.tree import Node, TooDeep, parse_markdown
from tearsheet.model.article import Article
from tearsheet.model.source import PageSource


class _Sketch(Struct, frozen=True):
    """An article with marks in place of its code, which is still to be highlighted."""

    article: Article
    blocks: Sequence[FencedCode] = ()


def render_article(source: PageSource) -> Article:
    """Render the text of a page; its mistakes are part of the result."""
    return render_articles([source])[0]


def render_articles(sources: Iterable[PageSource]) -> list[Article]:
    """Render the texts of some pages, whose code is highlighted together."""
    sketches = [_sketch(source) for source in sources]
    highlighted = iter(highlight_blocks([it for sketch in sketches for it in sketch.blocks]))
    return [_finish(sketch, list(islice(highlighted, len(sketch.blocks)))) for sketch in sketches]


def _sketch(source: PageSource) -> _Sketch:
    try:
        document = parse_markdown(source.text)
    except TooDeep as error:
        return _Sketch(_too_deep(source, error.line))
    page = Rendering(source=source, document=document, nodes=_NODES, directives=_NAMES)
    html = page.children(document.root) + render_footnotes(page)
    playground, played = render_playground_section(page)
    html += playground + render_api_section(page)
    check_closed(page)
    if not page.counters.get("level"):
        page.refuse(document.root, "The page has no title.", 'Begin with a line "# Title".')
    article = Article(
        html=html,
        markdown=render_twin(document, page.edits) + played + api_twin(page),
        headings=tuple(page.headings),
        islands=tuple(page.islands),
        frames=tuple(page.frames),
        links=tuple(page.links),
        mistakes=tuple(page.mistakes),
    )
    return _Sketch(article, page.blocks)


def _finish(sketch: _Sketch, highlighted: Sequence[str]) -> Article:
    """The article with its code in place of the marks."""
    article, blocks = sketch.article, sketch.blocks
    if not blocks:
        return article
    return replace(
        article,
        html=fill_marks(article.html, highlighted.__getitem__),
        outline=fill_marks(article.html, lambda number: escape(blocks[number].code)),
    )


def _too_deep(source: PageSource, line: int) -> Article:
    place = Place(source.page.source, source.first_line + line)
    problem = "Quotes, lists and blocks stand in each other too deep to be read."
    remedy = "Remove the extra >, - and ::: at the beginnings of lines."
    mistake = Mistake(place, problem, remedy)
    return Article(html="", markdown="", mistakes=(mistake,))


def _directive(node: Node, page: Rendering) -> str:
    directive: Directive = node.value
    if not directive.readable:
        page.refuse(
            node,
            f'"{directive.text.strip()}" cannot be read.',
            "Write :: name Argument {option=value, switch}.",
        )
        return ""
    if directive.closes:
        page.refuse(node, "These colons close nothing.", "Remove them, or open a block above.")
        return ""
    render = _find_renderer(directive)
    if render is None:
        return _refuse_unknown(node, directive, page)
    return render(node, directive, page)


def _find_renderer(directive: Directive) -> DirectiveRenderer | None:
    if directive.wraps:
        return _WRAPPING.get(directive.name)
    module = PLACING.get(directive.name)
    return load_placing(module).directives[directive.name] if module else None


def _refuse_unknown(node: Node, directive: Directive, page: Rendering) -> str:
    accepted = _WRAPPING if directive.wraps else PLACING
    colons = ":::" if directive.wraps else "::"
    problem = f'There is no "{colons} {directive.name}".'
    page.refuse(node, problem, suggest(directive.name, accepted))
    return page.children(node)


def _unclosed(node: Node, page: Rendering) -> str:
    directive: Directive = node.value
    problem = f'"::: {directive.name}" has no end.'
    page.refuse(node, problem, 'Close it with a line ":::", as far indented as it is.')
    return ""


_WRAPPING: MappingProxyType[str, DirectiveRenderer] = MappingProxyType(
    {name: render for feature in TEXT_FEATURES for name, render in feature.directives.items()}
)
_NAMES = frozenset({*PLACING, *_WRAPPING})
_NODES: MappingProxyType[str, NodeRenderer] = MappingProxyType(
    {
        **{kind: render for feature in TEXT_FEATURES for kind, render in feature.nodes.items()},
        "Directive": _directive,
        "UnclosedDirective": _unclosed,
    }
)
