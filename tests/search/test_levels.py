"""However many pages and names there are: what is fetched first stays small, and leads to all."""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode
from collections.abc import Iterator
from itertools import product
from typing import Any

from levels_index import INDEX, LIMITS, make_levels

from tearsheet.search.directory import Directory, fit_directories
from tearsheet.search.limits import IndexLimits
from tearsheet.search.symbols.folding import fold_name
from tearsheet.search.symbols.keys import find_keys
from tearsheet.search.symbols.make import make_symbols
from tearsheet.search.symbols.rows import HeldRows, rows_of
from tearsheet.search.symbols.symbol import Holder, NamedMember, SymbolMember
from tearsheet.search.text.layout import Made

FOLDED = INDEX.parent / "folded.json"


def test_the_readers_sample_is_up_to_date() -> None:
    kept = json.loads(INDEX.read_text(encoding="utf-8"))

    # Written anew by `python tests/search/levels_index.py`.
    assert kept == make_levels()


def test_every_file_is_reached_over_one_table_or_several() -> None:
    sample = make_levels()
    files, start = sample["files"], sample["start"]
    root = files[start["files"]["text"]]
    directories = {**root["directories"], "names": start["symbols"]["directory"]}

    reached = {
        name for kind, directory in directories.items() for name in _walk(directory, kind, files)
    }

    others = {f"/search/{name}.json" for name in start["symbols"]["icons"]}
    # Words on very many pages name the files with what their own leaves out.
    for path in reached:
        for _, _, digests in files[path][3:] and files[path][3] if "/words." in path else ():
            others |= {
                _find(files, "lists", digests[at : at + 8]) for at in range(0, len(digests), 8)
            }
    assert reached | others | {start["files"]["text"]} == set(files)
    depths = {depth for depth, _, _ in directories.values()}
    assert min(depths) >= 1
    assert max(depths) >= 2


def test_what_is_fetched_first_is_as_small_as_it_has_to_be() -> None:
    sample = make_levels()

    start = sample["start"]
    directory = json.dumps(start["symbols"]["directory"], separators=(",", ":"))
    root = json.dumps(sample["files"][start["files"]["text"]], separators=(",", ":"))
    assert len(directory) <= LIMITS.start + 20
    assert len(root) <= LIMITS.root + 200


def test_keys_leave_out_what_they_share_with_the_one_before() -> None:
    keys = ("app", "apple", "b", "b", "𐍈a", "𐍈b")
    entries = [(key, f"search/words.{number:012}.json") for number, key in enumerate(keys)]

    _, encoded, _ = Directory(entries=entries).encode()

    # How many letters is a sign from "A" on; beyond 16 bits JavaScript counts otherwise.
    assert encoded == "AappDleAbBA𐍈aA𐍈b"


def test_first_pages_are_written_as_steps_of_a_letter() -> None:
    entries = [(number, f"search/texts.{number:012}.json") for number in (0, 64, 154, 245, 9_000)]

    _, encoded, _ = Directory(entries=entries).encode()

    # "~" stands in front of a step of more than 90.
    assert encoded == {"steps": "!c}~!!!~~!#%1"}


def test_a_directory_is_a_single_table_where_that_is_not_too_large() -> None:
    entries = [(f"{letter}{number}", _path(number)) for letter in "abc" for number in range(40)]
    whole = IndexLimits(root=400, table=300, only_table=4_000)
    divided = IndexLimits(root=400, table=300, only_table=300)

    tables = [
        fit_directories({"words": entries}, {}, limits)["words"].tables
        for limits in (whole, divided)
    ]

    assert len(tables[0]) == 1
    assert len(tables[1]) > 3


def test_names_fill_their_files_whatever_they_are_called() -> None:
    limits = IndexLimits(names=20, name_file=4_000)
    for length in (1, 3, 15):
        made: Made = {}
        names = ["".join(letters) * length for letters in product("bdfkm", repeat=4)]

        make_symbols([_hold(name) for name in names], [], made, limits)

        sizes = sorted(len(data) for path, data in made.items() if "/names." in path)
        assert sizes[-1] < limits.name_file * 1.1
        assert sizes[len(sizes) // 2] > limits.name_file * 0.6


def test_a_name_is_filed_under_each_of_its_words_and_its_owner() -> None:
    assert list(find_keys("disableRipple", "Button")) == ["disableripple/button", "ripple/button"]
    assert list(find_keys("Data Grid", "")) == ["datagrid", "grid"]


def test_names_fall_into_words_as_they_do_in_the_reader() -> None:
    for name, words in json.loads(FOLDED.read_text(encoding="utf-8")):
        assert list(fold_name(name)) == words


def _path(number: int) -> str:
    return f"search/words.{number:012x}.json"


def _hold(name: str) -> HeldRows:
    holder = Holder(kind="component", name=name, product="one", address=f"/{name}/")
    own = SymbolMember(kind="prop", name=f"with{name}", id=f"prop-{name}", form="")
    shared = SymbolMember(kind="prop", name="Of all", id="prop-of-all", form="", origin="Base")
    return rows_of(NamedMember(holder=holder, members=(own, shared)))


def _walk(directory: Any, kind: str, files: Any) -> Iterator[str]:
    depth, _, digests = directory
    for at in range(0, len(digests), 8):
        name = "tables" if depth else kind
        path = _find(files, name, digests[at : at + 8])
        yield path
        if depth:
            yield from _walk(files[path], kind, files)


def _find(files: Any, name: str, digest: str) -> str:
    return f"/search/{name}.{urlsafe_b64decode(digest).hex()}.json"
