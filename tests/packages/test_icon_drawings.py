"""The drawings in an icon package, as its modules write them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tearsheet.derived.icon_packages import UnreadableIcon, read_drawing, read_icons, split_style
from tearsheet.model.icon import STYLES
from tearsheet.project import PACKAGES

HERE = Path("esm/Drum.js")


def module(drawing: str, name: str = "Drum") -> str:
    return f"import x from 'y';\nexport default createSvgIcon({drawing}, '{name}');\n"


def test_a_single_path_is_only_its_line() -> None:
    drawing = module('/*#__PURE__*/_jsx("path", {\n  d: "M1 2z"\n})')

    assert read_drawing(drawing, HERE) == "M1 2z"


def test_several_elements_keep_their_attributes() -> None:
    drawing = module(
        '[/*#__PURE__*/_jsx("path", {\n  d: "M1 2z",\n  fillOpacity: ".3"\n}, "0"),'
        ' /*#__PURE__*/_jsx("circle", {\n  cx: "1",\n  r: "2"\n}, "1")]'
    )

    assert read_drawing(drawing, HERE) == (
        '<path d="M1 2z" fill-opacity=".3"/><circle cx="1" r="2"/>'
    )


def test_what_is_nested_stays_nested() -> None:
    drawing = module(
        '/*#__PURE__*/_jsxs(React.Fragment, {\n  children: [/*#__PURE__*/_jsx("path", {\n'
        '    d: "M1 2z"\n  }), /*#__PURE__*/_jsxs("g", {\n    fillRule: "evenodd",\n'
        '    children: [/*#__PURE__*/_jsx("path", {\n      d: "M3 4z"\n    })]\n  })]\n})'
    )

    assert read_drawing(drawing, HERE) == (
        '<path d="M1 2z"/><g fill-rule="evenodd"><path d="M3 4z"/></g>'
    )


def test_what_is_defined_to_be_used_is_drawn_in_its_place() -> None:
    # Two icons on one page would have the same id otherwise.
    drawing = module(
        '[/*#__PURE__*/_jsx("defs", {\n  children: /*#__PURE__*/_jsx("path", {\n    id: "a",\n'
        '    d: "M1 2z"\n  })\n}, "0"), /*#__PURE__*/_jsx("use", {\n  xlinkHref: "#a"\n}, "1")]'
    )

    assert read_drawing(drawing, HERE) == '<path d="M1 2z"/>'


@pytest.mark.parametrize(
    "text",
    [
        "export default 4;\n",
        module("draw()"),
        module('_jsx("path", { d: line })'),
        module('_jsx("path", {'),
        module('[_jsx("path", { d: "M1" })'),
    ],
)
def test_what_nobody_has_seen_is_refused_with_its_file(text: str) -> None:
    with pytest.raises(UnreadableIcon, match=r"Drum\.js"):
        read_drawing(text, HERE)


@pytest.mark.parametrize(
    ("name", "parts"),
    [
        ("Delete", ("Delete", "Filled")),
        ("DeleteTwoTone", ("Delete", "TwoTone")),
        ("InsertChartOutlinedSharp", ("InsertChartOutlined", "Sharp")),
        ("Sharp", ("Sharp", "Filled")),
    ],
)
def test_a_name_ends_with_its_style(name: str, parts: tuple[str, str]) -> None:
    assert split_style(name) == parts


def test_a_style_without_an_icon_has_a_gap_in_its_place(tmp_path: Path) -> None:
    (tmp_path / "esm").mkdir()
    (tmp_path / "package.json").write_text(json.dumps({"version": "1.2.3"}))
    for name in ("Kite", "KiteSharp", "drum", "index"):
        code = module('/*#__PURE__*/_jsx("path", {\n  d: "M1 2z"\n})', name)
        (tmp_path / "esm" / f"{name}.js").write_text(code)

    icons = read_icons(tmp_path)

    assert icons.version == "1.2.3"
    assert icons.names == ("drum", "Kite")
    assert icons.drawings["Filled"] == ("M1 2z", "M1 2z")
    assert icons.drawings["Sharp"] == ("", "M1 2z")
    assert icons.drawings["Rounded"] == ("", "")


def test_the_installed_package_is_read_whole() -> None:
    package = PACKAGES / "@mui" / "icons-material"
    modules = [file for file in (package / "esm").glob("*.js") if file.name != "index.js"]

    icons = read_icons(package)

    drawn = [drawing for style in STYLES for drawing in icons.drawings[style] if drawing]
    assert len(drawn) == len(modules)
    assert len(icons.names) > 2000
    assert all(drawing[0] in "<Mm" for drawing in drawn)
    assert not any("id=" in drawing or "script" in drawing for drawing in drawn)
