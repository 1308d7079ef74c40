"""The messages of production errors, read where a page of the site shows them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec

from tearsheet.cache.step_cache import StepCache, digest
from tearsheet.content.load import LoadedSite
from tearsheet.derived.reference.packages import packages_with_facts, reference_fingerprint
from tearsheet.project import PACKAGES

STEP = "error-codes"
_SHOWN_BY = frozenset(
    f"component {name}" for name in ("ErrorCodes", "ErrorMessage", "ThemePlayground")
)

_INSTALLED = PACKAGES / ".package-lock.json"
"""The lock file of what npm has installed."""


def load_error_codes(loaded: LoadedSite, steps: StepCache) -> Mapping[int, str]:
    """The messages by their number; empty if no page shows them."""
    if all(_SHOWN_BY.isdisjoint(read.placed) for read in loaded.memory.files.values()):
        return {}
    folders = sorted(set(_folders(loaded)))
    key = digest(reference_fingerprint(), _read_bytes(_INSTALLED), *map(str, folders))
    stored = steps.remember(STEP, key, lambda: msgspec.json.encode(_read(folders)))
    steps.forget_others(STEP, {key})
    return msgspec.json.decode(stored, type=dict[int, str])


def _folders(loaded: LoadedSite) -> Iterator[Path]:
    for product in loaded.site.products:
        for name in packages_with_facts(product):
            # A missing package is reported where its pages are generated.
            if (PACKAGES / name / "package.json").is_file():
                yield PACKAGES / name


def _read(folders: list[Path]) -> dict[int, str]:
    # Imported lazily: most builds read no packages.
    from tearsheet.packages.error_codes import read_all_error_codes
    from tearsheet.packages.packages import open_package

    return read_all_error_codes(open_package(folder) for folder in folders)


def _read_bytes(file: Path) -> bytes:
    return file.read_bytes() if file.is_file() else b""
