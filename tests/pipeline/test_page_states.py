"""The states of pages are stored in parts, of which an edit writes those that it concerns."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from tearsheet.errors import Mistake, Place
from tearsheet.page.render import PageRecord
from tearsheet.pipeline.encoded_page import PageFacts, PageState, encode_state
from tearsheet.pipeline.page_states import (
    FOLDER,
    PageStates,
    StoredStates,
    forget_other_states,
)
from tearsheet.pipeline.stored_parts import DamagedParts

ADDRESSES = [f"/page-{number}/" for number in range(500)]
FACTS = PageFacts("digest", 10, 5)


def state_of(address: str, key: str = "key") -> PageState:
    mistake = Mistake(Place(Path("page.md"), 3), "It rains.", "Wait.")
    record = PageRecord(files={f"{address}index.html": "0"}, links=("/",), mistakes=(mistake,))
    return PageState(key=key, record=record)


def store(cache: Path, addresses: list[str]) -> PageStates:
    """States of some pages as the next build finds them; two of them were in memory."""
    with closing(PageStates(StoredStates(cache), {}, most=2)) as states:
        for address in addresses:
            states.add(address, encode_state(state_of(address)), FACTS)
        return PageStates(StoredStates(cache, states.store()), states.facts)


def parts_in(cache: Path) -> set[str]:
    return {file.name for file in (cache / FOLDER).iterdir()}


def test_each_state_is_the_one_that_was_stored(tmp_path: Path) -> None:
    states = store(tmp_path, ADDRESSES)

    assert dict(states) == {address: state_of(address) for address in ADDRESSES}
    assert states.records["/page-7/"] == state_of("/page-7/").record
    assert "/page-500/" not in states


def test_an_edit_writes_one_part_and_reads_that_alone(tmp_path: Path) -> None:
    known = store(tmp_path, ADDRESSES)
    before = parts_in(tmp_path)

    states = known.reuse(address for address in ADDRESSES if address != "/page-7/")
    states.add("/page-7/", encode_state(state_of("/page-7/", "new")), FACTS)
    parts = states.store()

    new = parts_in(tmp_path) - before
    assert len(new) == 1
    assert len(before - {digest for _, digest in parts}) == 1
    assert states["/page-7/"].key == "new"
    assert states["/page-8/"].key == "key"


def test_pages_that_come_and_go_leave_most_parts_as_they_are(tmp_path: Path) -> None:
    known = store(tmp_path, ADDRESSES)
    before = parts_in(tmp_path)

    states = known.reuse(ADDRESSES[1:])
    states.add("/new/", encode_state(state_of("/new/")), FACTS)
    parts = states.store()
    forget_other_states(tmp_path, parts)

    assert len(parts_in(tmp_path) - before) <= 2
    again = PageStates(StoredStates(tmp_path, parts), states.facts)
    assert set(again) == {"/new/", *ADDRESSES[1:]}
    assert again["/new/"] == state_of("/new/")


def test_parts_are_those_of_a_build_that_knows_nothing(tmp_path: Path) -> None:
    known = store(tmp_path / "edited", ADDRESSES)
    states = known.reuse(ADDRESSES[:300])
    for address in ADDRESSES[300:]:
        states.add(address, encode_state(state_of(address, "new")), FACTS)

    cold = PageStates(StoredStates(tmp_path / "cold"), {})
    for address in reversed(ADDRESSES):
        key = "new" if address in ADDRESSES[300:] else "key"
        cold.add(address, encode_state(state_of(address, key)), FACTS)

    assert states.store() == cold.store()


@pytest.mark.parametrize("damage", [b"", b"\x80", None])
def test_a_part_that_is_damaged_or_gone_is_noticed(tmp_path: Path, damage: bytes | None) -> None:
    states = store(tmp_path, ADDRESSES)
    for file in (tmp_path / FOLDER).iterdir():
        file.unlink() if damage is None else file.write_bytes(damage)

    with pytest.raises(DamagedParts):
        states["/page-7/"]
