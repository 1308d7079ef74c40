"""What static hosts read from the folder they serve: `_headers` and `_redirects`.

Netlify and Cloudflare Pages know both. What two fitting paths say of one header they join, so
here no header is said to one address twice.
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

Said = Mapping[str, str]


def render_headers(manifest: Manifest) -> str:
    """Write what is said with which addresses."""
    rules = header_rules(manifest.policies)
    files = [path for path in manifest.files if not is_copy(path, manifest.files)]
    said = {path: _without_type(headers_of(path, rules)) for path in files}
    blocks = [_rule(path, headers) for path, headers in _below("", said)]
    blocks += [
        _rule(address_of(path), {"content-type": content_type(path)}) for path in _odd(files)
    ]
    blocks += [_rule(f"/*{ending}", {"content-type": name}) for ending, name in _texts(files)]
    home = manifest.policies.home if manifest.policies else ""
    if home:
        blocks.append(_rule(f"https://{home}/*", find_home_headers(manifest)))
    return "\n".join(["# Written by `tearsheet host-files`; every build has its own.", *blocks])


def render_redirects(manifest: Manifest) -> str:
    """Write where old addresses lead; 301, because not every such host knows 308."""
    rows = [f"{old} {new} 301" for old, new in manifest.redirects.items()]
    rows += [f"/{language}/* /:splat 301" for language in manifest.languages]
    return "\n".join(["# Written by `tearsheet host-files`; every build has its own.", *rows, ""])


def _below(folder: str, said: Mapping[str, Said]) -> Iterator[tuple[str, Said]]:
    """Find the fewest paths that tell the files of a folder apart."""
    groups: dict[str, dict[str, Said]] = {}
    for path, headers in said.items():
        name, stroke, _ = path.removeprefix(folder).partition("/")
        groups.setdefault(f"{folder}{name}{stroke}", {})[path] = headers
    for name, inside in groups.items():
        if not name.endswith("/"):
            yield address_of(name), inside[name]
            continue
        documents = _distinct(said for path, said in inside.items() if path.endswith(DOCUMENT))
        if not documents:
            yield from _of_files(name, inside)
        elif len(documents) == 1:
            # What is said with the documents of a folder harms no other file in it.
            yield f"/{name}*", documents[0]
        else:
            yield from _below(name, inside)


def _of_files(folder: str, inside: Mapping[str, Said]) -> Iterator[tuple[str, Said]]:
    """What all files of a folder have in common, and beside it what those of one ending have."""
    shared = _shared(inside.values())
    # Whoever asks again too often only loses time.
    shared.setdefault("cache-control", ASK_AGAIN)
    yield f"/{folder}*", shared
    by_ending: dict[str, list[Said]] = {}
    for path, headers in inside.items():
        by_ending.setdefault(PurePosixPath(path).suffix, []).append(headers)
    for ending, said in by_ending.items():
        more = {name: value for name, value in _shared(said).items() if name not in shared}
        if ending and more:
            yield f"/{folder}*{ending}", more


def _shared(said: Iterable[Said]) -> dict[str, str]:
    first, *others = said
    return dict(row for row in first.items() if all(row in other.items() for other in others))


def _distinct(said: Iterable[Said]) -> list[Said]:
    found: list[Said] = []
    for headers in said:
        if headers not in found:
            found.append(headers)
    return found


def _without_type(said: Said) -> Said:
    # These hosts know the types of files themselves, but for a few, and not all character sets.
    return {name: value for name, value in said.items() if name != "content-type"}


def _odd(files: Iterable[str]) -> Iterator[str]:
    for path in files:
        if content_type(path) != CONTENT_TYPES.get(PurePosixPath(path).suffix.lower()):
            yield path


def _texts(files: Iterable[str]) -> Iterator[tuple[str, str]]:
    """The endings of texts, whose character set these hosts would leave to be guessed.

    Documents name theirs themselves, and their addresses have no ending.
    """
    endings = {PurePosixPath(path).suffix.lower() for path in files}
    for ending in sorted(endings - {".html"}):
        name = CONTENT_TYPES.get(ending, "")
        if name.startswith("text/"):
            yield ending, name


def _rule(path: str, said: Said) -> str:
    return "\n".join([path, *(f"  {name.title()}: {value}" for name, value in said.items()), ""])
