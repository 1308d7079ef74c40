"""A check is limited to pages that an author names, or that changed since the last commit."""

from __future__ import annotations

from pathlib import Path

import pytest

from tearsheet.content.page_selection import select_changed, select_pages
from tearsheet.errors import ContentError

ROOT = Path("content")
PATHS = (
    "page.md",
    "site.yaml",
    "kit/page.md",
    "kit/product.yaml",
    "kit/chip/page.md",
    "kit/chip/demos/BasicChip.tsx",
    "kit/chip/chip.png",
    "kit/demos/page.md",
    "kit/demos/demos/Small.tsx",
    "other/page.md",
)


@pytest.mark.parametrize(
    "typed",
    ["/kit/chip/", "/kit/chip", "kit/chip", "content/kit/chip/page.md", "content/kit/chip/"],
)
def test_a_page_is_named_by_its_address_or_its_file(typed: str) -> None:
    assert select_pages(ROOT, PATHS, [typed]).addresses == {"/kit/chip/"}


def test_an_address_without_a_page_is_refused_with_those_nearby() -> None:
    with pytest.raises(ContentError) as refused:
        select_pages(ROOT, PATHS, ["/kit/chep/"])

    place, problem, remedy = str(refused.value).splitlines()
    assert (place, problem) == ("content", '  No page is written at "/kit/chep/".')
    assert remedy.startswith("  Did you mean /kit/chip/")


def test_a_page_in_another_folder_is_found_by_its_last_word() -> None:
    with pytest.raises(ContentError, match=r"Did you mean /kit/chip/\?"):
        select_pages(ROOT, PATHS, ["/somewhere/very/else/react-chip/"])


@pytest.mark.parametrize(
    ("changed", "pages"),
    [
        ("kit/chip/page.md", {"/kit/chip/"}),
        ("kit/chip/demos/BasicChip.tsx", {"/kit/chip/"}),
        ("kit/chip/chip.png", {"/kit/chip/"}),
        ("kit/demos/demos/Small.tsx", {"/kit/demos/"}),
        ("kit/provider.tsx", {"/kit/", "/kit/chip/", "/kit/demos/"}),
        ("page.md", {"/"}),
    ],
)
def test_a_changed_file_chooses_the_pages_it_belongs_to(changed: str, pages: set[str]) -> None:
    selection = select_changed(ROOT, PATHS, [changed])

    assert selection.addresses == pages
    assert selection.beyond == ()


def test_changes_that_belong_to_no_page_are_named() -> None:
    selection = select_changed(ROOT, PATHS, ["words.txt", "gone/page.md", "other/page.md"])

    assert selection.addresses == {"/other/"}
    assert selection.beyond == ("gone/page.md", "words.txt")


def test_what_is_wrong_with_other_pages_does_not_matter_but_with_shared_files_it_does() -> None:
    selection = select_pages(ROOT, PATHS, ["/kit/chip/"])

    assert selection.concerns(ROOT / "kit/chip/demos/BasicChip.tsx")
    assert selection.concerns(ROOT / "site.yaml")
    assert not selection.concerns(ROOT / "other/page.md")
    assert selection.includes_file("kit/chip/page.md")
    assert not selection.includes_file("site.yaml")
