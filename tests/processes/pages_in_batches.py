"""A site of plain pages, with demos among them or without, rendered in several batches."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from small_site import SmallSite, begin_site, copy_site, site_files
from tearsheet.pipeline import pages
from tearsheet.pipeline.build_site import build_site
from tearsheet.pipeline.options import BuildOptions
from tearsheet.progress import Progress

BATCHES = 4
BATCH = 8
"""So many pages are rendered at once here: what is proven of batches does not depend on it."""


@dataclass(frozen=True)
class ManyPages:
    """The site as this machine alone has built it, and the way to build it again by others."""

    site: SmallSite
    expected: dict[str, bytes]

    def build(self, out: Path, executor: Executor, progress: Progress | None = None) -> Path:
        """Build every page anew with an executor; what is no page is kept from the first build."""
        options = BuildOptions(
            content=self.site.content, out=out, cache=self.site.cache, executor=executor
        )
        build_site(options, progress or Progress())
        return out


@contextmanager
def many_pages(folder: Path) -> Iterator[ManyPages]:
    """A site with demos, built here; meanwhile pages are rendered in small batches."""
    with _small_batches():
        site = copy_site("workbench", folder)
        yield _build_here(site, (site.content / "navigation.yaml").read_text())


@contextmanager
def many_plain_pages(folder: Path) -> Iterator[ManyPages]:
    """A site without demos, which is sooner built; otherwise the same."""
    with _small_batches():
        yield _build_here(begin_site(folder), "")


@contextmanager
def _small_batches() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pages, "BATCH", BATCH)
        yield


def _build_here(site: SmallSite, rows: str) -> ManyPages:
    names = [f"p{number:03}" for number in range(BATCHES * BATCH)]
    for name in names:
        site.page(f"notes/{name}", f"## Of {name}\n\n[Home](/)\n", title=f"Note {name}")
    rows += "".join(f"- pathname: /notes/{name}/\n" for name in names)
    site.write("navigation.yaml", rows)
    site.build()
    return ManyPages(site, site_files(site.out))
