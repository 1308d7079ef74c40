"""Inserts a row into a navigation.yaml, preserving its comments and layout."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import yaml

from tearsheet.authoring.quoting import yaml_text
from tearsheet.content.navigation_file import read_navigation
from tearsheet.content.yaml_record import compose
from tearsheet.errors import ContentError, ContentErrors, Mistake, Place, suggest
from tearsheet.model.address import derived_title
from tearsheet.model.navigation import NavigationItem, comparable, walk


@dataclass(frozen=True, slots=True)
class NewRow:
    """The row of a new page."""

    pathname: str
    title: str


@dataclass(frozen=True, slots=True)
class PlacedRow:
    """The text with the row, and a remark on the change; empty if nothing changed."""

    text: str
    remark: str = ""


def place_row(text: str, file: Path, row: NewRow, group: str | None) -> PlacedRow:
    """Link a page in a navigation: add a row, or unset `unwritten` of an existing one.

    Raises:
        ContentErrors: the navigation cannot be read.
        ContentError: there is no such group, the address names a group, or the
            rows are laid out in a way that cannot be edited here.
    """
    tree = _read(text, file)
    present = find_row(tree, row.pathname)
    if present is None:
        parent = None if group is None else _find_group(tree, group, file)
        edited = _insert(text, file, row, parent)
        _verify_edit(edited, file, row, before=tree, parent=parent)
        return PlacedRow(edited, f'a row for "{row.title}"')
    if present.children:
        raise ContentError(
            present.source,
            problem=f'"{row.pathname}" already names the group "{_name(present)}".',
            remedy=f"Give the group a name of its own, such as {row.pathname[:-1]}-group/.",
        )
    if not present.unwritten:
        return PlacedRow(text)
    edited = _without_flag(text, _node_of(text, file, present.pathname), "unwritten")
    _verify_edit(edited, file, row, before=tree, parent=None)
    return PlacedRow(edited, f'"{_name(present)}" is no longer unwritten')


def find_row(tree: Iterable[NavigationItem], pathname: str) -> NavigationItem | None:
    """The row of a page; rows with a fragment do not count."""
    wanted = comparable(pathname)
    rows = (item for item in walk(tree) if "#" not in item.pathname)
    return next((item for item in rows if comparable(item.pathname) == wanted), None)


def _read(text: str, file: Path) -> tuple[NavigationItem, ...]:
    mistakes: list[Mistake] = []
    tree = read_navigation(text, file, mistakes)
    if mistakes:
        raise ContentErrors(mistakes)
    return tree


def _name(item: NavigationItem) -> str:
    return item.title or item.subheader or derived_title(item.pathname)


def _find_group(tree: Iterable[NavigationItem], wanted: str, file: Path) -> NavigationItem:
    groups = [item for item in walk(tree) if item.children]
    matches = [
        item
        for item in groups
        if wanted.casefold() == _name(item).casefold()
        or comparable(wanted) == comparable(item.pathname)
    ]
    if len(matches) == 1:
        return matches[0]
    if matches:
        raise ContentError(
            file,
            problem=f'{len(matches)} groups are named "{wanted}".',
            remedy=f"Say which: {', '.join(item.pathname for item in matches)}.",
        )
    names = {_name(item) for item in groups}
    remedy = suggest(wanted, names) if names else "Leave --group out; the row comes at the end."
    raise ContentError(file, problem=f'There is no group "{wanted}".', remedy=remedy)


def _insert(text: str, file: Path, row: NewRow, parent: NavigationItem | None) -> str:
    lines = text.split("\n")
    if lines[-1] == "":
        lines.pop()
    rows = _children_node(text, file, parent)
    indent, after = (" " * rows.start_mark.column, _last_line(rows)) if rows else ("", len(lines))
    lines[after:after] = [
        f"{indent}- pathname: {yaml_text(row.pathname)}",
        f"{indent}  title: {yaml_text(row.title)}",
    ]
    return "\n".join(lines) + "\n"


def _children_node(text: str, file: Path, parent: NavigationItem | None) -> yaml.Node | None:
    if parent is None:
        return compose(text, file)
    node: yaml.Node = _fields(_node_of(text, file, parent.pathname))["children"][1]
    return node


def _last_line(node: yaml.Node) -> int:
    """Number of lines up to the end of a node, without comments below it."""
    while isinstance(node, yaml.CollectionNode) and node.value and not node.flow_style:
        last = node.value[-1]
        node = last[1] if isinstance(last, tuple) else last
    end = node.end_mark
    return int(end.line) + (1 if end.column else 0)


def _node_of(text: str, file: Path, pathname: str) -> yaml.MappingNode:
    root = compose(text, file)
    return next(
        node for node in _walk_nodes(root) if _fields(node)["pathname"][1].value == pathname
    )


def _walk_nodes(rows: yaml.Node | None) -> Iterator[yaml.MappingNode]:
    for row in rows.value if rows else ():
        yield row
        if children := _fields(row).get("children"):
            yield from _walk_nodes(children[1])


def _fields(row: yaml.MappingNode) -> dict[str, tuple[yaml.Node, yaml.Node]]:
    return {key.value: (key, value) for key, value in row.value}


def _without_flag(text: str, row: yaml.MappingNode, flag: str) -> str:
    fields = _fields(row)
    names = list(fields)
    number = names.index(flag)
    key, value = fields[flag]
    if number == 0:
        # The dash of the row precedes it, and is kept for the next field.
        start, end = key.start_mark.index, fields[names[1]][0].start_mark.index
    elif row.flow_style:
        start, end = fields[names[number - 1]][1].end_mark.index, value.end_mark.index
    else:
        start = text.rindex("\n", 0, key.start_mark.index)
        end = text.find("\n", value.end_mark.index)
    return text[:start] + (text[end:] if end != -1 else "\n")


def _verify_edit(
    text: str,
    file: Path,
    row: NewRow,
    *,
    before: tuple[NavigationItem, ...],
    parent: NavigationItem | None,
) -> None:
    """Parse the edited text, and check that only the new row was added."""
    try:
        after = _read(text, file)
    except (ContentError, ContentErrors):
        after = ()
    added = find_row(after, row.pathname)
    others = [item.pathname for item in walk(after) if item is not added]
    expected = [item.pathname for item in walk(before)]
    siblings = find_row(after, parent.pathname) if parent else None
    in_place = siblings is None or added in siblings.children
    present = find_row(before, row.pathname)
    if present:
        expected.remove(present.pathname)
    if added is None or added.unwritten or others != expected or not in_place:
        raise ContentError(
            Place(file),
            problem="Its rows are laid out in a way that cannot be edited safely.",
            remedy=f'Add the row by hand: "- pathname: {row.pathname}".',
        )
