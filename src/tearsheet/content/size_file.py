"""The file with the sizes of all components, which `tearsheet sizes` writes."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct, ValidationError
from msgspec import json as strict_json

from tearsheet.content.text_file import decode_text
from tearsheet.errors import ContentError
from tearsheet.model.size import PackageSizes, Size, SizeSnapshot

SIZE_FILE = "size-snapshot/sizes.json"
"""Below the content folder, beside the page that shows it."""


class _Weight(Struct, frozen=True, forbid_unknown_fields=True):
    minified: int
    brotli: int


class _Component(_Weight, frozen=True, forbid_unknown_fields=True):
    shared: _Weight


class _Package(Struct, frozen=True, forbid_unknown_fields=True):
    version: str
    components: dict[str, _Component]


class _Written(Struct, frozen=True, forbid_unknown_fields=True):
    bundler: str
    packages: dict[str, _Package]


def load_sizes(root: Path) -> SizeSnapshot:
    """The sizes of a content folder; empty if there is no file.

    Raises:
        ContentError: the file is not as it was written.
    """
    file = root / SIZE_FILE
    if not file.is_file():
        return SizeSnapshot()
    try:
        written = strict_json.decode(decode_text(file.read_bytes(), file), type=_Written)
    except ValidationError as error:
        raise _damaged(file, str(error)) from error
    except ValueError as error:
        raise _damaged(file, f"It is no JSON: {error}") from error
    packages = {name: _package(package) for name, package in written.packages.items()}
    return SizeSnapshot(bundler=written.bundler, packages=packages)


def render_sizes(snapshot: SizeSnapshot) -> str:
    """The text of the file, with a line for each component, for readable diffs."""
    packages = ",\n".join(
        f"  {json.dumps(name)}: {_render_package(package)}"
        for name, package in sorted(snapshot.packages.items())
    )
    bundler = json.dumps(snapshot.bundler)
    return f'{{\n "bundler": {bundler},\n "packages": {{\n{packages}\n }}\n}}\n'


def _render_package(package: PackageSizes) -> str:
    rows = ",\n".join(
        f"   {json.dumps(name)}: {json.dumps(_describe(size))}"
        for name, size in sorted(package.components.items())
    )
    return f'{{"version": {json.dumps(package.version)}, "components": {{\n{rows}\n  }}}}'


def _describe(size: Size) -> Mapping[str, Any]:
    shared = {"minified": size.shared_minified, "brotli": size.shared_brotli}
    return {"minified": size.minified, "brotli": size.brotli, "shared": shared}


def _package(written: _Package) -> PackageSizes:
    components = {
        name: Size(
            minified=found.minified,
            brotli=found.brotli,
            shared_minified=found.shared.minified,
            shared_brotli=found.shared.brotli,
        )
        for name, found in written.components.items()
    }
    return PackageSizes(version=written.version, components=components)


def _damaged(file: Path, problem: str) -> ContentError:
    return ContentError(file, problem, "Write it anew: `tearsheet sizes`.")
