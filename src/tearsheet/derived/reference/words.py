"""What generated pages say of themselves, in lists, in search engines and below their titles."""

from __future__ import annotations

import re
from collections.abc import Iterable

from tearsheet.model.product import Product
from tearsheet.model.reference import Component, Hook, Interface
from tearsheet.model.texts import TEXTS

MOST_NAMES = 4
"""Names that a sentence lists before it stops."""

_MARKUP = re.compile(r"[`*\\]|\[\[(\w+)\]\]|\[([^\]]*)\]\([^)]*\)|<[^>]*>")
_SENTENCE = re.compile(r"(.+?[.!?])(?:\s+[A-Z`\[]|$)", re.DOTALL)
LONGEST = 140


def describe_component(component: Component, product: Product) -> str:
    """What a page about a component is about."""
    words = TEXTS["componentDescription"].replace("{parts}", _parts([component]))
    return words.replace("{name}", component.name).replace("{product}", product.name)


def describe_components(components: Iterable[Component], product: Product) -> str:
    """What a page about several components is about."""
    shown = list(components)
    words = TEXTS["togetherDescription"].replace("{parts}", _parts(shown))
    names = _list_names(component.name for component in shown)
    return words.replace("{names}", names).replace("{product}", product.name)


def describe_hook(hook: Hook, product: Product) -> str:
    """What a page about a hook is about."""
    return _fill("hookDescription", hook.name, product)


def describe_hooks(hooks: Iterable[Hook], product: Product) -> str:
    """What a page about several hooks is about."""
    names = _list_names(hook.name for hook in hooks)
    words = TEXTS["hooksDescription"].replace("{names}", names)
    return words.replace("{product}", product.name)


def describe_interface(interface: Interface, product: Product) -> str:
    """What a page about an interface is about."""
    return _fill("interfaceDescription", interface.name, product)


def count_component(component: Component) -> str:
    """How much there is of a component."""
    counts = (
        _count(len(component.props), "prop"),
        _count(len(component.slots), "slot"),
        _count(len(component.classes), "class"),
    )
    return ", ".join(filter(None, counts))


def count_hook(hook: Hook) -> str:
    """How much a hook takes and returns."""
    counts = (_count(len(hook.parameters), "parameter"), _count(len(hook.returns), "returned"))
    return ", ".join(filter(None, counts))


def summarise(documented: Component | Hook | Interface) -> str:
    """One line about something: what it is for, or else how much there is of it."""
    sentence = first_sentence(documented.description)
    if sentence:
        return sentence
    if isinstance(documented, Component):
        return count_component(documented)
    if isinstance(documented, Hook):
        return count_hook(documented)
    return _count(len(documented.properties), "property")


def first_sentence(text: str) -> str:
    """The first sentence of a description, without its markup; a long one is none."""
    plain = " ".join(_MARKUP.sub(lambda found: found[1] or found[2] or "", text).split())
    found = _SENTENCE.match(plain)
    sentence = found[1] if found else plain
    return sentence if len(sentence) <= LONGEST else ""


def _count(number: int, what: str) -> str:
    if not number:
        return ""
    return TEXTS[f"{what}Count" if number == 1 else f"{what}Counts"].replace("{count}", str(number))


def _fill(key: str, name: str, product: Product) -> str:
    return TEXTS[key].replace("{name}", name).replace("{product}", product.name)


def _parts(components: list[Component]) -> str:
    has_slots = any(component.slots for component in components)
    has_classes = any(component.classes for component in components)
    if has_slots and has_classes:
        return TEXTS["propsSlotsClasses"]
    if has_slots:
        return TEXTS["propsSlots"]
    return TEXTS["propsClasses" if has_classes else "props"]


def _list_names(names: Iterable[str]) -> str:
    every = list(names)
    if len(every) > MOST_NAMES:
        return f"{', '.join(every[:MOST_NAMES])} {TEXTS['andMore']}"
    *before, last = every
    return f"{', '.join(before)} {TEXTS['and']} {last}" if before else last
