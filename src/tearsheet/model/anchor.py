"""The ids of everything on a reference page that can be linked to."""

from __future__ import annotations

import re
import unicodedata

_HUMPS = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")


def kebab(name: str) -> str:
    """The name of a component, a hook or a module in kebab case, as in addresses."""
    return _HUMPS.sub("-", name.replace("_", "-")).strip("-").lower()


def prop_id(component: str, name: str) -> str:
    """The id of a prop."""
    return f"{kebab(component)}-prop-{name}"


def class_id(component: str, class_name: str) -> str:
    """The id of a CSS class."""
    return f"{kebab(component)}-classes-{class_name}"


def slot_id(component: str, name: str) -> str:
    """The id of a slot."""
    return f"{kebab(component)}-slots-{name}"


def parameter_id(hook: str, name: str) -> str:
    """The id of a hook's parameter."""
    return f"{kebab(hook)}-parameters-{name}"


def return_id(hook: str, name: str) -> str:
    """The id of a member of a hook's return value."""
    return f"{kebab(hook)}-return-value-{name}"


def property_id(interface: str, name: str) -> str:
    """The id of an interface's property."""
    return f"{kebab(interface)}-prop-{name}"


def section_id(name: str, section: str) -> str:
    """The id of a section about a component or a hook."""
    return f"{kebab(name)}-{section}"


def find_segment(words: str) -> str | None:
    """Some text as a segment of an address (a slug); None if no character of it is allowed."""
    plain = unicodedata.normalize("NFKD", words.lower()).encode("ascii", "ignore").decode()
    return "-".join(re.findall(r"[a-z0-9]+", plain)) or None
