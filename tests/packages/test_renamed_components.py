"""Components under a second name, and classes that another interface lists."""

from __future__ import annotations

from pathlib import Path

from small_packages import RULES, install, small_package

from tearsheet.model.reference import PackageFacts
from tearsheet.packages.extract import extract_opened, extract_package
from tearsheet.packages.slot_names import read_slot_names

KETTLE = """
import * as React from 'react';
export interface KettleProps { /** How hot. */ heat?: number; slots?: { lid?: React.ElementType } }
/**
 * A kettle.
 *
 * API:
 *
 * - [Kettle API](https://kitchen.example/kitchen-ui/api/kettle/)
 */
export declare const Kettle: (props: KettleProps) => React.JSX.Element;
"""
KETTLE_SCRIPT = """
import PropTypes from 'prop-types';
const Kettle = function Kettle(props) { return null; };
Kettle.propTypes = {
  /** How hot. */
  heat: PropTypes.number,
  /** Its parts. */
  slots: PropTypes.object,
};
export { Kettle };
"""
FOLDER = 'export * from "./{name}";\n'


def modules(**files: str) -> dict[str, str]:
    """A folder for each component, with its declaration and its script after a line of dashes."""
    written = {
        "index.d.ts": "".join(f'export * from "./{name}";\n' for name in files),
        "index.js": "".join(f'export * from "./{name}";\n' for name in files),
    }
    for name, text in files.items():
        declaration, _, script = text.partition("-----\n")
        written |= {
            f"{name}/index.d.ts": FOLDER.format(name=name),
            f"{name}/index.js": FOLDER.format(name=name),
            f"{name}/{name}.d.ts": declaration,
            f"{name}/{name}.js": script,
        }
    return written


def extract(folder: Path, **files: str) -> PackageFacts:
    """What a hand-written package of the family says, where components need no page."""
    return extract_package(install(folder, modules(**files), name="@mui/x-kitchen"), RULES)


def test_a_component_has_all_props_under_its_former_name_too(tmp_path: Path) -> None:
    pot = """
import { type KettleProps } from "../Kettle";
import * as React from 'react';
/** @deprecated Use `Kettle`. */
export declare const Pot: (props: KettleProps & { ref?: any }) => React.JSX.Element;
-----
import { Kettle } from "../Kettle";
export const Pot = Kettle;
"""

    facts = extract(tmp_path, Kettle=f"{KETTLE}-----\n{KETTLE_SCRIPT}", Pot=pot)

    assert [prop.name for prop in facts.components["Pot"].props] == ["heat", "slots"]
    assert facts.components["Pot"].deprecated


def test_a_component_whose_type_is_that_of_another_is_one(tmp_path: Path) -> None:
    pot = """
import { Kettle } from "../Kettle";
/** @deprecated Use `Kettle`. */
export declare const Pot: typeof Kettle;
-----
import { Kettle } from "../Kettle";
export const Pot = Kettle;
"""

    facts = extract(tmp_path, Kettle=f"{KETTLE}-----\n{KETTLE_SCRIPT}", Pot=pot)

    assert [prop.name for prop in facts.components["Pot"].props] == ["heat", "slots"]


def test_a_component_that_the_package_exports_under_its_longer_name_only_is_one(
    tmp_path: Path,
) -> None:
    files = modules(Kettle=f"{KETTLE}-----\n{KETTLE_SCRIPT}") | {
        "Pot/Pot.d.ts": KETTLE.partition("/**\n")[0].replace("Kettle", "Pot")
        + "export declare function Pot(props: PotProps): React.JSX.Element;\n",
        "Pot/Pot.js": KETTLE_SCRIPT.replace("Kettle", "Pot"),
        "Pot/index.d.ts": 'import { Pot } from "./Pot";\nexport { Pot };\n'
        "export declare const Unstable_Pot: typeof Pot;\n",
        "Pot/index.js": 'import { Pot } from "./Pot";\nexport { Pot };\n'
        "export const Unstable_Pot = Pot;\n",
    }
    files["index.d.ts"] += 'export { Unstable_Pot } from "./Pot";\n'

    facts = extract_package(install(tmp_path, files, name="@mui/x-kitchen"), RULES)

    assert facts.components["Pot"].imports == ("import { Pot } from '@mui/x-kitchen/Pot';",)
    assert [prop.name for prop in facts.components["Pot"].props] == ["heat", "slots"]


def test_classes_are_those_of_the_interface_that_an_empty_one_extends(tmp_path: Path) -> None:
    kettle = KETTLE.replace(
        "slots?: { lid?: React.ElementType }", "classes?: Partial<KettleClasses>"
    ).replace(
        "export interface",
        'import { PotClasses } from "./potClasses";\n'
        "export interface KettleClasses extends PotClasses {}\nexport interface",
        1,
    )
    files = modules(Kettle=f"{kettle}-----\n{KETTLE_SCRIPT}") | {
        "Kettle/potClasses.d.ts": "export interface PotClasses { /** The lid. */ lid: string; }",
        "Kettle/potClasses.js": "export const potClasses = generateUtilityClasses('MuiPot', []);",
    }

    facts = extract_package(install(tmp_path, files), RULES)

    [style] = facts.components["Kettle"].classes
    assert style.applied == "MuiPot-lid"


def test_classes_that_begin_as_a_component_is_called_are_its_own(tmp_path: Path) -> None:
    files = modules(Kettle=f"{KETTLE}-----\n{KETTLE_SCRIPT}") | {
        "Kettle/steamClasses.d.ts": "export interface SteamClasses { /** Hot. */ steam: string; }",
        "Kettle/steamClasses.js": "const steam = generateUtilityClasses('MuiKettle', ['steam']);",
    }
    files["index.d.ts"] += 'export * from "./Kettle/steamClasses";\n'

    facts = extract_package(install(tmp_path, files), RULES)

    assert [style.class_name for style in facts.components["Kettle"].classes] == ["MuiKettle-steam"]
    assert facts.unresolved == ()


def test_classes_that_no_component_has_are_named_and_counted(tmp_path: Path) -> None:
    files = modules(Kettle=f"{KETTLE}-----\n{KETTLE_SCRIPT}") | {
        "Kettle/stoveClasses.d.ts": "export interface StoveClasses { /** Hot. */ flame: string; }",
        "Kettle/stoveClasses.js": "const stove = generateUtilityClasses('MuiStove', ['flame']);",
    }
    files["index.d.ts"] += 'export * from "./Kettle/stoveClasses";\n'

    facts = extract_package(install(tmp_path, files), RULES)

    assert facts.unresolved == (
        "The classes of StoveClasses belong to no component that is described.",
    )
    assert facts.unresolved_count == 1


def test_slots_that_no_interface_lists_and_inherited_ones_can_be_filled(tmp_path: Path) -> None:
    pot = KETTLE.replace("Kettle", "Pot").replace("kettle", "pot")
    pot = pot.replace(
        "export interface PotProps {", "export interface PotProps extends KettleProps {"
    ).replace("slots?: { lid?: React.ElementType }", "")
    pot = f'import {{ KettleProps }} from "../Kettle";\n{pot}'
    files = modules(Kettle=f"{KETTLE}-----\n{KETTLE_SCRIPT}", Pot=f"{pot}-----\n{KETTLE_SCRIPT}")

    assert read_slot_names(small_package(tmp_path, files)) == {
        "Kettle": frozenset(["lid"]),
        "Pot": frozenset(["lid"]),
    }


def test_slots_of_both_types_that_a_type_joins_can_be_filled(tmp_path: Path) -> None:
    joined = "export type KettleProps = { slots?: Partial<A> } & { slots?: B };\n"
    kettle = KETTLE.replace(
        "export interface KettleProps { /** How hot. */ heat?: number;"
        " slots?: { lid?: React.ElementType } }",
        f"interface A {{ lid: any }}\ninterface B {{ spout?: any }}\n{joined}",
    )

    names = read_slot_names(
        small_package(tmp_path, modules(Kettle=f"{kettle}-----\n{KETTLE_SCRIPT}"))
    )

    assert names == {"Kettle": frozenset(["lid", "spout"])}


def test_what_an_opened_package_says_is_what_its_folder_says(tmp_path: Path) -> None:
    package = small_package(tmp_path, modules(Kettle=f"{KETTLE}-----\n{KETTLE_SCRIPT}"))

    assert extract_opened(package) == extract_package(package.folder, RULES)
