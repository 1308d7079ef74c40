"""A site of demos among hundreds of plain pages: enough for several batches."""

from __future__ import annotations

from concurrent.futures import Executor
from dataclasses import dataclass
from pathlib import Path

from small_site import SmallSite, copy_site, site_files
from tearsheet.pipeline.build_site import build_site
from tearsheet.pipeline.options import BuildOptions
from tearsheet.pipeline.pages import BATCH
from tearsheet.progress import Progress

BATCHES = 4


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


def write_many_pages(folder: Path) -> ManyPages:
    """Write the site and build it here."""
    site = copy_site("workbench", folder)
    names = [f"p{number:03}" for number in range(BATCHES * BATCH)]
    for name in names:
        site.page(f"notes/{name}", f"## Of {name}\n\n[Home](/)\n", title=f"Note {name}")
    rows = "".join(f"- pathname: /notes/{name}/\n" for name in names)
    site.write("navigation.yaml", (site.content / "navigation.yaml").read_text() + rows)
    site.build()
    return ManyPages(site, site_files(site.out))
