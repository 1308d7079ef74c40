"""The API index of a product: its components, hooks and interfaces."""

from __future__ import annotations

from tearsheet.markdown.reference.facts import mark
from tearsheet.markdown.reference.sheet import ReferenceSheet
from tearsheet.markdown.rendering import attribute, escape
from tearsheet.model.article import Heading
from tearsheet.model.reference_page import IndexGroup, IndexRow
from tearsheet.model.texts import TEXTS


def render_index(sheet: ReferenceSheet) -> None:
    """All entries of the reference, with their summaries."""
    for group in sheet.page.groups:
        _group(group, sheet)
    if sheet.page.files:
        _files(sheet)


def _group(group: IndexGroup, sheet: ReferenceSheet) -> None:
    _heading(group.id, group.title, sheet)
    rows = "".join(map(_row, group.rows))
    plain = "\n".join(
        f"- [{row.name}]({sheet.whole(row.address)}): {row.summary}" for row in group.rows
    )
    sheet.block(f'<ul class="facts-index" role="list">\n{rows}</ul>\n', plain)


def _row(row: IndexRow) -> str:
    marks = (mark(TEXTS[row.plan], "plan") if row.plan else "") + (
        mark(TEXTS["deprecated"], "gone") if row.deprecated else ""
    )
    name = f"<code>{escape(row.name)}</code>" if row.is_code else escape(row.name)
    return (
        f'<li><a href="{attribute(row.address)}">{name}</a>{marks}'
        f" <span>{escape(row.summary)}</span></li>\n"
    )


def _files(sheet: ReferenceSheet) -> None:
    _heading("for-programs", TEXTS["forPrograms"], sheet)
    sheet.text(TEXTS["forProgramsText"], TEXTS["forProgramsText"])
    sheet.links(sheet.page.files)
    if sheet.page.unreadable:
        rows = "".join(f"<li>{escape(line)}</li>" for line in sheet.page.unreadable)
        plain = "\n".join(f"- {line}" for line in sheet.page.unreadable)
        intro = TEXTS["unreadable"]
        sheet.callout("warning", f"<p>{intro}</p>\n<ul>{rows}</ul>", f"{intro}\n\n{plain}")


def _heading(ident: str, words: str, sheet: ReferenceSheet) -> None:
    sheet.headings.append(Heading(level=2, id=ident, text=words))
    link = f'<a class="anchor" href="#{ident}">{words}</a>'
    sheet.block(f'<h2 id="{ident}">{link}</h2>\n', f"## {words}")
