"""The search while an author writes: it knows the pages as they are at the moment."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from browsing import PROJECT, alone, running

from small_site import SmallSite, begin_site

# Two live servers would work on one cache of Vite.
pytestmark = pytest.mark.xdist_group("author")


@pytest.fixture
def written(tmp_path: Path) -> SmallSite:
    site = begin_site(tmp_path)
    site.page("one", "About walruses.", title="One")
    site.navigation("/one/")
    return site


@pytest.fixture
def live_address(written: SmallSite) -> Iterator[str]:
    with (
        alone(PROJECT / ".tearsheet/journeys"),
        running("dev", "--content", written.content, "--cache", written.cache) as address,
    ):
        yield address


def read_texts(address: str) -> str:
    """All that the index shows of pages at the moment."""
    root = read(f"{address}/search/start.json")["files"]["text"]
    packs = read(f"{address}{root}")["files"]["texts"]
    return "".join(json.dumps(read(f"{address}/search/{name}")) for name in packs)


def read(address: str) -> Any:
    with urlopen(address) as answer:
        return json.load(answer)


def wait_until(holds: Callable[[], bool]) -> None:
    patience = time.monotonic() + 20
    while not holds():
        assert time.monotonic() < patience
        time.sleep(0.1)


def test_what_is_saved_is_found(written: SmallSite, live_address: str) -> None:
    wait_until(lambda: "About walruses." in read_texts(live_address))

    written.page("one", "About narwhals.", title="One")

    wait_until(lambda: "About narwhals." in read_texts(live_address))
    assert "walruses" not in read_texts(live_address)
