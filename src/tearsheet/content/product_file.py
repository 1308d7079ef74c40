"""A product.yaml: the name, the logo and the packages of a product line."""

from __future__ import annotations

import re
from pathlib import Path

from tearsheet.content.code_names import read_packages
from tearsheet.content.drawing import read_logo
from tearsheet.content.yaml_record import Record, compose, read_record
from tearsheet.errors import ContentError, Mistake, Place, suggest
from tearsheet.model.address import NotAnAddress, canonical_address
from tearsheet.model.code_styling import CODE_STYLINGS, CodeStyling
from tearsheet.model.navigation import NavigationItem
from tearsheet.model.package_rules import ClassNames, PackageRules
from tearsheet.model.product import LAST, Api, Product, ProjectTheme, Version

_PAGES = re.compile(r"https://[a-z0-9.-]+(?:/[^\s\"'<>\\{}]*)?\{address\}")
_ADDRESS = re.compile(r"/(?:[a-z0-9-]+/)+")

_LOGO = re.compile(r"[^./\\][^/\\]*\.svg")
"""The names of drawings that a scan lists, so that a change of the logo is noticed."""

USUAL_CATEGORY = "core"
LONGEST_SUPPORT = 60
"""In characters, in a cell of a table."""

_MODULE = re.compile(r"(?:@[a-z0-9-]+/)?[a-z0-9][a-z0-9.-]*(?:/[\w-]+)*")


def read_product(
    text: str,
    file: Path,
    address: str,
    navigation: tuple[NavigationItem, ...],
    mistakes: list[Mistake],
) -> Product | None:
    """Read a product line; what is wrong with it is added to the mistakes."""
    node = compose(text, file)
    record = read_record(node, file, mistakes) if node else None
    if record is None:
        if node is None:
            remedy = "Write at least name, description and logo."
            mistakes.append(Mistake(Place(file, 1), "The file is empty.", remedy))
        return None
    name = record.text("name", required=True)
    product = Product(
        id=record.identifier("id", such_as="data-grid") or derived_id(address),
        category=record.identifier("category", such_as="core") or USUAL_CATEGORY,
        name=name or "",
        description=record.text("description", required=True) or "",
        address=address,
        logo=_logo(record, file),
        versions=_versions(record),
        packages=read_packages(record, "packages"),
        navigation=navigation,
        source=file,
        folders=_folders(record),
        listed=record.flag("listed", default=True),
        order=record.number("order", default=LAST, least=0, most=LAST),
        api=_api(record),
        project=_project(record, "project"),
        rules=_rules(record),
        provider_from=record.text("provider"),
        stylings=_stylings(record),
        editor=_editor(record),
        hydrates=record.flag("hydrates", default=True),
    )
    record.finish()
    return product if name else None


def derived_id(address: str) -> str:
    """The id of a product whose file gives none: its address, as one word."""
    return address.strip("/").replace("/", "-")


def _versions(record: Record) -> tuple[Version, ...]:
    versions = tuple(_version(entry) for entry in record.records("versions"))
    current = [version for version in versions if version.current]
    if versions and len(current) != 1:
        said = f"{len(current)} versions are" if current else "No version is"
        remedy = 'Write "current: true" at exactly one of them.'
        record.refuse("versions", f"{said} marked current.", remedy)
    return versions


def _version(record: Record) -> Version:
    version = Version(
        text=record.text("text", required=True) or "",
        href=record.text("href"),
        current=record.flag("current"),
        pages=record.text("pages"),
        without=record.texts("without"),
        support=record.text("support", longest=LONGEST_SUPPORT),
    )
    # Two slashes, or a slash and a backslash, lead to another host.
    if version.href and not re.match(r"https://|/(?![/\\])", version.href):
        record.refuse("href", f'"{version.href}" is no address.', "Begin it with https:// or /.")
    if not version.href and not version.current:
        record.refuse(None, f'"{version.text}" leads nowhere.', 'Add a line "href: https://…".')
    _check_pages(record, version)
    record.finish()
    return version


def _check_pages(record: Record, version: Version) -> None:
    if version.pages and not _PAGES.fullmatch(version.pages):
        problem = f'"{version.pages}" does not say where the same page is in {version.text}.'
        remedy = "Write the site and {address}, as in https://v6.example.org{address}."
        record.refuse("pages", problem, remedy)
    if version.without and not version.pages:
        remedy = 'Add a line "pages: https://…{address}", or remove this one.'
        record.refuse("without", f"No page leads to {version.text} anyway.", remedy)
    for address in version.without:
        if not _ADDRESS.fullmatch(address):
            remedy = "Write it from the top of the site, as /library/react-button/."
            record.refuse("without", f'"{address}" is not the address of a page.', remedy)


def _stylings(record: Record) -> tuple[CodeStyling, ...]:
    names = record.texts("stylings")
    for name in names:
        if name not in CODE_STYLINGS:
            problem = f'There is no styling "{name}".'
            record.refuse("stylings", problem, suggest(name, CODE_STYLINGS))
    return tuple(styling for styling in CODE_STYLINGS if not names or styling in names)


def _editor(record: Record) -> tuple[str, ...]:
    names = record.texts("editor")
    for name in names:
        if not _MODULE.fullmatch(name):
            remedy = "Write it as in an import: dayjs, or dayjs/plugin for all that lies below it."
            record.refuse("editor", f'"{name}" cannot be imported.', remedy)
    return names


def _rules(record: Record) -> PackageRules:
    return PackageRules(
        classes=_class_names(record),
        parts=record.texts("parts"),
        links_by_hand=record.flag("linksByHand"),
    )


def _class_names(record: Record) -> ClassNames:
    inner, usual = record.record("classes"), ClassNames()
    if inner is None:
        return usual
    names = ClassNames(
        prefix=inner.text("prefix") or usual.prefix,
        slot=_pattern(inner, "slot") or usual.slot,
        state=_pattern(inner, "state") or usual.state,
        after_component=inner.flag("afterComponent"),
    )
    inner.finish()
    return names


def _pattern(record: Record, key: str) -> str | None:
    pattern = record.text(key)
    if pattern and set(re.findall(r"\{(\w*)\}", pattern)) - {"prefix", "key"}:
        remedy = 'Use {prefix} and {key} alone, as in "{prefix}-{key}".'
        record.refuse(key, f'"{pattern}" has other gaps.', remedy)
        return None
    return pattern


def _project(record: Record, key: str) -> ProjectTheme | None:
    inner = record.record(key)
    if inner is None:
        return None
    theme = ProjectTheme(
        imports=inner.text("imports") or "",
        before=inner.text("before") or "",
        around=inner.texts("around"),
        inside=inner.texts("inside"),
        tailwind=_project(inner, "tailwind") if key == "project" else None,
    )
    inner.finish()
    return theme


def _api(record: Record) -> Api:
    inner = record.record("api")
    if inner is None:
        return Api()
    api = Api(address=_api_address(inner), beside=inner.flag("beside"))
    inner.finish()
    return api


def _api_address(record: Record) -> str | None:
    written = record.text("address")
    try:
        return canonical_address(written) if written else None
    except NotAnAddress as error:
        remedy = "Write it from the top of the site, as /library/api/."
        record.refuse("address", f'"{written}" is no address: {error.problem}.', remedy)
        return None


def _folders(record: Record) -> str | None:
    folders = record.web_address("source")
    if folders and "{path}" not in folders:
        remedy = "Put {path} where the folder of a component goes."
        record.refuse("source", "Every component would have one source.", remedy)
    return folders


def _logo(record: Record, file: Path) -> str:
    name = record.text("logo", required=True)
    if not name:
        return ""
    path = file.parent / name
    if not (_LOGO.fullmatch(name) and name.isprintable() and path.is_file()):
        remedy = "Put an SVG beside this file, with a name such as logo.svg."
        record.refuse("logo", f'There is no logo "{name}".', remedy)
        return ""
    try:
        return read_logo(path.read_bytes(), path)
    except ContentError as error:
        record.mistakes.append(error.mistake)
        return ""
