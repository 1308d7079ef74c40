"""One cause is one mistake: what leads to something refused is not refused as well."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from small_site import SmallSite, begin_site

PRODUCT = """\
id: lib
name: Lib
category: lib
description: A library.
logo: logo.svg
"""
DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0z"/></svg>'
MOVED = """\
moved:
  - from: /old/
    to: /one/#part
  - from: /old-two/
    to: /lib/two/
"""
BROKEN_SETTINGS = "---\ntitle: [\n---\n# One\n"


def write_demo(site: SmallSite, path: str, name: str = "Good") -> None:
    code = f"export default function {name}() {{\n  return <p>{name}</p>;\n}}\n"
    site.write(f"demo/demos/{path}", code)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One folder for all sites: demos of the same name and text are bundled once."""
    return tmp_path_factory.mktemp("linked")


@pytest.fixture
def linked(folder: Path) -> SmallSite:
    """Pages, a product, demos and redirects that lead to each other in every way there is."""
    shutil.rmtree(folder)
    site = begin_site(folder)
    site.page("", "[Part](/one/#part) and [two](/lib/two/).")
    site.page("one", "## Part\n\nLeads [on](/only-from-one/).")
    site.page("only-from-one")
    site.page("demo", ":: demo Good\n\n:: demo Other")
    write_demo(site, "Good.tsx")
    write_demo(site, "Other.tsx", "Other")
    site.navigation("/", "/one/", "/demo/")
    site.write("lib/product.yaml", PRODUCT)
    site.write("lib/logo.svg", DRAWING)
    for path in ("lib", "lib/two", "lib/three"):
        site.page(path, more=["productId: lib"])
    site.write(
        "lib/navigation.yaml", "- pathname: /lib/\n- pathname: /lib/two/\n- pathname: /lib/three/\n"
    )
    site.write("redirects.yaml", MOVED)
    return site


def replace_by(make: Callable[[Path], object]) -> Callable[[SmallSite], None]:
    def damage(site: SmallSite) -> None:
        page = site.content / "one/page.md"
        page.unlink()
        make(page)

    return damage


def link_the_folder(site: SmallSite) -> None:
    (site.content / "one").rename(site.folder / "one")
    (site.content / "one").symlink_to(site.folder / "one")


def rename_demo(path: str) -> Callable[[SmallSite], None]:
    def damage(site: SmallSite) -> None:
        (site.content / "demo/demos/Good.tsx").unlink()
        write_demo(site, path)

    return damage


def name_a_missing_package(site: SmallSite) -> None:
    site.write("lib/product.yaml", f"{PRODUCT}packages: ['@mui/gone']\n")
    site.page("lib/two", "[API](/lib/api/gone/)", more=["components: [Gone]"])


CAUSES: dict[str, tuple[Callable[[SmallSite], object], str]] = {
    "page with broken settings": (
        lambda site: site.write("one/page.md", BROKEN_SETTINGS),
        "one/page.md",
    ),
    "first page with broken settings": (
        lambda site: site.write("page.md", BROKEN_SETTINGS),
        "page.md",
    ),
    "page that is no UTF-8": (
        lambda site: site.write("one/page.md", b"---\ntitle: One\n---\n# One\n\xff"),
        "one/page.md",
    ),
    "page that is too large": (
        lambda site: site.write("one/page.md", b"x" * 5_000_000),
        "one/page.md",
    ),
    "page with an unknown directive": (
        lambda site: site.page("one", ":: nosuch Thing"),
        "one/page.md",
    ),
    "folder that is called page.md": (replace_by(Path.mkdir), "one/page.md"),
    "link in a circle": (replace_by(lambda page: page.symlink_to("page.md")), "one/page.md"),
    "pipe": (replace_by(os.mkfifo), "one/page.md"),
    "folder that is no address": (
        lambda site: (site.content / "one").rename(site.content / "One"),
        "One",
    ),
    "linked folder": (link_the_folder, "one"),
    "product that cannot be read": (
        lambda site: site.write("lib/product.yaml", "id: [\n"),
        "lib/product.yaml",
    ),
    "package that is not installed": (name_a_missing_package, "lib/product.yaml"),
    "navigation of a product": (
        lambda site: site.write("lib/navigation.yaml", "- pathname: [\n"),
        "lib/navigation.yaml",
    ),
    "row with a misspelled setting": (
        lambda site: site.write("lib/navigation.yaml", "- pathname: /lib/\n- pathnam: /lib/two/\n"),
        "lib/navigation.yaml",
    ),
    "navigation of the site": (
        lambda site: site.write("navigation.yaml", "- pathname: [\n"),
        "navigation.yaml",
    ),
    "demo with a wrong name": (rename_demo("good.tsx"), "demo/demos"),
    "demo in an unknown styling": (
        rename_demo("Good/nostyle/index.tsx"),
        "demo/demos/Good/nostyle/index.tsx",
    ),
    "demo without a first file": (
        rename_demo("Good/system/main.tsx"),
        "demo/demos/Good/system",
    ),
    "demo that is no UTF-8": (
        lambda site: site.write("demo/demos/Good.tsx", b"\xff"),
        "demo/demos/Good.tsx",
    ),
    "demo that does not compile": (
        lambda site: site.write("demo/demos/Good.tsx", "export default <;\n"),
        "demo/demos/Good.tsx",
    ),
}


def test_nothing_is_wrong_with_a_whole_site(linked: SmallSite) -> None:
    assert linked.check_mistakes() == ()


@pytest.mark.parametrize("cause", list(CAUSES))
def test_one_cause_is_one_mistake(linked: SmallSite, cause: str) -> None:
    damage, place = CAUSES[cause]
    damage(linked)

    mistakes = linked.check_mistakes()

    assert [str(mistake.where.file.relative_to(linked.content)) for mistake in mistakes] == [place]


def test_a_refused_page_hides_no_mistake_of_others(linked: SmallSite) -> None:
    linked.write("one/page.md", BROKEN_SETTINGS)
    linked.page("only-from-one", "[gone](/gone/) [gone too](/one-more/)")

    problems = [mistake.problem for mistake in linked.check_mistakes()]

    assert [problem for problem in problems if "leads nowhere" in problem] == [
        'The link to "/gone/" leads nowhere.',
        'The link to "/one-more/" leads nowhere.',
    ]
    assert len(problems) == 3


def test_a_hint_names_no_id_that_stands_within_a_demo(linked: SmallSite) -> None:
    linked.write(
        "demo/demos/Good.tsx",
        "import { useId } from 'react';\n\n"
        "export default function Good() {\n  const id = useId();\n"
        '  return <p id={id}><b id="inner-part">Good</b></p>;\n}\n',
    )
    linked.page(
        "demo", "## Inner parts\n\nSee [this](#inner-prts).\n\n:: demo Good\n\n:: demo Other"
    )
    linked.page("", "[Parts](/demo/#inner-prts), [all](/lib/two/), [one](/one/).")
    linked.navigation("/", "/one/", "/demo/", "/demo/#inner-pats")
    linked.write("redirects.yaml", "moved:\n  - from: /old/\n    to: /demo/#iner-parts\n")

    mistakes = linked.check_mistakes()

    assert len(mistakes) == 4
    assert all('Did you mean "inner-parts"?' in mistake.remedy for mistake in mistakes)
    offered = " ".join(mistake.remedy for mistake in mistakes)
    assert "inner-part," not in offered
    assert "p1-" not in offered
