"""The CSS variables in the styles of a component."""

from __future__ import annotations

import re

from tearsheet.model.reference import CssVariable
from tearsheet.packages.implementations import Implementation
from tearsheet.packages.syntax import text_of

# A name that is put together at runtime is none that a user could write.
_READ = re.compile(r"var\(\s*(--[A-Za-z][\w-]*)(?![\w-]*\$\{)")
_SET = re.compile(r"""["'`;\s{](--[A-Za-z][\w-]*)["'`]?\]?\s*:(?!:)""")


def read_css_variables(script: Implementation | None) -> tuple[CssVariable, ...]:
    """The variables that the file of a component reads, sets or both, sorted by name."""
    if script is None:
        return ()
    text = text_of(script.module.root)
    read, assigned = set(_READ.findall(text)), set(_SET.findall(text))
    both = read & assigned
    return tuple(
        CssVariable(name=name, use="both" if name in both else "reads" if name in read else "sets")
        for name in sorted(read | assigned)
    )
