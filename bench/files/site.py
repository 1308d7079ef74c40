"""Output folders of any size: as many files as a build writes, next to nothing in each."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

from msgspec.structs import replace

from tearsheet.output.manifest import Manifest, load_manifest, write_manifest

FILES = ("/index.html", "/index.html.br", "/index.html.gz", ".md", ".md.gz", "/figures.json")
"""Of a page."""
SECTION = 250
"""Pages of one folder."""
MOST_LINKS = 20_000
"""To one file: file systems allow 65,000 at most."""


def name_page(number: int) -> str:
    """The path of a page, without slashes around it."""
    return f"library-{number // 5000}/section-{number // SECTION}/page-{number}"


def digest_of(data: bytes) -> str:
    """What manifests call a content."""
    return blake2b(data, digest_size=12).hexdigest()


def write_large_site(dist: Path, pages: int) -> None:
    """Write a site whose files are names of few."""
    digests = dict(_link_files(dist, pages))
    for path in ("index.html", "404.html"):
        digests[path] = _write(dist, path, path.encode())
    redirects = {f"/old/{number}/": f"/{name_page(number)}/" for number in range(pages // 20)}
    write_manifest(dist, Manifest(dict(sorted(digests.items())), redirects))


def _link_files(dist: Path, pages: int) -> Iterator[tuple[str, str]]:
    source, digest = Path(), ""
    for number in range(pages):
        page = name_page(number)
        (dist / page).mkdir(parents=True)
        for place, end in enumerate(FILES):
            path = f"{page}{end}"
            if (number * len(FILES) + place) % MOST_LINKS == 0:
                source = dist / path
                digest = _write(dist, path, f"File {path}".encode())
            else:
                os.link(source, dist / path)
            yield path, digest


@dataclass(frozen=True, slots=True)
class Edit:
    """A page that says something else."""

    address: str
    text: bytes


def edit_page(dist: Path, number: int, text: str) -> Edit:
    """Edit a page as a build does: its files are new, and so is the manifest, which comes last."""
    page, data = name_page(number), text.encode()
    changes = {f"{page}{end}": _write(dist, f"{page}{end}", data) for end in FILES[:5]}
    before = load_manifest(dist)
    write_manifest(dist, replace(before, files={**before.files, **changes}))
    return Edit(f"/{page}/", data)


def _write(dist: Path, path: str, data: bytes) -> str:
    file = dist / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.unlink(missing_ok=True)
    file.write_bytes(data)
    return digest_of(data)
