"""Sizes and histories that lie in the content: published, shown, and proven to be true."""

from __future__ import annotations

import json

import pytest

from small_site import SmallSite
from tearsheet.content.history_file import history_path, render_history
from tearsheet.content.size_file import SIZE_FILE, render_sizes
from tearsheet.derived.sizes.outdated import bundler_name, installed_version
from tearsheet.errors import ContentErrors
from tearsheet.model.history import ComponentHistory, PackageHistory, Standing
from tearsheet.model.size import PackageSizes, Size, SizeSnapshot

PACKAGE = "@mui/system"
VERSION = installed_version(PACKAGE) or ""
BOX = Size(minified=36_770, brotli=12_990, shared_minified=1_770, shared_brotli=810)
PRODUCT = f"""\
name: Toys
description: Toys for a table.
logo: logo.svg
packages: ["{PACKAGE}"]
"""
LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0h24v24z"/></svg>'


def sizes(*, version: str = VERSION, bundler: str | None = None) -> str:
    measured = {PACKAGE: PackageSizes(version=version, components={"Box": BOX})}
    return render_sizes(SizeSnapshot(bundler=bundler or bundler_name(), packages=measured))


def history(version: str = VERSION) -> str:
    box = ComponentHistory(
        standings={"1.0": Standing()},
        props={
            "sx": {"1.0": Standing(type="object"), "2.0": Standing(type="object | func")},
            "old": {"1.0": Standing(type="bool"), "2.0": None},
        },
    )
    return render_history(
        PackageHistory(
            package=PACKAGE, version=version, versions=("1.0", "2.0"), components={"Box": box}
        )
    )


@pytest.fixture
def toys(warm_site: SmallSite) -> SmallSite:
    """A site with a product, whose page shows everything that was gathered."""
    warm_site.write("toys/product.yaml", PRODUCT)
    warm_site.write("toys/logo.svg", LOGO)
    warm_site.write("toys/navigation.yaml", "- pathname: /toys/\n  title: Toys\n")
    warm_site.page("toys", "## Sizes\n\n:: component SizeTable\n\n:: component ApiChanges")
    return warm_site


def test_what_was_gathered_is_shown_and_published(toys: SmallSite) -> None:
    toys.write(SIZE_FILE, sizes())
    toys.write(history_path(PACKAGE), history())

    toys.build()

    page = (toys.out / "toys/index.html").read_text()
    assert "<td>36.8</td><td>13.0</td><td>1.8</td><td>0.8</td>" in page
    assert "From 1.0 to 2.0" in page
    published = json.loads((toys.out / "size-snapshot.json").read_text())
    assert published["packages"][PACKAGE]["components"]["Box"]["shared"]["brotli"] == 810
    noted = json.loads((toys.out / f"reference/history/{PACKAGE}.json").read_text())
    assert noted["versions"] == ["1.0", "2.0"]


def test_a_page_is_rendered_again_when_what_it_shows_was_measured_anew(toys: SmallSite) -> None:
    toys.write(SIZE_FILE, sizes())
    toys.build()

    toys.write(SIZE_FILE, sizes().replace("36770", "41230"))
    toys.build()

    assert "<td>41.2</td>" in (toys.out / "toys/index.html").read_text()


@pytest.mark.parametrize(
    ("path", "text", "problem", "remedy"),
    [
        (SIZE_FILE, sizes(version="1.2.3"), "are those of 1.2.3", "tearsheet sizes"),
        (SIZE_FILE, sizes(bundler="vite 1.0.0"), "measured with vite 1.0.0", "tearsheet sizes"),
        (history_path(PACKAGE), history("1.2.3"), "ends with 1.2.3", "tearsheet history"),
        (SIZE_FILE, "{", "no JSON", "tearsheet sizes"),
        (history_path(PACKAGE), "{", "no JSON", "tearsheet history"),
    ],
)
def test_what_is_out_of_date_or_damaged_stops_the_build(
    toys: SmallSite, path: str, text: str, problem: str, remedy: str
) -> None:
    toys.write(path, text)

    with pytest.raises(ContentErrors) as refused:
        toys.build(write=False)

    [mistake] = refused.value.mistakes
    assert mistake.where.file.name == path.rpartition("/")[2]
    assert problem in mistake.problem
    assert remedy in mistake.remedy


def test_without_anything_gathered_pages_are_built_and_nothing_is_published(
    toys: SmallSite,
) -> None:
    toys.build()

    assert not (toys.out / "size-snapshot.json").exists()
    assert not (toys.out / "reference/history").exists()
