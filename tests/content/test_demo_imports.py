"""A demo is made of the files of its own variant, so that it is complete when copied."""

from __future__ import annotations

from pathlib import Path

import pytest

from tearsheet.content.demo_imports import check_imports, imported_packages
from tearsheet.errors import Mistake
from tearsheet.model.demo import DemoFile

COMPANIONS = (
    DemoFile(name="stops.ts", text="export const stops = [];\n"),
    DemoFile(name="styles.css", text=".a { color: red; }\n"),
    DemoFile(name="parts/Row.tsx", text="import { stops } from '../stops';\n"),
)


def check(code: str) -> list[Mistake]:
    first = DemoFile(name="index.tsx", text=code)
    return list(check_imports((first, *COMPANIONS), Path("demos/Trip/system")))


@pytest.mark.parametrize(
    "code",
    [
        "import Button from '@mui/material/Button';\n",
        "import { stops } from './stops';\n",
        'import "./styles.css";\n',
        "export { Row } from './parts/Row';\n",
        "const row = import('./parts/Row.tsx');\n",
        "const text = 'taken from ./elsewhere';\n",
    ],
)
def test_packages_and_own_files_may_be_imported(code: str) -> None:
    assert check(code) == []


@pytest.mark.parametrize(
    "code",
    [
        "import { data } from '../data';\n",
        "import Other from './Other';\n",
        "import '/etc/passwd';\n",
        "const late = import('../../late');\n",
        'export * from "./gone";\n',
    ],
)
def test_what_lies_elsewhere_is_refused_with_its_line(code: str) -> None:
    (mistake,) = check(f"\n{code}")

    assert mistake.where.line == 2
    assert "is no file of this demo" in mistake.problem


def test_styles_that_reach_beyond_the_demo_are_refused() -> None:
    styles = DemoFile(name="styles.css", text=".a {}\n.b { background: url(../sky.png); }\n")

    (mistake,) = check_imports((styles,), Path("demos/Trip/css"))

    assert (mistake.where.line, '"../sky.png"' in mistake.problem) == (2, True)


def test_the_packages_of_some_code_are_found_by_their_whole_names() -> None:
    code = """
import Add from '@mui/icons-material/Add';
import { useState } from "react";
import type { Stop } from './stops';
import 'dayjs/locale/de';
const Chart = lazy(() => import('@mui/x-charts/BarChart'));
"""
    files = [
        DemoFile(name="index.tsx", text=code),
        DemoFile(name="styles.css", text="@import 'elsewhere';"),
    ]

    assert imported_packages(files) == {
        "@mui/icons-material/Add",
        "@mui/x-charts/BarChart",
        "dayjs/locale/de",
        "react",
    }
