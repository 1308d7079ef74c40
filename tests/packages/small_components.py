"""Packages with one component, a Kettle, in the shape in which the family publishes its own."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from small_packages import RULES, install

from tearsheet.model.reference import Component, Prop, Slot, StyleClass
from tearsheet.packages.extract import extract_package

INDEX = 'export { default as Kettle } from "./Kettle";\nexport * from "./Kettle";\n'
FOLDER = 'export { default } from "./Kettle";\nexport * from "./Kettle";\n'
PAGE = "API:\n *\n * - [Kettle API](https://kitchen.example/kitchen-ui/api/kettle/)\n"

DECLARATION = f"""
import * as React from 'react';
export interface KettleProps {{
  /** What is in it. */
  children?: React.ReactNode;
}}
/**
 * {PAGE} */
export default function Kettle(props: KettleProps): React.JSX.Element;
"""


def script(prop_types: str, body: str = "return null;", before: str = "") -> str:
    """A component whose `propTypes` have these lines."""
    return f"""
import * as React from 'react';
import PropTypes from 'prop-types';
{before}
const Kettle = /*#__PURE__*/React.forwardRef(function Kettle(inProps, ref) {{
  {body}
}});
process.env.NODE_ENV !== "production" ? Kettle.propTypes /* remove-proptypes */ = {{
  // These PropTypes are generated; to update them, edit the d.ts file.
{prop_types}
}} : void 0;
export default Kettle;
"""


def kettle_files(
    prop_types: str = "",
    *,
    declaration: str = DECLARATION,
    code: str | None = None,
    more: Mapping[str, str] | None = None,
) -> dict[str, str]:
    """The files of a package that exports a Kettle."""
    return {
        "index.d.ts": INDEX,
        "index.js": INDEX,
        "Kettle/index.d.ts": FOLDER,
        "Kettle/index.js": FOLDER,
        "Kettle/Kettle.d.ts": declaration,
        "Kettle/Kettle.js": code if code is not None else script(prop_types),
        **(more or {}),
    }


def read_kettle(folder: Path, files: Mapping[str, str], name: str = "@small/kit") -> Component:
    """The Kettle as the engine reads it."""
    installed = install(folder / "node_modules", files, name=name)
    return extract_package(installed, RULES).components["Kettle"]


def prop_of(component: Component, name: str) -> Prop:
    """One prop, which must be there."""
    return next(prop for prop in component.props if prop.name == name)


def slot_of(component: Component, name: str) -> Slot:
    """One slot, which must be there."""
    return next(slot for slot in component.slots if slot.name == name)


def class_of(component: Component, key: str) -> StyleClass:
    """One class, which must be there."""
    return next(style for style in component.classes if style.key == key)
