"""What a demo may import: packages, and the files of its own variant.

A demo is complete when it is copied, and everything it is made of lies in its
folder; so the digest of the folder tells whether it changed.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePosixPath

from tearsheet.errors import Mistake, Place
from tearsheet.model.demo import DemoFile

_IMPORTS = re.compile(r"""(?:\bfrom|\bimport|\b(?:require|import)\s*\()\s*['"]([./][^'"\n]*)['"]""")
_PACKAGES = re.compile(r"""(?:\bfrom|\bimport)\s*\(?\s*['"]([@\w][^'"\n]*)['"]""")
_STYLE_IMPORTS = re.compile(r"""(?:@import\s+(?:url\()?|\burl\()\s*['"]?(\.{0,2}/[^'")\s]*)""")
_ENDINGS = (
    "",
    ".tsx",
    ".ts",
    ".jsx",
    ".js",
    ".css",
    ".json",
    "/index.tsx",
    "/index.ts",
    "/index.jsx",
    "/index.js",
)


def check_imports(files: Iterable[DemoFile], folder: Path) -> Iterator[Mistake]:
    """Reject imports of files outside of a variant's folder."""
    own = tuple(files)
    names = {file.name for file in own}
    for file in own:
        find = _STYLE_IMPORTS if file.name.endswith(".css") else _IMPORTS
        for found in find.finditer(file.text):
            if not _is_own(found[1], file, names):
                line = file.text.count("\n", 0, found.start()) + 1
                yield Mistake(
                    Place(folder / file.name, line),
                    f'"{found[1]}" is no file of this demo.',
                    "Put the file into the folder of the demo's variant,"
                    " or write its content here.",
                )


def imported_packages(files: Iterable[DemoFile]) -> frozenset[str]:
    """The packages that some code imports, each by the whole name it is imported by."""
    code = (file.text for file in files if not file.name.endswith(".css"))
    return frozenset(name for text in code for name in _PACKAGES.findall(text))


def _is_own(written: str, file: DemoFile, names: set[str]) -> bool:
    if written.startswith("/"):
        return False
    here = PurePosixPath(file.name).parent.as_posix()
    target = posixpath.normpath(posixpath.join(here, written.partition("?")[0]))
    return any(f"{target}{ending}" in names for ending in _ENDINGS)
