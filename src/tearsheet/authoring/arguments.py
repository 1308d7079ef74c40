"""Validation of command line arguments, before any file is written."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import typer

from tearsheet.content.scan import PAGE_FILE, scan_content
from tearsheet.errors import suggest
from tearsheet.model.address import NotAnAddress, canonical_address
from tearsheet.model.code_styling import CODE_STYLINGS, CodeStyling

LONGEST_NAME = 60

_COMPONENT_NAME = re.compile(r"[A-Z][A-Za-z0-9]*")
_WORD = re.compile(r"[A-Za-z0-9]+")


def read_address(typed: str) -> str:
    """Canonical address, checked to be usable as a folder of the content."""
    try:
        address = canonical_address(typed)
    except NotAnAddress as error:
        raise typer.BadParameter(str(error)) from error
    problem = _folder_problem(address.strip("/"))
    if problem:
        raise typer.BadParameter(problem)
    return address


def read_component_name(typed: str) -> str:
    """Check a name to be valid for a component and its file."""
    if _COMPONENT_NAME.fullmatch(typed) and len(typed) <= LONGEST_NAME:
        return typed
    # Only initial letters are changed: inner capitals may be part of a name.
    words = "".join(word[0].upper() + word[1:] for word in _WORD.findall(typed))
    fits = _COMPONENT_NAME.fullmatch(words[:LONGEST_NAME])
    offer = words[:LONGEST_NAME] if fits else "BasicRating"
    raise typer.BadParameter(
        f'"{typed}" is no name for a component.\n  Write letters and digits, the first a'
        f" capital, {LONGEST_NAME} at most, such as {offer}."
    )


def read_stylings(typed: str) -> tuple[CodeStyling, ...]:
    """Parse a comma-separated list of stylings, into the order of the site."""
    words = [word.strip() for word in typed.split(",") if word.strip()]
    for word in words:
        if word not in CODE_STYLINGS:
            remedy = suggest(word, CODE_STYLINGS)
            raise _wrong_styling(f'There is no styling "{word}".\n  {remedy}')
    if not words:
        raise _wrong_styling("It names none.\n  Write one or more of: system,tailwind,css.")
    return tuple(styling for styling in CODE_STYLINGS if styling in words)


def read_package(typed: str) -> str:
    """Check the name of an npm package."""
    from tearsheet.content.code_names import is_package_name

    if is_package_name(typed):
        return typed
    raise typer.BadParameter(
        f'"{typed}" is no name of a package.\n  Write it as in its package.json: @library/core.'
    )


def read_line(option: str, typed: str, longest: int) -> str:
    """Check one line of text, and normalize its spaces."""
    # Imported lazily: every command imports this module, and few need YAML.
    from tearsheet.authoring.quoting import can_be_markdown, can_be_yaml

    words = " ".join(typed.split())
    problem = None
    if not words:
        problem = "It is empty.\n  Write its words."
    elif len(words) > longest:
        problem = f"It has {len(words)} characters.\n  Say it in {longest}."
    elif not can_be_yaml(words):
        problem = "It holds characters that cannot be shown.\n  Remove them."
    elif not can_be_markdown(words):
        problem = "It begins with :: or holds [[ or [^, which pages read as signs.\n  Use words."
    if problem:
        raise typer.BadParameter(problem, param_hint=f"'{option}'")
    return words


def ask_description(typed: str | None, longest: int) -> str:
    """The description from the option, or from a prompt on a terminal."""
    if typed is None and sys.stdin.isatty():
        typed = str(typer.prompt("Description (one sentence: what it is for)"))
    if typed is None:
        raise typer.BadParameter(
            "It is missing, and visitors and search engines read it first.\n"
            '  Say in one sentence what it is for: --description "…".',
            param_hint="'--description'",
        )
    return read_line("--description", typed, longest)


def _folder_problem(path: str) -> str | None:
    from tempfile import TemporaryDirectory

    # Checked by a scan of an empty site, so that the rules are those of the build.
    with TemporaryDirectory() as empty:
        try:
            folder = Path(empty, path)
            folder.mkdir(parents=True, exist_ok=True)
            # A page in each, because a folder "demos" may have pages only if it is a page itself.
            for page in (folder, *folder.relative_to(empty).parents):
                Path(empty, page, PAGE_FILE).touch()
        except OSError as error:
            return f"No folder can be made of it: {error.strerror}.\n  Choose a shorter one."
        scan = scan_content(Path(empty))
    for mistake in scan.mistakes:
        return f"{mistake.problem}\n  {mistake.remedy}"
    if f"{path}/{PAGE_FILE}".lstrip("/") not in scan.files:
        return "A folder of that name is never read.\n  Use lower-case letters, digits and hyphens."
    return None


def _wrong_styling(problem: str) -> typer.BadParameter:
    return typer.BadParameter(problem, param_hint="'--styling'")
