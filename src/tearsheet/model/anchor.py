"""The ids of everything a reference page can be linked to at."""

from __future__ import annotations

import re
import unicodedata

_HUMPS = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")


def kebab(name: str) -> str:
    """The name of a component, a hook or a module as it stands in addresses."""
    return _HUMPS.sub("-", name.replace("_", "-")).strip("-").lower()


def prop_id(component: str, name: str) -> str:
    """Where a prop stands."""
    return f"{kebab(component)}-prop-{name}"


def class_id(component: str, class_name: str) -> str:
    """Where a CSS class stands."""
    return f"{kebab(component)}-classes-{class_name}"


def slot_id(component: str, name: str) -> str:
    """Where a slot stands."""
    return f"{kebab(component)}-slots-{name}"


def parameter_id(hook: str, name: str) -> str:
    """Where a parameter of a hook stands."""
    return f"{kebab(hook)}-parameters-{name}"


def return_id(hook: str, name: str) -> str:
    """Where a part of what a hook returns stands."""
    return f"{kebab(hook)}-return-value-{name}"


def property_id(interface: str, name: str) -> str:
    """Where a property of an interface stands."""
    return f"{kebab(interface)}-prop-{name}"


def section_id(name: str, section: str) -> str:
    """Where a section about a component or a hook begins."""
    return f"{kebab(name)}-{section}"


def find_segment(words: str) -> str | None:
    """Some words as a part of an address; None where no letter of them can stand in one."""
    plain = unicodedata.normalize("NFKD", words.lower()).encode("ascii", "ignore").decode()
    return "-".join(re.findall(r"[a-z0-9]+", plain)) or None
