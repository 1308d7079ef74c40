"""A component as a whole: who may use it, how it is imported, and what it does with a ref."""

from __future__ import annotations

from pathlib import Path

import pytest
from small_components import DECLARATION, INDEX, PAGE, kettle_files, read_kettle, script
from small_packages import RULES, install

from tearsheet.model.reference import PackageFacts
from tearsheet.packages.extract import extract_package


def extract(folder: Path, files: dict[str, str], name: str = "@small/kit") -> PackageFacts:
    return extract_package(install(folder / "node_modules", files, name=name), RULES)


def component(name: str, comment: str = "") -> str:
    return f"/** {comment} */\nexport declare function {name}(props: {{}}): React.JSX.Element;\n"


def test_a_component_without_a_page_of_its_own_is_internal(tmp_path: Path) -> None:
    files = kettle_files(more={"Spout.d.ts": component("Spout", "Part of it.")})
    files["index.d.ts"] = INDEX + 'export * from "./Spout";\n'

    facts = extract(tmp_path, files)

    assert list(facts.components) == ["Kettle"]


def test_a_page_that_is_no_api_page_does_not_count(tmp_path: Path) -> None:
    guide = component("Spout", "API:\n * - [Spout API](https://kitchen.example/guides/spout/)\n")
    files = kettle_files(more={"Spout.d.ts": guide})
    files["index.d.ts"] = INDEX + 'export * from "./Spout";\n'

    assert "Spout" not in extract(tmp_path, files).components


def test_where_no_component_names_a_page_all_that_are_exported_are_public(tmp_path: Path) -> None:
    files = {
        "index.d.ts": 'export * from "./parts";\n',
        "parts.d.ts": component("Spout")
        + component("Wire", "@ignore - internal component.")
        + "export declare const Heat: React.Context<number>;\n"
        + "export declare const Lid: React.ForwardRefExoticComponent<LidProps>;\n"
        + "export interface LidProps {}\nexport declare function useHeat(): number;\n",
    }

    assert list(extract(tmp_path, files).components) == ["Lid", "Spout"]


def test_in_hand_annotated_packages_a_file_in_a_folder_counts_as_well(tmp_path: Path) -> None:
    more = {
        "Gauge/index.d.ts": 'export * from "./Gauge";\nexport * from "./parts";\n',
        "Gauge/Gauge.d.ts": component("Gauge"),
        "Gauge/parts.d.ts": component("GaugeArc"),
        "toolbar/index.d.ts": 'export * from "./Toolbar";\n',
        "toolbar/Toolbar.d.ts": component("Toolbar"),
    }
    files = kettle_files(more=more)
    files["index.d.ts"] = INDEX + 'export * from "./Gauge";\nexport * from "./toolbar";\n'

    assert list(extract(tmp_path, files, "@mui/x-kitchen").components) == ["Gauge", "Kettle"]


def test_an_unstable_component_is_called_by_its_plain_name(tmp_path: Path) -> None:
    files = {
        "index.d.ts": 'export * from "./Unstable_Kettle";\n',
        "Unstable_Kettle/index.d.ts": 'export { Kettle as Unstable_Kettle } from "./Kettle";\n',
        "Unstable_Kettle/Kettle.d.ts": component("Kettle", PAGE),
    }

    kettle = read_kettle(tmp_path, files)

    assert kettle.imports == (
        "import { Unstable_Kettle as Kettle } from '@small/kit/Unstable_Kettle';",
        "import { Unstable_Kettle as Kettle } from '@small/kit';",
    )


def test_a_default_export_is_imported_without_braces(tmp_path: Path) -> None:
    kettle = read_kettle(tmp_path, kettle_files())

    assert kettle.imports == (
        "import Kettle from '@small/kit/Kettle';",
        "import { Kettle } from '@small/kit';",
    )


def test_the_component_it_inherits_from_stands_in_its_comment(tmp_path: Path) -> None:
    pot = (
        " * - inherits [Pot API](https://kitchen.example/kitchen-ui/api/pot/)\n */\nexport default"
    )
    declaration = DECLARATION.replace(" */\nexport default", pot)

    kettle = read_kettle(tmp_path, kettle_files(declaration=declaration))

    assert kettle.inherits == "Pot"


def test_the_description_ends_where_the_lists_of_pages_begin(tmp_path: Path) -> None:
    declaration = DECLARATION.replace(
        "API:",
        "It *boils*.\n *\n * Demos:\n *\n * - [Tea](https://kitchen.example/tea/)\n *\n * API:",
    )

    kettle = read_kettle(tmp_path, kettle_files(declaration=declaration))

    assert kettle.description == "It *boils*."


def test_a_deprecated_component_says_what_to_use(tmp_path: Path) -> None:
    declaration = DECLARATION.replace(
        " */\nexport default", " * @deprecated Use Pot.\n */\nexport default"
    )

    kettle = read_kettle(tmp_path, kettle_files(declaration=declaration))

    assert kettle.deprecated
    assert kettle.deprecation == "Use Pot."


@pytest.mark.parametrize(
    ("code", "ref"),
    [
        (script(""), "forwarded"),
        ("export default function Kettle(props) { return null; }", "none"),
        ("export default function Kettle({ ref, ...other }) { return null; }", "forwarded"),
        (
            "const Raw = React.forwardRef(f);\nconst Kettle = React.memo(Raw);\n"
            "export default Kettle;",
            "forwarded",
        ),
        (
            "import { createPot } from './createPot';\nconst Kettle = createPot();\n"
            "export default Kettle;",
            "forwarded",
        ),
        (
            "import { createPot } from '@small/missing';\nconst Kettle = createPot();\n"
            "export default Kettle;",
            "unknown",
        ),
    ],
)
def test_what_becomes_of_a_ref_is_told_by_the_code(tmp_path: Path, code: str, ref: str) -> None:
    factory = "export * from './made';"
    made = "export function createPot() { return React.forwardRef(Pot); }"
    more = {"Kettle/createPot.js": factory, "Kettle/made.js": made}

    assert read_kettle(tmp_path, kettle_files(code=code, more=more)).ref == ref


def test_props_that_go_nowhere_are_not_promised(tmp_path: Path) -> None:
    code = "export default function Kettle(props) { return props.children; }"

    assert not read_kettle(tmp_path, kettle_files(code=code)).takes_native_props


def test_props_that_are_spread_reach_the_root(tmp_path: Path) -> None:
    code = "export default function Kettle({ a, ...other }) { return _jsx('i', { ...other }); }"

    assert read_kettle(tmp_path, kettle_files(code=code)).takes_native_props


def test_the_key_in_the_theme_is_the_one_the_code_asks_for(tmp_path: Path) -> None:
    body = "const props = useDefaultProps({\n    props: inProps,\n    name: 'MuiPot'\n  });"

    kettle = read_kettle(tmp_path, kettle_files(code=script("", body)))

    assert kettle.theme_name == "MuiPot"
    assert kettle.takes_theme_props


def test_a_component_that_asks_no_theme_has_no_key(tmp_path: Path) -> None:
    kettle = read_kettle(tmp_path, kettle_files())

    assert kettle.theme_name is None
    assert not kettle.takes_theme_props


def test_a_component_with_styles_of_a_theme_has_a_key_without_default_props(tmp_path: Path) -> None:
    before = "const Root = styled('i', { name: 'MuiKettle', slot: 'Root' })({});"

    kettle = read_kettle(tmp_path, kettle_files(code=script("", before=before)))

    assert kettle.theme_name == "MuiKettle"
    assert not kettle.takes_theme_props


def test_the_source_is_named_as_the_repository_has_it(tmp_path: Path) -> None:
    folder = install(tmp_path / "node_modules", kettle_files())
    manifest = (folder / "package.json").read_text()
    repository = '{"repository": {"directory": "packages/kit"}, '
    (folder / "package.json").write_text(manifest.replace("{", repository, 1))

    kettle = extract_package(folder, RULES).components["Kettle"]

    assert kettle.source == "packages/kit/src/Kettle/Kettle.js"


def test_a_component_of_a_pro_package_belongs_to_the_plan(tmp_path: Path) -> None:
    assert read_kettle(tmp_path, kettle_files(), name="@small/kit-pro").plan == "pro"
