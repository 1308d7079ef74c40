"""A page about a component mentions its props, slots and hooks, or says why it does not."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from shared_steps import share_steps, take_steps
from small_site import SmallSite, begin_site
from tearsheet.content.page_selection import PageSelection, select_pages
from tearsheet.content.scan import scan_content
from tearsheet.errors import Mistake
from tearsheet.pipeline.options import BuildOptions
from tearsheet.proving.mention_report import describe_unmentioned
from tearsheet.proving.unmentioned import Unmentioned, find_unmentioned

COMPONENTS = ("components: [Menu, MenuItem]",)
DEMO = """import { Menu } from '@mui/base/Menu';
import { styled } from '@mui/system';

const Wide = styled(Menu)({});

export default function Pick() {
  return (
    <Menu anchor={null} slots={{ listbox: 'ul' }}>
      <Wide onItemsChange={() => {}} />
      <p action="disableFocusOnHover">actions</p>
    </Menu>
  );
}
"""


def menu_site(
    folder: Path, body: str, more: Sequence[str] = COMPONENTS, demo: str = ""
) -> SmallSite:
    """A site of a product that documents Base UI, with a page about menus."""
    site = begin_site(folder)
    take_steps(site.cache)
    site.write("kit/product.yaml", "name: Kit\ndescription: A kit.\npackages: ['@mui/base']\n")
    site.page("kit/menu", body, more=more)
    if demo:
        site.write("kit/menu/demos/Pick.tsx", demo)
    return site


def look(
    site: SmallSite, selection: PageSelection | None = None
) -> tuple[list[Unmentioned], list[Mistake]]:
    options = BuildOptions(content=site.content, out=site.out, cache=site.cache, write=False)
    found = find_unmentioned(options, selection)
    share_steps(site.cache)
    return found


def missing_of(site: SmallSite) -> dict[str, Unmentioned]:
    return {found.component: found for found in look(site)[0]}


def test_everything_a_page_does_not_mention_is_found(tmp_path: Path) -> None:
    missing = missing_of(menu_site(tmp_path, "Pick one."))

    menu = missing["Menu"]
    assert menu.page.address == "/kit/menu/"
    assert {"actions", "anchor", "onItemsChange"} <= set(menu.props)
    assert menu.slots == ("listbox",)
    assert menu.hooks == ("useMenu",)
    assert "disableFocusOnHover" in missing["MenuItem"].props
    # What all components have is explained elsewhere.
    assert {"className", "slots", "slotProps"}.isdisjoint(menu.names)


def test_text_code_demos_and_lists_of_props_mention_them(tmp_path: Path) -> None:
    body = (
        "Call `useMenu()`.\n\n:: demo Pick\n\n:: props MenuItem\n\n"
        "```tsx\n<Menu actions={ref} />\n```\n\n:: hook useMenuItem"
    )
    site = menu_site(tmp_path, body, demo=DEMO)

    assert missing_of(site) == {}


def test_words_of_the_text_and_props_of_other_elements_mention_nothing(tmp_path: Path) -> None:
    site = menu_site(tmp_path, "Its anchor is near.\n\n:: props Menu {only=anchor}", demo=DEMO)

    missing = missing_of(site)

    assert missing["Menu"].props == ("actions",)
    assert "disableFocusOnHover" in missing["MenuItem"].props


def test_a_page_below_the_one_about_a_component_mentions_for_it(tmp_path: Path) -> None:
    site = menu_site(tmp_path, "Pick `anchor`, `useMenu`.")
    site.page("kit/menu/more", "Then `actions`, `onItemsChange`, and `slots.listbox`.")

    assert missing_of(site).keys() == {"MenuItem"}


def test_a_component_with_a_page_of_its_own_is_left_to_it(tmp_path: Path) -> None:
    site = menu_site(tmp_path, "Pick one.")
    site.write("kit/navigation.yaml", "- pathname: /kit/react-menu-item/\n  unwritten: true\n")

    assert missing_of(site).keys() == {"Menu"}


def test_an_exception_has_a_reason_and_is_needed(tmp_path: Path) -> None:
    more = (
        *COMPONENTS,
        "unmentioned:",
        "  actions: Only other components need it.",
        "  Menu.anchor: It is rarely set.",
        "  useMenu: The page is about the component.",
        "  onItemsChange: It is never called.",
        "  onItemChange: It is misspelled.",
    )
    site = menu_site(tmp_path, "Look at `onItemsChange`, and at `listbox`.", more)

    found, mistakes = look(site)

    assert "Menu" not in {it.component for it in found}
    needless, unknown = sorted(mistakes, key=lambda mistake: mistake.where.line or 0)
    assert needless.problem == 'The page mentions "onItemsChange", which its settings leave out.'
    assert unknown.problem.startswith('"onItemChange" is no prop')
    assert 'Did you mean "onItemsChange"?' in unknown.remedy
    lines = (site.content / "kit/menu/page.md").read_text().splitlines()
    assert lines[(unknown.where.line or 0) - 1].strip().startswith("onItemChange")


def test_an_exception_without_a_reason_is_refused(tmp_path: Path) -> None:
    site = menu_site(tmp_path, "Pick.", (*COMPONENTS, 'unmentioned: { actions: "" }'))

    problems = [mistake.problem for mistake in site.read_mistakes()]

    assert '"actions" is empty.' in problems


def test_pages_that_are_not_chosen_are_left_out(tmp_path: Path) -> None:
    site = menu_site(tmp_path, "Pick one.")
    paths = scan_content(site.content).files

    assert look(site, select_pages(site.content, paths, ["/"])) == ([], [])


@pytest.mark.parametrize(("in_full", "ending"), [(True, "useMenu"), (False, "…")])
def test_the_report_names_each_component_with_a_count(
    tmp_path: Path, in_full: bool, ending: str
) -> None:
    found, _ = look(menu_site(tmp_path, "Pick one."))
    (menu,) = [it for it in found if it.component == "Menu"]
    long = Unmentioned(page=menu.page, component="Menu", props=menu.props * 8, hooks=menu.hooks)

    lines = list(describe_unmentioned([long], in_full=in_full))

    assert lines[1] == "  /kit/menu/"
    assert lines[2].split()[:2] == ["Menu", str(len(long.names))]
    assert lines[-2].endswith(ending)
    assert all(len(line) <= 100 for line in lines[:-1])
    assert f"{len(long.names)} props, slots and hooks on 1 page." in lines[-1]


def test_as_a_mistake_it_stands_where_the_page_names_its_components(tmp_path: Path) -> None:
    found, _ = look(menu_site(tmp_path, "Pick one."))
    (menu,) = [it for it in found if it.component == "Menu"]

    assert menu.mistake.where.line == 4
    assert "slots: listbox; hooks: useMenu" in menu.mistake.problem
    assert ":: props Menu {only=" in menu.mistake.remedy
