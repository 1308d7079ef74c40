"""The authors of the blog."""

from __future__ import annotations

from msgspec import Struct


class Author(Struct, frozen=True, kw_only=True):
    """A person or a team from `authors.yaml`."""

    id: str
    """The last segment of the address of their page."""
    name: str
    """The name that posts use."""
    about: str
    """A description in one sentence."""
    link: str | None = None
    """The URL of their profile elsewhere."""
    picture: str | None = None
    """The name of a picture file beside `authors.yaml`."""
    team: bool = False

    @property
    def address(self) -> str:
        """The page that lists their posts."""
        return f"{AUTHORS_ADDRESS}{self.id}/"


class Writer(Struct, frozen=True, kw_only=True):
    """An author in a post's byline."""

    name: str
    address: str | None = None
    """The address of their page, if the site has one."""
    team: bool = False


AUTHORS_ADDRESS = "/blog/authors/"
