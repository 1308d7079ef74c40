"""Props: what `propTypes` and the comments above them say."""

from __future__ import annotations

from pathlib import Path

import pytest
from small_components import DECLARATION, PAGE, kettle_files, prop_of, read_kettle

from tearsheet.model.reference import Argument, Signature


def described(name: str, expression: str, tags: str = "") -> str:
    return f"  /**\n   * Words.\n{tags}   */\n  {name}: {expression},\n"


@pytest.mark.parametrize(
    ("expression", "text"),
    [
        ("PropTypes.bool", "bool"),
        ("PropTypes.oneOf(['big', 'small'])", "'big' | 'small'"),
        ("PropTypes.oneOf([1, false, 'auto'])", "1 | false | 'auto'"),
        (
            "PropTypes /* @ignored */.oneOfType([PropTypes.oneOf(['a']), PropTypes.string])",
            "'a' | string",
        ),
        (
            "PropTypes.oneOfType([PropTypes.arrayOf(PropTypes.oneOfType([PropTypes.func, "
            "PropTypes.object, PropTypes.bool])), PropTypes.func, PropTypes.object])",
            "Array<func | object | bool> | func | object",
        ),
        (
            "PropTypes.shape({ a: PropTypes.bool, b: PropTypes.string.isRequired })",
            "{ a?: bool, b: string }",
        ),
        ("PropTypes.shape({})", "{}"),
        ("PropTypes.objectOf(PropTypes.number)", "{ [key: string]: number }"),
        ("PropTypes.instanceOf(Date)", "Date"),
        ("PropTypes.instanceOf(typeof Element === 'undefined' ? Object : Element)", "Element"),
        ("chainPropTypes(PropTypes.node, props => null)", "node"),
        ("deprecatedPropType(PropTypes.number, 'Use heat.')", "number"),
        ("integerPropType", "integer"),
        ("integerPropType.isRequired", "integer"),
        ("refType", "ref"),
        ("HTMLElementType", "HTML element"),
        ("elementTypeAcceptingRef", "element type"),
        ("elementAcceptingRef.isRequired", "element"),
        ("() => null", "any"),
        ("(props, name) => props[name].nodeType !== 1 ? new Error('no') : null", "HTML element"),
        ("_propTypes.default.bool", "bool"),
        ("(0, _utils.chainPropTypes)(_propTypes.default.node, props => null)", "node"),
        ("_HTMLElementType.default", "HTML element"),
        ("unsupportedProp", "unsupportedProp"),
    ],
)
def test_types_read_as_a_person_writes_them(tmp_path: Path, expression: str, text: str) -> None:
    kettle = read_kettle(tmp_path, kettle_files(described("heat", expression)))

    assert prop_of(kettle, "heat").type == text


def test_required_props_come_first_and_then_names_decide(tmp_path: Path) -> None:
    kettle = read_kettle(
        tmp_path,
        kettle_files(
            described("zest", "PropTypes.bool.isRequired")
            + described("Lid", "PropTypes.bool")
            + described("heat", "chainPropTypes(PropTypes.bool.isRequired, props => null)")
            + described("base", "PropTypes.bool")
        ),
    )

    assert [(prop.name, prop.required) for prop in kettle.props] == [
        ("heat", True),
        ("zest", True),
        ("base", False),
        ("Lid", False),
    ]


def test_ignored_and_undescribed_props_are_not_shown(tmp_path: Path) -> None:
    kettle = read_kettle(
        tmp_path,
        kettle_files(
            "  /** @ignore */\n  secret: PropTypes.bool,\n"
            "  bare: PropTypes.bool,\n"
            "  /** @default false */\n  silent: PropTypes.bool,\n"
            + described("heat", "PropTypes.bool")
        ),
    )

    assert [prop.name for prop in kettle.props] == ["heat"]


def test_where_no_prop_is_described_all_but_the_ignored_are_shown(tmp_path: Path) -> None:
    prop_types = "  heat: PropTypes.number.isRequired,\n  secret: PropTypes.bool,\n"
    props = "heat: number; /** @ignore */ secret?: boolean; onBoil?: () => void;"
    declaration = DECLARATION.replace("/** What is in it. */\n  children?: React.ReactNode;", props)

    kettle = read_kettle(tmp_path, kettle_files(prop_types, declaration=declaration))

    shown = [(prop.name, prop.type, prop.required) for prop in kettle.props]
    assert shown == [("heat", "number", True), ("onBoil", "() => void", False)]


def test_a_prop_the_declaration_asks_for_is_required(tmp_path: Path) -> None:
    declaration = DECLARATION.replace("children?:", "children:")

    kettle = read_kettle(
        tmp_path, kettle_files("  children: PropTypes.node,\n", declaration=declaration)
    )

    assert prop_of(kettle, "children").required


def test_a_prop_without_words_is_described_by_its_declaration(tmp_path: Path) -> None:
    kettle = read_kettle(tmp_path, kettle_files("  children: PropTypes.node,\n"))

    assert prop_of(kettle, "children").description == "What is in it."


def test_defaults_are_those_of_the_comment(tmp_path: Path) -> None:
    kettle = read_kettle(
        tmp_path,
        kettle_files(
            described("heat", "PropTypes.object", "   * @default {\n   *   low: 1,\n   * }\n")
            + described("plain", "PropTypes.bool")
        ),
    )

    assert prop_of(kettle, "heat").default == "{\n  low: 1,\n}"
    assert prop_of(kettle, "plain").default is None


@pytest.mark.parametrize(
    ("tags", "deprecation"),
    [
        ("   * @deprecated Use `heat`.\n   * And more.\n", "Use `heat`."),
        ("   * @deprecated\n", ""),
        ("   * @default 'a'\n   * * @deprecated Use `heat`.\n", "Use `heat`."),
    ],
)
def test_deprecated_props_say_what_to_use(tmp_path: Path, tags: str, deprecation: str) -> None:
    kettle = read_kettle(tmp_path, kettle_files(described("fire", "PropTypes.string", tags)))

    assert prop_of(kettle, "fire").deprecated
    assert prop_of(kettle, "fire").deprecation == deprecation


def test_functions_say_how_they_are_called(tmp_path: Path) -> None:
    tags = (
        "   * @param {string[]} names All\n   *   of them.\n"
        "   * @param {number=} count\n"
        "   * @param {*} [rest] - What is left.\n"
        "   * @returns {string|null} The text.\n"
    )

    kettle = read_kettle(tmp_path, kettle_files(described("onBoil", "PropTypes.func", tags)))

    assert prop_of(kettle, "onBoil").signature == Signature(
        arguments=(
            Argument(name="names", type="Array<string>", description="All of them."),
            Argument(name="count", type="number", optional=True),
            Argument(name="rest", type="any", description="What is left.", optional=True),
        ),
        returns="string | null",
        returned="The text.",
    )


def test_only_plain_functions_have_a_signature(tmp_path: Path) -> None:
    tags = "   * @param {string} name Whose.\n"

    kettle = read_kettle(
        tmp_path,
        kettle_files(
            described("a", "PropTypes.oneOfType([PropTypes.func, PropTypes.string])", tags)
            + described("b", "PropTypes.func")
        ),
    )

    assert [prop.signature for prop in kettle.props] == [None, None]


def test_elements_that_must_hold_a_ref_are_marked(tmp_path: Path) -> None:
    kettle = read_kettle(
        tmp_path,
        kettle_files(
            described("a", "elementAcceptingRef.isRequired") + described("b", "PropTypes.element")
        ),
    )

    assert [prop.holds_ref for prop in kettle.props] == [True, False]


def test_a_link_to_more_is_kept_apart_from_the_description(tmp_path: Path) -> None:
    tags = "   * @see See {@link https://kitchen.example/heat/ heat} for more.\n"

    kettle = read_kettle(tmp_path, kettle_files(described("heat", "PropTypes.bool", tags)))

    assert prop_of(kettle, "heat").description == "Words."
    assert prop_of(kettle, "heat").more == "See [heat](https://kitchen.example/heat/) for more."


DECLARED = f"""
import * as React from 'react';
import {{ Pot }} from './Pot';
export interface KettleProps extends Omit<Pot, 'lid' | 'handle'> {{
  /**
   * How hot.
   * @default 'low'
   */
  heat?: 'low'
    | 'high';
  /** @internal */
  wire?: string;
}}
/**
 * {PAGE} */
export default function Kettle(props: KettleProps): React.JSX.Element;
"""
POT = "export interface Pot { lid: string; handle: string; volume: number; }"


def test_without_prop_types_the_declarations_are_read(tmp_path: Path) -> None:
    files = kettle_files(
        declaration=DECLARED,
        code="export default function Kettle(props) { return null; }",
        more={"Kettle/Pot.d.ts": POT},
    )

    kettle = read_kettle(tmp_path, files)

    assert [(prop.name, prop.type, prop.required) for prop in kettle.props] == [
        ("volume", "number", True),
        ("heat", "'low' | 'high'", False),
    ]
    assert prop_of(kettle, "heat").default == "'low'"


def test_what_declarations_refer_to_and_nobody_has_is_said(tmp_path: Path) -> None:
    files = kettle_files(
        declaration=DECLARED, code="export default function Kettle(props) { return null; }"
    )

    kettle = read_kettle(tmp_path, files)

    assert [prop.name for prop in kettle.props] == ["heat"]
    assert kettle.unresolved == ("The members of Pot could not be told.",)


def test_prop_types_of_the_function_inside_count(tmp_path: Path) -> None:
    code = """
function KettleRaw(props) { return null; }
function Steam() { return null; }
const Kettle = React.memo(React.forwardRef(KettleRaw));
Steam.propTypes = { /** Not this. */ puff: PropTypes.bool };
KettleRaw.propTypes = { /** This. */ heat: PropTypes.bool };
export default Kettle;
"""

    kettle = read_kettle(tmp_path, kettle_files(code=code))

    assert [prop.name for prop in kettle.props] == ["heat"]


def test_a_declaration_may_be_described_after_other_notes(tmp_path: Path) -> None:
    kettle = read_kettle(tmp_path, kettle_files(declaration="// A note.\n" + DECLARATION))

    assert [prop.description for prop in kettle.props] == ["What is in it."]
