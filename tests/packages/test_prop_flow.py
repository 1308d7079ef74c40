"""Where the props go that a component does not know, as its code says."""

from __future__ import annotations

from pathlib import Path

import pytest
from small_components import PAGE, kettle_files, read_kettle

from tearsheet.model.reference import Component

POT = """
import { jsx as _jsx } from 'react/jsx-runtime';
export function Pot({ lid, ...rest }) { return _jsx('b', { ...rest }); }
export function Sieve({ lid }) { return _jsx('b', { lid }); }
export const usePot = (given) => {
  const { lid, ...rest } = given.props;
  return { getPotProps: (more = {}) => ({ ...more, lid }), rest };
};
"""


def kettle(folder: Path, body: str, before: str = "") -> Component:
    code = f"""
import * as React from 'react';
import {{ Pot, Sieve, usePot }} from './pot';
import {{ jsx as _jsx, jsxs as _jsxs }} from 'react/jsx-runtime';
{before}
const Kettle = React.forwardRef(function Kettle(inProps, ref) {{
  {body}
}});
export default Kettle;
"""
    return read_kettle(folder, kettle_files(code=code, more={"Kettle/pot.js": POT}))


@pytest.mark.parametrize(
    "body",
    [
        "return _jsx('i', { ...inProps });",
        "const { a, ...other } = inProps; return _jsx('i', { a, ...other });",
        "const { a } = inProps, other = _objectWithoutPropertiesLoose(inProps, ['a']);"
        " return _jsx('i', _extends({ a }, other));",
        "const props = useThemeProps({ props: inProps, name: 'MuiKettle' });"
        " return _jsx('i', props);",
        "const [Root, rootProps] = useSlot('root', { elementType: 'i',"
        " externalForwardedProps: { ...inProps } }); return _jsx(Root, { ...rootProps });",
        "const { slots = {}, ...other } = inProps; const Root = slots.root || 'i';"
        " const rootProps = useSlotProps({ elementType: Root, externalForwardedProps: other });"
        " return _jsx(Root, rootProps);",
        "return React.createElement('i', inProps, 'child');",
        "return _jsx(Pot, inProps);",
        "return _jsx(React.Fragment, { children: [null, _jsx('i', inProps)] });",
        "return _jsx(Context.Provider, { value: 1, children: _jsx('i', inProps) });",
        "if (inProps.hidden) return null; return _jsx('i', inProps);",
        "const pot = usePot({ props: inProps }); return _jsx('i', pot.getPotProps(inProps));",
        "const { rest } = usePot({ props: inProps }); return _jsx('i', rest);",
        "const Tag = React.useMemo(() => 'i', []); return _jsx(Tag, inProps);",
        "return React.cloneElement(_jsx('i', {}), inProps);",
    ],
)
def test_props_are_followed_to_the_outermost_element(tmp_path: Path, body: str) -> None:
    assert kettle(tmp_path, body).takes_native_props


@pytest.mark.parametrize(
    "body",
    [
        "return inProps.children;",
        "return _jsx('i', { children: _jsx('b', { ...inProps }) });",
        "const { a, ...other } = inProps; usePot({ props: other }); return _jsx('i', { a });",
        "const size = _extends({ top: 0 }, inProps.size); return _jsx('i', { height: size.top });",
        "const [Root, rootProps] = useSlot('lid', { elementType: 'i',"
        " externalForwardedProps: inProps }); return _jsx(Root, { ...rootProps });",
        "return _jsx(Sieve, inProps);",
        "return _jsx(Missing, inProps);",
        "const { slotProps } = inProps; return _jsx('i', { ...slotProps?.root });",
        "return _jsx(Context.Provider, { value: inProps, children: inProps.children });",
    ],
)
def test_props_that_do_not_reach_it_are_not_promised(tmp_path: Path, body: str) -> None:
    assert not kettle(tmp_path, body).takes_native_props


def test_code_that_calls_itself_without_an_end_is_not_followed_for_ever(tmp_path: Path) -> None:
    before = "function again(props) { return _jsx(again, { ...props, children: again(props) }); }"

    assert not kettle(tmp_path, "return again(inProps);", before).takes_native_props


def test_code_that_is_nested_too_deeply_is_not_followed_to_its_end(tmp_path: Path) -> None:
    nested = "_extends({}, " * 400 + "inProps" + ")" * 400

    assert not kettle(tmp_path, f"return _jsx('i', {nested});").takes_native_props


def test_props_go_to_the_component_it_inherits_from(tmp_path: Path) -> None:
    body = "return _jsx(Root, { children: _jsx(Pot, { ...inProps }) });"
    declaration = f"/**\n * {PAGE} * - inherits [Pot API](/pot/)\n */\n"
    declaration += "export default function Kettle(props: {}): React.JSX.Element;"
    code = f"""
import {{ Pot }} from './pot';
const Root = ({{ children }}) => children;
export default function Kettle(inProps) {{ {body} }}
"""

    found = read_kettle(
        tmp_path,
        kettle_files(declaration=declaration, code=code, more={"Kettle/pot.js": POT}),
    )

    assert found.inherits == "Pot"
    assert found.takes_native_props
    assert found.hands_props_to_parent


@pytest.mark.parametrize(
    ("body", "key"),
    [
        ("const props = useThemeProps({ props: inProps, name: 'MuiPot' });", "MuiPot"),
        ("const props = useDefaultProps({ name: KEY, props: inProps });", "MuiKey"),
        ("const props = useKettleProps(inProps, 'MuiDeep');", "MuiDeep"),
        ("const other = useThemeProps({ props: {}, name: 'MuiPot' });", None),
    ],
)
def test_the_key_is_the_one_that_the_props_of_the_component_meet(
    tmp_path: Path, body: str, key: str | None
) -> None:
    before = (
        "const KEY = 'MuiKey';\n"
        "const useKettleProps = (props, name) => useThemeProps({ props, name });"
    )

    found = kettle(tmp_path, f"{body} return null;", before)

    assert found.theme_name == key
    assert found.takes_theme_props is (key is not None)
