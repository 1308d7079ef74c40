"""What a page is rendered from is one value, and nothing else is asked."""

from __future__ import annotations

import multiprocessing
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

from small_site import copy_site, site_files


def refuse_files_of(folder: str) -> None:
    """Let this process open nothing in a folder from now on."""

    def refuse(event: str, args: tuple[object, ...]) -> None:
        if event == "open" and str(args[0]).startswith(folder):
            raise PermissionError(args[0])

    sys.addaudithook(refuse)


@pytest.mark.long
def test_pages_of_every_kind_are_rendered_from_their_inputs_alone(tmp_path: Path) -> None:
    here, workers = (copy_site("meadow", tmp_path / name) for name in ("here", "elsewhere"))
    here.build()

    with ProcessPoolExecutor(
        1,
        multiprocessing.get_context("spawn"),
        initializer=refuse_files_of,
        initargs=(str(workers.folder),),
    ) as executor:
        workers.build(executor=executor)

    assert site_files(workers.out) == site_files(here.out)
