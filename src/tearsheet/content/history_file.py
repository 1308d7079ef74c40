"""The history files that `tearsheet history` writes, one per package."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct, ValidationError
from msgspec import json as strict_json

from tearsheet.content.text_file import decode_text
from tearsheet.errors import ContentError
from tearsheet.model.history import (
    KINDS,
    ComponentHistory,
    PackageHistory,
    Standing,
    Standings,
)

HISTORY_FOLDER = "reference-history"
"""Below the content folder."""


class _Standing(Struct, frozen=True, forbid_unknown_fields=True):
    type: str = ""
    default: str | None = None
    deprecated: bool = False


_Standings = dict[str, _Standing | None]


class _Component(Struct, frozen=True, forbid_unknown_fields=True):
    standings: _Standings
    props: dict[str, _Standings]
    slots: dict[str, _Standings]
    classes: dict[str, _Standings]


class _Written(Struct, frozen=True, forbid_unknown_fields=True):
    package: str
    version: str
    versions: list[str]
    components: dict[str, _Component]
    gaps: dict[str, str] = {}


def history_path(package: str) -> str:
    """The path of a package's history below the content folder."""
    return f"{HISTORY_FOLDER}/{package.removeprefix('@').replace('/', '-')}.json"


def load_history(root: Path, package: str) -> PackageHistory | None:
    """The history of a package; None if there is no file.

    Raises:
        ContentError: the file is not as it was written.
    """
    file = root / history_path(package)
    if not file.is_file():
        return None
    try:
        written = strict_json.decode(decode_text(file.read_bytes(), file), type=_Written)
    except ValidationError as error:
        raise _damaged(file, package, str(error)) from error
    except ValueError as error:
        raise _damaged(file, package, f"It is no JSON: {error}") from error
    if written.package != package:
        raise _damaged(file, package, f'It is the history of "{written.package}".')
    return _read(written)


def describe_history(history: PackageHistory) -> dict[str, Any]:
    """A history as plain values, as in the file."""
    return {
        "package": history.package,
        "version": history.version,
        "versions": list(history.versions),
        **({"gaps": dict(history.gaps)} if history.gaps else {}),
        "components": {
            name: _describe_component(component)
            for name, component in sorted(history.components.items())
        },
    }


def render_history(history: PackageHistory) -> str:
    """The text of the file, with a line for each prop, for readable diffs."""
    head = describe_history(history)
    components: dict[str, Any] = head.pop("components")
    rows = [f" {_json(key)}: {_json(value)}" for key, value in head.items()]
    found = ",\n".join(f"  {_json(key)}: {_render(value)}" for key, value in components.items())
    return "{\n" + ",\n".join([*rows, f' "components": {{\n{found}\n }}']) + "\n}\n"


def _describe_component(component: ComponentHistory) -> dict[str, Any]:
    own = {"standings": _describe(component.standings)}
    return own | {
        kind: {
            name: _describe(standings)
            for name, standings in sorted(component.members(kind).items())
        }
        for kind in KINDS
    }


def _render(component: dict[str, Any]) -> str:
    own = f"   {_json('standings')}: {_json(component['standings'])}"
    members = (f"   {_json(kind)}: {{{_render_members(component[kind])}}}" for kind in KINDS)
    return "{\n" + ",\n".join([own, *members]) + "\n  }"


def _render_members(members: Mapping[str, Any]) -> str:
    if not members:
        return ""
    rows = ",\n".join(f"    {_json(name)}: {_json(value)}" for name, value in members.items())
    return f"\n{rows}\n   "


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _describe(standings: Standings) -> dict[str, dict[str, Any] | None]:
    return {
        version: dict(_parts(standing)) if standing else None
        for version, standing in standings.items()
    }


def _parts(standing: Standing) -> Iterator[tuple[str, str | bool]]:
    if standing.type:
        yield "type", standing.type
    if standing.default is not None:
        yield "default", standing.default
    if standing.deprecated:
        yield "deprecated", True


def _read(written: _Written) -> PackageHistory:
    return PackageHistory(
        package=written.package,
        version=written.version,
        versions=tuple(written.versions),
        gaps=written.gaps,
        components={name: _read_component(found) for name, found in written.components.items()},
    )


def _read_component(found: _Component) -> ComponentHistory:
    return ComponentHistory(
        standings=_read_standings(found.standings),
        props=_read_members(found.props),
        slots=_read_members(found.slots),
        classes=_read_members(found.classes),
    )


def _read_members(members: Mapping[str, _Standings]) -> dict[str, Standings]:
    return {name: _read_standings(standings) for name, standings in members.items()}


def _read_standings(standings: _Standings) -> Standings:
    return {
        version: Standing(type=found.type, default=found.default, deprecated=found.deprecated)
        if found
        else None
        for version, found in standings.items()
    }


def _damaged(file: Path, package: str, problem: str) -> ContentError:
    return ContentError(file, problem, f"Write it anew: `tearsheet history {package}`.")
