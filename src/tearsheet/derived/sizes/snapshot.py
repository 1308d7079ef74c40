"""All sizes of a site's packages: still valid ones are reused, the others are measured."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from pathlib import Path

from tearsheet.content.size_file import SIZE_FILE, load_sizes, render_sizes
from tearsheet.derived.sizes.measuring import measure_components
from tearsheet.derived.sizes.outdated import bundler_name
from tearsheet.errors import ContentError
from tearsheet.model.package_rules import Rules
from tearsheet.model.reference import PackageFacts
from tearsheet.model.size import PackageSizes, Size, SizeSnapshot
from tearsheet.packages.extract import extract_package
from tearsheet.progress import Progress
from tearsheet.project import PACKAGES


def bring_up_to_date(
    root: Path,
    documented: Iterable[str],
    again: Collection[str],
    progress: Progress,
    rules: Rules | None = None,
) -> dict[str, int]:
    """Measure what is new, of another version or to be measured again, and store all sizes.

    Returns how many components of which packages were measured.

    Raises:
        ContentError: a package cannot be read.
        MachineError: a component cannot be bundled.
    """
    before = _load_before(root)
    valid = before.packages if before.bundler == bundler_name() else {}
    sizes_by_package: dict[str, PackageSizes] = {}
    measured: dict[str, int] = {}
    for name in sorted(set(documented)):
        facts = extract_package(PACKAGES / name, rules)
        reused = {} if name in again else _find_valid(facts, valid.get(name))
        with progress.step(f"Measuring {name}"):
            new = measure_components(facts, facts.components.keys() - reused.keys(), progress)
        components = dict(sorted((reused | new).items()))
        sizes_by_package[name] = PackageSizes(version=facts.version, components=components)
        if new:
            measured[name] = len(new)
            # After each package, because all of them take long enough to be interrupted.
            _write(
                root, SizeSnapshot(bundler=bundler_name(), packages={**valid, **sizes_by_package})
            )
    _write(root, SizeSnapshot(bundler=bundler_name(), packages=sizes_by_package))
    return measured


def _load_before(root: Path) -> SizeSnapshot:
    try:
        return load_sizes(root)
    except ContentError:
        # An unreadable file is replaced.
        return SizeSnapshot()


def _find_valid(facts: PackageFacts, stored: PackageSizes | None) -> dict[str, Size]:
    if stored is None or stored.version != facts.version:
        return {}
    return {name: size for name, size in stored.components.items() if name in facts.components}


def _write(root: Path, snapshot: SizeSnapshot) -> None:
    file = root / SIZE_FILE
    file.parent.mkdir(parents=True, exist_ok=True)
    # Written under a second name, then moved, so that a build never reads half of it.
    draft = file.with_name(f".{file.name}.draft")
    draft.write_text(render_sizes(snapshot), encoding="utf-8")
    draft.replace(file)
