"""No product of the documented family is known to the engine or to the reader by its name."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tearsheet.project import PROJECT

ENGINE, READER = PROJECT / "src/tearsheet", PROJECT / "reader/src"

FAMILY = re.compile(r"@mui/|material-ui|joy-ui|base-ui|toolpad|['\"]x-data-grid|\bMui[A-Z]")
OUR_OWN = "@base-ui/react"
"""A package the reader itself may be written with."""


def named_lines() -> Iterator[str]:
    """The lines that name one; the tools of the reader may, for each is about one library."""
    for root in (ENGINE, READER):
        for file in sorted(root.rglob("*")):
            is_code = file.suffix in (".py", ".ts", ".tsx") and ".test." not in file.name
            if is_code and "tools" not in file.relative_to(root).parts:
                for number, line in enumerate(file.read_text("utf-8").splitlines(), start=1):
                    if FAMILY.search(line) and OUR_OWN not in line:
                        yield f"{file.relative_to(PROJECT)}:{number}: {line.strip()}"


def test_neither_the_engine_nor_the_reader_names_a_documented_product() -> None:
    assert list(named_lines()) == []


@pytest.mark.parametrize("line", ["'@mui/material'", '"/joy-ui/"', "MuiButton", "toolpad-core"])
def test_what_names_one_would_be_found(line: str) -> None:
    assert FAMILY.search(line)
