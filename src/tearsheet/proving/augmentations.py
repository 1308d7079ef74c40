"""Which code changes the types of other code that is compiled together with it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache

from tearsheet.project import PACKAGES

_WIDENS = re.compile(r"\bdeclare\s+(?:module|global)\b")
# In declarations only at the beginning of a line, since their comments show augmentations too.
_AUGMENTS = re.compile(r"^\s*declare\s+(?:module|global)\b", re.MULTILINE)
_IMPORTED = re.compile(r"""(?:\bfrom|\bimport)\s+['"]([^'".][^'"]*)['"]""")
_OUTSIDE = ".."


def widens(texts: Iterable[str]) -> bool:
    """Whether code augments modules or globals, which affects all files of its program."""
    return any(map(_WIDENS.search, texts))


def find_augmentations(texts: Iterable[str]) -> frozenset[str]:
    """The imported modules that augment others, such as `themeAugmentation` of a package.

    Code that imports the same of them can be compiled together without changing its types.
    """
    imported = {name for text in texts for name in _IMPORTED.findall(text)}
    return frozenset(filter(_augments, imported))


@lru_cache(maxsize=4096)
def _augments(module: str) -> bool:
    return _OUTSIDE not in module.split("/") and any(
        map(_AUGMENTS.search, _read_declarations(module))
    )


def _read_declarations(module: str) -> Iterator[str]:
    """The declarations of a module: a file, or those of its folder."""
    for file in (PACKAGES / f"{module}.d.ts", *sorted((PACKAGES / module).glob("*.d.ts"))):
        if file.is_file():
            yield file.read_text(encoding="utf-8", errors="replace")
