"""The props, slots and hooks of a page's components that the page forgets to mention."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from tearsheet.cache.step_cache import StepCache, steps_folder
from tearsheet.content.demo_files import load_demos
from tearsheet.content.load import load_site
from tearsheet.content.page_file import find_setting
from tearsheet.content.page_selection import PageSelection
from tearsheet.content.scan import scan_content
from tearsheet.content.structure import read_text
from tearsheet.derived.generated_pages import add_generated_pages
from tearsheet.derived.reference.site_reference import Reference
from tearsheet.errors import Mistake, Place, suggest
from tearsheet.model.anchor import kebab
from tearsheet.model.navigation import walk
from tearsheet.model.page import Page
from tearsheet.model.reference import Component
from tearsheet.model.site import Site
from tearsheet.pipeline.freshness import site_digest
from tearsheet.pipeline.options import BuildOptions
from tearsheet.pipeline.state import load_state
from tearsheet.pipeline.stored_content import load_content
from tearsheet.proving.mentions import Mentions, find_mentions

COMMON = frozenset(
    (
        *("children", "className", "classes", "component", "key", "ref"),
        *("slotProps", "slots", "style", "sx"),
    )
)
"""Props that most components have, and that a page of their own explains."""
SETTING = "unmentioned"

FindMentions = Callable[[Page], Mentions]


@dataclass(frozen=True, slots=True, kw_only=True)
class Unmentioned:
    """What a page does not mention of one component."""

    page: Page
    component: str
    props: tuple[str, ...] = ()
    slots: tuple[str, ...] = ()
    hooks: tuple[str, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """All of them."""
        return (*self.props, *self.slots, *self.hooks)

    @property
    def described(self) -> str:
        """All of them, as a sentence lists them."""
        kinds = {"": self.props, "slots: ": self.slots, "hooks: ": self.hooks}
        return "; ".join(f"{kind}{', '.join(names)}" for kind, names in kinds.items() if names)

    @property
    def mistake(self) -> Mistake:
        """The same as a mistake, where the page names its components."""
        only = f'":: props {self.component} {{only={" ".join(self.props[:3])}}}"'
        listing = f"list props with {only}, " if self.props else ""
        file = self.page.source
        return Mistake(
            find_setting("components", read_text(file), file),
            f"The page does not mention, of {self.component}: {self.described}.",
            f"Show or describe each, {listing}or say in the settings why a page leaves it out:"
            f' {SETTING}: {{ {self.names[0]}: "…" }}.',
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class _Subject:
    """A component, and the pages that are about it."""

    component: Component
    home: Page
    """The page that has to mention everything, together with those below it."""
    pages: tuple[Page, ...]
    hooks: tuple[str, ...]


def find_unmentioned(
    options: BuildOptions, selection: PageSelection | None
) -> tuple[list[Unmentioned], list[Mistake]]:
    """What pages forget, and which exceptions in their settings are idle."""
    state = load_state(options.cache, site_digest(), options.content)
    loaded = load_site(
        options.content,
        scan_content(options.content),
        load_content(options.cache, state.content).memory,
    )
    cache_of_steps = StepCache(steps_folder(options.cache), prunes=False)
    site, demos = loaded.site, load_demos(loaded.site, loaded.memory.files)
    _, generated = add_generated_pages(loaded, cache_of_steps)
    subjects = [
        subject
        for subject in _find_subjects(site, generated.reference)
        if selection is None or subject.home.address in selection.addresses
    ]
    mentions: FindMentions = cache(
        lambda page: find_mentions(page, demos.get(page.address.strip("/")))
    )
    listed = frozenset(name for page in site.pages for name in page.settings.components)
    missing = [it for subject in subjects if (it := _look_at(subject, listed, mentions))]
    forgotten = [it for found in missing if (it := _without_exceptions(found))]
    return forgotten, list(_check_exceptions(site.pages, subjects, missing, selection))


def _find_subjects(site: Site, reference: Reference) -> Iterator[_Subject]:
    pages_by_component: dict[tuple[str, str], list[Page]] = {}
    for page in site.pages:
        if page.listed and not page.generated:
            for name in page.settings.components:
                pages_by_component.setdefault((page.product, name), []).append(page)
    rows = _find_rows(site)
    for (product, name), pages in pages_by_component.items():
        home = _find_home(name, pages, rows.get(product, {}))
        component = reference.find_component(name, home) if home else None
        if home and component and not component.deprecated:
            below = [it for it in site.pages if _is_below(it, home)]
            yield _Subject(
                component=component,
                home=home,
                pages=tuple(dict.fromkeys([*pages, *below])),
                hooks=tuple(_find_hooks(component, reference)),
            )


def _find_rows(site: Site) -> dict[str, dict[str, str]]:
    """The address of each row by its last word, for every product."""
    return {
        product.id: {_last_word(item.pathname): item.pathname for item in walk(product.navigation)}
        for product in site.products
    }


def _last_word(address: str) -> str:
    return address.rstrip("/").rpartition("/")[2].removeprefix("react-")


def _find_home(name: str, pages: Iterable[Page], rows: Mapping[str, str]) -> Page | None:
    """The page of a component: its own, or the one that lists it first.

    A component whose own page is not written yet has none.
    """
    own = rows.get(kebab(name))
    if own is not None:
        return next((it for it in pages if it.address.rstrip("/") == own.rstrip("/")), None)
    return min(
        pages,
        key=lambda page: (page.settings.components.index(name), len(page.address), page.address),
    )


def _is_below(page: Page, home: Page) -> bool:
    return not page.generated and page.address.startswith(home.address) and page.listed


def _find_hooks(component: Component, reference: Reference) -> Iterator[str]:
    """The hooks of a package that are made for a component."""
    facts = reference.packages.get(component.package)
    if facts and (hook := facts.hooks.get(f"use{component.name}")) and not hook.deprecated:
        yield hook.name


def _look_at(
    subject: _Subject, listed: frozenset[str], mentions: FindMentions
) -> Unmentioned | None:
    every = Mentions()
    for page in subject.pages:
        every |= mentions(page)
    component = subject.component
    names = {
        prop.name
        for prop in component.props
        if not prop.deprecated and not prop.plan and prop.name not in COMMON
    }
    given = _given_to(component, every, listed)
    in_list = names if component.name in every.listed else set()
    slots = [slot.name for slot in component.slots if not slot.deprecated and slot.name != "root"]
    found = Unmentioned(
        page=subject.home,
        component=component.name,
        props=tuple(sorted(names - every.words - given - in_list)),
        slots=tuple(slot for slot in slots if slot not in every.words),
        hooks=tuple(hook for hook in subject.hooks if hook not in every.words),
    )
    return found if found.names else None


def _given_to(component: Component, mentions: Mentions, listed: frozenset[str]) -> set[str]:
    """The props that code gives to a component, or to one that is made from it."""
    return {
        prop
        for element, prop in mentions.attributes
        if element == component.name or element not in listed
    }


def _without_exceptions(found: Unmentioned) -> Unmentioned | None:
    left_out = {name for name, _ in found.page.settings.unmentioned}

    def keep(names: Iterable[str]) -> tuple[str, ...]:
        return tuple(it for it in names if not left_out & {it, f"{found.component}.{it}"})

    kept = Unmentioned(
        page=found.page,
        component=found.component,
        props=keep(found.props),
        slots=keep(found.slots),
        hooks=keep(found.hooks),
    )
    return kept if kept.names else None


def _check_exceptions(
    pages: Iterable[Page],
    subjects: Iterable[_Subject],
    missing: Iterable[Unmentioned],
    selection: PageSelection | None,
) -> Iterator[Mistake]:
    """The exceptions of pages that name nothing, or something the page mentions after all."""
    needed: dict[str, set[str]] = {}
    for found in missing:
        names = (form for it in found.names for form in (it, f"{found.component}.{it}"))
        needed.setdefault(found.page.address, set()).update(names)
    known: dict[str, set[str]] = {}
    for subject in subjects:
        known.setdefault(subject.home.address, set()).update(_names_of(subject))
    for page in pages:
        if selection and page.address not in selection.addresses:
            continue
        for name, _ in page.settings.unmentioned:
            if name not in needed.get(page.address, ()):
                yield _mistake_of_exception(page, name, known.get(page.address, set()))


def _names_of(subject: _Subject) -> set[str]:
    component = subject.component
    slots = (slot.name for slot in component.slots)
    return {*(prop.name for prop in component.props), *slots, *subject.hooks}


def _mistake_of_exception(page: Page, name: str, known: set[str]) -> Mistake:
    place = _find_exception(page, name)
    if name.rpartition(".")[2] in known:
        problem = f'The page mentions "{name}", which its settings leave out.'
        return Mistake(place, problem, f'Remove it from "{SETTING}".')
    problem = f'"{name}" is no prop, slot or hook that this page has to mention.'
    remedy = suggest(name, known) if known else f'Remove "{SETTING}".'
    return Mistake(place, problem, remedy)


def _find_exception(page: Page, name: str) -> Place:
    """The line of an exception in the settings of its page."""
    file = page.source
    text = read_text(file)
    setting = find_setting(SETTING, text, file)
    lines = text.split("\n")[: text.count("\n", 0, text.find("\n---", 3)) + 1]
    first = setting.line or 1
    numbers = (
        number
        for number, line in enumerate(lines[first - 1 :], start=first)
        if line.replace('"', "").replace("'", "").strip().startswith(f"{name}:")
    )
    return Place(file, next(numbers, setting.line))
