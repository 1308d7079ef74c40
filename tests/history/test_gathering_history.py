"""From a registry that npm asks to the file that is committed."""

from __future__ import annotations

import socket
import tempfile
from pathlib import Path

import pytest
from toy_package import NAME, Props, install, install_toys, kite_files, registry, toy_files

from tearsheet.content.history_file import history_path, load_history
from tearsheet.errors import MachineError
from tearsheet.history.gathering import GatheredHistory, gather_histories
from tearsheet.model.history import Standing, Standings
from tearsheet.progress import Progress

OLD: dict[str, Props] = {"Kite": {"tail": "number|3", "string": "string"}, "Drum": {}}
NEW: dict[str, Props] = {"Kite": {"tail": "number|5", "line": "string", "string": "string"}}
NOW: dict[str, Props] = {"Kite": {"tail": "number|5", "line": "string|deprecated"}}


@pytest.fixture
def npm_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """An npm that has never fetched anything."""
    monkeypatch.setenv("npm_config_cache", str(tmp_path / "npm"))
    return monkeypatch


def gather(tmp_path: Path) -> list[GatheredHistory]:
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
    assert history.components["Kite"].props["string"]["2.0"] is None
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
    assert gathered.history.since("Kite", "line") == "1.1–2.0"
    assert load_history(tmp_path / "content", NAME) == gathered.history
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
    folder = tmp_path / "unpacked"
    folder.mkdir()
    npm_cache.setattr(tempfile, "tempdir", str(folder))
    with registry({"1.0.0": toy_files("1.0.0", OLD)}) as address:
        npm_cache.setenv("npm_config_registry", address)

        gather(tmp_path)

    assert list(folder.iterdir()) == []


KITE = """
export interface KiteProps {{ {slots} }}
/** A kite. */
export declare function Kite(props: KiteProps): React.JSX.Element;
"""
BORROWED = """
import { StringSlots } from '@acme/strings';
export interface KiteSlots extends StringSlots {}
""" + KITE.format(slots="slots?: KiteSlots;")
OWN_LINE = "export interface StringSlots { /** The line. */ line?: React.ElementType; }"
OWN_REEL = OWN_LINE.replace("}", "/** The reel. */ reel?: React.ElementType; }")


def strings(version: str, slots: str) -> dict[str, str]:
    return kite_files("@acme/strings", version, slots)


def test_a_version_is_read_beside_the_neighbors_it_was_published_with(
    tmp_path: Path, npm_cache: pytest.MonkeyPatch
) -> None:
    def toys(version: str, range_of_strings: str) -> dict[str, str]:
        asks = {"dependencies": {"@acme/strings": range_of_strings}}
        return kite_files(NAME, version, BORROWED, asks)

    install(tmp_path, "@acme/strings", strings("2.0.0", OWN_REEL))
    packages = install(tmp_path, NAME, toys("2.0.0", "^2.0.0"))
    others = {
        "@acme/strings": {
            version: strings(version, OWN_LINE) for version in ("1.0.0", "1.0.1", "1.9.0")
        }
        | {"1.9.1": strings("1.9.1", OWN_REEL), "2.0.0": strings("2.0.0", OWN_REEL)}
    }
    versions = {"1.0.0": toys("1.0.0", "^1.0.0"), "1.1.0": toys("1.1.0", "~1.9.0")}
    with registry(versions, others) as address:
        npm_cache.setenv("npm_config_registry", address)

        [gathered] = gather_histories(tmp_path / "content", [NAME], Progress(), packages)

    assert gathered.left_out == ()
    assert gathered.history.since("Kite", "line", "slots") is None
    assert gathered.history.since("Kite", "reel", "slots") == "2.0"


def test_a_neighbor_that_nobody_published_is_named_and_not_replaced(
    tmp_path: Path, npm_cache: pytest.MonkeyPatch
) -> None:
    asks = {"dependencies": {"@acme/strings": "^9.0.0"}}
    install(tmp_path, "@acme/strings", strings("2.0.0", OWN_REEL))
    packages = install(tmp_path, NAME, kite_files(NAME, "2.0.0", BORROWED, asks))
    versions = {"1.0.0": kite_files(NAME, "1.0.0", BORROWED, asks)}
    with registry(versions, {"@acme/strings": {"2.0.0": strings("2.0.0", OWN_REEL)}}) as address:
        npm_cache.setenv("npm_config_registry", address)

        [gathered] = gather_histories(tmp_path / "content", [NAME], Progress(), packages)

    assert gathered.left_out == (f"{NAME} 1.0.0: without @acme/strings@^9.0.0.",)
    assert gathered.history.components["Kite"].slots["reel"] == {"2.0": Standing()}


def test_a_slot_counts_from_the_version_on_in_which_it_can_be_filled(
    tmp_path: Path, npm_cache: pytest.MonkeyPatch
) -> None:
    by_components = KITE.format(slots="components?: { Line?: React.ElementType };")
    written_out = KITE.format(slots="slots?: { line?: React.ElementType };")
    listed = KITE.format(slots="slots?: KiteSlots;") + OWN_LINE.replace("StringSlots", "KiteSlots")
    packages = install(tmp_path, NAME, kite_files(NAME, "2.0.0", listed))
    versions = {
        "1.0.0": kite_files(NAME, "1.0.0", by_components),
        "1.1.0": kite_files(NAME, "1.1.0", written_out),
    }
    with registry(versions) as address:
        npm_cache.setenv("npm_config_registry", address)

        [gathered] = gather_histories(tmp_path / "content", [NAME], Progress(), packages)

    assert gathered.history.since("Kite", "line", "slots") == "1.1"


def _tail(tmp_path: Path) -> Standings:
    history = load_history(tmp_path / "content", NAME)
    assert history
    return history.components["Kite"].props["tail"]


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])
