"""What has a name on a site, and where it leads."""

from __future__ import annotations

import pytest
from described_pages import (
    BELL,
    IDS,
    PRODUCT,
    described_page,
    every_symbol,
    gather_symbols,
    make_symbol_files,
    read_symbols,
    written_page,
)
from msgspec.structs import replace

from tearsheet.model.article import Heading
from tearsheet.model.reference import Prop
from tearsheet.model.reference_page import ReferencePage
from tearsheet.search.symbols.gather import find_held
from tearsheet.search.symbols.named_page import NamedPage
from tearsheet.search.symbols.sections import add_sections
from tearsheet.search.symbols.symbol import Holder, NamedMember


def names_of(*pages: NamedPage) -> list[tuple[str, str]]:
    return [(kind, name) for kind, name, *_ in every_symbol(gather_symbols(pages))]


def test_a_written_page_gives_its_title_its_demos_and_its_headings() -> None:
    found = list(every_symbol(gather_symbols([written_page()])))

    assert found == [
        ("page", "Bell", "/joy-ui/react-bell/", False, ""),
        ("demo", "LoudBell", "/joy-ui/react-bell/#LoudBell", False, ""),
        ("heading", "How loud?", "/joy-ui/react-bell/#how-loud", False, ""),
    ]


def test_a_page_is_also_found_by_what_its_address_calls_it() -> None:
    found = names_of(written_page("/joy-ui/getting-started/", "Overview"))

    assert [name for kind, name in found if kind == "page"] == ["Overview", "Getting started"]


def test_a_page_is_also_found_by_its_keywords_unless_its_title_has_them() -> None:
    page = written_page(keywords=("chime", "bell"))

    assert [name for kind, name in names_of(page) if kind == "page"] == ["Bell", "chime"]


def test_a_component_is_also_found_by_the_keywords_of_its_page() -> None:
    found = set(every_symbol(gather_symbols([described_page(keywords=("gong",))])))

    assert ("page", "gong", "/joy-ui/api/bell/", False, "") in found


def test_a_component_gives_everything_it_consists_of() -> None:
    found = set(every_symbol(gather_symbols([described_page()])))

    page = "/joy-ui/api/bell/"
    assert found == {
        ("component", "Bell", page, False, ""),
        ("prop", "tone", f"{page}#bell-prop-tone", False, ""),
        ("prop", "loud", f"{page}#bell-prop-loud", True, ""),
        ("prop", "sx", f"{page}#bell-prop-sx", False, "Thing"),
        ("slot", "root", f"{page}#bell-slots-root", False, ""),
        ("class", "MuiBell-root", f"{page}#bell-slots-root", False, ""),
        ("class", "Mui-rung", f"{page}#bell-classes-Mui-rung", False, ""),
        ("theme", "JoyBell", f"{page}#bell-theme-default-props", False, ""),
        ("heading", "Props", f"{page}#bell-props", False, ""),
    }


@pytest.mark.parametrize("missing", sorted(IDS))
def test_nothing_leads_to_a_place_that_the_finished_page_has_not(missing: str) -> None:
    found = every_symbol(gather_symbols([described_page(IDS - {missing})]))

    assert not [address for _, _, address, _, _ in found if address.endswith(f"#{missing}")]


@pytest.mark.parametrize("address", ["/experiments/docs/bells/", "/joy-ui/bells/"])
def test_what_is_not_listed_is_not_found(address: str) -> None:
    page = written_page(address)
    hidden = replace(page, page=replace(page.page, listed=address.startswith("/experiments/")))

    assert gather_symbols([hidden]) == []


def test_production_errors_lead_to_their_numbers() -> None:
    page = replace(
        written_page(), ids=frozenset({"code-9"}), errors={9: "No\n  such color.", 10: ""}
    )

    found = list(every_symbol(gather_symbols([page])))

    assert found[1:] == [
        ("error", "Error 9: No such color.", "/joy-ui/react-bell/#code-9", False, "")
    ]


def test_theme_keys_lead_to_where_the_theme_is_shown() -> None:
    tree = {"palette": {"mode": "light"}}
    page = replace(written_page(), ids=frozenset({"theme.palette.mode"}), theme=tree)

    found = list(every_symbol(gather_symbols([page])))

    address = "/joy-ui/react-bell/#theme.palette.mode"
    assert found[1:] == [("theme", "palette.mode", address, False, "")]


def test_icons_have_files_of_their_own_that_nobody_fetches_unasked() -> None:
    page = replace(written_page(), icons=("Alarm", "Bell"))

    files = make_symbol_files([page], [PRODUCT])

    assert files.start["more"] == []
    assert files.start["icons"] == ["icons-1"]
    assert b"Alarm" in files.files["icons-1"]
    address = "/joy-ui/react-bell/?selected=Alarm"
    assert ("icon", "Alarm", address, False, "") in read_symbols(files)


def test_the_index_reads_back_as_it_was_gathered() -> None:
    pages = [described_page(), written_page()]

    read = read_symbols(make_symbol_files(pages, [PRODUCT]))

    assert sorted(read) == sorted(every_symbol(gather_symbols(pages)))


def test_the_order_in_which_pages_were_finished_does_not_show() -> None:
    pages = [described_page(), written_page(), written_page("/joy-ui/about/", "About")]

    assert make_symbol_files(pages, [PRODUCT]) == make_symbol_files(pages[::-1], [PRODUCT])


def test_a_section_belongs_to_the_longest_name_its_place_begins_with() -> None:
    held = [_held("Slider"), _held("SliderInput")]
    headings = [
        Heading(level=2, id="slider", text="Slider"),
        Heading(level=3, id="slider-props", text="Props"),
        Heading(level=2, id="slider-input", text="SliderInput"),
        Heading(level=3, id="slider-input-props", text="Props"),
    ]

    found = [[member.id for member in one.members] for one in add_sections(held, headings)]

    assert found == [["slider-props"], ["slider-input-props"]]


def _held(name: str) -> NamedMember:
    return NamedMember(
        holder=Holder(kind="component", name=name, product="base-ui", address=f"/base-ui/#{name}")
    )


def test_the_order_of_what_is_told_twice_follows_from_the_page_alone() -> None:
    tone = Prop(name="tone", type="string")
    bell = replace(BELL.component, props=(replace(tone, deprecated=True), tone))
    shown = ReferencePage(components=(replace(BELL, component=bell),))

    (held,) = find_held(replace(described_page(), reference=shown))

    tones = [member.deprecated for member in held.members if member.name == "tone"]
    assert tones == [True, False]
