"""The files with the whole navigation of each product, which the pages share."""

from __future__ import annotations

import re
import shutil

import pytest

from small_site import SmallSite, site_files

DOCS = "parts/navigation/docs.html"
NAVIGATION = """\
- pathname: /one/
- pathname: /more/
  title: More
  children:
    - pathname: /two/
    - pathname: /three/
"""


def begin(site: SmallSite) -> None:
    for name in ("one", "two", "three"):
        site.page(name, f"Text of {name}.", title=name.capitalize())
    site.page("", "See [one](/one/).", title="Home")
    site.write("navigation.yaml", NAVIGATION)


def test_a_page_names_the_file_with_all_rows_and_carries_a_few(warm_site: SmallSite) -> None:
    begin(warm_site)

    warm_site.build()

    page = warm_site.text("one/index.html")
    assert re.search(rf'<nav[^>]* data-whole="/{DOCS}"', page)
    assert "/three/" not in page
    assert 'href="/three/"' in warm_site.text(DOCS)


def test_a_new_title_changes_the_file_and_not_the_pages_that_do_not_show_it(
    warm_site: SmallSite,
) -> None:
    begin(warm_site)
    warm_site.build()

    warm_site.page("three", "Text of three.", title="Third")
    summary = warm_site.build()

    assert "Third" in warm_site.text(DOCS)
    # The page itself and the one before it, which show the title.
    assert summary.rendered == 2


def test_a_new_text_leaves_the_file_alone(warm_site: SmallSite) -> None:
    begin(warm_site)
    warm_site.build()
    before = (warm_site.out / DOCS).stat().st_mtime_ns

    warm_site.page("three", "Another text.", title="Three")
    warm_site.build()

    assert (warm_site.out / DOCS).stat().st_mtime_ns == before


def test_many_rows_are_fetched_group_by_group_and_kept_offline_with_their_product(
    warm_site: SmallSite,
) -> None:
    begin(warm_site)
    planned = "".join(
        f"    - {{pathname: /{n}/, title: P{n}, unwritten: true}}\n" for n in range(600)
    )
    warm_site.write("navigation.yaml", NAVIGATION + planned)

    warm_site.build()

    first = warm_site.text(DOCS)
    assert "P599" not in first
    [file] = re.findall(r'data-rows="/(parts/navigation/docs/\w+\.html)"', first)
    assert "P599" in warm_site.text(file)
    assert 'href="/three/"' in warm_site.text(file)
    [titles] = re.findall(r'data-titles="/(parts/navigation/docs/\w+\.json)"', first)
    assert '["Three","/three/",' in warm_site.text(titles)
    # The page itself carries its part of the group, as ever.
    assert 'href="/three/"' in warm_site.text("two/index.html")


@pytest.mark.parametrize("damage", ["gone", "damaged"])
def test_the_files_of_groups_are_rendered_again_where_the_cache_has_lost_them(
    warm_site: SmallSite, damage: str
) -> None:
    begin(warm_site)
    rows = "".join(
        f"- pathname: /group-{group}/\n  title: Group {group}\n  children:\n"
        + "".join(f"  - {{pathname: /a-{group}-{row}/, unwritten: true}}\n" for row in range(12))
        for group in range(45)
    )
    warm_site.write("navigation.yaml", NAVIGATION + rows)
    warm_site.build()
    before = site_files(warm_site.out)
    for file in (warm_site.cache / "steps/shell-branches").iterdir():
        file.unlink()
        if damage == "damaged":
            file.write_bytes(b"Half a file")
    (warm_site.cache / "state.msgpack").unlink()
    shutil.rmtree(warm_site.out)

    warm_site.build()

    assert len([path for path in before if path.startswith("parts/navigation/docs/")]) > 45
    assert site_files(warm_site.out) == before
