"""The facts of published packages about components, hooks and the like."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct, field

Plan = Literal["pro", "premium"]
"""The commercial plan that something belongs to."""

Ref = Literal["forwarded", "none", "unknown"]
"""How a `ref` is handled: forwarded to the root element, not forwarded, or unknown."""


class Argument(Struct, frozen=True, kw_only=True):
    """One argument of a function."""

    name: str
    type: str
    description: str = ""
    optional: bool = False


class Signature(Struct, frozen=True, kw_only=True):
    """The signature of a function prop."""

    arguments: tuple[Argument, ...] = ()
    returns: str = "void"
    returned: str = ""
    """The description of its return value."""


class Prop(Struct, frozen=True, kw_only=True):
    """One prop of a component, one parameter of a hook, or one property of an interface."""

    name: str
    type: str
    """As one line of TypeScript: `'small' | 'medium' | string`."""
    default: str | None = None
    required: bool = False
    deprecated: bool = False
    deprecation: str = ""
    """What to use instead, in Markdown; empty if the package does not say."""
    description: str = ""
    """In Markdown."""
    signature: Signature | None = None
    more: str = ""
    """Where to read on, in Markdown: a sentence with a link."""
    holds_ref: bool = False
    """Whether the element that is given must be able to hold a ref."""
    plan: Plan | None = None


class Slot(Struct, frozen=True, kw_only=True):
    """A part of a component that can be replaced."""

    name: str
    default: str | None = None
    """The default element or component."""
    class_name: str | None = None
    """As it stands on the element."""
    description: str = ""
    deprecated: bool = False
    deprecation: str = ""


class StyleClass(Struct, frozen=True, kw_only=True):
    """A CSS class that a component puts on one of its elements."""

    key: str
    """Its name in the `classes` prop and in the theme."""
    class_name: str
    """The public name: of the component, or of a state that components share."""
    applied: str = ""
    """What the code puts on the element where that has another name: a component can take over
    the classes of the one it is made from."""
    description: str = ""
    is_state: bool = False
    """Whether it is a state class that components share, such as `Mui-disabled`."""
    deprecated: bool = False
    deprecation: str = ""


class CssVariable(Struct, frozen=True, kw_only=True):
    """A CSS variable in the styles of a component."""

    name: str
    """With its two hyphens."""
    use: Literal["reads", "sets", "both"]


class Component(Struct, frozen=True, kw_only=True):
    """Everything known of one public component."""

    name: str
    package: str
    imports: tuple[str, ...]
    """The statements that import it, from its own module and from the package."""
    props: tuple[Prop, ...] = ()
    """Sorted as a page lists them: required ones first, then by name."""
    slots: tuple[Slot, ...] = ()
    classes: tuple[StyleClass, ...] = ()
    """Those that are not the class of a slot; sorted by their key."""
    variables: tuple[CssVariable, ...] = ()
    """The CSS variables of its styles; sorted by name."""
    inherits: str | None = None
    """The component, or the component of another library, whose props are available as well."""
    ref: Ref = "unknown"
    takes_native_props: bool = False
    """Whether other props are certainly spread to the root element or the inherited component."""
    hands_props_to_parent: bool = False
    """Whether they are spread to the component it inherits from."""
    takes_sx: bool = False
    theme_name: str | None = None
    """Its key in the theme's `components`; None if it cannot be themed."""
    takes_theme_props: bool = False
    """Whether its code reads default props from the theme under that key."""
    description: str = ""
    deprecated: bool = False
    deprecation: str = ""
    plan: Plan | None = None
    source: str = ""
    """Its source file in the libraries' repository, if known."""
    unresolved: tuple[str, ...] = ()
    """The facts that could not be extracted, described for readers."""


class Hook(Struct, frozen=True, kw_only=True):
    """Everything known of one public hook."""

    name: str
    package: str
    imports: tuple[str, ...]
    parameters: tuple[Prop, ...] = ()
    returns: tuple[Prop, ...] = ()
    """The members of the object it returns."""
    returned: str = ""
    """The return type if it is not an object with members."""
    description: str = ""
    deprecated: bool = False
    deprecation: str = ""
    unresolved: tuple[str, ...] = ()


class Interface(Struct, frozen=True, kw_only=True):
    """A type that pages refer to, such as those of columns, cells and models."""

    name: str
    package: str
    imports: tuple[str, ...]
    properties: tuple[Prop, ...] = ()
    description: str = ""
    plan: Plan | None = None
    demos: tuple[str, ...] = ()
    """Where its package says that it is shown; types with such places have pages of their own."""
    unresolved: tuple[str, ...] = ()
    """The facts that the declarations leave open, described for readers."""


class Event(Struct, frozen=True, kw_only=True):
    """An event of a component of an X package."""

    name: str
    description: str = ""
    params: str | None = None
    """The type of the event's parameters."""
    event: str | None = None
    """The type of the browser's event behind it."""
    prop: str | None = None
    """The prop that listens to it."""
    plan: Plan | None = None


class Selector(Struct, frozen=True, kw_only=True):
    """A function that reads something from the state of an X component."""

    name: str
    returns: str
    description: str = ""
    category: str | None = None
    plan: Plan | None = None


class PackageFacts(Struct, frozen=True, kw_only=True):
    """The facts of one version of one package; every mapping is sorted by name."""

    package: str
    version: str
    components: Mapping[str, Component] = field(default_factory=dict)
    hooks: Mapping[str, Hook] = field(default_factory=dict)
    interfaces: Mapping[str, Interface] = field(default_factory=dict)
    events: Mapping[str, Event] = field(default_factory=dict)
    selectors: Mapping[str, Selector] = field(default_factory=dict)
    unreadable: tuple[str, ...] = ()
    """Files that could not be read, each with the reason."""
    unresolved: tuple[str, ...] = ()
    """Descriptions of exports that could not be resolved."""

    @property
    def unresolved_count(self) -> int:
        """The number of unresolved things, in the package and all its members."""
        parts: tuple[Component | Hook | Interface, ...] = (
            *self.components.values(),
            *self.hooks.values(),
            *self.interfaces.values(),
        )
        return len(self.unresolved) + sum(len(part.unresolved) for part in parts)
