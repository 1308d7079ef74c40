"""The page of a product's releases: found, addressed, written without anybody typing."""

from __future__ import annotations

from pathlib import Path

from tearsheet.cache.step_cache import StepCache
from tearsheet.derived.changelogs import (
    changelog_address,
    find_changelog_pages,
    load_changelogs,
    write_changelog,
)
from tearsheet.derived.measured_facts import MeasuredFacts
from tearsheet.derived.reference.site_reference import ProductReference, Reference, ReferenceEntry
from tearsheet.errors import Place
from tearsheet.model.changelog import ChangelogRelease, Entry
from tearsheet.model.history import ComponentHistory, PackageHistory, Standing
from tearsheet.model.navigation import NavigationItem
from tearsheet.model.product import Product
from tearsheet.model.site import Site, SiteSettings

HERE, GONE, OLD = Standing(), None, Standing(deprecated=True)

TOYS = PackageHistory(
    package="@acme/toys",
    version="2.0.1",
    versions=("1.0", "1.1", "2.0"),
    components={
        "Drum": ComponentHistory(
            standings={"1.1": HERE},
            props={"size": {"1.1": HERE}},
        ),
        "Kite": ComponentHistory(
            standings={"1.0": HERE},
            props={
                "line": {"1.1": HERE},
                "string": {"1.0": HERE, "1.1": OLD, "2.0": GONE},
            },
            slots={"tail": {"2.0": HERE}},
            classes={f"AcmeKite-{number}": {"1.0": HERE, "2.0": GONE} for number in range(9)},
        ),
    },
)
RELEASES = (
    ChangelogRelease(
        package="@acme/toys",
        version="2.0.1",
        day="2025-03-28",
        breaking=(Entry(text="Kites *fly* higher."),),
        changes=(Entry(text="Fix the `line` | end", names=("Kite", "l10n")),),
    ),
    ChangelogRelease(package="@acme/toys", version="2.0.0-beta.1", changes=(Entry(text="Begin."),)),
)


def product(*rows: str, packages: tuple[str, ...] = ("@acme/toys",)) -> Product:
    navigation = tuple(NavigationItem(pathname=path, source=Place(Path("n"))) for path in rows)
    return Product(
        id="toys",
        category="core",
        name="Toys",
        description="Things to play with.",
        address="/toys/",
        logo="",
        packages=packages,
        navigation=navigation,
    )


def write(of: Product) -> str:
    entry = ReferenceEntry(package="@acme/toys", address="/toys/api/kite/", summary="")
    known = ProductReference(pages={}, groups=(), homes={}, entries={"Kite": entry})
    reference = Reference(
        products={"toys": known}, measured=MeasuredFacts(histories={"@acme/toys": TOYS})
    )
    return write_changelog(of, {"@acme/toys": RELEASES}, reference, ["/toys/api/changes/"]).text


def test_every_version_is_told_the_newest_first() -> None:
    titles = [line for line in write(product()).splitlines() if line.startswith("## ")]

    assert titles == ["## 2.0", "## 1.1"]


def test_what_went_comes_before_what_came() -> None:
    newest = write(product()).split("## 1.1")[0]

    titles = [line for line in newest.splitlines() if line.startswith("#### ")]
    assert titles[:2] == ["#### Breaking: removed", "#### Added"]
    assert "- [Kite](/toys/api/kite/): `string`, 9 CSS classes" in newest
    assert "- [Kite](/toys/api/kite/): `slots.tail`" in newest


def test_of_a_new_component_nothing_else_is_new() -> None:
    oldest = write(product()).split("## 1.1")[1]

    assert "- **Drum**: the whole of it" in oldest
    assert "size" not in oldest
    assert "#### Deprecated\n\n- [Kite](/toys/api/kite/): `string`" in oldest


def test_a_release_stands_below_its_minor_with_its_day() -> None:
    newest = write(product()).split("## 1.1")[0]

    assert "### @acme/toys 2.0.1\n\nPublished on 28 March 2025." in newest
    assert newest.index("2.0.1") < newest.index("### @acme/toys 2.0.0-beta.1")


def test_words_of_others_are_no_markup_and_names_lead_to_their_facts() -> None:
    text = write(product())

    assert r"- Kites \*fly\* higher." in text
    assert r"- [Kite](/toys/api/kite/), **l10n**: Fix the `line` \| end" in text


def test_two_versions_can_be_compared_where_there_is_a_page_for_it() -> None:
    assert "[compare their API](/toys/api/changes/)" in write(product())


def test_the_page_is_where_the_navigation_says_or_right_below_the_product() -> None:
    assert changelog_address(product()) == "/toys/changelog/"
    assert changelog_address(product("/toys/more/changelog/")) == "/toys/more/changelog/"


def test_no_page_is_made_where_the_navigation_leaves_the_site() -> None:
    assert changelog_address(product("https://toys.example/changelog/")) == "/toys/changelog/"


def site(*products: Product) -> Site:
    settings = SiteSettings(name="S", host="https://s.example", description="D.")
    return Site(
        root=Path("c"), settings=settings, products=products, pages=(), default_navigation=()
    )


def test_a_product_of_which_nothing_is_known_has_no_page() -> None:
    pages = find_changelog_pages(site(product()), {}, {})

    assert list(pages) == []


def test_installed_packages_tell_of_their_documented_major_version(tmp_path: Path) -> None:
    releases = load_changelogs([product(packages=("@mui/material",))], StepCache(tmp_path))

    (first, *_, last) = releases["@mui/material"]
    assert (first.version, first.day) == ("7.0.1", "2025-03-28")
    assert last.version == "7.0.0-alpha.0"
