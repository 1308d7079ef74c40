"""The drawings of icons as files that a visitor fetches in parts."""

from __future__ import annotations

import json
from typing import Any

from tearsheet.derived.icon_files import NAMES, PART, render_icon_files
from tearsheet.model.icon import IconSet
from tearsheet.output.headers import KEEP_FOREVER, cache_control

LONG = "M" + "1" * (PART // 2)
ICONS = IconSet(
    version="1.2.3",
    names=("Awl", "Drum", "Kite", "Lamp"),
    drawings={"Filled": (LONG, "M2", LONG, LONG), "Sharp": ("M1", "", "", "<g/>")},
)


def read(address: str, files: dict[str, str]) -> Any:
    return json.loads(files[address.lstrip("/")])


def test_every_drawing_is_found_in_the_part_the_table_names() -> None:
    rendered = render_icon_files(ICONS)

    table = read(rendered.table, rendered.files)
    assert table["names"].split() == list(ICONS.names)
    for style, drawings in ICONS.drawings.items():
        joined: list[str] = []
        for start, address in table["parts"][style]:
            assert start == len(joined)
            joined += read(address, rendered.files)
        assert tuple(joined) == drawings


def test_the_table_says_what_a_style_does_not_have() -> None:
    rendered = render_icon_files(ICONS)

    assert read(rendered.table, rendered.files)["without"] == {"Filled": [], "Sharp": [1, 2]}


def test_no_file_is_large_unless_one_drawing_is() -> None:
    rendered = render_icon_files(ICONS)

    assert len(read(rendered.table, rendered.files)["parts"]["Filled"]) == 3
    assert all(len(text) < 100_000 for text in rendered.files.values())


def test_a_name_tells_the_content_so_that_a_file_is_kept_for_good() -> None:
    one, same = render_icon_files(ICONS), render_icon_files(ICONS)
    other = render_icon_files(IconSet(version="2", names=ICONS.names, drawings=ICONS.drawings))

    assert one == same
    assert one.table != other.table
    hashed = [path for path in one.files if path != NAMES]
    assert {cache_control(path) for path in hashed} == {KEEP_FOREVER}


def test_the_names_are_there_for_everybody() -> None:
    assert render_icon_files(ICONS).files[NAMES] == "Awl\nDrum\nKite\nLamp\n"


def test_without_icons_there_are_no_files() -> None:
    assert render_icon_files(IconSet()).files == {}
