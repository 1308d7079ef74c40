"""A redirects.yaml: the former addresses of pages, and the former languages."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from tearsheet.content.yaml_record import Record, compose, read_record
from tearsheet.errors import Mistake
from tearsheet.model.move import GAP, Move, Moves

_PART = r"(?:[a-z0-9_-]|(?<=[a-z0-9])\.(?=[a-z0-9])|\{[a-z]+\})+"
_OLD = re.compile(rf"(?:/{_PART})*/(?:{_PART}\.[a-z0-9]+)?")
_NEW = re.compile(rf"(?:/{_PART})*/(?:{_PART}\.[a-z0-9]+)?(?:#[^\s{{}}]+)?")
_LANGUAGE = re.compile(r"[a-z]{2,3}(?:-[a-z0-9]+)*")


def read_moves(text: str, file: Path, mistakes: list[Mistake]) -> Moves:
    """Read the whole table; what is wrong with it is added to the mistakes."""
    node = compose(text, file)
    record = read_record(node, file, mistakes) if node else None
    if record is None:
        return Moves()
    moves = Moves(
        rows=tuple(_rows(record)),
        former_languages=tuple(_languages(record)),
        languages_place=record.place("formerLanguages"),
    )
    record.finish()
    return moves


def _languages(record: Record) -> Iterator[str]:
    for language, place in record.placed_texts("formerLanguages"):
        if _LANGUAGE.fullmatch(language):
            yield language
        else:
            remedy = "Write it as addresses did, such as pt or zh."
            record.refuse_at(place, f'"{language}" is no language.', remedy)


def _rows(record: Record) -> Iterator[Move]:
    first: dict[tuple[str, str], Move] = {}
    for row in record.records("moved"):
        move = _row(row)
        if move is None:
            continue
        # Patterns of one spelling may look for pages in several places, one after the other.
        earlier = first.setdefault((move.old, move.new if move.is_pattern else ""), move)
        if earlier is move:
            yield move
            continue
        problem = f'"{move.old}" stands twice; it is first led on in line {earlier.source.line}.'
        row.refuse("from", problem, "Keep one of the two rows.")


def _row(row: Record) -> Move | None:
    old, new = row.text("from", required=True), row.text("to", required=True)
    row.finish()
    if old is None or new is None or not _check_old(row, old) or not _check_new(row, new):
        return None
    if not _check_gaps(row, old, new):
        return None
    if old == new.partition("#")[0]:
        remedy = "Name the address where the page is now, or remove the row."
        row.refuse("to", f'"{old}" leads to itself.', remedy)
        return None
    return Move(old=old, new=new, source=row.place("from"), target=row.place("to"))


def _check_old(row: Record, old: str) -> bool:
    if _OLD.fullmatch(old) and old != "/":
        return True
    remedy = "Write it in lower case with a slash at both ends, as in /components/{name}s/."
    row.refuse("from", f'"{old}" is no address that a page could have had.', remedy)
    return False


def _check_new(row: Record, new: str) -> bool:
    if _NEW.fullmatch(new):
        return True
    remedy = "Write the whole address of a page, as in /library/react-{name}/."
    row.refuse("to", f'"{new}" is no address of this site.', remedy)
    return False


def _check_gaps(row: Record, old: str, new: str) -> bool:
    """Whether both addresses have the same placeholders."""
    left_open, filled = Counter(GAP.findall(old)), Counter(GAP.findall(new))
    if left_open == filled and set(left_open.values()) <= {1} and "}{" not in old + new:
        return True
    problem = f'"{new}" cannot be filled in from "{old}".'
    remedy = "Name each gap, such as {name}, once in both, with something between two gaps."
    row.refuse("to", problem, remedy)
    return False
