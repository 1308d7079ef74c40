"""A finished page with the data that names are read from."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from msgspec import Struct, field

from tearsheet.model.article import Heading
from tearsheet.model.page import Page
from tearsheet.model.reference_page import ReferencePage
from tearsheet.model.theme_tree import ThemeTree

EXPERIMENTS = "/experiments/"
BLOG = "/blog/"


class NamedPage(Struct, frozen=True, kw_only=True):
    """One page, and the named things on it."""

    page: Page
    ids: Collection[str] = frozenset()
    """Every id of the finished page."""
    headings: tuple[Heading, ...] = ()
    demos: tuple[str, ...] = ()
    reference: ReferencePage | None = None
    """The content of a generated page."""
    errors: Mapping[int, str] = field(default_factory=dict)
    """The messages of production errors, on the page that shows them."""
    theme: ThemeTree = field(default_factory=dict)
    """The default theme, on the page that shows it."""
    icons: tuple[str, ...] = ()
    """The names of all icons, on the page that shows them."""

    @property
    def is_searched(self) -> bool:
        """Whether the search includes the page."""
        page = self.page
        # Lists of posts repeat the posts.
        is_list = page.generated and page.address.startswith(BLOG)
        return page.listed and not is_list and not page.address.startswith(EXPERIMENTS)
