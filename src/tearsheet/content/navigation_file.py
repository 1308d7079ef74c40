"""A navigation.yaml: rows and groups, as the side navigation shows them."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import yaml

from tearsheet.content.yaml_record import Record, compose, read_record
from tearsheet.errors import Mistake, Place
from tearsheet.model.address import NotAnAddress, canonical_address
from tearsheet.model.navigation import NavigationItem, Plan, find_duplicates

DEEPEST = 8
"""More levels than anybody needs, and far fewer than exhaust a renderer's stack."""

ICONS = (
    "accessibility",
    "article",
    "book",
    "brush",
    "build",
    "chart",
    "code",
    "components",
    "dashboard",
    "data",
    "date",
    "design",
    "home",
    "layout",
    "link",
    "login",
    "new",
    "palette",
    "rocket",
    "school",
    "store",
    "table",
    "tree",
    "versions",
)
"""The icons that the reader has for rows."""

LINK_PROPS = ("target", "rel", "title", "hreflang", "download")
"""The allowed attributes of a row's link; others could run a script."""


def read_navigation(text: str, file: Path, mistakes: list[Mistake]) -> tuple[NavigationItem, ...]:
    """Read a tree of rows; what is wrong with it is added to the mistakes."""
    root = compose(text, file)
    if root is None:
        return ()
    if not isinstance(root, yaml.SequenceNode):
        remedy = 'Begin each row with "- pathname: …".'
        mistakes.append(Mistake(Place(file, 1), "The navigation is a list of rows.", remedy))
        return ()
    tree = _rows(root.value, file, mistakes, depth=1)
    mistakes += (duplicate.mistake for duplicate in find_duplicates(tree))
    return tree


def _rows(
    nodes: list[yaml.Node], file: Path, mistakes: list[Mistake], depth: int
) -> tuple[NavigationItem, ...]:
    if depth > DEEPEST:
        place = Place(file, nodes[0].start_mark.line + 1 if nodes else None)
        problem = f"The navigation is more than {DEEPEST} levels deep."
        mistakes.append(Mistake(place, problem, "Bring the pages closer to the surface."))
        return ()
    records = [read_record(node, file, mistakes) for node in nodes]
    rows = [_row(record, mistakes, depth) for record in records if record]
    return tuple(row for row in rows if row)


def _row(record: Record, mistakes: list[Mistake], depth: int) -> NavigationItem | None:
    pathname = record.text("pathname", required=True)
    item = NavigationItem(
        pathname=pathname or "",
        source=record.place("pathname"),
        title=record.text("title"),
        subheader=record.text("subheader"),
        children=_rows(record.items("children"), record.file, mistakes, depth + 1),
        icon=record.choice("icon", ICONS),
        link_props=_link_props(record),
        plan=cast("Plan | None", record.choice("plan", ("pro", "premium"))),
        new_feature=record.flag("newFeature"),
        planned=record.flag("planned"),
        unwritten=record.flag("unwritten"),
        unstable=record.flag("unstable"),
        beta=record.flag("beta"),
        legacy=record.flag("legacy"),
        deprecated=record.flag("deprecated"),
    )
    record.finish()
    if pathname is None or not _check_pathname(record, item):
        return None
    return item


def _link_props(record: Record) -> tuple[tuple[str, str], ...]:
    found = record.text_pairs("linkProps")
    for name in found:
        if name not in LINK_PROPS:
            remedy = f"Use one of: {', '.join(LINK_PROPS)}."
            record.refuse("linkProps", f'A link has no property "{name}".', remedy)
    return tuple((name, value) for name, value in found.items() if name in LINK_PROPS)


def _check_pathname(record: Record, item: NavigationItem) -> bool:
    pathname = item.pathname
    if pathname.startswith("https://"):
        return True
    path = pathname.split("#")[0].split("?")[0]
    # The address of a group needs no slash at its end, as it is not a page.
    if (path.endswith("/") or item.children) and _is_address(path):
        return True
    record.refuse(
        "pathname",
        f'"{pathname}" is no address.',
        "Begin and end it with a slash, as in /library/react-button/, or with https://.",
    )
    return False


def _is_address(path: str) -> bool:
    try:
        canonical_address(path)
    except NotAnAddress:
        return False
    return True
