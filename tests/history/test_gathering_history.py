"""From a registry that npm asks to the file that is committed."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest
from toy_package import NAME, Props, install_toys, registry, toy_files

from tearsheet.build.progress import Progress
from tearsheet.content.history_file import history_path, load_history
from tearsheet.errors import MachineError
from tearsheet.history.gathering import Gathered, gather_histories
from tearsheet.model.history import Standings

OLD: dict[str, Props] = {"Kite": {"tail": "number|3", "string": "string"}, "Drum": {}}
NEW: dict[str, Props] = {"Kite": {"tail": "number|5", "line": "string", "string": "string"}}
NOW: dict[str, Props] = {"Kite": {"tail": "number|5", "line": "string|deprecated"}}


@pytest.fixture
def npm_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """An npm that has never fetched anything."""
    monkeypatch.setenv("npm_config_cache", str(tmp_path / "npm"))
    return monkeypatch


def gather(tmp_path: Path) -> list[Gathered]:
    packages = install_toys(tmp_path, "2.0.0", NOW)
    return gather_histories(tmp_path / "content", [NAME], Progress(), packages)


def test_what_came_changed_and_went_is_written_down(
    tmp_path: Path, npm_cache: pytest.MonkeyPatch
) -> None:
    versions = {"1.0.0": toy_files("1.0.0", OLD), "1.1.0": toy_files("1.1.0", NEW)}
    with registry(versions) as address:
        npm_cache.setenv("npm_config_registry", address)

        gather(tmp_path)

    history = load_history(tmp_path / "content", NAME)
    assert history
    assert history.versions == ("1.0", "1.1", "2.0")
    assert history.since("Kite", "line") == "1.1"
    assert history.deprecated_since("Kite", "line") == "2.0"
    assert history.last("Kite", "string") == "1.1"
    defaults = [standing and standing.default for standing in _tail(tmp_path).values()]
    assert defaults == ["3", "5"]
    assert history.components["Drum"].standings["1.1"] is None


def test_a_version_that_cannot_be_read_is_left_out_with_a_word(
    tmp_path: Path, npm_cache: pytest.MonkeyPatch
) -> None:
    damaged = {"package.json": '{"name": "@acme/toys", "version": ""}'}
    with registry({"1.0.0": toy_files("1.0.0", OLD), "1.1.0": damaged}) as address:
        npm_cache.setenv("npm_config_registry", address)

        [gathered] = gather(tmp_path)

    assert gathered.history.versions == ("1.0", "2.0")
    assert [left.partition(":")[0] for left in gathered.left_out] == ["@acme/toys 1.1.0"]


def test_without_a_way_to_the_registry_what_was_written_stays(
    tmp_path: Path, npm_cache: pytest.MonkeyPatch
) -> None:
    npm_cache.setenv("npm_config_registry", f"http://127.0.0.1:{_free_port()}/")
    file = tmp_path / "content" / history_path(NAME)
    file.parent.mkdir(parents=True)
    file.write_text("as it was")

    with pytest.raises(MachineError, match=r"registry of npm cannot be reached"):
        gather(tmp_path)

    assert [found.name for found in file.parent.iterdir()] == [file.name]
    assert file.read_text() == "as it was"


def test_a_package_the_registry_does_not_have_is_named(
    tmp_path: Path, npm_cache: pytest.MonkeyPatch
) -> None:
    with registry({"1.0.0": toy_files("1.0.0", OLD)}) as address:
        npm_cache.setenv("npm_config_registry", f"{address}elsewhere/")

        with pytest.raises(MachineError, match=r"npm cannot fetch @acme/toys"):
            gather(tmp_path)


def test_nothing_is_left_of_what_was_unpacked(
    tmp_path: Path, npm_cache: pytest.MonkeyPatch
) -> None:
    with registry({"1.0.0": toy_files("1.0.0", OLD)}) as address:
        npm_cache.setenv("npm_config_registry", address)

        gather(tmp_path)

    assert list((tmp_path / ".tearsheet").iterdir()) == []


def _tail(tmp_path: Path) -> Standings:
    history = load_history(tmp_path / "content", NAME)
    assert history
    return history.components["Kite"].props["tail"]


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])
