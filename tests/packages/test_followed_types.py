"""How far types are followed, and that what cannot be followed is said."""

from __future__ import annotations

from pathlib import Path

import pytest
from small_packages import small_package

from tearsheet.model.reference import Interface
from tearsheet.packages.interfaces import read_interfaces
from tearsheet.packages.public_names import read_public_names

LID = "export interface Lid { /** Its width. */ Width: number; /** Its knob. */ Knob?: string; }\n"
PLUGINS = """
interface AnyPlugin { params: any; }
interface BoilPlugin { params: { /** How hot. */ heat?: number; } }
interface PourPlugin { params: { /** How much. */ amount: number; } }
interface Made<TPlugin> { plugin: TPlugin; }
type Unmade<T> = T extends readonly [first: infer P, ...rest: infer R]
  ? R extends readonly Made<any>[]
    ? P extends Made<infer TPlugin> ? readonly [TPlugin, ...Unmade<R>] : never : never : [];
type Merged<T extends readonly any[], K extends keyof AnyPlugin> =
  T extends readonly [plugin: infer P, ...otherPlugins: infer R]
    ? P extends AnyPlugin ? P[K] & Merged<R, K> : {} : {};
declare const PLUGINS: readonly [Made<BoilPlugin>, Made<PourPlugin>];
"""


def read(folder: Path, code: str) -> Interface:
    """The exported type `Kettle` of a package with this code."""
    package = small_package(folder, {"index.d.ts": code})
    return read_interfaces(package, read_public_names(package))["Kettle"]


def names(interface: Interface) -> list[str]:
    return [prop.name for prop in interface.properties]


def test_keys_that_a_type_computes_are_members(tmp_path: Path) -> None:
    code = f"{LID}export type Kettle = {{ [K in keyof Lid as Uncapitalize<K & string>]?: Lid[K] }};"

    kettle = read(tmp_path, code)

    assert [(p.name, p.type, p.required, p.description) for p in kettle.properties] == [
        ("knob", "string", False, "Its knob."),
        ("width", "number", False, "Its width."),
    ]
    assert kettle.unresolved == ()


def test_a_list_of_types_is_taken_apart_to_its_end(tmp_path: Path) -> None:
    code = PLUGINS + "export type Kettle = Merged<[BoilPlugin, PourPlugin], 'params'>;"

    kettle = read(tmp_path, code)

    assert sorted(names(kettle)) == ["amount", "heat"]
    assert kettle.unresolved == ()


def test_a_list_may_be_that_of_a_constant_and_made_by_another_type(tmp_path: Path) -> None:
    code = PLUGINS + "export type Kettle = Merged<Unmade<typeof PLUGINS>, 'params'>;"

    assert sorted(names(read(tmp_path, code))) == ["amount", "heat"]


def test_a_type_is_found_where_it_is_imported_in_the_midst_of_another(tmp_path: Path) -> None:
    package = small_package(
        tmp_path,
        {
            "lid.d.ts": LID,
            "index.d.ts": "export type Kettle = Omit<import('./lid').Lid, 'Knob'>;",
        },
    )

    kettle = read_interfaces(package, read_public_names(package))["Kettle"]

    assert names(kettle) == ["Width"]


def test_a_literal_that_is_known_decides(tmp_path: Path) -> None:
    code = f"""{LID}
type Shape<T extends boolean = true> = T extends false ? Pick<Lid, 'Knob'> : Pick<Lid, 'Width'>;
export type Kettle = Shape;
"""

    assert names(read(tmp_path, code)) == ["Width"]


def test_words_may_be_those_of_a_list_that_another_word_leads_to(tmp_path: Path) -> None:
    code = f"""{LID}
declare const WIDE: readonly ["Width"];
declare const KNOBS: (keyof Pick<Lid, 'Knob'>)[];
type Names<K> = K extends 'wide' | 'broad' ? (typeof WIDE)[number] : (typeof KNOBS)[number];
interface Cup {{ /** Not wide. */ cup: Omit<Lid, Names<'wide'>> }}
export type Kettle = Omit<Lid, Names<'wide'>> & Pick<Lid, Names<'broad'>> & Cup;
"""

    kettle = read(tmp_path, code)

    assert sorted(names(kettle)) == ["Knob", "Width", "cup"]
    assert kettle.unresolved == ()
    assert names(read(tmp_path / "other", code.replace("Names<'broad'>", "Names<'low'>"))) == [
        "cup",
        "Knob",
    ]


def test_a_type_whose_list_nobody_can_tell_is_named(tmp_path: Path) -> None:
    code = PLUGINS + (
        "declare const OTHERS: Array<AnyPlugin>;\n"
        "export type Kettle = Merged<typeof OTHERS, 'params'> & { /** It. */ own: string };"
    )

    kettle = read(tmp_path, code)

    assert names(kettle) == ["own"]
    assert kettle.unresolved


@pytest.mark.parametrize(
    ("part", "named"),
    [
        ("Pick<Lid, Unknown>", "Unknown"),
        ("Omit<Lid, Unknown>", "Unknown"),
        ("Lid[Unknown]", "Lid[Unknown]"),
        ("{ [Symbol.iterator]: string }", "[Symbol.iterator]"),
        ("{ [K in Unknown]: string }", "Unknown"),
        ("{ [K in keyof Lid as `on${K}`]: string }", "K in keyof Lid as `on${K}`"),
        ("typeof nowhere", "typeof nowhere"),
        ("(Missing | string)", "Missing"),
    ],
)
def test_what_cannot_be_followed_is_named(tmp_path: Path, part: str, named: str) -> None:
    code = f"{LID}export type Kettle = {part} & {{ /** It. */ own: string }};"

    kettle = read(tmp_path, code)

    assert "own" in names(kettle)
    assert kettle.unresolved == (f"The members of {named} could not be told.",)


@pytest.mark.parametrize(
    "part", ["string", "(() => void)", "string[]", "[string]", "'a'", "{ [key: string]: Lid }"]
)
def test_types_that_have_nothing_to_name_are_no_riddle(tmp_path: Path, part: str) -> None:
    kettle = read(tmp_path, f"{LID}export type Kettle = {part} & {{ /** It. */ own: string }};")

    assert names(kettle) == ["own"]
    assert kettle.unresolved == ()
