"""The licenses of all that visitors load are part of the site."""

from __future__ import annotations

import re

from small_site import SmallSite
from tearsheet.pipeline.licenses import find_shipped_packages, render_licenses
from tearsheet.project import READER

_PROJECT_WRITERS = {"makeProject.ts", "writeEntry.ts"}
"""What stands there is written into projects, and its imports with it."""
_IMPORT = re.compile(
    r"""(?:from |import |import\(|url\(|@import )'((?:@[\w.-]+/)?[a-zA-Z][\w.-]*)(?:/[^']*)?'"""
)

_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)


def test_the_licenses_are_published_and_every_page_links_to_them(warm_site: SmallSite) -> None:
    warm_site.build()

    text = (warm_site.out / "licenses.txt").read_text()
    assert "react-dom 19." in text
    assert "Permission is hereby granted" in text
    assert (warm_site.out / "licenses.txt.br").is_file()
    assert 'href="/licenses.txt"' in (warm_site.out / "index.html").read_text()


def test_whatever_the_reader_imports_has_its_license_there() -> None:
    shipped = {name.partition(" ")[0] for name in find_shipped_packages()}
    files = [
        file
        for pattern in ("*.ts", "*.tsx", "*.css")
        for file in (READER / "src").rglob(pattern)
        if ".test." not in file.name and file.name not in _PROJECT_WRITERS
    ]
    code = [_COMMENT.sub("", file.read_text()) for file in files]
    imported = {name for text in code for name in _IMPORT.findall(text)}

    assert {"react", "web-vitals", "material-icons", "lz-string"} <= imported
    assert imported - shipped == set()


def test_a_license_that_several_packages_share_stands_once() -> None:
    text = render_licenses()

    assert len(re.findall(r"^@mui/material ", text, re.MULTILINE)) == 1
    assert text.count("Copyright (c) 2014 Call-Em-All") == 1


def test_fonts_come_with_theirs() -> None:
    assert "SIL OPEN FONT LICENSE" in render_licenses()
