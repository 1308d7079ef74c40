"""A fragment gets the first frame in which it can be parsed."""

from __future__ import annotations

import pytest

from tearsheet.proving.code_frames import find_frame
from tearsheet.proving.code_syntax import find_declared, find_exported, find_imports, find_used

TWO = "<Button>Save</Button>\n<Button>Cancel</Button>"


@pytest.mark.parametrize(
    ("code", "framed"),
    [
        ("const size = 4;\n<Box p={size} />", "const size = 4;\n<Box p={size} />"),
        (TWO, f"(<>{TWO}\n</>);"),
        ("<Dialog open>", "(<><Dialog open>\n</Dialog></>);"),
        ("<Paper>\n<Box>", "(<><Paper>\n<Box>\n</Box></Paper></>);"),
        ("return <Box />;", "async function fragment() {return <Box />;\n}"),
        ("const f = () => {\n  return 1;\n};", "const f = () => {\n  return 1;\n};"),
        ("{ a: 1 }", "({ a: 1 }\n);"),
        ("resolve: {\n  alias: {},\n},", "({resolve: {\n  alias: {},\n},\n});"),
        ("palette: { mode: 'dark' }", "createTheme({palette: { mode: 'dark' }\n});"),
    ],
)
def test_a_fragment_is_put_into_the_frame_it_needs(code: str, framed: str) -> None:
    frame = find_frame(code, jsx=True, inside=None, known={"createTheme"})

    assert frame.around(code) == framed


@pytest.mark.parametrize(
    ("inside", "code", "framed"),
    [
        ("Button", "disabled\ncolor={color}", "<Button disabled\ncolor={color}\n/>;"),
        ("List", "<Item />\n<Item />", "<List><Item />\n<Item />\n</List>;"),
        ("createTheme", "spacing: 4,", "createTheme({spacing: 4,\n});"),
        ("createTheme", "{ spacing: 4 }", "createTheme({ spacing: 4 }\n);"),
    ],
)
def test_its_author_can_name_what_it_is_part_of(inside: str, code: str, framed: str) -> None:
    assert find_frame(code, jsx=True, inside=inside, known=()).around(code) == framed


def test_code_that_fits_nowhere_is_left_to_the_compiler() -> None:
    assert find_frame("const = ;", jsx=True, inside=None, known=()).around("x") == "x"


def test_the_names_of_a_block_are_read() -> None:
    code = (
        "import Button, { type ButtonProps as Props } from '@mui/material/Button';\n"
        "import * as React from 'react';\n"
        "export const { a, b: [c] } = d(), e = 1;\n"
        "interface Row { name: Words }\n"
        "export default function App() { const inner = <Button {...{ e, f: g.h }} />; }\n"
        "export { e as size };\n"
    )

    declared = find_declared(code, jsx=True)
    assert declared == {"Button", "Props", "React", "a", "c", "e", "Row", "App"}
    assert find_exported(code, jsx=True) == {"a", "c", "e", "size"}
    assert {"Words", "Button", "e", "g", "d"} <= find_used(code, jsx=True)
    assert "h" not in find_used(code, jsx=True)
    assert find_imports(code) == {
        "Button": "import Button from '@mui/material/Button';",
        "Props": "import { type ButtonProps as Props } from '@mui/material/Button';",
        "React": "import * as React from 'react';",
    }
