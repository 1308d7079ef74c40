"""Configuration files of static hosts: `_headers` and `_redirects`.

Netlify and Cloudflare Pages read both. They join the values of a header from all matching paths,
so no header is set twice for one address here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import PurePosixPath

from tearsheet.output.headers import (
    ASK_AGAIN,
    CONTENT_TYPES,
    content_type,
    header_rules,
    headers_of,
)
from tearsheet.output.manifest import Manifest
from tearsheet.publish.host_files.addresses import DOCUMENT, address_of, is_copy
from tearsheet.publish.host_files.headers_by_path import find_home_headers

Headers = Mapping[str, str]


def render_headers(manifest: Manifest) -> str:
    """Render `_headers` for a build."""
    rules = header_rules(manifest.policies)
    files = [path for path in manifest.files if not is_copy(path, manifest.files)]
    by_path = {path: _without_type(headers_of(path, rules)) for path in files}
    blocks = [_rule(path, headers) for path, headers in _below("", by_path)]
    blocks += [
        _rule(address_of(path), {"content-type": content_type(path)}) for path in _odd(files)
    ]
    blocks += [_rule(f"/*{ending}", {"content-type": name}) for ending, name in _texts(files)]
    home = manifest.policies.home if manifest.policies else ""
    if home:
        blocks.append(_rule(f"https://{home}/*", find_home_headers(manifest)))
    return "\n".join(["# Written by `tearsheet host-files`; every build has its own.", *blocks])


def render_redirects(manifest: Manifest) -> str:
    """Render `_redirects`, with 301, because not every such host supports 308."""
    rows = [f"{old} {new} 301" for old, new in manifest.redirects.items()]
    rows += [f"/{language}/* /:splat 301" for language in manifest.languages]
    return "\n".join(["# Written by `tearsheet host-files`; every build has its own.", *rows, ""])


def _below(folder: str, by_path: Mapping[str, Headers]) -> Iterator[tuple[str, Headers]]:
    """Yield the fewest path patterns that distinguish the files of a folder."""
    groups: dict[str, dict[str, Headers]] = {}
    for path, headers in by_path.items():
        name, stroke, _ = path.removeprefix(folder).partition("/")
        groups.setdefault(f"{folder}{name}{stroke}", {})[path] = headers
    for name, inside in groups.items():
        if not name.endswith("/"):
            yield address_of(name), inside[name]
            continue
        documents = _distinct(it for path, it in inside.items() if path.endswith(DOCUMENT))
        if not documents:
            yield from _of_files(name, inside)
        elif len(documents) == 1:
            # The headers of documents do no harm to the other files of a folder.
            yield f"/{name}*", documents[0]
        else:
            yield from _below(name, inside)


def _of_files(folder: str, inside: Mapping[str, Headers]) -> Iterator[tuple[str, Headers]]:
    """The headers that all files of a folder share, and those shared by suffix."""
    shared = _shared(inside.values())
    # The default revalidates, which is always correct.
    shared.setdefault("cache-control", ASK_AGAIN)
    yield f"/{folder}*", shared
    by_ending: dict[str, list[Headers]] = {}
    for path, headers in inside.items():
        by_ending.setdefault(PurePosixPath(path).suffix, []).append(headers)
    for ending, group in by_ending.items():
        more = {name: value for name, value in _shared(group).items() if name not in shared}
        if ending and more:
            yield f"/{folder}*{ending}", more


def _shared(group: Iterable[Headers]) -> dict[str, str]:
    first, *others = group
    return dict(row for row in first.items() if all(row in other.items() for other in others))


def _distinct(group: Iterable[Headers]) -> list[Headers]:
    unique: list[Headers] = []
    for headers in group:
        if headers not in unique:
            unique.append(headers)
    return unique


def _without_type(headers: Headers) -> Headers:
    # These hosts set content types themselves, except a few, and not all charsets.
    return {name: value for name, value in headers.items() if name != "content-type"}


def _odd(files: Iterable[str]) -> Iterator[str]:
    for path in files:
        if content_type(path) != CONTENT_TYPES.get(PurePosixPath(path).suffix.lower()):
            yield path


def _texts(files: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Suffixes of text files, for which these hosts set no charset.

    HTML documents declare theirs, and their addresses have no suffix.
    """
    endings = {PurePosixPath(path).suffix.lower() for path in files}
    for ending in sorted(endings - {".html"}):
        name = CONTENT_TYPES.get(ending, "")
        if name.startswith("text/"):
            yield ending, name


def _rule(path: str, headers: Headers) -> str:
    return "\n".join([path, *(f"  {name.title()}: {value}" for name, value in headers.items()), ""])
