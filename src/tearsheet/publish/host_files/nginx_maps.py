"""The tables nginx decides by: `nginx/maps.conf`, which belongs into its block `http`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from tearsheet.model.address import LONGEST_PATH
from tearsheet.output.encodings import SUFFIXES
from tearsheet.output.headers import ASK_AGAIN, KEEP_FOR_THE_VISIT
from tearsheet.output.manifest import Manifest
from tearsheet.publish.host_files.addresses import (
    address_of,
    find_targets,
    is_copy,
    spelled_address,
)
from tearsheet.publish.host_files.headers_by_path import (
    ToldHeader,
    find_home_headers,
    find_told_headers,
)

HEAD = """\
# Written by `tearsheet host-files`; every build has its own. Include it in the block `http`.

map_hash_max_size {room};
map_hash_bucket_size 256;
"""

Row = tuple[str, str]

# What no page is spelled like: steps and dotfiles, what is encoded twice.
_NEVER_ASKED = r"~*^[^?]*(?:/|%2f)(?:\.|%2e)", r"~*^[^?]*(?:\\|%5c|%25|%00)"

# What stands for another spelling: something encoded, two slashes in a row.
_OTHER_SPELLING = r"~^[^?]*(?:%|//)"

# Sent with the bytes of a file, with the word that it is unchanged, or with the page for the lost.
_WITH_FILE = "(?:200|206|304|404)"


def render_maps(manifest: Manifest) -> str:
    """Write the tables of a build."""
    targets = find_targets(manifest)
    return "\n".join(
        [
            HEAD.format(room=_room(len(targets))),
            *_routing(manifest, targets.items()),
            *(_said(told) for told in find_told_headers(manifest) if told.name != "cache-control"),
            *_keeping(manifest),
            *_at_home(manifest),
            # With the page for the lost there is none.
            _map("$status", "$tearsheet_last_modified", [("404", "")], "$sent_http_last_modified"),
        ]
    )


def variable(name: str) -> str:
    """Name the variable that holds a header."""
    return f"$tearsheet_{name.replace('-', '_')}"


def _room(rows: int) -> int:
    """So much that looking up stays one step: a power of two well above what is held."""
    return 1 << (4 * rows).bit_length()


def _routing(manifest: Manifest, targets: Iterable[Row]) -> Iterator[str]:
    yield _map("$request_method", "$tearsheet_allow", [("GET", ""), ("HEAD", "")], "GET, HEAD")
    yield _map("$request_uri", "$tearsheet_refused", [(odd, "1") for odd in _NEVER_ASKED], "")
    yield _map("$request_uri", "$tearsheet_odd", [(_OTHER_SPELLING, "1")], "")
    yield _map("$uri", "$tearsheet_too_long", [(f"~^.{{{LONGEST_PATH + 1}}}", "1")], "")
    yield _map('"$tearsheet_odd$uri"', "$tearsheet_file", _files(manifest), "$uri")
    languages = "|".join(map(re.escape, manifest.languages))
    plain = (
        rf"~*^(?:/(?:{languages})(?=/|$))?(?<tearsheet_path>(?:/[^/]+)*?)/?(?:(?<=/)index\.html)?$"
    )
    yield _map("$uri", "$tearsheet_plain", [(plain, "$tearsheet_path")], "-")
    yield _map("$tearsheet_plain", "$tearsheet_target", targets, "")
    # An address that is written right and has no file leads nowhere, least of all to itself.
    yield _map(
        '"$tearsheet_odd$uri $tearsheet_target"',
        "$tearsheet_location",
        [
            (r"~^(?<tearsheet_asked>/.*) \k<tearsheet_asked>(?:#|$)", ""),
            (r"~^.* (?<tearsheet_to>/[^# ]*)", "$tearsheet_to"),
        ],
        "",
    )
    anchor = [("~(?<tearsheet_hash>#.*)$", "$tearsheet_hash")]
    yield _map("$tearsheet_target", "$tearsheet_anchor", anchor, "")


def _files(manifest: Manifest) -> Iterator[Row]:
    """Which file is asked for; of copies and dotfiles there is none to ask for."""
    ends = tuple(SUFFIXES.values())
    for path in manifest.files:
        if path.endswith(ends) and not is_copy(path, manifest.files):
            yield address_of(path), "$uri"
        if spelled_address(path) != address_of(path):
            yield f"1{address_of(path)}", "$uri"
    yield "~^1", ""
    yield r"~/index\.html$", ""
    yield rf"~(?:{'|'.join(map(re.escape, ends))})$", ""
    yield "~/$", "${uri}index.html"


def _said(told: ToldHeader) -> str:
    return _map('"$status $uri"', variable(told.name), _values(told), told.without_file)


def _values(told: ToldHeader) -> Iterator[Row]:
    for expression, value in told.values:
        yield f"~^{_WITH_FILE} {expression}$", value
    yield f"~^{_WITH_FILE} ", ""


def _keeping(manifest: Manifest) -> Iterator[str]:
    """How long an answer may be kept, which for a page fetched ahead is until the visit."""
    told = next(told for told in find_told_headers(manifest) if told.name == "cache-control")
    rows = [*_values(told), ("~^308 ", ASK_AGAIN)]
    yield _map('"$status $uri"', "$tearsheet_kept", rows, told.without_file)
    ahead = [(f"~^(?:200|304) {re.escape(ASK_AGAIN)} prefetch", KEEP_FOR_THE_VISIT)]
    source = '"$status $tearsheet_kept $http_sec_purpose"'
    yield _map(source, variable("cache-control"), ahead, "$tearsheet_kept")


def _at_home(manifest: Manifest) -> Iterator[str]:
    home = manifest.policies.home if manifest.policies else ""
    for name, value in find_home_headers(manifest).items():
        yield _map("$host", variable(name), [(rf"~*^(?:.*\.)?{re.escape(home)}$", value)], "")


def _map(source: str, name: str, rows: Iterable[Row], otherwise: str) -> str:
    lines = [f"    default {quote(otherwise)};"]
    lines += [f"    {quote(key)} {quote(value)};" for key, value in rows]
    return "\n".join([f"map {source} {name} {{", *lines, "}", ""])


def quote(text: str) -> str:
    """Write a text so that nginx reads it as one."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
