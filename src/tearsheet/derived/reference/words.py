"""The descriptions of generated pages, for lists, search engines and below their titles."""

from __future__ import annotations

import re
from collections.abc import Iterable

from tearsheet.model.product import Product
from tearsheet.model.reference import Component, Hook, Interface
from tearsheet.model.texts import TEXTS

MOST_NAMES = 4
"""The maximum number of names that a sentence lists."""

_MARKUP = re.compile(r"[`*\\]|\[\[(\w+)\]\]|\[([^\]]*)\]\([^)]*\)|<[^>]*>")
_SENTENCE = re.compile(r"(.+?[.!?])(?:\s+[A-Z`\[]|$)", re.DOTALL)
LONGEST = 140


def describe_component(component: Component, product: Product) -> str:
    """The description of a component's page."""
    words = TEXTS["componentDescription"].replace("{parts}", _parts([component]))
    return words.replace("{name}", component.name).replace("{product}", product.name)


def describe_components(components: Iterable[Component], product: Product) -> str:
    """The description of a page about several components."""
    listed = list(components)
    words = TEXTS["togetherDescription"].replace("{parts}", _parts(listed))
    names = _list_names(component.name for component in listed)
    return words.replace("{names}", names).replace("{product}", product.name)


def describe_hook(hook: Hook, product: Product) -> str:
    """The description of a hook's page."""
    return _fill("hookDescription", hook.name, product)


def describe_hooks(hooks: Iterable[Hook], product: Product) -> str:
    """The description of a page about several hooks."""
    names = _list_names(hook.name for hook in hooks)
    words = TEXTS["hooksDescription"].replace("{names}", names)
    return words.replace("{product}", product.name)


def describe_interface(interface: Interface, product: Product) -> str:
    """The description of an interface's page."""
    return _fill("interfaceDescription", interface.name, product)


def count_component(component: Component) -> str:
    """The numbers of a component's props, slots and classes."""
    counts = (
        _count(len(component.props), "prop"),
        _count(len(component.slots), "slot"),
        _count(len(component.classes), "class"),
    )
    return ", ".join(filter(None, counts))


def count_hook(hook: Hook) -> str:
    """The numbers of a hook's parameters and returned values."""
    counts = (_count(len(hook.parameters), "parameter"), _count(len(hook.returns), "returned"))
    return ", ".join(filter(None, counts))


def summarise(documented: Component | Hook | Interface) -> str:
    """One line about something: the first sentence of its description, or else its counts."""
    sentence = first_sentence(documented.description)
    if sentence:
        return sentence
    if isinstance(documented, Component):
        return count_component(documented)
    if isinstance(documented, Hook):
        return count_hook(documented)
    return _count(len(documented.properties), "property")


def first_sentence(text: str) -> str:
    """The first sentence of a description, without markup; empty if it is too long."""
    plain = " ".join(_MARKUP.sub(lambda markup: markup[1] or markup[2] or "", text).split())
    match = _SENTENCE.match(plain)
    sentence = match[1] if match else plain
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
