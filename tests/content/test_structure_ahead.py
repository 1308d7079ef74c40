"""The structure of a large site is read beside its pages, and is the one that they belong to."""

from __future__ import annotations

from pathlib import Path

import pytest

from small_site import SmallSite
from tearsheet.content import structure_ahead
from tearsheet.content.memory import Memory
from tearsheet.content.read_file import digest_of
from tearsheet.content.scan import scan_content
from tearsheet.content.structure import Structure, belongs_to_structure, read_structure
from tearsheet.content.structure_ahead import read_ahead

PRODUCT = """\
name: Lamps
description: What they are for.
logo: logo.svg
versions:
- {text: v1, href: https://one.example/, current: true}
"""
NAVIGATION = """\
- pathname: /lamps/
  title: Lamps
  linkProps: {rel: nofollow}
- pathname: /lamps/more/
  children:
  - pathname: /lamps/one/
    beta: true
- pathname: nowhere
"""


@pytest.fixture(autouse=True)
def _as_a_large_site(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(structure_ahead, "MANY", 1)
    # The processes of the tests have threads, which do nothing that a fork would wait for.
    monkeypatch.setattr(structure_ahead, "can_fork", lambda: True)


@pytest.fixture
def site(tmp_path: Path) -> SmallSite:
    site = SmallSite(tmp_path / "content", tmp_path)
    site.write("lamps/product.yaml", PRODUCT)
    site.write("lamps/navigation.yaml", NAVIGATION)
    site.write("lamps/logo.svg", "<svg/>")
    site.write("redirects.yaml", "- {from: /old/, to: /lamps/}\n")
    return site


def read_here(root: Path, before: Structure | None = None) -> Structure:
    paths = [path for path in scan_content(root).files if belongs_to_structure(path)]
    files = {path: digest_of((root / path).read_bytes()) for path in paths}
    return read_structure(root, files, before)


def test_it_is_the_one_that_a_single_process_reads_with_the_same_mistakes(site: SmallSite) -> None:
    with read_ahead(site.content, scan_content(site.content), Memory()) as receive:
        structure = receive()

    assert structure == read_here(site.content)
    assert structure is not None
    assert structure.mistakes


def test_one_that_has_changed_meanwhile_is_read_again(site: SmallSite) -> None:
    with read_ahead(site.content, scan_content(site.content), Memory()) as receive:
        early = receive()
    site.write("lamps/navigation.yaml", NAVIGATION.replace("title: Lamps", "title: Lights"))

    structure = read_here(site.content, early)

    (product,) = structure.products
    assert product.navigation[0].title == "Lights"


def test_a_file_that_cannot_be_read_leaves_it_to_whoever_reads_all(site: SmallSite) -> None:
    scan = scan_content(site.content)
    (site.content / "lamps/navigation.yaml").unlink()

    with read_ahead(site.content, scan, Memory()) as receive:
        assert receive() is None


def test_what_the_last_build_read_is_not_read_ahead(site: SmallSite) -> None:
    before = read_here(site.content)
    memory = Memory({}, before)

    with read_ahead(site.content, scan_content(site.content), memory) as receive:
        assert receive() is before
