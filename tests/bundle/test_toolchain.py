"""What a build needs before it begins, and how it says that something of it is missing."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest

from small_site import SmallSite
from tearsheet.bundle import toolchain
from tearsheet.bundle.node import node_binary
from tearsheet.bundle.toolchain import check_node, check_packages, check_toolchain
from tearsheet.cache.stamps import SETTLED_NANOSECONDS
from tearsheet.errors import MachineError
from tearsheet.project import PACKAGE_LOCK, PACKAGES

LOCKED = {"react": "19.3.1", "vite": "8.3.8"}
AT_ONCE = 2.0


def write_packages(folder: Path, installed: dict[str, str]) -> tuple[Path, Path]:
    """A lock file that names two packages, and a folder with what is installed."""
    packages = folder / "node_modules"
    packages.mkdir()
    for name, version in installed.items():
        (packages / name).mkdir()
        (packages / name / "package.json").write_text(json.dumps({"version": version}))
    places = {f"node_modules/{name}": {"version": version} for name, version in LOCKED.items()}
    project = {"dependencies": dict.fromkeys(["react"]), "devDependencies": dict.fromkeys(["vite"])}
    optional = {"node_modules/fsevents": {"version": "2.3.3", "optional": True}}
    lock = folder / "package-lock.json"
    lock.write_text(json.dumps({"packages": {"": project, **places, **optional}}))
    return lock, packages


def write_node(folder: Path, script: str) -> Path:
    node = folder / "node"
    node.write_text(script)
    node.chmod(0o755)
    return node


def test_what_this_project_has_is_what_it_needs() -> None:
    check_toolchain()


def test_packages_for_other_systems_may_be_missing(tmp_path: Path) -> None:
    lock, packages = write_packages(tmp_path, LOCKED)

    check_packages(lock, packages)


def test_a_missing_package_is_named_with_what_to_do(tmp_path: Path) -> None:
    lock, packages = write_packages(tmp_path, {"vite": "8.3.8"})

    with pytest.raises(MachineError) as refused:
        check_packages(lock, packages)

    assert refused.value.problem == f'react is missing from "{packages}".'
    assert "run `make`" in refused.value.remedy


def test_a_package_of_another_version_is_named_with_both(tmp_path: Path) -> None:
    lock, packages = write_packages(tmp_path, {**LOCKED, "vite": "7.0.0"})

    with pytest.raises(MachineError, match=r"is version 7\.0\.0, and .* names 8\.3\.8"):
        check_packages(lock, packages)


def test_a_lock_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    lock, packages = write_packages(tmp_path, LOCKED)
    lock.write_text("{")

    with pytest.raises(MachineError, match=r'package-lock\.json" cannot be read'):
        check_packages(lock, packages)


def test_a_missing_package_ends_a_build_before_it_begins(
    site: SmallSite, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    site.page("")
    whole = tmp_path / "node_modules"
    whole.mkdir()
    for entry in PACKAGES.iterdir():
        (whole / entry.name).symlink_to(entry)
    (whole / "vite").unlink()
    monkeypatch.setattr(toolchain, "PACKAGES", whole)
    start = time.perf_counter()

    with pytest.raises(MachineError, match="vite is missing"):
        site.build()

    assert time.perf_counter() - start < AT_ONCE
    assert not site.out.exists()


def test_an_old_node_is_named_with_its_version(tmp_path: Path) -> None:
    node = write_node(tmp_path, "#!/bin/sh\necho v18.20.4\n")

    with pytest.raises(MachineError, match=r"is Node v18\.20\.4, and the engine needs 24"):
        check_node(node)


@pytest.mark.parametrize(
    ("script", "said"),
    [
        ("\0not a program of this machine", "Exec format error"),
        ("#!/bin/sh\necho 'libatomic.so.1: not found' >&2\nexit 127\n", "libatomic"),
        ("#!/bin/sh\nexit 3\n", "ends with 3"),
    ],
)
def test_a_node_that_does_not_start_is_told_in_its_words(
    tmp_path: Path, script: str, said: str
) -> None:
    node = write_node(tmp_path, script)

    with pytest.raises(MachineError, match=said) as refused:
        check_node(node)

    assert str(node) in refused.value.problem
    assert "run `make`" in refused.value.remedy


def test_a_node_that_is_not_there_is_told_with_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.prefix", "/nowhere")

    with pytest.raises(MachineError, match='there is no "/nowhere/bin/node"'):
        node_binary()


def test_the_lock_file_of_the_project_names_what_is_installed() -> None:
    check_packages(PACKAGE_LOCK, PACKAGES)


def test_what_was_right_is_checked_again_when_a_package_was_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lock, packages = write_packages(tmp_path, LOCKED)
    monkeypatch.setattr(toolchain, "PACKAGE_LOCK", lock)
    monkeypatch.setattr(toolchain, "PACKAGES", packages)
    monkeypatch.setattr(toolchain, "_CHECKED", tmp_path / "checked")
    time.sleep(2 * SETTLED_NANOSECONDS / 1e9)
    check_toolchain()
    kept = (tmp_path / "checked").exists()

    (packages / "vite/package.json").write_text('{"version": "7.0.0"}')

    assert kept
    with pytest.raises(MachineError, match=r"is version 7\.0\.0"):
        check_toolchain()
