"""The facts of a package that only running it tells: style utilities, themes and locales."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, field

from tearsheet.model.theme_tree import ThemeTree


class StyleUtility(Struct, frozen=True, kw_only=True, rename="camel"):
    """One property that the `sx` prop and the style functions accept."""

    name: str
    group: str
    """The style function that has it among others, such as `spacing`; empty if there is none."""
    css: tuple[str, ...] = ()
    """The CSS properties it sets."""
    theme_key: str = ""
    """The key of the theme that its values are looked up in."""
    one: str = ""
    """What the number 1 becomes with the default theme; empty if it stays as it is."""


class Locale(Struct, frozen=True, kw_only=True, rename="camel"):
    """The texts of a package in one language."""

    name: str
    """The name of its export, such as `deDE`."""
    language: str
    texts: tuple[str, ...] = ()
    """The names of the texts it translates."""


class PackageTheme(Struct, frozen=True, kw_only=True, rename="camel"):
    """The default theme of a package."""

    light: ThemeTree
    dark: ThemeTree
    """Only what differs in the dark."""
    variables: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    """The light and the dark value of each CSS variable."""


class RunFacts(Struct, frozen=True, kw_only=True, rename="camel"):
    """Everything that running a package tells."""

    utilities: tuple[StyleUtility, ...] = ()
    theme: PackageTheme | None = None
    locales: tuple[Locale, ...] = ()

    @property
    def texts(self) -> frozenset[str]:
        """The names of all texts that any locale translates."""
        return frozenset(text for locale in self.locales for text in locale.texts)
