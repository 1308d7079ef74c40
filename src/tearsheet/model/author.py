"""Who writes the posts of the blog."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Author:
    """A person or a team, as `authors.yaml` tells of them."""

    id: str
    """The last part of the address of their page."""
    name: str
    """What posts call them."""
    about: str
    """What they do, in a sentence."""
    link: str | None = None
    """Where else they are found."""
    picture: str | None = None
    """The name of a file that lies beside the list."""
    team: bool = False

    @property
    def address(self) -> str:
        """The page that lists their posts."""
        return f"{AUTHORS_ADDRESS}{self.id}/"


@dataclass(frozen=True, slots=True, kw_only=True)
class Writer:
    """An author as a post names them."""

    name: str
    address: str | None = None
    """The page of theirs, if the site has one."""
    team: bool = False


AUTHORS_ADDRESS = "/blog/authors/"
