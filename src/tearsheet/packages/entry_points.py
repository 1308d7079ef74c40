"""The entry points of a package, from `exports` in its package.json or from its folders."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from tearsheet.packages.file_lookup import DECLARATIONS, SCRIPTS

_SCRIPT_CONDITIONS = ("import", "module", "default", "require", "node")
_TYPE_CONDITIONS = ("import", "types", "default", "require")


@dataclass(frozen=True, slots=True)
class EntryPoint:
    """One import path of a package, with its declarations and its script."""

    declarations: Path | None
    script: Path | None


def find_entry_points(folder: Path, manifest: Mapping[str, object]) -> dict[str, EntryPoint]:
    """Every import path inside the package, sorted; the package itself is the empty one."""
    exports = manifest.get("exports")
    mapped = exports if isinstance(exports, dict) else {}
    if mapped and not any(key.startswith(".") for key in mapped):
        mapped = {".": mapped}
    addresses = _mapped(folder, mapped) if mapped else _unmapped(folder, manifest)
    found = {address.removeprefix("./").removeprefix("."): entry for address, entry in addresses}
    return dict(sorted(found.items()))


def _mapped(folder: Path, exports: Mapping[str, object]) -> Iterator[tuple[str, EntryPoint]]:
    for address, target in exports.items():
        script = _choose(target, _SCRIPT_CONDITIONS, SCRIPTS)
        types = _choose(target, _TYPE_CONDITIONS, DECLARATIONS)
        if script is None and types is None:
            continue
        if "*" not in address:
            yield address, _entry(folder, types, script, "")
            continue
        for part in _parts(folder, types or script or ""):
            if exports.get(address.replace("*", part), "") is not None:
                yield address.replace("*", part), _entry(folder, types, script, part)


def _choose(target: object, conditions: tuple[str, ...], endings: tuple[str, ...]) -> str | None:
    return next((path for path in _targets(target, conditions) if path.endswith(endings)), None)


def _targets(target: object, conditions: tuple[str, ...]) -> Iterator[str]:
    if isinstance(target, str):
        yield target
    elif isinstance(target, dict):
        for name in conditions:
            yield from _targets(target.get(name), conditions)


def _parts(folder: Path, pattern: str) -> Iterator[str]:
    before, _, after = pattern.removeprefix("./").partition("*")
    for found in sorted(folder.glob(f"{before}*{after}")):
        inside = found.relative_to(folder).as_posix()
        yield inside.removeprefix(before).removesuffix(after)


def _entry(folder: Path, types: str | None, script: str | None, part: str) -> EntryPoint:
    code = _existing(folder, (script or "").replace("*", part), SCRIPTS)
    declared = _existing(folder, (types or "").replace("*", part), DECLARATIONS)
    return EntryPoint(declared or _declarations_beside(code), code)


def _existing(folder: Path, path: str, endings: tuple[str, ...]) -> Path | None:
    file = folder / path
    return file if path.endswith(endings) and file.is_file() else None


def _declarations_beside(script: Path | None) -> Path | None:
    if script is None:
        return None
    beside = (script.with_suffix(ending) for ending in DECLARATIONS)
    return next((file for file in beside if file.is_file()), None)


def _unmapped(folder: Path, manifest: Mapping[str, object]) -> Iterator[tuple[str, EntryPoint]]:
    types = _first_path(manifest, "types", "typings") or "index.d.ts"
    script = _first_path(manifest, "module", "main") or "index.js"
    yield "", _entry(folder, types, script, "")
    declared, code = (folder / types).parent, (folder / script).parent
    for inside in sorted({*_folders(declared), *_folders(code)}):
        entry = EntryPoint(
            _first_file(declared / inside, DECLARATIONS),
            _first_file(code / inside, SCRIPTS),
        )
        yield inside, entry


def _first_path(manifest: Mapping[str, object], *fields: str) -> str | None:
    return next((path for name in fields if isinstance(path := manifest.get(name), str)), None)


def _folders(folder: Path) -> Iterator[str]:
    for index in (*folder.glob("*/index.d.ts"), *folder.glob("*/index.js")):
        yield index.parent.name


def _first_file(folder: Path, endings: tuple[str, ...]) -> Path | None:
    files = (folder / f"index{ending}" for ending in endings)
    return next((file for file in files if file.is_file()), None)
