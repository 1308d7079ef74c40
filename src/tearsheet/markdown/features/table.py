"""Tables: with a header and alignment, scrollable when they are wide."""

from __future__ import annotations

from tearsheet.markdown.rendering import Feature, Rendering, attribute
from tearsheet.markdown.tree import Node
from tearsheet.model.texts import TEXTS

_CLASSES = {"Right": ' class="align-end"', "Center": ' class="align-center"'}


def _table(node: Node, page: Rendering) -> str:
    alignments = [_CLASSES.get(alignment, "") for alignment in node.value]
    head, *rows = node.children
    header = "".join(
        f'<th scope="col"{side}>{page.children(cell)}</th>'
        for cell, side in zip(head.children, alignments, strict=False)
    )
    body = "".join(f"<tr>{_cells(row, alignments, page)}</tr>\n" for row in rows)
    return (
        f'<div class="table" role="region" tabindex="0" aria-label="{_label(page)}"><table>\n'
        f"<thead><tr>{header}</tr></thead>\n<tbody>\n{body}</tbody>\n</table></div>\n"
    )


def _label(page: Rendering) -> str:
    """A label unique on the page, for screen readers: a wide table is a scrollable region."""
    section = page.headings[-1].text if page.headings else page.source.page.settings.title
    name = TEXTS["table"]
    number = page.next_number(f"table in {section}")
    return attribute(f"{name}: {section}" if number == 1 else f"{name} {number}: {section}")


def _cells(row: Node, alignments: list[str], page: Rendering) -> str:
    return "".join(
        f"<td{side}>{page.children(cell)}</td>"
        for cell, side in zip(row.children, alignments, strict=False)
    )


FEATURE = Feature(nodes={"Table": _table})
