"""All sizes of a site's packages: those that are still true, and the others measured anew."""

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
    """Measure what is new, of another version or to be measured again, and write it all down.

    Returns how many components of which packages were measured.

    Raises:
        ContentError: a package cannot be read.
        MachineError: a component cannot be bundled.
    """
    before = _load_before(root)
    still_true = before.packages if before.bundler == bundler_name() else {}
    known: dict[str, PackageSizes] = {}
    measured: dict[str, int] = {}
    for name in sorted(set(documented)):
        facts = extract_package(PACKAGES / name, rules)
        kept = {} if name in again else _find_true(facts, still_true.get(name))
        with progress.step(f"Measuring {name}"):
            new = measure_components(facts, facts.components.keys() - kept.keys(), progress)
        components = dict(sorted((kept | new).items()))
        known[name] = PackageSizes(version=facts.version, components=components)
        if new:
            measured[name] = len(new)
            # After each package, because all of them take long enough to be interrupted.
            _write(root, SizeSnapshot(bundler=bundler_name(), packages={**still_true, **known}))
    _write(root, SizeSnapshot(bundler=bundler_name(), packages=known))
    return measured


def _load_before(root: Path) -> SizeSnapshot:
    try:
        return load_sizes(root)
    except ContentError:
        # Whatever is wrong with the file, it is about to be written anew.
        return SizeSnapshot()


def _find_true(facts: PackageFacts, known: PackageSizes | None) -> dict[str, Size]:
    if known is None or known.version != facts.version:
        return {}
    return {name: size for name, size in known.components.items() if name in facts.components}


def _write(root: Path, snapshot: SizeSnapshot) -> None:
    file = root / SIZE_FILE
    file.parent.mkdir(parents=True, exist_ok=True)
    # Written under a second name, then moved, so that a build never reads half of it.
    draft = file.with_name(f".{file.name}.draft")
    draft.write_text(render_sizes(snapshot), encoding="utf-8")
    draft.replace(file)
