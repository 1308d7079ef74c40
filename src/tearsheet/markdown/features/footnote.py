"""Footnotes: a number in the text, the note at the end, and the way back."""

from __future__ import annotations

from tearsheet.markdown.rendering import Feature, Rendering, attribute, plain_text
from tearsheet.markdown.tree import Node
from tearsheet.model.texts import TEXTS


def _reference(node: Node, page: Rendering) -> str:
    number = page.footnotes.setdefault(node.value, len(page.footnotes) + 1)
    back = page.unique_id(f"footnote-ref-{number}")
    return (
        f'<sup class="footnote"><a id="{back}" href="#footnote-{number}"'
        f' aria-label="{TEXTS["footnote"]} {number}">{number}</a></sup>'
    )


def _definition(_node: Node, _page: Rendering) -> str:
    # Gathered at the end of the page by `render_footnotes`.
    return ""


def render_footnotes(page: Rendering) -> str:
    """The section of all notes, in the order the text refers to them."""
    definitions = [node for node in page.document.root.children if node.kind == _KIND]
    notes: dict[int, str] = {}
    for node in definitions:
        number = page.footnotes.get(node.value)
        if number is None:
            remedy = f"Refer to it with [^{node.value}], or remove it."
            page.refuse(node, f'Nothing refers to the footnote "{node.value}".', remedy)
        elif not plain_text(node).strip():
            page.refuse(node, f'The footnote "{node.value}" is empty.', "Write its text.")
        else:
            notes[number] = _note(number, page.children(node).rstrip())
    if not notes:
        return ""
    items = "".join(notes[number] for number in sorted(notes))
    label = attribute(TEXTS["footnotes"])
    return f'<section class="footnotes" aria-label="{label}"><ol>\n{items}</ol></section>\n'


def _note(number: int, inner: str) -> str:
    back = (
        f'<a class="back" href="#footnote-ref-{number}"'
        f' aria-label="{TEXTS["backToReference"]} {number}">↩</a>'
    )
    # The way back stands behind the last word, not below the paragraph.
    inner = f"{inner[:-4]} {back}</p>" if inner.endswith("</p>") else f"{inner} {back}"
    return f'<li id="footnote-{number}">{inner}</li>\n'


_KIND = "FootnoteDefinition"
FEATURE = Feature(nodes={"FootnoteReference": _reference, _KIND: _definition})
