"""Configuration of nginx: `nginx/server.conf`, to be included in a `server` block."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import PurePosixPath

from tearsheet.output.headers import CONTENT_TYPES, TEXT, content_type
from tearsheet.output.manifest import Manifest
from tearsheet.publish.host_files.addresses import NOT_FOUND, address_of, is_copy
from tearsheet.publish.host_files.headers_by_path import find_home_headers, find_told_headers
from tearsheet.publish.host_files.nginx_maps import quote, variable

UNKNOWN = "application/octet-stream"

HEAD = """\
# Written by `tearsheet host-files`; every build has its own. Include it in a block `server`, beside
# `listen`, `server_name`, the certificates and `root`, which names the folder of the site.
# It needs the module brotli_static (Debian: libnginx-mod-http-brotli-static).

server_tokens off;
merge_slashes on;
absolute_redirect off;

# Copies were compressed by the build; nothing is compressed here.
gzip off;
gzip_static on;
gzip_vary on;
gzip_proxied any;
gzip_http_version 1.0;
brotli_static on;
# Links are followed, of which the build leaves none. `disable_symlinks` does not go with Debian's
# brotli_static: measured, about one answer in seven came without Brotli.

# Tags and dates are made of the time a file was written: whoever copies the folder keeps it.
etag on;
if_modified_since exact;
max_ranges 1;

# Whoever is slower than this keeps nothing open.
client_header_timeout 10s;
client_body_timeout 10s;
send_timeout 30s;
client_max_body_size 1k;

# For the few words nginx has of its own; our types name theirs.
charset utf-8;
"""

ROUTES = """\
error_page 403 404 =404 @tearsheet_missing;
error_page 405 @tearsheet_not_allowed;
error_page 412 @tearsheet_changed;
error_page 414 @tearsheet_too_long;
error_page 416 @tearsheet_shorter;

if ($tearsheet_allow) {
    return 405;
}
if ($tearsheet_too_long) {
    return 414;
}
if ($tearsheet_refused) {
    return 404;
}

location / {
    try_files $tearsheet_copy $tearsheet_file @tearsheet_moved;
}

location @tearsheet_moved {
    if ($tearsheet_location) {
        return 308 $tearsheet_location$is_args$args$tearsheet_anchor;
    }
    return 404;
}

location @tearsheet_not_allowed {
    types {}
    default_type "{text}";
    return 405 "Only GET and HEAD.\\n";
}

location @tearsheet_too_long {
    types {}
    default_type "{text}";
    return 414 "No address here is as long as that.\\n";
}

location @tearsheet_changed {
    types {}
    default_type "{text}";
    return 412 "Another version is here.\\n";
}

# Its headers are those of the file already; with one of its own it does not repeat them.
location @tearsheet_shorter {
    add_header Allow $tearsheet_allow;
    types {}
    default_type "{text}";
    return 416 "The file is shorter.\\n";
}
"""

MISSING_PAGE = """\
location @tearsheet_missing {{
    etag off;
    max_ranges 0;
    try_files /{page} =404;
}}
"""

MISSING_TEXT = """\
location @tearsheet_missing {{
    types {{}}
    default_type "{text}";
    return 404 "There is no such page.\\n";
}}
"""


def render_server(manifest: Manifest) -> str:
    """Render the configuration for a build."""
    missing = MISSING_PAGE if NOT_FOUND in manifest.files else MISSING_TEXT
    return "\n".join(
        [
            HEAD,
            _types(),
            "\n".join(_headers(manifest)),
            "",
            ROUTES.replace("{text}", TEXT),
            missing.format(page=NOT_FOUND, text=TEXT),
            *_named(manifest),
        ]
    )


def _types() -> str:
    """Content types by suffix."""
    endings: dict[str, list[str]] = {}
    for ending, name in CONTENT_TYPES.items():
        endings.setdefault(name, []).append(ending.lstrip("."))
    rows = (f"    {quote(name)} {' '.join(sorted(of))};" for name, of in sorted(endings.items()))
    return "\n".join(["types {", *rows, "}", f"default_type {UNKNOWN};", ""])


def _headers(manifest: Manifest) -> Iterator[str]:
    """All headers in one block: a location with its own would not inherit these."""
    names = [header.name for header in find_told_headers(manifest)]
    for name in [*names, *find_home_headers(manifest), "allow"]:
        yield f"add_header {name.title()} {variable(name)} always;"
    yield "add_header Last-Modified $tearsheet_last_modified;"
    # Beside that of `gzip_vary`.
    yield f"add_header Vary {variable('vary')};"


def _named(manifest: Manifest) -> Iterator[str]:
    """Locations of files whose suffix is ambiguous."""
    for path in manifest.files:
        ending = PurePosixPath(path).suffix.lower()
        if content_type(path) != CONTENT_TYPES.get(ending, UNKNOWN) and not is_copy(
            path, manifest.files
        ):
            yield "\n".join(
                [
                    f"location = {address_of(path)} {{",
                    "    types {}",
                    f"    default_type {quote(content_type(path))};",
                    "    try_files $tearsheet_file @tearsheet_moved;",
                    "}",
                    "",
                ]
            )
