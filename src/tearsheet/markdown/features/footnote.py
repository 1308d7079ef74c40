"""Footnotes: a number in the text, the note at the end, and the way back."""

from __future__ import annotations

from tearsheet.markdown.rendering import Feature, Rendering, attribute, plain_text
from tearsheet.markdown.tree import Node
from tearsheet.model.texts import TEXTS


def _reference(node: Node, page: Rendering) -> str:
    if node.value not in page.footnotes:
        page.footnote_names.append(node.value)
        page.footnotes[node.value] = len(page.footnote_names)
    number = page.footnotes[node.value]
    back = page.unique_id(f"footnote-ref-{number}")
    return (
        f'<sup class="footnote"><a id="{back}" href="#footnote-{number}"'
        f' aria-label="{TEXTS["footnote"]} {number}">{number}</a></sup>'
    )


def _definition(node: Node, page: Rendering) -> str:
    """Store a note for the end of the page."""
    if node.value in page.notes:
        problem = f'The footnote "{node.value}" is written twice.'
        page.refuse(node, problem, "Give one of the two another name.")
    else:
        page.notes[node.value] = node
    return ""


def render_footnotes(page: Rendering) -> str:
    """The section of all notes, in the order the text refers to them."""
    # Rendering a note may add a reference to another, which the loop then reaches.
    items = [_note(name, number, page) for number, name in enumerate(page.footnote_names, start=1)]
    for name, node in page.notes.items():
        if name not in page.footnotes:
            remedy = f"Refer to it with [^{name}], or remove it."
            page.refuse(node, f'Nothing refers to the footnote "{name}".', remedy)
    if not items:
        return ""
    label = attribute(TEXTS["footnotes"])
    return (
        f'<section class="footnotes" aria-label="{label}"><ol>\n{"".join(items)}</ol></section>\n'
    )


def _note(name: str, number: int, page: Rendering) -> str:
    node = page.notes.get(name)
    if node is None:
        # Its definition is where nothing is rendered, which was reported there.
        return ""
    if not plain_text(node).strip():
        page.refuse(node, f'The footnote "{name}" is empty.', "Write its text.")
    back = (
        f'<a class="back" href="#footnote-ref-{number}"'
        f' aria-label="{TEXTS["backToReference"]} {number}">↩</a>'
    )
    inner = page.children(node).rstrip()
    # The back link comes after the last word, not below the paragraph.
    inner = f"{inner[:-4]} {back}</p>" if inner.endswith("</p>") else f"{inner} {back}"
    return f'<li id="footnote-{number}">{inner}</li>\n'


FEATURE = Feature(nodes={"FootnoteReference": _reference, "FootnoteDefinition": _definition})
