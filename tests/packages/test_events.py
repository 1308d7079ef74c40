"""What components tell their listeners."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest
from small_packages import PACKAGES, RULES, small_package

from tearsheet.model.reference import Event
from tearsheet.packages.events import read_events
from tearsheet.packages.packages import Package, open_package
from tearsheet.packages.public_names import read_public_names

CODE = """
interface RowEventLookup {
  /** Fired when a row is pressed, see [[RowParams]]. */
  rowPress: { params: RowParams; event: React.MouseEvent<HTMLElement> };
  /**
   * Fired when a row is dragged.
   * @ignore - do not document.
   */
  rowDrag: { params: RowParams };
}
export interface TableEventLookup extends RowEventLookup {
  /**
   * Fired when a row is pinned.
   * Only available in DataGridPro.
   */
  rowPin: { params: { id: string } };
  /** Fired when it is over. */
  end: {};
}
interface BaseProps {
  onRowPress?: (row: string) => void;
  /** @ignore */
  onEnd?: () => void;
}
export type TableProps = BaseProps & { onEnding?: () => void };
"""


def events_of(package: Package) -> Mapping[str, Event]:
    return read_events(package, read_public_names(package))


def test_the_members_of_the_lookup_are_the_events(tmp_path: Path) -> None:
    events = events_of(small_package(tmp_path, {"index.d.ts": CODE}))

    assert events == {
        "end": Event(name="end", description="Fired when it is over."),
        "rowPin": Event(
            name="rowPin",
            description="Fired when a row is pinned.\nOnly available in DataGridPro.",
            params="{ id: string }",
            plan="pro",
        ),
        "rowPress": Event(
            name="rowPress",
            description="Fired when a row is pressed, see [[RowParams]].",
            params="RowParams",
            event="React.MouseEvent<HTMLElement>",
            prop="onRowPress",
        ),
    }
    assert list(events) == sorted(events)


def test_a_lookup_that_is_not_exported_is_nobody_s_business(tmp_path: Path) -> None:
    code = "interface TableEventLookup { /** Fired. */ end: {} }\nexport declare const x: 1;\n"

    assert events_of(small_package(tmp_path, {"index.d.ts": code})) == {}


@pytest.mark.parametrize("length", range(0, len(CODE), 61))
def test_a_file_that_was_cut_off_stops_nothing(tmp_path: Path, length: int) -> None:
    events = events_of(small_package(tmp_path, {"index.d.ts": CODE[:length]}))

    assert set(events) <= {"end", "rowDrag", "rowPin", "rowPress"}


def test_the_grid_tells_as_much() -> None:
    events = events_of(open_package(PACKAGES / "@mui" / "x-data-grid", rules=RULES))

    assert len(events) == 52
    assert sum(1 for event in events.values() if event.prop) == 30
    assert events["cellClick"].params == "GridCellParams<any>"
    assert events["cellClick"].prop == "onCellClick"
    assert all(event.description for event in events.values())
