"""Which addresses the words of the packages lead to, and which of them this site has."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator, Mapping
from dataclasses import dataclass, field, replace

import msgspec

from tearsheet.markdown.reference.prose import MAKERS, TYPE_NAME
from tearsheet.model.anchor import class_id, kebab, prop_id, section_id, slot_id
from tearsheet.model.reference import Component
from tearsheet.model.reference_page import ReferencePage

_MAKERS = re.escape(MAKERS).encode()
_LINKS = re.compile(
    rb"(?:\]\((?:%s)?|<?%s)(?=/)([\w./-]*(?:#[\w-]+)?)" % (_MAKERS, _MAKERS),
)

_NAMES = re.compile(TYPE_NAME.pattern.encode())

Anchors = Mapping[str, Mapping[str, str]]
"""The anchors of the reference, by the address of a page and by how packages may write them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnAddresses:
    """What this site has of everything the packages lead to."""

    pages: Container[str]
    anchors: Anchors = field(default_factory=dict)
    moved: Mapping[str, str] = field(default_factory=dict)
    """The pages that have taken the place of old addresses."""
    guides: Mapping[str, str] = field(default_factory=dict)
    """The pages that explain a thing that stands on many pages, by its word."""

    def find(self, written: str) -> str | None:
        """The page, and the anchor on it, that a path of the makers' site leads to here."""
        path, _, anchor = written.partition("#")
        address = f"{path.rstrip('/')}/"
        if address not in self.pages:
            address = self.moved.get(address, "")
        if address.partition("#")[0] not in self.pages:
            return None
        own = self.anchors.get(address, {}).get(_plain(anchor)) if anchor else None
        return f"{address}#{own}" if own else address


def resolve_addresses(
    page: ReferencePage, own: OwnAddresses, names: Mapping[str, str]
) -> ReferencePage:
    """A page that knows which of its links stay on this site; `names` leads to types and others."""
    told = msgspec.json.encode(page)
    written = sorted({found.decode() for found in _LINKS.findall(told)})
    addresses = {path: address for path in written if (address := own.find(path))}
    for name in sorted({found.decode() for found in _NAMES.findall(told)}):
        if name in names:
            addresses[name] = names[name]
    return replace(
        page,
        addresses=addresses,
        guides={word: address for word, address in own.guides.items() if address in own.pages},
    )


def find_anchors(pages: Mapping[str, ReferencePage]) -> Anchors:
    """The anchors of the pages about components, by all the words there are for them."""
    return {
        address: {
            _plain(words): anchor
            for sheet in page.components
            for words, anchor in _anchors(sheet.component)
        }
        for address, page in pages.items()
        if page.components
    }


def _anchors(component: Component) -> Iterator[tuple[str, str]]:
    name = component.name
    for section in ("props", "slots", "classes"):
        anchor = section_id(name, section)
        if getattr(component, section):
            yield section, anchor
            yield anchor, anchor
    for prop in component.props:
        yield prop_id(name, prop.name), prop_id(name, prop.name)
    for slot in component.slots:
        # The class of a slot stands with the slot.
        for words in (slot_id(name, slot.name), f"{kebab(name)}-classes-{slot.name}"):
            yield words, slot_id(name, slot.name)
    for style in component.classes:
        for words in (style.class_name, style.applied, style.key):
            yield f"{kebab(name)}-classes-{words}", class_id(name, style.class_name)


def _plain(anchor: str) -> str:
    """An anchor without what its writers disagree about: hyphens and capitals."""
    return anchor.replace("-", "").lower()
