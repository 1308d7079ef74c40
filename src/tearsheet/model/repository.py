"""URLs inside a repository on the common hosts."""

from __future__ import annotations

from urllib.parse import urlsplit


def repository_address(folders: str) -> str | None:
    """The URL of the repository that a URL of one of its folders belongs to."""
    parts = urlsplit(folders)
    owner, _, rest = parts.path.strip("/").partition("/")
    name = rest.partition("/")[0]
    if parts.hostname != "github.com" or not name:
        return None
    return f"https://github.com/{owner}/{name}"


def new_issue_address(repository: str) -> str | None:
    """The URL for a new issue, with `{title}` and `{address}` for the page it is about."""
    begin = repository.rstrip("/")
    match urlsplit(repository).hostname:
        case "github.com":
            return f"{begin}/issues/new?title={{title}}&body={{address}}"
        case "gitlab.com":
            fields = "issue[title]={title}&issue[description]={address}"
            return f"{begin}/-/issues/new?{fields}"
        case _:
            return None


def file_address(repository: str) -> str | None:
    """The URL of a file, with `{path}` for the path to it."""
    begin = repository.rstrip("/")
    match urlsplit(repository).hostname:
        case "github.com":
            return f"{begin}/blob/HEAD/{{path}}"
        case "gitlab.com":
            return f"{begin}/-/blob/HEAD/{{path}}"
        case _:
            return None


def folder_address(repository: str) -> str | None:
    """The URL of a folder, with `{path}` for the path to it."""
    begin = repository.rstrip("/")
    match urlsplit(repository).hostname:
        case "github.com":
            return f"{begin}/tree/HEAD/{{path}}"
        case "gitlab.com":
            return f"{begin}/-/tree/HEAD/{{path}}"
        case _:
            return None
