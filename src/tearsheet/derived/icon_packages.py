"""The drawings in an icon package, read from the modules it publishes."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import NoReturn

from tearsheet.errors import ContentError
from tearsheet.model.icon import STYLES, IconSet

_MODULES = "esm"
_INDEX = "index.js"
_DRAWING = re.compile(r"createSvgIcon\((?P<drawing>.*), '\w+'\);\s*\Z", re.DOTALL)
_ONE_PATH = re.compile(r'/\*#__PURE__\*/_jsx\("path", \{\s*d: "(?P<path>[^"]+)"\s*\}\)')
_TOKEN = re.compile(r'"[^"]*"|[\w.]+|[\[\]{}(),:]')
_COMMENT = "/*#__PURE__*/"
_CAPITAL = re.compile(r"(?<=[a-z])[A-Z]")


class UnreadableIcon(ContentError):
    """A module of the package is not in the expected format."""

    def __init__(self, where: Path, code: str) -> None:
        super().__init__(
            where,
            problem=f'The drawing is not understood: "{code}".',
            remedy="Teach derived/icon_packages.py how this version of the package writes icons.",
        )


def read_icons(package: Path) -> IconSet:
    """Every icon of the package in every style.

    Raises:
        UnreadableIcon: a drawing is in an unknown format.
    """
    drawn = dict(_read_modules(package / _MODULES))
    by_style: dict[str, dict[str, str]] = {style: {} for style in STYLES}
    for module, drawing in drawn.items():
        name, style = split_style(module)
        by_style[style][name] = drawing
    names = sorted(
        {name for drawing_by_name in by_style.values() for name in drawing_by_name},
        key=_in_the_list,
    )
    return IconSet(
        version=str(json.loads((package / "package.json").read_bytes())["version"]),
        names=tuple(names),
        drawings={
            style: tuple(drawing_by_name.get(name, "") for name in names)
            for style, drawing_by_name in by_style.items()
        },
    )


def split_style(module: str) -> tuple[str, str]:
    """The name of an icon without its style, and the style."""
    for style in STYLES[1:]:
        name = module.removesuffix(style)
        if name and name != module:
            return name, style
    return module, STYLES[0]


def _in_the_list(name: str) -> tuple[str, str]:
    return name.casefold(), name


def _read_modules(folder: Path) -> Iterator[tuple[str, str]]:
    for file in sorted(folder.glob("*.js")):
        if file.name != _INDEX:
            yield file.stem, read_drawing(file.read_text(encoding="utf-8"), file)


def read_drawing(module: str, where: Path) -> str:
    """The drawing in a module: the `d` of its only path, or its elements."""
    match = _DRAWING.search(module)
    if match is None:
        raise UnreadableIcon(where, module[-80:].strip())
    drawing = match["drawing"]
    path = _ONE_PATH.fullmatch(drawing)
    return path["path"] if path else _Elements(drawing.replace(_COMMENT, ""), where).render()


class _Elements:
    """Parses calls of `jsx` into SVG elements; `use` is replaced by the element it refers to."""

    def __init__(self, code: str, where: Path) -> None:
        self._tokens = _TOKEN.findall(code)
        self._next = 0
        self._where = where
        self._defined: dict[str, str] = {}

    def render(self) -> str:
        drawing = self._value()
        if self._next < len(self._tokens):
            self._refuse()
        return drawing

    def _value(self) -> str:
        token = self._take()
        if token.startswith('"'):
            return token[1:-1]
        if token == "[":
            return "".join(self._list("]"))
        if token in {"_jsx", "_jsxs"}:
            return self._element()
        self._next -= 1
        return self._refuse()

    def _list(self, end: str) -> Iterator[str]:
        while self._peek() != end:
            yield self._value()
            if self._peek() == ",":
                self._take()
        self._take()

    def _element(self) -> str:
        self._expect("(")
        tag = self._take().strip('"')
        self._expect(",")
        properties = dict(self._properties())
        # A React key may follow.
        while self._take() != ")":
            pass
        return self._draw(tag, properties)

    def _properties(self) -> Iterator[tuple[str, str]]:
        self._expect("{")
        while self._peek() != "}":
            name = self._take().strip('"')
            self._expect(":")
            yield name, self._value()
            if self._peek() == ",":
                self._take()
        self._take()

    def _draw(self, tag: str, properties: dict[str, str]) -> str:
        children = properties.pop("children", "")
        if "Fragment" in tag:
            return children
        if tag == "defs":
            return ""
        if tag == "use":
            return self._defined[properties["xlinkHref"].lstrip("#")]
        name = properties.pop("id", None)
        attributes = "".join(
            f' {_kebab(key)}="{escape(value)}"' for key, value in properties.items()
        )
        element = f"<{tag}{attributes}>{children}</{tag}>" if children else f"<{tag}{attributes}/>"
        if name:
            self._defined[name] = element
        return element

    def _peek(self) -> str:
        if self._next == len(self._tokens):
            self._refuse()
        token: str = self._tokens[self._next]
        return token

    def _take(self) -> str:
        token = self._peek()
        self._next += 1
        return token

    def _expect(self, token: str) -> None:
        if self._take() != token:
            self._next -= 1
            self._refuse()

    def _refuse(self) -> NoReturn:
        raise UnreadableIcon(self._where, " ".join(self._tokens[self._next :][:8]) or "the end")


def _kebab(name: str) -> str:
    return _CAPITAL.sub(lambda capital: f"-{capital[0].lower()}", name)
