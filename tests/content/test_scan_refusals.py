from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from small_site import SmallSite, begin_site
from tearsheet.content.scan import scan_content
from tearsheet.errors import MachineError

FOLDERS = {
    "React-Button": "react-button",
    "my page": "my-page",
    "it's": "it-s",
    'a"quote': "a-quote",
    "größe": "gr-e",
    "日本語": "page",
    "trailing-": "trailing",
    "under_score": "under-score",
}


def test_a_site_without_mistakes_reads_without_mistakes(site: SmallSite) -> None:
    site.page("guides/first", "Text.")

    assert site.read_mistakes() == ()


def test_a_content_folder_that_is_missing_is_the_machines_affair(site: SmallSite) -> None:
    with pytest.raises(MachineError, match="no content folder") as caught:
        scan_content(site.content / "nowhere")

    assert "--content" in caught.value.remedy


@pytest.mark.parametrize(("name", "offered"), list(FOLDERS.items()))
def test_a_folder_that_cannot_be_part_of_an_address_is_offered_a_name(
    site: SmallSite, name: str, offered: str
) -> None:
    site.page(f"guides/{name}")

    (mistake,) = site.read_mistakes()

    assert mistake.where.file == site.content / "guides" / name
    assert "cannot be part of an address" in mistake.problem
    assert f'"{offered}"' in mistake.remedy


@pytest.mark.parametrize("name", [b"\xff\xfe", b"a\nb", b"bell\x07.png"])
def test_a_name_that_is_no_text_is_refused(site: SmallSite, name: bytes) -> None:
    file = site.content / os.fsdecode(name)
    file.touch()

    (mistake,) = site.read_mistakes()

    assert mistake.where.file == file
    assert "is no text" in mistake.problem
    assert "Rename it" in mistake.remedy


@pytest.mark.parametrize("name", ["a" * 201, "picture" * 30 + ".png"])
def test_a_name_that_the_build_cannot_lengthen_is_refused(site: SmallSite, name: str) -> None:
    file = site.content / name
    file.touch()

    (mistake,) = site.read_mistakes()

    assert mistake.where.file == file
    assert f"{len(name)} bytes long" in mistake.problem
    assert "at most 200" in mistake.remedy


def test_the_longest_name_that_is_read_can_be_built(warm_site: SmallSite) -> None:
    warm_site.page("a" * 200)
    warm_site.navigation(f"/{'a' * 200}/")

    warm_site.build()

    assert (warm_site.out / f"{'a' * 200}.md").is_file()


def test_hidden_folders_are_left_alone(site: SmallSite) -> None:
    site.page(".drafts/Not Yet")

    assert site.read_mistakes() == ()


@pytest.mark.parametrize(
    "name", ["assets", "en", "feed", "frames", "index", "offline", "parts", "reference"]
)
def test_an_address_the_build_needs_itself_is_refused(site: SmallSite, name: str) -> None:
    site.page(name)

    (mistake,) = site.read_mistakes()

    assert mistake.where.file == site.content / name
    assert f'"/{name}/" belongs to the files the build makes' in mistake.problem
    assert "another name" in mistake.remedy


def test_such_a_name_may_stand_deeper_in_an_address(site: SmallSite) -> None:
    site.page("guides/assets")

    assert site.read_mistakes() == ()


def test_a_loose_markdown_file_is_told_where_it_would_be_a_page(site: SmallSite) -> None:
    file = site.write("guides/Getting Started.md", "# Getting started\n")

    (mistake,) = site.read_mistakes()

    assert mistake.where.file == file
    assert "Only a page.md becomes a page" in mistake.problem
    assert '"getting-started/page.md"' in mistake.remedy


def test_a_readme_beside_a_demo_is_no_page_and_no_mistake(site: SmallSite) -> None:
    site.page("react-switch")
    site.write("react-switch/demos/Basic/system/index.tsx", "export default () => null;\n")
    site.write("react-switch/demos/Basic/system/README.md", "Notes.\n")

    assert site.read_mistakes() == ()


@pytest.mark.parametrize("name", ["page.md", "product.yaml"])
def test_what_makes_an_address_cannot_lie_among_demos(site: SmallSite, name: str) -> None:
    site.page("react-switch")
    file = site.write(f"react-switch/demos/Basic/system/{name}", "name: A\n")

    (mistake,) = site.read_mistakes()

    assert mistake.where.file == file
    assert f"A {name} cannot lie among demos" in mistake.problem
    assert "Move it up" in mistake.remedy


def test_a_folder_where_a_page_should_be_is_refused(site: SmallSite) -> None:
    (site.content / "guides/page.md").mkdir(parents=True)

    (mistake,) = site.read_mistakes()

    assert mistake.where.file == site.content / "guides/page.md"
    assert mistake.problem.startswith('A folder is called "page.md"')


def test_a_linked_folder_is_refused_before_it_leads_in_a_circle(site: SmallSite) -> None:
    site.page("guides")
    (site.content / "guides/again").symlink_to(site.content)

    (mistake,) = site.read_mistakes()

    assert mistake.where.file == site.content / "guides/again"
    assert "circle" in mistake.problem
    assert "folder itself" in mistake.remedy


def test_a_file_that_links_to_itself_is_refused(site: SmallSite) -> None:
    loop = site.content / "picture.png"
    loop.symlink_to(loop)

    (mistake,) = site.read_mistakes()

    assert mistake.where.file == loop
    assert "cannot be opened" in mistake.problem
    assert "lead to a file" in mistake.remedy


def test_two_files_that_link_to_each_other_are_both_refused(site: SmallSite) -> None:
    (site.content / "one.png").symlink_to("two.png")
    (site.content / "two.png").symlink_to("one.png")

    assert [mistake.where.file.name for mistake in site.read_mistakes()] == ["one.png", "two.png"]


def test_a_link_that_dangles_is_refused(site: SmallSite) -> None:
    (site.content / "guides").mkdir()
    (site.content / "guides/page.md").symlink_to("gone.md")

    (mistake,) = site.read_mistakes()

    assert mistake.where.file == site.content / "guides/page.md"
    assert "cannot be opened" in mistake.problem


def test_a_link_to_a_file_beside_it_is_that_file(site: SmallSite) -> None:
    site.page("guides")
    site.write("guides/pictures/one.svg", "<svg/>")
    (site.content / "guides/two.svg").symlink_to("pictures/one.svg")

    assert site.read_mistakes() == ()


@pytest.mark.parametrize(
    "path", ["guides/page.md", "guides/secret.png", "guides/demos/Basic.tsx", "joy/logo.svg"]
)
def test_a_link_that_leads_out_of_its_folder_is_refused(site: SmallSite, path: str) -> None:
    secret = site.folder / "secret"
    secret.write_text("secret")
    link = site.content / path
    link.parent.mkdir(parents=True)
    link.symlink_to(secret)

    (mistake,) = site.read_mistakes()

    assert mistake.where.file == link
    assert "would publish what lies there" in mistake.problem
    assert "file itself" in mistake.remedy


def test_a_link_to_another_page_is_refused_as_well(site: SmallSite) -> None:
    site.page("one")
    (site.content / "two").mkdir()
    (site.content / "two/page.md").symlink_to("../one/page.md")

    (mistake,) = site.read_mistakes()

    assert mistake.where.file == site.content / "two/page.md"


def test_demos_are_made_of_files_and_not_of_links(site: SmallSite) -> None:
    site.page("guides")
    site.write("guides/demos/Basic/system/index.tsx", "export default () => null;\n")
    (site.content / "guides/demos/Basic/system/stops.ts").symlink_to("index.tsx")

    (mistake,) = site.read_mistakes()

    assert mistake.where.file == site.content / "guides/demos/Basic/system/stops.ts"


def test_a_pipe_is_no_content(site: SmallSite) -> None:
    os.mkfifo(site.content / "page.txt")

    (mistake,) = site.read_mistakes()

    assert "neither a file nor a folder" in mistake.problem
    assert mistake.remedy == "Remove it."


def test_four_hundred_folders_in_each_other_do_not_exhaust_the_reader(site: SmallSite) -> None:
    deep = site.content
    for _ in range(400):
        deep /= "d"
        deep.mkdir()

    assert site.read_mistakes() == ()


@pytest.fixture
def guarded_site() -> Iterator[SmallSite]:
    """A site that is read by somebody without special rights."""
    with TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        site = begin_site(Path(folder))
        site.page("secret")
        user = os.geteuid()
        try:
            yield site
        finally:
            os.seteuid(user)
            (site.content / "secret").chmod(0o755)


def give_up_rights() -> None:
    if os.geteuid() == 0:
        os.seteuid(65534)


def test_a_file_that_nobody_may_read_is_named(guarded_site: SmallSite) -> None:
    file = guarded_site.content / "secret/page.md"
    file.chmod(0)
    give_up_rights()

    (mistake,) = guarded_site.read_mistakes()

    assert mistake.where.file == file
    assert "Permission denied" in mistake.problem
    assert "readable" in mistake.remedy


def test_a_folder_that_nobody_may_open_is_named(guarded_site: SmallSite) -> None:
    folder = guarded_site.content / "secret"
    folder.chmod(0)
    give_up_rights()

    (mistake,) = guarded_site.read_mistakes()

    assert mistake.where.file == folder
    assert "Permission denied" in mistake.problem
