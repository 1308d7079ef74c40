"""The ways in which the code of a demo can be styled."""

from __future__ import annotations

from typing import Literal

CodeStyling = Literal["system", "tailwind", "css"]

CODE_STYLINGS: tuple[CodeStyling, ...] = ("system", "tailwind", "css")
