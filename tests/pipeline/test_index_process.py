"""An index that processes of its own write, as those of large sites do, is the same index."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from small_site import begin_site, site_files
from tearsheet.search.files import find_index_files

TESTS = Path(__file__).parents[1]

# In a process with one thread: a process with several does not fork for this.
BUILDER = """
import os, sys
from pathlib import Path
from small_site import SmallSite
from tearsheet.search import index

os.sched_getaffinity = lambda _: {0, 1}
index.MANY = 1
assert index.is_worth_a_process(1)
SmallSite(*map(Path, sys.argv[1:])).build()
"""


def build_apart(content: Path, folder: Path) -> None:
    subprocess.run([sys.executable, "-c", BUILDER, content, folder], cwd=TESTS, check=True)


def test_an_index_of_other_processes_is_the_same_and_so_is_what_edits_make_of_it(
    tmp_path: Path,
) -> None:
    site = begin_site(tmp_path / "site")
    for name in ("one", "two", "three"):
        site.page(name, f"## About {name}\n\nText of {name}.", title=name.capitalize())
    site.navigation("/one/", "/two/", "/three/")
    site.build()

    build_apart(site.content, tmp_path / "apart")

    files = site_files(tmp_path / "apart" / "dist")
    assert files == site_files(site.out)
    assert len(find_index_files(files)) > 3

    site.page("two", "## About fern\n\nOther text.", title="Two")
    site.build()
    build_apart(site.content, tmp_path / "apart")

    assert site_files(tmp_path / "apart" / "dist") == site_files(site.out)
