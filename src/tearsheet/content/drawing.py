"""Sanitizes SVG: an author's drawing can be shown, and cannot run code or load anything."""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import escape
from pathlib import Path
from xml.parsers.expat import ExpatError, ParserCreate, XMLParserType, errors

from msgspec import Struct, field

from tearsheet.content.drawing_grammar import (
    GALLERY_DRAWING,
    LOGO,
    PICTURE,
    SVG,
    XLINK,
    XML,
    Grammar,
    stays_inside,
)
from tearsheet.content.text_file import decode_text
from tearsheet.errors import ContentError, Place, suggest

DEEPEST = 32
"""The maximum nesting of elements; drawings are nearly flat."""

GALLERY_VIEW_BOX = "0 0 120 64"

WIDEST = 100_000
"""In pixels; a larger size is a typo."""

_NUMBER = r"[-+]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][-+]?[0-9]{1,2})?"
_LENGTH = re.compile(rf"\s*({_NUMBER})(?:px)?\s*")
_BETWEEN = r"(?:\s+|\s*,\s*)"
_VIEW_BOX = re.compile(rf"\s*({_NUMBER}(?:{_BETWEEN}{_NUMBER}){{3}})\s*")


def read_logo(data: bytes, file: Path) -> str:
    """The SVG of a logo for inlining into pages; serialized anew, so nothing slips through.

    Raises:
        ContentError: it is no plain drawing, or has no viewBox.
    """
    reading = _read(data, file, LOGO)
    if _view_box(reading.root) is None:
        raise _without_view_box(file, "logo")
    return "".join(reading.pieces)


def read_gallery_drawing(data: bytes, file: Path) -> str:
    """The elements of a gallery drawing, for inlining into an `<svg>` of the galleries' size.

    Raises:
        ContentError: it is no plain drawing, or has another viewBox.
    """
    reading = _read(data, file, GALLERY_DRAWING)
    if reading.root.get("viewBox") != GALLERY_VIEW_BOX:
        raise ContentError(
            file,
            problem="The drawing has not the size of the others in galleries.",
            remedy=f'Draw it in viewBox="{GALLERY_VIEW_BOX}".',
        )
    return "".join(reading.pieces[1:-1])


def read_drawing_size(data: bytes, file: Path) -> tuple[int, int]:
    """The width and the height of a picture in pixels.

    Raises:
        ContentError: it is no plain drawing, or has no size.
    """
    root = _read(data, file, PICTURE).root
    size = _lengths(root) or _view_box(root)
    if size is None:
        raise _without_view_box(file, "drawing")
    return max(round(size[0]), 1), max(round(size[1]), 1)


def _read(data: bytes, file: Path, grammar: Grammar) -> _Reading:
    if len(data) > grammar.largest:
        raise ContentError(
            file,
            problem=f"The drawing has {len(data) / 1024:.0f} KiB.",
            remedy=f"Simplify it; {grammar.largest // 1024} KiB is the most that is read.",
        )
    text = decode_text(data, file)
    parser = ParserCreate(namespace_separator=" ")
    reading = _Reading(grammar, file, parser)
    reading.listen()
    try:
        parser.Parse(text, True)
    except ExpatError as error:
        raise ContentError(
            Place(file, error.lineno),
            problem=f"This is no SVG drawing: {errors.messages[error.code]}.",
            remedy="Close every element, put values in quotes, and end with </svg>.",
        ) from error
    return reading


class _Reading(Struct):
    """One drawing on its way through the parser; lives only as long as `_read` runs."""

    grammar: Grammar
    file: Path
    parser: XMLParserType
    pieces: list[str] = field(default_factory=list)
    root: dict[str, str] = field(default_factory=dict)
    opened: list[str] = field(default_factory=list)
    starts: list[int] = field(default_factory=list)
    """The position of each open element in the output."""

    def listen(self) -> None:
        """Register the parser's handlers; what has none, such as a comment, is dropped."""
        self.parser.buffer_text = True
        self.parser.StartElementHandler = self._open
        self.parser.EndElementHandler = self._close
        self.parser.CharacterDataHandler = self._say
        # Entities could expand without bounds or read files, and only a DOCTYPE declares them.
        self.parser.StartDoctypeDeclHandler = self._refuse_doctype
        self.parser.ProcessingInstructionHandler = self._refuse_instruction

    def _open(self, tag: str, written: Mapping[str, str]) -> None:
        name = self._element(tag)
        attributes = {
            attribute: value
            for key, value in written.items()
            for attribute in [self._attribute(name, key, value)]
        }
        if not self.opened:
            self.root = attributes
            attributes = {"xmlns": SVG, **attributes}
        self.opened.append(name)
        self.starts.append(len(self.pieces))
        told = "".join(f' {key}="{escape(value)}"' for key, value in attributes.items())
        self.pieces.append(f"<{name}{told}>")

    def _element(self, tag: str) -> str:
        space, _, name = tag.rpartition(" ")
        if space not in self.grammar.spaces:
            remedy = f'Save it as plain SVG, whose first element has xmlns="{SVG}".'
            raise self._refused(f'"<{name}>" stands in no namespace of SVG.', remedy)
        if not self.opened:
            if name != "svg":
                raise self._refused(f'It begins with "<{name}>".', 'Begin it with "<svg …>".')
        elif name not in self.grammar.elements:
            problem = f'"<{name}>" makes this no plain SVG drawing.'
            raise self._refused(problem, f"Remove it. {suggest(name, self.grammar.elements)}")
        elif self.opened[-1] in ("title", "desc"):
            problem = f'"<{name}>" stands in <{self.opened[-1]}>.'
            raise self._refused(problem, "Write text alone there.")
        elif len(self.opened) == DEEPEST:
            problem = f"More than {DEEPEST} elements stand in each other."
            raise self._refused(problem, "Ungroup what need not be a group.")
        return name

    def _attribute(self, element: str, key: str, value: str) -> str:
        space, _, name = key.rpartition(" ")
        if space == XML:
            name = f"xml:{name}"
        foreign = space not in ("", XML) and (space, name) != (XLINK, "href")
        known = name in self.grammar.attributes or name.startswith(self.grammar.prefixes)
        if foreign or not known:
            remedy = "Remove it; a drawing has only geometry, paint and names."
            raise self._refused(f'"{name}" makes this no plain SVG drawing.', remedy)
        classes = self.grammar.classes
        if name == "class" and classes and value not in classes:
            raise self._refused(f'There is no class "{value}" here.', suggest(value, classes))
        if not stays_inside(element, name, value):
            problem = f'"{name}" of <{element}> leads out of the drawing: "{value[:60]}".'
            raise self._refused(problem, "Lead to a part of it, as in #leaf or url(#leaf).")
        return name

    def _close(self, _tag: str) -> None:
        name = self.opened.pop()
        if self.starts.pop() == len(self.pieces) - 1:
            self.pieces[-1] = f"{self.pieces[-1][:-1]}/>"
        else:
            self.pieces.append(f"</{name}>")

    def _say(self, text: str) -> None:
        if self.opened[-1] in self.grammar.lettered:
            self.pieces.append(escape(text))
        elif text.strip():
            problem = f'Text stands in <{self.opened[-1]}>: "{text.strip()[:40]}".'
            raise self._refused(problem, f"Use <{'>, <'.join(sorted(self.grammar.lettered))}>.")

    def _refuse_doctype(self, *_declared: object) -> None:
        raise self._refused("It has a DOCTYPE.", "Remove it; a drawing needs none.")

    def _refuse_instruction(self, target: str, _text: str) -> None:
        raise self._refused(f'It has an instruction "<?{target}".', "Remove it.")

    def _refused(self, problem: str, remedy: str) -> ContentError:
        return ContentError(Place(self.file, self.parser.CurrentLineNumber), problem, remedy)


def _lengths(root: Mapping[str, str]) -> tuple[float, float] | None:
    width, height = (_LENGTH.fullmatch(root.get(name, "")) for name in ("width", "height"))
    return _size(width[1], height[1]) if width and height else None


def _view_box(root: Mapping[str, str]) -> tuple[float, float] | None:
    found = _VIEW_BOX.fullmatch(root.get("viewBox", ""))
    return _size(*re.findall(_NUMBER, found[1])[2:]) if found else None


def _size(width: str, height: str) -> tuple[float, float] | None:
    size = float(width), float(height)
    return size if all(0 < length <= WIDEST for length in size) else None


def _without_view_box(file: Path, kind: str) -> ContentError:
    return ContentError(
        file,
        problem=f"The {kind} has no size.",
        remedy='Give its <svg> a viewBox, as in viewBox="0 0 24 24".',
    )
