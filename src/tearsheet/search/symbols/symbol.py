"""Named things: holders, which have their own address, and their members."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Literal

from msgspec import Struct

from tearsheet.model.anchor import kebab

HolderKind = Literal["page", "component", "hook", "type"]
MemberKind = Literal[
    "page",
    "prop",
    "slot",
    "class",
    "theme",
    "demo",
    "heading",
    "event",
    "selector",
    "error",
    "icon",
]

QUERY = "?"

_GAPS = re.compile(r"[ _]+")
_SIGNS = re.compile(r"[*~@]")


class Holder(Struct, frozen=True, kw_only=True, order=True, array_like=True):
    """A page, or something with its own page or section, which has members."""

    kind: HolderKind
    name: str
    product: str
    address: str
    deprecated: bool = False


class SymbolMember(Struct, frozen=True, kw_only=True):
    """A named thing on the page of its holder."""

    kind: MemberKind
    name: str
    id: str
    """Where on that page; empty for another name of the page itself, and a whole query for what
    the page shows when it is asked for it."""
    form: str
    """The pattern of the id, if it follows from the names; see `place_of`."""
    origin: str = ""
    """The component that an inherited prop comes from."""
    deprecated: bool = False
    foremost: bool = False
    """Whether another name of a page means this page rather than others with the same."""


class NamedMember(Struct, frozen=True, kw_only=True):
    """A holder with all its members."""

    holder: Holder
    members: tuple[SymbolMember, ...] = ()


def place_of(form: str, holder: str, member: str) -> str:
    """Spell out a form: `*` is the name of the holder as addresses have it, `~` that of the member,
    `@` the member's own name.

    The reader spells the same way; what does not come out right is written down in full.
    """
    values = {"*": slug(holder), "~": slug(member), "@": member}
    return _SIGNS.sub(lambda sign: values[sign[0]], form)


@lru_cache(10_000)
def slug(name: str) -> str:
    """A name in kebab case, as in addresses."""
    return kebab(_GAPS.sub("-", name))
