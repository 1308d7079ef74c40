from __future__ import annotations

from pathlib import Path

import pytest

from small_site import SmallSite, copy_site
from tearsheet.content.demo_files import group_demo_files, load_demos, read_demos
from tearsheet.content.load import load_site
from tearsheet.content.memory import Memory
from tearsheet.content.scan import scan_content
from tearsheet.errors import Mistake
from tearsheet.model.demo import Demo

CODE = "export default function Basic() {\n  return null;\n}\n"


def read_demos_of(site: SmallSite, folder: str) -> tuple[dict[str, Demo], list[Mistake]]:
    groups = group_demo_files(scan_content(site.content).files)
    mistakes: list[Mistake] = []
    demos = read_demos(site.content, folder, groups[folder], mistakes)
    return dict(demos), mistakes


def test_a_file_is_a_demo_in_the_first_styling(site: SmallSite) -> None:
    site.write("react-switch/demos/Basic.tsx", CODE)

    demos, mistakes = read_demos_of(site, "react-switch")

    assert mistakes == []
    assert demos["Basic"].id == "react-switch/Basic"
    assert [variant.styling for variant in demos["Basic"].variants] == ["system"]
    assert demos["Basic"].variants[0].files[0].text == CODE


def test_a_folder_is_a_demo_with_a_cut_for_each_styling_and_their_companions(
    site: SmallSite,
) -> None:
    for styling in ("css", "tailwind", "system"):
        site.write(f"react-switch/demos/Basic/{styling}/index.tsx", CODE)
    site.write("react-switch/demos/Basic/css/a-styles.css", ".root {}\n")

    demos, mistakes = read_demos_of(site, "react-switch")

    assert mistakes == []
    assert [
        (variant.styling, [file.name for file in variant.files])
        for variant in demos["Basic"].variants
    ] == [
        ("system", ["index.tsx"]),
        ("tailwind", ["index.tsx"]),
        ("css", ["index.tsx", "a-styles.css"]),
    ]


def test_the_page_about_demos_is_no_demo(site: SmallSite) -> None:
    site.page("guides/demos")
    site.write("guides/demos/demos/Basic.tsx", CODE)

    demos, mistakes = read_demos_of(site, "guides/demos")

    assert (list(demos), mistakes) == (["Basic"], [])


@pytest.mark.parametrize(
    ("path", "problem", "remedy"),
    [
        ("Basic/tailwnd/index.tsx", 'no styling "tailwnd"', 'Did you mean "tailwind"?'),
        ("Basic.jsx", "belongs to no demo", "demos/Name.tsx"),
        ("Basic/index.tsx", "belongs to no demo", "demos/Name/system/index.tsx"),
    ],
)
def test_a_file_that_belongs_to_no_demo_is_refused(
    site: SmallSite, path: str, problem: str, remedy: str
) -> None:
    file = site.write(f"react-switch/demos/{path}", CODE)

    _, (mistake,) = read_demos_of(site, "react-switch")

    assert mistake.where.file == file
    assert problem in mistake.problem
    assert remedy in mistake.remedy


def test_a_cut_without_its_first_file_is_refused(site: SmallSite) -> None:
    file = site.write("react-switch/demos/Basic/css/styles.css", ".root {}\n")

    demos, (mistake,) = read_demos_of(site, "react-switch")

    assert demos == {}
    assert mistake.where.file == file.parent
    assert "no index.tsx" in mistake.problem
    assert "by default" in mistake.remedy


def test_a_demo_in_a_styling_that_its_product_does_not_have_is_refused(tmp_path: Path) -> None:
    site = copy_site("kettle", tmp_path)
    product = site.content / "kettle/product.yaml"
    product.write_text(f"{product.read_text()}stylings: [css]\n")

    loaded = load_site(site.content, scan_content(site.content), Memory())
    demos = load_demos(loaded.site, loaded.memory.files)["kettle"]

    (mistake,) = demos.mistakes
    assert mistake.where.file == site.content / "kettle/demos/Steam.tsx"
    assert mistake.problem == 'Kettle has no demos in the styling "system".'
    assert "stylings in product.yaml" in mistake.remedy
    assert "Steam" in demos.refused


@pytest.mark.parametrize("name", ["basic", "Basic-switch", "2Basic", "Größe", "My Demo"])
def test_a_demo_is_named_as_a_component(site: SmallSite, name: str) -> None:
    site.write(f"react-switch/demos/{name}.tsx", CODE)

    demos, (mistake,) = read_demos_of(site, "react-switch")

    assert demos == {}
    assert mistake.where.file == site.content / "react-switch/demos"
    assert f'"{name}" is no name for a demo' in mistake.problem
    assert "BasicSwitch" in mistake.remedy


def test_a_demo_that_is_no_text_is_refused(site: SmallSite) -> None:
    file: Path = site.write("react-switch/demos/Basic.tsx", b"\x00\xff")

    _, (mistake,) = read_demos_of(site, "react-switch")

    assert mistake.where.file == file
    assert "not UTF-8" in mistake.problem


def test_the_home_page_has_demos_as_well(site: SmallSite) -> None:
    site.write("demos/Basic.tsx", CODE)

    demos, mistakes = read_demos_of(site, "")

    assert (list(demos), mistakes) == (["Basic"], [])
