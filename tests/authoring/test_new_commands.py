"""An author types `tearsheet new …` and goes on with a site that passes every proof."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from typer.testing import CliRunner, Result

from small_site import SmallSite
from tearsheet.authoring.commands import new_app
from tearsheet.cli.commands import app
from tearsheet.content.demo_files import group_demo_files, read_demos
from tearsheet.content.load import LoadedSite, load_site, read_page_text
from tearsheet.content.memory import Memory
from tearsheet.content.scan import scan_content
from tearsheet.errors import ContentError, MachineError, Mistake, TearsheetError
from tearsheet.markdown.article import render_article
from tearsheet.model.article import Article
from tearsheet.model.demo import Demo
from tearsheet.model.page import Page
from tearsheet.model.source import PageSource

PRODUCT = """\
name: Material UI
description: Components.
logo: logo.svg
packages: ["@mui/material"]
"""
NAVIGATION = """\
- pathname: /material-ui/
  title: Overview
- pathname: /material-ui/inputs/
  title: Inputs
  children:
    - pathname: /material-ui/react-slider/
      title: Slider
      unwritten: true # soon
"""


@pytest.fixture
def library(site: SmallSite) -> SmallSite:
    """A small site with a product of the family."""
    site.write("material-ui/product.yaml", PRODUCT)
    site.write(
        "material-ui/logo.svg", '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"/>'
    )
    site.write("material-ui/navigation.yaml", NAVIGATION)
    site.page("material-ui", title="Material UI")
    return site


def new(site: SmallSite, *words: str) -> Result:
    result = CliRunner().invoke(new_app, [*words, "--content", str(site.content)])
    if isinstance(result.exception, TearsheetError):
        raise result.exception
    return result


def read(site: SmallSite, path: str) -> str:
    return (site.content / path).read_text(encoding="utf-8")


def render(site: SmallSite) -> tuple[LoadedSite, dict[str, Article], list[Mistake]]:
    scan = scan_content(site.content)
    loaded = load_site(site.content, scan, Memory())
    mistakes = list(loaded.mistakes)
    groups = group_demo_files(scan.files)
    articles = {}
    for page in loaded.site.pages:
        folder = page.address.strip("/")
        demos = read_demos(site.content, folder, groups.get(folder, ()), mistakes)
        articles[page.address] = render_article(source_of(site, page, demos))
        mistakes += articles[page.address].mistakes
    return loaded, articles, mistakes


def source_of(site: SmallSite, page: Page, demos: Mapping[str, Demo]) -> PageSource:
    text, first_line = read_page_text(page)
    return PageSource(page=page, text=text, first_line=first_line, folder=site.content, demos=demos)


def test_a_page_is_begun_in_the_house_form_and_joins_its_group(library: SmallSite) -> None:
    result = new(
        library, "page", "/material-ui/react-rating", "--group", "Inputs",
        "--description", "A rating takes an opinion: yours.",
    )  # fmt: skip

    assert read(library, "material-ui/react-rating/page.md") == (
        "---\ntitle: Rating\n"
        'components: [Rating]\npackage: "@mui/material"\n---\n\n'
        "A rating takes an opinion: yours.\n\n## Basics\n"
    )
    assert read(library, "material-ui/navigation.yaml") == (
        f"{NAVIGATION}    - pathname: /material-ui/react-rating/\n      title: Rating\n"
    )
    assert "tearsheet dev" in result.output
    assert "material-ui/react-rating/page.md" in result.output


def test_an_unwritten_row_becomes_a_link(library: SmallSite) -> None:
    new(library, "page", "/material-ui/react-slider/", "--description", "Slides.")

    after = NAVIGATION.replace("      unwritten: true # soon\n", "")
    assert read(library, "material-ui/navigation.yaml") == after


def test_a_page_another_product_announced_is_announced_no_longer(library: SmallSite) -> None:
    library.write("navigation.yaml", "- pathname: /material-ui/react-slider/\n  unwritten: true\n")

    new(library, "page", "/material-ui/react-slider/", "--description", "Slides.")

    assert read(library, "navigation.yaml") == "- pathname: /material-ui/react-slider/\n"


def test_line_ends_and_the_mark_at_the_beginning_stay(library: SmallSite) -> None:
    file = library.content / "material-ui/navigation.yaml"
    file.write_bytes(b"\xef\xbb\xbf" + NAVIGATION.replace("\n", "\r\n").encode())

    new(library, "page", "/material-ui/guide/", "--description", "A guide.")

    added = "- pathname: /material-ui/guide/\n  title: Guide\n"
    assert file.read_bytes() == (
        b"\xef\xbb\xbf" + f"{NAVIGATION}{added}".replace("\n", "\r\n").encode()
    )


def test_a_post_is_dated_and_listed_on_the_blog(site: SmallSite) -> None:
    site.page("blog", "## Follow along\n\nBy feed.", title="Blog")

    new(site, "page", "/blog/first-post/", "--description", "What is new.")

    blog = read(site, "blog/page.md")
    assert blog.index("[First post](/blog/first-post/): What is new.") < blog.index("## Follow")
    assert "\ndate: 20" in read(site, "blog/first-post/page.md")
    assert not (site.content / "navigation.yaml").exists()


@pytest.mark.parametrize(
    ("description", "words"),
    [
        (" ", "empty"),
        ("a" * 161, "161 characters"),
        ("\x1b[2J", "cannot be shown"),
        ("::x", "signs"),
    ],
)
def test_a_description_no_page_can_show_is_refused(
    library: SmallSite, description: str, words: str
) -> None:
    result = new(library, "page", "/about/", "--description", description)

    assert (result.exit_code, words in result.output) == (2, True)


def test_without_a_description_nothing_is_written(library: SmallSite) -> None:
    result = new(library, "page", "/material-ui/react-rating/")

    assert result.exit_code == 2
    assert "--description" in result.output
    assert not (library.content / "material-ui/react-rating").exists()


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("material-ui/rating/", "slash"),
        ("/Material-UI/rating/", "lower-case"),
        ("/assets/", "belongs to"),
        ("/node_modules/", "never read"),
        ("/a/../b/", "climbs"),
        (f"/{'a' * 300}/", "shorter"),
    ],
)
def test_an_address_no_page_can_have_is_refused(
    library: SmallSite, address: str, words: str
) -> None:
    result = new(library, "page", address, "--description", "Nothing.")

    assert (result.exit_code, words in " ".join(result.output.split())) == (2, True)


def test_a_page_that_exists_is_not_written_over(library: SmallSite) -> None:
    before = read(library, "material-ui/page.md")

    with pytest.raises(ContentError, match="exists already"):
        new(library, "page", "/material-ui/", "--description", "Other.")

    assert read(library, "material-ui/page.md") == before


def test_a_page_cannot_stand_among_the_demos_of_another(library: SmallSite) -> None:
    library.write("material-ui/demos/Basic.tsx", "export default () => null;")

    for address in ("/material-ui/demos/", "/material-ui/demos/more/"):
        with pytest.raises(ContentError, match="for the demos"):
            new(library, "page", address, "--description", "Other.")


def test_a_demo_is_placed_once_at_the_end_of_its_page(library: SmallSite) -> None:
    library.page("material-ui", ":: demo Placed {height=200}\n\n## More", title="Material UI")

    new(library, "demo", "Placed", "--page", "/material-ui/")
    new(library, "demo", "Added", "--page", "/material-ui/")

    page = read(library, "material-ui/page.md")
    assert page.count(":: demo Placed") == 1
    assert page.endswith("## More\n\n:: demo Added\n")


@pytest.mark.parametrize("name", ["basicRating", "Basic-Rating", "../Basic", "Größe", "2nd"])
def test_a_name_no_component_can_have_is_refused(library: SmallSite, name: str) -> None:
    result = new(library, "demo", name, "--page", "/material-ui/")

    assert (result.exit_code, "no name for a component" in result.output) == (2, True)


@pytest.mark.parametrize("name", ["Twice", "TWICE"])
def test_a_demo_that_exists_is_not_written_over(library: SmallSite, name: str) -> None:
    new(library, "demo", "Twice", "--page", "/material-ui/", "--styling", "css")

    with pytest.raises(ContentError, match="exists already"):
        new(library, "demo", name, "--page", "/material-ui/")


def test_a_demo_is_not_named_as_what_it_imports(library: SmallSite) -> None:
    with pytest.raises(ContentError, match="BasicButton"):
        new(library, "demo", "Button", "--page", "/material-ui/")


def test_a_demo_is_styled_as_its_product_is(library: SmallSite) -> None:
    product = library.content / "material-ui/product.yaml"
    product.write_text(f"{product.read_text()}stylings: [system, css]\n")

    with pytest.raises(ContentError, match='no demos in the styling "tailwind"'):
        new(library, "demo", "Basic", "--page", "/material-ui/", "--styling", "tailwind")


def test_a_demo_needs_a_page_and_is_told_the_nearest(library: SmallSite) -> None:
    with pytest.raises(ContentError, match='Did you mean "/material-ui/"'):
        new(library, "demo", "Basic", "--page", "/material/")


def test_a_page_that_ends_inside_code_gets_no_demo(library: SmallSite) -> None:
    library.page("material-ui", "```tsx\nconst open = 1;", title="Material UI")

    with pytest.raises(ContentError, match="never closed"):
        new(library, "demo", "Basic", "--page", "/material-ui/")


def test_a_demo_begins_with_a_component_of_the_product_of_its_page(site: SmallSite) -> None:
    new(
        site, "product", "/joy-ui/", "--name", "Joy UI", "--description", "Joy.",
        "--package", "@mui/joy",
    )  # fmt: skip

    new(site, "demo", "Basic", "--page", "/joy-ui/")

    assert "'@mui/joy/Button'" in read(site, "joy-ui/demos/Basic.tsx")


def test_a_product_whose_id_is_taken_is_refused(library: SmallSite) -> None:
    with pytest.raises(ContentError, match='"material-ui" is the id of "Material UI"'):
        new(library, "product", "/material/ui/", "--name", "Kit", "--description", "A kit.")


def test_broken_navigation_is_mended_before_anything_is_added(library: SmallSite) -> None:
    library.write("material-ui/navigation.yaml", "- pathname: nowhere\n")

    with pytest.raises(TearsheetError, match="is no address"):
        new(library, "page", "/material-ui/react-rating/", "--description", "Rates.")

    assert not (library.content / "material-ui/react-rating").exists()


def test_pages_of_a_new_product_belong_to_it(site: SmallSite) -> None:
    new(site, "product", "/kits/rating/", "--name", "Rating Kit", "--description", "Stars.")
    new(site, "page", "/kits/rating/start/", "--description", "Start here.")

    loaded, _, mistakes = render(site)
    assert mistakes == []
    assert {page.product for page in loaded.site.pages} == {"docs", "kits-rating"}
    (product,) = loaded.site.products
    assert [row.pathname for row in product.navigation] == [
        "/kits/rating/",
        "/kits/rating/start/",
    ]


def test_everything_that_is_begun_renders_without_a_mistake(library: SmallSite) -> None:
    begin_everything(library)

    _, articles, mistakes = render(library)

    assert mistakes == []
    # One demo of one styling, and one of three.
    assert len(articles["/material-ui/react-rating/"].islands) == 4
    assert "pnpm add @mui/x-charts" in articles["/x/react-charts/"].markdown


@pytest.mark.long
def test_everything_that_is_begun_passes_the_build(
    library: SmallSite, warm_site: SmallSite
) -> None:
    assert warm_site is library
    begin_everything(library)

    assert library.check_mistakes() == ()


def begin_everything(site: SmallSite) -> None:
    page = "/material-ui/react-rating/"
    new(site, "page", page, "--description", "Rates <at> once.", "--group", "Inputs")
    new(site, "page", "/material-ui/react-slider/", "--description", "Slides.")
    new(site, "page", "/about-us/", "--title", "yes: #1 *us*", "--description", "- Who we are.")
    new(site, "demo", "BasicRating", "--page", page)
    new(site, "demo", "StyledRating", "--page", page, "--styling", "tailwind,css,system")
    new(site, "product", "/x/react-charts/", "--name", "Charts", "--description", "Draws bars.",
        "--version", "v8.0.0", "--package", "@mui/x-charts")  # fmt: skip
    new(site, "page", "/x/react-charts/bars/", "--description", "Bars.")


def test_a_disk_that_refuses_leaves_nothing_half_done(library: SmallSite) -> None:
    # A folder in the way of the file the new text is written into first.
    (library.content / "material-ui/.navigation.yaml.new").mkdir()

    with pytest.raises(MachineError, match="cannot be written"):
        new(library, "page", "/material-ui/react-rating/", "--description", "Rates.")

    assert not (library.content / "material-ui/react-rating/page.md").exists()
    assert read(library, "material-ui/navigation.yaml") == NAVIGATION


@pytest.mark.parametrize("command", ["page", "demo", "product"])
def test_the_help_of_each_command_teaches_by_example(command: str) -> None:
    result = CliRunner().invoke(app, ["new", command, "--help"])

    assert (result.exit_code, f"tearsheet new {command} " in result.output) == (0, True)
