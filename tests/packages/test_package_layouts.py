"""Packages of different makes: where their modules begin, and what is said of broken ones."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from small_components import DECLARATION, kettle_files, script
from small_packages import install

from documented_packages import extract_packages
from tearsheet.packages.extract import extract_package
from tearsheet.packages.manifest import UnreadablePackage
from tearsheet.packages.packages import open_package
from tearsheet.packages.public_names import read_public_names

HEAT = "  /** How hot. */\n  heat: PropTypes.bool,\n"


def install_kit(folder: Path, files: dict[str, str], name: str = "@small/kit") -> Path:
    return install(folder / "node_modules", files, name=name)


def install_with(where: Path, manifest: dict[str, object], files: dict[str, str]) -> Path:
    folder = install_kit(where, files)
    own = {"name": "@small/kit", "version": "1.0.0", **manifest}
    (folder / "package.json").write_text(json.dumps(own))
    return folder


def moved(files: dict[str, str], into: str) -> dict[str, str]:
    return {f"{into}/{path}": text for path, text in files.items()}


def targets(ending: str) -> dict[str, object]:
    return {
        "import": {"types": f"./esm/{ending}.d.ts", "default": f"./esm/{ending}.js"},
        "require": {"types": f"./{ending}.d.ts", "default": f"./{ending}.js"},
    }


def test_the_map_of_a_package_decides_where_its_modules_are(tmp_path: Path) -> None:
    old = kettle_files("  /** Old. */\n  old: PropTypes.bool,\n")
    exports = {".": targets("index"), "./*": targets("*/index"), "./esm": None}
    folder = install_with(tmp_path, {"exports": exports}, old | moved(kettle_files(HEAT), "esm"))

    facts = extract_package(folder)

    assert [prop.name for prop in facts.components["Kettle"].props] == ["heat"]
    assert sorted(open_package(folder).entries) == ["", "Kettle"]


def test_modules_may_end_in_mjs(tmp_path: Path) -> None:
    files = {path.replace(".js", ".mjs"): text for path, text in kettle_files(HEAT).items()}
    exports = {
        ".": {"types": "./index.d.ts", "import": "./index.mjs"},
        "./*": {"types": "./*/index.d.ts", "import": "./*/index.mjs"},
    }

    facts = extract_package(install_with(tmp_path, {"exports": exports}, files))

    assert [prop.name for prop in facts.components["Kettle"].props] == ["heat"]


def test_scripts_may_have_a_folder_of_their_own(tmp_path: Path) -> None:
    files = kettle_files(HEAT)
    apart = {
        (f"esm/{path}" if path.endswith(".js") else path): text for path, text in files.items()
    }
    manifest: dict[str, object] = {"module": "./esm/index.js", "types": "./index.d.ts"}

    facts = extract_package(install_with(tmp_path, manifest, apart))

    assert [prop.name for prop in facts.components["Kettle"].props] == ["heat"]


def test_names_are_followed_into_other_packages(tmp_path: Path) -> None:
    install_kit(tmp_path, {"index.d.ts": "export declare function boil(): void;"}, name="heat")
    folder = install_kit(tmp_path, {"index.d.ts": "export { boil as cook } from 'heat';"})

    names = read_public_names(open_package(folder))

    assert names["cook"].declared.package.name == "heat"


def test_modules_that_export_each_other_end(tmp_path: Path) -> None:
    files = {
        "index.d.ts": 'export * from "./a";\nexport * from "./b";\n',
        "a.d.ts": 'export * from "./b";\nexport declare const one: 1;\n',
        "b.d.ts": 'export * from "./a";\nexport { lost } from "./b";\ndeclare const two: 2;\n'
        "export { two };",
    }

    names = read_public_names(open_package(install_kit(tmp_path, files)))

    assert list(names) == ["one", "two"]


def test_a_folder_without_a_package_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UnreadablePackage, match=r"package\.json is missing"):
        extract_package(tmp_path / "nowhere")


@pytest.mark.parametrize(
    ("manifest", "problem"),
    [
        ("{", "cannot be read"),
        ("[]", "not a JSON object"),
        ('{"name": "kit"}', 'does not say its "version"'),
        ('{"name": "kit", "version": "1.0.0"}', "has no declarations"),
    ],
)
def test_a_package_that_does_not_say_what_it_is_is_refused(
    tmp_path: Path, manifest: str, problem: str
) -> None:
    (tmp_path / "package.json").write_text(manifest)

    with pytest.raises(UnreadablePackage, match=problem):
        extract_package(tmp_path)


def test_a_script_that_breaks_off_is_reported_and_the_rest_is_read(tmp_path: Path) -> None:
    code = script(HEAT)[: -len("} : void 0;\nexport default Kettle;\n")]

    facts = extract_package(install_kit(tmp_path, kettle_files(code=code)))

    assert list(facts.components) == ["Kettle"]
    assert len(facts.unreadable) == 1
    assert facts.unreadable[0].startswith("Kettle/Kettle.js: The code cannot be read from line")


def test_a_declaration_that_breaks_off_is_reported(tmp_path: Path) -> None:
    files = kettle_files() | {"index.d.ts": 'export * from "./Kettle";\nexport declare const {{ ='}

    facts = extract_package(install_kit(tmp_path, files))

    assert [line.partition(":")[0] for line in facts.unreadable] == ["index.d.ts"]


def test_a_file_that_is_no_text_is_reported(tmp_path: Path) -> None:
    folder = install_kit(tmp_path, kettle_files())
    (folder / "Kettle" / "Kettle.js").write_bytes(b"\xff\xfe\x00")

    facts = extract_package(folder)

    assert facts.unreadable == ("Kettle/Kettle.js: It is not text in UTF-8.",)


@pytest.mark.parametrize("lost", ["Kettle/Kettle.js", "Kettle/Kettle.d.ts", "Kettle/index.d.ts"])
def test_a_file_that_is_missing_stops_nothing(tmp_path: Path, lost: str) -> None:
    folder = install_kit(tmp_path, kettle_files(HEAT))
    (folder / lost).unlink()

    facts = extract_package(folder)

    assert set(facts.components) <= {"Kettle"}


@pytest.mark.parametrize("share", [0.1, 0.35, 0.6, 0.85])
def test_files_cut_anywhere_give_facts_or_a_report(tmp_path: Path, share: float) -> None:
    files = kettle_files(HEAT, declaration=DECLARATION)
    variant = {path: text[: int(len(text) * share)] for path, text in files.items()}

    facts = extract_package(install_kit(tmp_path, variant))

    assert facts.package == "@small/kit"


def test_a_broken_neighbor_is_as_one_that_is_missing(tmp_path: Path) -> None:
    heat = install_kit(tmp_path, {"index.d.ts": "export interface Heat {}"}, name="heat")
    (heat / "package.json").write_text("{")
    declaration = "import { Heat } from 'heat';\n" + DECLARATION.replace(
        "KettleProps {", "KettleProps extends Heat {"
    )
    code = "export default function Kettle() { return null; }"

    facts = extract_package(install_kit(tmp_path, kettle_files(declaration=declaration, code=code)))

    assert facts.components["Kettle"].unresolved == ("The members of Heat could not be told.",)


def test_several_packages_are_the_same_as_each_alone(tmp_path: Path) -> None:
    first = install_kit(tmp_path, kettle_files(HEAT), name="first")
    second = install_kit(tmp_path, kettle_files(), name="second")

    together = extract_packages([first, second])

    assert together == (extract_package(first), extract_package(second))
