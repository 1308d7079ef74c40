"""The messages of production errors."""

from __future__ import annotations

from pathlib import Path

import pytest
from small_packages import PACKAGES, RULES, install, small_package

from tearsheet.packages.error_codes import (
    find_messages,
    read_all_error_codes,
    read_error_codes,
)
from tearsheet.packages.packages import open_package


def throwing(message: str, call: str = "_formatErrorMessage(4)") -> str:
    return f'throw new Error(process.env.NODE_ENV !== "production" ? {message} : {call});\n'


def test_the_message_of_a_number_stands_beside_it() -> None:
    assert find_messages(throwing("'KIT: The lid is open.'")) == {4: "KIT: The lid is open."}


@pytest.mark.parametrize(
    "call",
    [
        "_formatErrorMessage(4)",
        "_formatMuiErrorMessage(4, name)",
        "formatMuiErrorMessage(4)",
        "(0, _formatErrorMessage.default)(4, name)",
        '_formatErrorMessage2("4")',
    ],
)
def test_the_formatter_is_known_by_all_its_names(call: str) -> None:
    assert find_messages(throwing("'Open.'", call)) == {4: "Open."}


def test_what_is_only_known_later_is_a_gap() -> None:
    code = throwing("`No ${kind}${name ? ` (${name})` : ''} in ` + `${place}.`")

    assert find_messages(code) == {4: "No %s%s in %s."}


def test_pieces_are_put_together_through_brackets_and_comments() -> None:
    code = throwing("'It\\'s ' +\n// said elsewhere\n('two\\n' + \"lin\\u0065s \\x41.\")")

    assert find_messages(code) == {4: "It's two\nlines A."}


@pytest.mark.parametrize(
    "code",
    [
        throwing("message"),
        throwing("'Open ' + name"),
        throwing("'Open.'", "say(4)"),
        throwing("'Open.'", "_formatErrorMessage(number)"),
        "const formatErrorMessage = (code) => `#${code}`; // formatErrorMessage(4)\n",
        "",
    ],
)
def test_what_is_no_message_with_a_number_is_left_alone(code: str) -> None:
    assert find_messages(code) == {}


@pytest.mark.parametrize("length", range(1, 90, 7))
def test_a_file_that_was_cut_off_stops_nothing(length: int) -> None:
    code = throwing("`The lid of ${name} is open.`", "_formatErrorMessage(4, name)")

    assert set(find_messages(code[:length])) <= {4}


def test_all_modules_of_a_package_are_read_and_those_inside_it_are_not(tmp_path: Path) -> None:
    package = small_package(
        tmp_path,
        {
            "index.js": throwing("'One.'", "_formatErrorMessage(1)"),
            "Lid/deep/lid.js": throwing("'Two.'", "_formatErrorMessage(2)"),
            "modern/index.js": throwing("'Built again.'", "_formatErrorMessage(3)"),
            "node_modules/other/index.js": throwing("'Not mine.'", "_formatErrorMessage(5)"),
        },
    )

    assert read_error_codes(package) == {1: "One.", 2: "Two."}


def test_the_newest_package_words_a_message(tmp_path: Path) -> None:
    modules = tmp_path / "node_modules"
    texts = {"1.9.0": "Old.", "1.10.0-beta.2": "Nearly new.", "1.10.0": "New."}
    folders = [
        install(
            modules,
            {"index.js": throwing(f"'{text}'")},
            name=f"@small/part-{place}",
            version=version,
        )
        for place, (version, text) in enumerate(texts.items())
    ]

    assert read_all_error_codes(map(open_package, folders)) == {4: "New."}
    assert read_all_error_codes(map(open_package, folders[:2])) == {4: "Nearly new."}


def test_what_a_package_is_made_of_speaks_as_well_when_it_is_of_the_same_publisher(
    tmp_path: Path,
) -> None:
    modules = tmp_path / "node_modules"
    install(modules, {"index.js": throwing("'Mine.'")}, name="@small/engine")
    install(modules, {"index.js": throwing("'Of others.'", "formatErrorMessage(9)")}, name="@big/x")
    kit = install(modules, {"index.js": ""}, dependencies=("@small/engine", "@big/x", "@small/no"))

    assert read_all_error_codes([open_package(kit)]) == {4: "Mine."}


def test_the_installed_packages_throw_sixteen_messages() -> None:
    names = ("@mui/material", "@mui/system", "@mui/base", "@mui/joy")

    codes = read_all_error_codes(open_package(PACKAGES / name, rules=RULES) for name in names)

    assert list(codes) == [1, 2, 6, 7, 9, 10, 11, 12, 14, 15, 16, 17, 18, 19, 20, 21]
    assert codes[9].count("%s") == 1
    assert codes[12].count("%s") == 2
    # Nothing of the code around it is left in a message.
    assert not any("${" in message or " + " in message for message in codes.values())
