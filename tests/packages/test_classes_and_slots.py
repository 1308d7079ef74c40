"""The classes and the slots of a component, from the interfaces that list them."""

from __future__ import annotations

from pathlib import Path

from small_components import PAGE, class_of, kettle_files, read_kettle, slot_of
from small_packages import RULES, install

from tearsheet.packages.extract import extract_package

DECLARATION = f"""
import * as React from 'react';
import {{ KettleClasses }} from './kettleClasses';
import {{ KettleSlots }} from './kettleSlots';
export interface KettleProps {{
  classes?: Partial<KettleClasses>;
  slots?: KettleSlots;
}}
/**
 * {PAGE} */
export default function Kettle(props: KettleProps): React.JSX.Element;
"""
CLASSES = """
import { PotClasses } from './potClasses';
export interface KettleClasses extends PotClasses {
  /** On the root. */
  root: string;
  /** While it boils. */
  active: string;
  /** @ignore */
  secret: string;
  /**
   * On the spout.
   * @deprecated Use `root`.
   */
  spout: string;
}
"""
POT_CLASSES = "export interface PotClasses { /** On the lid. */ lid: string; }"
GENERATOR = "export default generateUtilityClasses('MuiKettle', ['root', 'active', 'spout']);"
SLOTS = """
export interface KettleSlots {
  /**
   * Around it.
   * @default 'div'
   */
  root?: React.ElementType;
  lamp?: React.ElementType;
  /** @ignore */
  wire?: React.ElementType;
}
"""


def files(**more: str) -> dict[str, str]:
    named = {
        f"Kettle/{name.replace('_js', '.js').replace('_d', '.d.ts')}": text
        for name, text in more.items()
    }
    return kettle_files(
        declaration=DECLARATION,
        more={
            "Kettle/kettleClasses.d.ts": CLASSES,
            "Kettle/kettleClasses.js": GENERATOR,
            "Kettle/potClasses.d.ts": POT_CLASSES,
            "Kettle/kettleSlots.d.ts": SLOTS,
            **named,
        },
    )


def test_classes_are_read_with_those_of_what_they_extend(tmp_path: Path) -> None:
    kettle = read_kettle(tmp_path, files())

    assert [(style.key, style.class_name) for style in kettle.classes] == [
        ("active", "Mui-active"),
        ("lid", "MuiKettle-lid"),
        ("spout", "MuiKettle-spout"),
    ]
    assert class_of(kettle, "active").is_state
    assert not class_of(kettle, "lid").is_state
    assert class_of(kettle, "spout").deprecation == "Use `root`."


def test_the_class_of_a_slot_is_listed_with_the_slot_alone(tmp_path: Path) -> None:
    kettle = read_kettle(tmp_path, files())

    assert [slot.name for slot in kettle.slots] == ["root", "lamp"]
    assert slot_of(kettle, "root").class_name == "MuiKettle-root"
    assert slot_of(kettle, "root").default == "'div'"
    assert slot_of(kettle, "lamp").class_name is None
    assert "root" not in {style.key for style in kettle.classes}


def test_a_class_put_on_under_another_name_says_so(tmp_path: Path) -> None:
    kettle = read_kettle(
        tmp_path,
        files(kettleClasses_js="const NAME = 'MuiPot';\ngenerateUtilityClass(NAME, slot);"),
    )

    assert class_of(kettle, "lid").class_name == "MuiKettle-lid"
    assert class_of(kettle, "lid").applied == "MuiPot-lid"
    assert class_of(kettle, "active").applied == ""


def test_a_class_taken_from_another_component_keeps_its_name(tmp_path: Path) -> None:
    constant = """
import { potClasses } from './potClasses';
const kettleClasses = { ...potClasses, ...generateUtilityClasses('MuiKettle', ['root', 'spout']) };
export default kettleClasses;
"""
    pot = "export const potClasses = generateUtilityClasses('MuiPot', ['root', 'lid']);"
    declared = (
        f"{CLASSES}declare const kettleClasses: KettleClasses;\nexport default kettleClasses;"
    )
    package = files(kettleClasses_js=constant)
    package |= {"Kettle/potClasses.js": pot, "Kettle/kettleClasses.d.ts": declared}

    kettle = read_kettle(tmp_path, package)

    assert class_of(kettle, "lid").applied == "MuiPot-lid"
    assert class_of(kettle, "spout").applied == ""
    assert slot_of(kettle, "root").class_name == "MuiKettle-root"


def test_words_and_tags_in_two_comments_are_read_together(tmp_path: Path) -> None:
    two = "/** The pourer. */\n  /** @deprecated Use `root`. */\n  beak: string;\n"
    package = files()
    package["Kettle/kettleClasses.d.ts"] = CLASSES.replace("{\n", "{\n  " + two, 1)

    beak = class_of(read_kettle(tmp_path, package), "beak")

    assert (beak.description, beak.deprecation) == ("The pourer.", "Use `root`.")


def test_without_an_interface_of_its_own_the_classes_prop_decides(tmp_path: Path) -> None:
    declaration = f"""
import {{ PotClasses }} from './potClasses';
interface PotProps {{ classes?: Partial<PotClasses>; }}
export interface KettleProps extends PotProps {{}}
/**
 * {PAGE} */
export default function Kettle(props: KettleProps): React.JSX.Element;
"""

    kettle = read_kettle(
        tmp_path,
        kettle_files(declaration=declaration, more={"Kettle/potClasses.d.ts": POT_CLASSES}),
    )

    assert [style.class_name for style in kettle.classes] == ["MuiKettle-lid"]


def test_the_classes_of_a_button_are_taken_over_with_its_type_map(tmp_path: Path) -> None:
    declaration = f"""
import {{ ExtendButtonTypeMap, ButtonClasses }} from './button';
import {{ KettleClasses }} from './kettleClasses';
export type KettleTypeMap = ExtendButtonTypeMap<{{ props: {{}} }}>;
/**
 * {PAGE} */
declare const Kettle: OverridableComponent<KettleTypeMap>;
export default Kettle;
"""
    more = {
        "Kettle/button.d.ts": "export interface ButtonClasses { /** Wide. */ wide: string; }",
        "Kettle/kettleClasses.d.ts": CLASSES,
        "Kettle/potClasses.d.ts": POT_CLASSES,
    }

    kettle = read_kettle(tmp_path, kettle_files(declaration=declaration, more=more))

    assert class_of(kettle, "wide").class_name == "MuiKettle-wide"


def test_classes_of_the_unstyled_library_have_a_form_of_their_own(tmp_path: Path) -> None:
    kettle = read_kettle(
        tmp_path, files(kettleClasses_js="generateUtilityClass('Kettle', slot)"), name="@mui/base"
    )

    assert class_of(kettle, "lid").class_name == "base-Kettle-lid"
    assert class_of(kettle, "active").class_name == "base--active"


def test_slots_that_are_put_together_from_others_are_not_shown(tmp_path: Path) -> None:
    kettle = read_kettle(
        tmp_path, files(kettleSlots_d="export type KettleSlots = { root?: string };")
    )

    assert kettle.slots == ()


def test_slots_in_a_package_that_is_missing_are_said_to_be_unknown(tmp_path: Path) -> None:
    slots = (
        "import { PotSlots } from '@small/pots';\nexport interface KettleSlots extends PotSlots {}"
    )
    folder = install(tmp_path / "node_modules", files(kettleSlots_d=slots))

    kettle = extract_package(folder, RULES).components["Kettle"]

    assert kettle.unresolved == ("The members of PotSlots could not be told.",)
