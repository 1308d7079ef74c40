"""Which code changes the types of other code."""

from __future__ import annotations

import pytest

from tearsheet.proving.augmentations import find_augmentations, widens


@pytest.mark.parametrize(
    "code",
    [
        "declare module '@mui/material/styles' {}",
        "declare const rows: any; declare global { interface Window { rows: string } }",
    ],
)
def test_declarations_of_modules_and_globals_affect_other_files(code: str) -> None:
    assert widens([code])


def test_modules_that_augment_others_are_found_by_their_declarations() -> None:
    code = """
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type {} from '@mui/lab/themeAugmentation';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import '@mui/material/themeCssVarsAugmentation';
import rows from './rows';
"""

    assert find_augmentations([code]) == {
        "@mui/lab/themeAugmentation",
        "@mui/material/themeCssVarsAugmentation",
        "@mui/x-date-pickers/AdapterDayjs",
    }


def test_code_without_such_imports_has_none() -> None:
    assert find_augmentations(["import '../../outside';", "const module = 'declared';"]) == set()
