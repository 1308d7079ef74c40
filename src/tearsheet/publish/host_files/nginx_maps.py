"""Maps for nginx: `nginx/maps.conf`, to be included in the `http` block."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from tearsheet.model.address import LONGEST_PATH
from tearsheet.output.encodings import SUFFIXES
from tearsheet.output.headers import ASK_AGAIN, KEEP_FOR_THE_VISIT
from tearsheet.output.manifest import Manifest
from tearsheet.output.markdown_negotiation import ASKED, NEGOTIATED
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

# Never valid: dotfiles and `..`, double encoding.
_NEVER_ASKED = r"~*^[^?]*(?:/|%2f)(?:\.|%2e)", r"~*^[^?]*(?:\\|%5c|%25|%00)"

# Not canonical: percent-encoding, two slashes in a row.
_OTHER_SPELLING = r"~^[^?]*(?:%|//)"

# Statuses with the headers of a file: the file or a range, not modified, the 404 page.
_WITH_FILE = "(?:200|206|304|404)"


def render_maps(manifest: Manifest) -> str:
    """Render the maps for a build."""
    targets = find_targets(manifest)
    return "\n".join(
        [
            HEAD.format(room=_room(len(targets))),
            *_routing(manifest, targets.items()),
            *(_header_map(it) for it in find_told_headers(manifest) if it.name != "cache-control"),
            *_cache_control_maps(manifest),
            *_at_home(manifest),
            *_markdown_copies(),
            # The 404 page has none.
            _map("$status", "$tearsheet_last_modified", [("404", "")], "$sent_http_last_modified"),
        ]
    )


def variable(name: str) -> str:
    """Name of the variable for a header."""
    return f"$tearsheet_{name.replace('-', '_')}"


def _room(rows: int) -> int:
    """Hash table size that avoids collisions: a power of two well above the number of rows."""
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
    # A canonical address without a file does not redirect to itself.
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
    """Map of addresses to files; compressed copies and dotfiles have none."""
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


def _header_map(header: ToldHeader) -> str:
    return _map('"$status $uri"', variable(header.name), _values(header), header.without_file)


def _values(header: ToldHeader) -> Iterator[Row]:
    for expression, value in header.values:
        yield f"~^{_WITH_FILE} {expression}$", value
    yield f"~^{_WITH_FILE} ", ""


def _cache_control_maps(manifest: Manifest) -> Iterator[str]:
    """Cache-Control, which for prefetched pages lasts until the visit."""
    header = next(it for it in find_told_headers(manifest) if it.name == "cache-control")
    rows = [*_values(header), ("~^308 ", ASK_AGAIN)]
    yield _map('"$status $uri"', "$tearsheet_kept", rows, header.without_file)
    ahead = [(f"~^(?:200|304) {re.escape(ASK_AGAIN)} prefetch", KEEP_FOR_THE_VISIT)]
    source = '"$status $tearsheet_kept $http_sec_purpose"'
    yield _map(source, variable("cache-control"), ahead, "$tearsheet_kept")


def _at_home(manifest: Manifest) -> Iterator[str]:
    home = manifest.policies.home if manifest.policies else ""
    for name, value in find_home_headers(manifest).items():
        yield _map("$host", variable(name), [(rf"~*^(?:.*\.)?{re.escape(home)}$", value)], "")


def _markdown_copies() -> Iterator[str]:
    """The Markdown copy of a page for clients that ask for it, and what varies by that."""
    yield _map("$http_accept", "$tearsheet_markdown", [(f"~*{ASKED}", "markdown")], "html")
    copies = [
        ("markdown/", "/index.md"),
        ("~^markdown(?<tearsheet_page>/.*)/$", "$tearsheet_page.md"),
    ]
    # What is not asked for by its canonical address is redirected first; dotfiles never exist.
    source = '"$tearsheet_markdown$tearsheet_odd$uri"'
    yield _map(source, "$tearsheet_copy", copies, "/.none")
    negotiated = [(f"~^(?:200|206|304) .*{NEGOTIATED}$", "Accept")]
    yield _map('"$status $uri"', variable("vary"), negotiated, "")


def _map(source: str, name: str, rows: Iterable[Row], default: str) -> str:
    lines = [f"    default {quote(default)};"]
    lines += [f"    {quote(key)} {quote(value)};" for key, value in rows]
    return "\n".join([f"map {source} {name} {{", *lines, "}", ""])


def quote(text: str) -> str:
    """Quote a string for nginx."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
