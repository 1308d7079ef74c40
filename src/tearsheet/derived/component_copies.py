"""What the components of the reader show, as Markdown for the copies of pages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from tearsheet.derived.icons import Icons
from tearsheet.model.absolute_address import absolute_address
from tearsheet.model.history import KINDS, ComponentHistory, PackageHistory, Standing
from tearsheet.model.size import SizeSnapshot, describe_size
from tearsheet.model.texts import TEXTS
from tearsheet.model.theme_tree import ThemeTree, theme_values
from tearsheet.model.written_text import escape_markdown

Props = Mapping[str, Any]
"""The props of a component, as the reader gets them."""


def copy_versions(products: Iterable[Props], host: str) -> str:
    """The table of all versions: for each product its versions, packages and changelog."""
    rows = []
    for product in products:
        versions = ", ".join(
            _link(entry["text"], entry["href"], host) + _write_support(entry["support"])
            for entry in product["versions"]
        )
        packages = ", ".join(_write_package(package) for package in product["packages"])
        changelog = product["changelog"]
        more = f" ({_link(TEXTS['changelog'], changelog, host)})" if changelog else ""
        about = "; ".join(part for part in (versions, packages) if part)
        rows.append(f"- {_link(product['name'], product['address'], host)}: {about}{more}")
    return _list(rows)


def _write_support(support: str | None) -> str:
    return f" ({escape_markdown(support)})" if support else ""


def _write_package(package: Props) -> str:
    day = f" ({package['day']})" if package["day"] else ""
    return f"`{package['name']}` {escape_markdown(package['version'])}{day}"


def copy_error_codes(codes: Mapping[int, str]) -> str:
    """The messages of all production errors."""
    return _list(f"- **{number}**: {escape_markdown(codes[number])}" for number in sorted(codes))


def copy_sizes(packages: Iterable[str], sizes: SizeSnapshot) -> str:
    """The sizes of all components of some packages."""
    parts = []
    for name in packages:
        measured = sizes.packages[name]
        rows = (
            f"- `{component}`: {escape_markdown(describe_size(size))}"
            for component, size in measured.components.items()
        )
        parts.append(f"**{name} {escape_markdown(measured.version)}**\n\n{_list(rows)}")
    return "\n".join(parts)


def copy_theme(theme: Mapping[str, ThemeTree]) -> str:
    """All values of the default theme, and those that differ in the dark one."""
    parts = []
    for scheme, words in (("light", "schemeLight"), ("dark", "schemeDark")):
        rows = [
            f"- `{path}`: {_code(value)}" for path, value in theme_values(theme.get(scheme, {}))
        ]
        if theme.get(scheme):
            parts.append(f"**{TEXTS[words]}**\n\n{_list(rows)}")
    return "\n".join(parts)


def copy_changes(history: PackageHistory, step: tuple[str, str]) -> str:
    """What changed in the API of a package between two versions."""
    old, new = step
    rows = [
        f"- `{name}`: {', '.join(_changes(component, old, new))}"
        for name, component in sorted(history.components.items())
    ]
    return f"**{history.package} {old} → {new}**\n\n{_list(rows)}"


def _changes(component: ComponentHistory, old: str, new: str) -> Iterable[str]:
    before, after = component.standings[old], component.standings[new]
    if not (before and after):
        yield _outcome(before, after)
        return
    for kind in KINDS:
        for name, standings in component.members(kind).items():
            yield f"{kind} `{name}` {_outcome(standings[old], standings[new])}"


def _outcome(before: Standing | None, after: Standing | None) -> str:
    if before is None:
        return TEXTS["changeAdded"].lower()
    if after is None:
        return TEXTS["changeRemoved"].lower()
    words = []
    if before.deprecated != after.deprecated:
        words.append(TEXTS["changeDeprecated" if after.deprecated else "changeRestored"].lower())
    if before.type != after.type:
        words.append(f"{_code(before.type)} → {_code(after.type)}")
    if before.default != after.default:
        old, new = (_code(standing.default or "undefined") for standing in (before, after))
        words.append(f"{TEXTS['changeDefault'].lower()} {old} → {new}")
    return ", ".join(words)


def copy_gallery(groups: Iterable[Props], host: str) -> str:
    """The pages of a product, in the groups of its navigation."""
    parts = []
    for group in groups:
        rows = (
            f"- {_link(page['title'], page['address'], host)}:"
            f" {escape_markdown(page['description'])}"
            for page in group["pages"]
        )
        parts.append(f"**{escape_markdown(group['title'])}**\n\n{_list(rows)}")
    return "\n".join(parts)


def copy_products(products: Iterable[Props], host: str) -> str:
    """The products of the site, each with its version and what it is for."""
    return _list(
        f"- {_link(product['name'], product['address'], host)}"
        f" {escape_markdown(product['version'])}: {escape_markdown(product['description'])}"
        for product in products
    )


def copy_news(news: Props, host: str) -> str:
    """The newest posts, and the documented releases."""
    posts = (
        f"- {_link(post['title'], post['address'], host)} ({post['day']}):"
        f" {escape_markdown(post['description'])}"
        for post in news["posts"]
    )
    releases = (
        f"- {_link(' '.join((release['name'], release['version'])), release['address'], host)}"
        + (f" ({release['day']})" if release["day"] else "")
        for release in news["releases"]
    )
    return _list([*posts, *releases])


def copy_icons(icons: Icons, list_address: str, host: str) -> str:
    """How many icons there are, and where they are listed."""
    if not icons.names:
        return ""
    text = TEXTS["iconsNeedScript"].replace("{count}", f"{len(icons.names):,}")
    return f"{text} {_link(TEXTS['iconsList'], list_address, host)}\n"


def copy_tool() -> str:
    """That there is a tool, which text cannot show."""
    return f"{TEXTS['toolOnPage']}\n"


def _list(rows: Iterable[str]) -> str:
    return "".join(f"{row}\n" for row in rows)


def _link(words: str, address: str | None, host: str) -> str:
    shown = escape_markdown(words)
    if not address:
        return shown
    return f"[{shown}]({absolute_address(host, address) if address[0] == '/' else address})"


def _code(text: str) -> str:
    return f"`` {text} ``" if "`" in text else f"`{text}`"
