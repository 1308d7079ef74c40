"""The inputs of a page's text; nothing else may change the result."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct, field

from tearsheet.model.article import Island, Prerendered
from tearsheet.model.demo import Demo
from tearsheet.model.page import Page
from tearsheet.model.placed_facts import PlacedFacts
from tearsheet.model.reference import Component
from tearsheet.model.reference_page import ReferencePage


class Picture(Struct, frozen=True, kw_only=True):
    """An image of the content folder, as the site will serve it."""

    url: str
    width: int
    height: int


class ApiEntry(Struct, frozen=True, kw_only=True):
    """One component or hook of a page, for its API section."""

    name: str
    package: str
    own_module: bool = True
    """Whether the package has a module of that name, so that it can be imported alone."""
    by_default: bool = True
    """Whether that module exports it as its default."""
    address: str | None = None
    """The address of its API page, if the site has one."""
    summary: str = ""
    """The summary of that page, in one line."""
    has_props: bool = False
    """Whether that page lists props, so that they can be shown in place."""

    @property
    def module(self) -> str:
        """The module it is imported from."""
        return f"{self.package}/{self.name}" if self.own_module else self.package

    @property
    def binding(self) -> str:
        """The import clause between `import` and `from`."""
        return self.name if self.by_default else f"{{ {self.name} }}"

    @property
    def playground(self) -> str:
        """The id of this component's playground for the bundler."""
        return f"playground/{self.package}/{self.name}"


class PageSource(Struct, frozen=True, kw_only=True):
    """A page ready to be rendered in any process."""

    page: Page
    text: str
    """Without the settings at its top."""
    first_line: int
    """The line of the file the text begins on."""
    folder: Path
    """The content folder, to which the paths of files are relative."""
    host: str = ""
    files: str | None = None
    """The URL of a file of the content, with `{path}` for its path in the folder."""
    demos: Mapping[str, Demo] = field(default_factory=dict)
    refused_demos: frozenset[str] = frozenset()
    """The names of demos that cannot be read; the mistake is reported at their files."""
    pictures: Mapping[str, Picture] = field(default_factory=dict)
    """By their path from the content folder."""
    api: tuple[ApiEntry, ...] = ()
    prerendered: Mapping[Island, Prerendered] = field(default_factory=dict)
    components: Mapping[str, str] = field(default_factory=dict)
    """The components that `:: component` can place: the props of each, as JSON text."""
    facts: Mapping[str, Component] = field(default_factory=dict)
    """The components that `:: props` can place."""
    placed: Mapping[str, PlacedFacts] = field(default_factory=dict)
    """What other directives place, by `placed_key`."""
    reference: ReferencePage | None = None
    """The content of a generated page, in place of a text."""
