"""npm semver ranges."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from tearsheet.history.versions import Published, find_any_version, find_version

_COMPARATOR = re.compile(
    r"(?P<operator>[\^~]|>=|<=?|=)?\s*v?"
    r"(?P<major>\d+|[xX*])(?:\.(?P<minor>\d+|[xX*]))?(?:\.(?P<patch>\d+|[xX*]))?"
    r"(?:-(?P<preview>[\w.-]+))?"
)
_HYPHEN = re.compile(r"(\S+)\s+-\s+(\S+)")

_Release = tuple[int, int, int]
_END: _Release = (10**9, 0, 0)


@dataclass(frozen=True, slots=True)
class _Span:
    """A half-open interval of versions."""

    first: Published
    end: _Release
    is_exact: bool = False

    def allows(self, version: Published) -> bool:
        if self.is_exact:
            return version.text == self.first.text
        if (
            find_version(version.text) is None
            or version.order < self.first.order
            or _release(version) >= self.end
        ):
            return False
        # As in npm, a prerelease matches only if the range names one of the same version.
        return not version.preview or (
            bool(self.first.preview) and _release(version) == _release(self.first)
        )


@dataclass(frozen=True, slots=True)
class Range:
    """A parsed range."""

    text: str
    _alternatives: tuple[tuple[_Span, ...], ...]

    def allows(self, version: Published) -> bool:
        """Whether the range includes a version."""
        return any(all(span.allows(version) for span in spans) for spans in self._alternatives)

    def allowed(self, published: Iterable[Published]) -> list[Published]:
        """The versions that the range includes, oldest first."""
        return sorted(filter(self.allows, published), key=lambda version: version.order)


def read_range(text: str) -> Range:
    """Parse a range; an invalid one allows no versions."""
    alternatives = (_read_alternative(part.strip()) for part in text.split("||"))
    return Range(text, tuple(spans for spans in alternatives if spans))


def _read_alternative(text: str) -> tuple[_Span, ...]:
    if hyphen := _HYPHEN.fullmatch(text):
        lower, upper = _COMPARATOR.fullmatch(hyphen[1]), _COMPARATOR.fullmatch(hyphen[2])
        if lower is None or upper is None:
            return ()
        return (_Span(_first(lower), _after(upper)),)
    if text in {"", "*", "latest"}:
        text = ">=0.0.0"
    spans = []
    for part in re.sub(r"([<>=~^])\s+", r"\1", text).split():
        comparator = _COMPARATOR.fullmatch(part)
        if comparator is None:
            return ()
        spans.append(_read_comparator(comparator))
    return tuple(spans)


def _read_comparator(comparator: re.Match[str]) -> _Span:
    first = _first(comparator)
    match comparator["operator"]:
        case "^":
            return _Span(first, _after_caret(first))
        case "~":
            is_major = _number(comparator["minor"]) is None
            end = (first.minor[0] + 1, 0, 0) if is_major else (*_next(first.minor), 0)
            return _Span(first, end)
        case ">=":
            return _Span(first, _END)
        case "<":
            return _Span(_LOWEST, _release(first))
        case "<=":
            return _Span(_LOWEST, _after(comparator))
    is_exact = _number(comparator["patch"]) is not None
    return _Span(first, _after(comparator), is_exact=is_exact)


def _first(version: re.Match[str]) -> Published:
    numbers = (_number(version[name]) or 0 for name in ("major", "minor", "patch"))
    text = ".".join(map(str, numbers)) + (f"-{version['preview']}" if version["preview"] else "")
    return find_any_version(text) or _LOWEST


def _after(version: re.Match[str]) -> _Release:
    """The first version after all that a partial version such as 1.2 or 1.x includes."""
    major, minor, patch = (_number(version[name]) for name in ("major", "minor", "patch"))
    if major is None:
        return _END
    if minor is None:
        return (major + 1, 0, 0)
    return (major, minor + 1, 0) if patch is None else (major, minor, patch + 1)


def _after_caret(first: Published) -> _Release:
    major, minor = first.minor
    if major:
        return (major + 1, 0, 0)
    return (0, minor + 1, 0) if minor else (0, 0, first.patch + 1)


def _next(minor: tuple[int, int]) -> tuple[int, int]:
    return minor[0], minor[1] + 1


def _number(text: str | None) -> int | None:
    return int(text) if text is not None and text.isdigit() else None


def _release(version: Published) -> _Release:
    return (*version.minor, version.patch)


_LOWEST = Published("0.0.0", (0, 0), 0, ())
