"""A site of demos among plain pages, rendered in several batches."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from small_site import SmallSite, copy_site, site_files
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
    """The site, built here; meanwhile pages are rendered in small batches."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pages, "BATCH", BATCH)
        yield _write_many_pages(folder)


def _write_many_pages(folder: Path) -> ManyPages:
    site = copy_site("workbench", folder)
    names = [f"p{number:03}" for number in range(BATCHES * BATCH)]
    for name in names:
        site.page(f"notes/{name}", f"## Of {name}\n\n[Home](/)\n", title=f"Note {name}")
    rows = "".join(f"- pathname: /notes/{name}/\n" for name in names)
    site.write("navigation.yaml", (site.content / "navigation.yaml").read_text() + rows)
    site.build()
    return ManyPages(site, site_files(site.out))
