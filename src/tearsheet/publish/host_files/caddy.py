"""Configuration of Caddy: `caddy/site.caddy`, to be imported into a site block."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from pathlib import PurePosixPath

from tearsheet.model.address import LONGEST_PATH
from tearsheet.output.encodings import SUFFIXES
from tearsheet.output.headers import (
    ASK_AGAIN,
    KEEP_FOR_THE_VISIT,
    Rule,
    content_type,
    header_rules,
    headers_without_file,
)
from tearsheet.output.manifest import Manifest
from tearsheet.output.markdown_negotiation import ASKED, NEGOTIATED
from tearsheet.publish.host_files.addresses import (
    NOT_FOUND,
    address_of,
    find_targets,
    is_copy,
    spelled_address,
)
from tearsheet.publish.host_files.headers_by_path import find_home_headers, path_expression

NOWHERE = "/.nowhere"
"""A path that never exists, for addresses without a file."""

HEAD = """\
# Written by `tearsheet host-files`; every build has its own. Import it into the block of a site,
# beside `root`, which names the folder of the site.

# A day would say another thing after every copying of the folder.
request_header -If-Modified-Since
# Who asks for several parts at once gets the whole.
@tearsheet_parts header_regexp Range ,
request_header @tearsheet_parts -Range
"""

# Never valid: dotfiles and `..`, double encoding.
_NEVER_ASKED = r"(?i)^[^?]*((/|%2f)([.]|%2e)|[\\\\]|%5c|%25|%00)"
HONEST = f'not expression `{{http.request.orig_uri}}.matches("{_NEVER_ASKED}")`'
"""Matches addresses without such sequences."""


def render_caddy(manifest: Manifest) -> str:
    """Render the configuration for a build."""
    return "\n".join(
        [
            HEAD,
            *_maps(manifest),
            "@tearsheet_method not method GET HEAD",
            f"@tearsheet_too_long expression `size({{path}}) > {LONGEST_PATH}`",
            '@tearsheet_no_host expression `{host} == ""`',
            *_spellings(manifest),
            *_file_matchers(manifest),
            "",
            _block("route", _routes(manifest)),
            "",
        ]
    )


def _maps(manifest: Manifest) -> Iterator[str]:
    languages = "|".join(map(re.escape, manifest.languages))
    plain = rf"~(?i)^(?:/(?:{languages}))?((?:/[^/]+)*?)/?(?:index\.html)?$"
    yield _block("map {path} {tearsheet_plain}", [f'{plain} "${{1}}"', 'default "-"'])
    yield _block("map {query} {tearsheet_query}", ['"" ""', '~(.+) "?${1}"'])
    yield _block("map {path} {tearsheet_file}", _files(manifest))
    copies = ["/ /index.md", '~^(.*)/$ "${1}.md"', f"default {NOWHERE}"]
    yield _block("map {path} {tearsheet_copy}", copies)
    rows = [_row(plain, target) for plain, target in find_targets(manifest).items()]
    rows.append('default "" ""')
    yield _block("map {tearsheet_plain} {tearsheet_to} {tearsheet_anchor}", rows)


def _spellings(manifest: Manifest) -> Iterator[str]:
    """Matchers of canonical addresses, and of variants that redirect."""
    odd = r'{http.request.orig_uri}.matches("^[^?]*(%|//)")'
    needed = [
        address_of(path) for path in manifest.files if spelled_address(path) != address_of(path)
    ]
    if needed:
        # The names of these files always need percent-encoding.
        odd = f"({odd} && !({{path}} in [{', '.join(map(json.dumps, needed))}]))"
    served = ["file {tearsheet_file}", f"expression `!{odd}`", HONEST]
    yield _block("@tearsheet_served", served)
    workers = f'{{tearsheet_to}} != "" && ({{tearsheet_to}} != {{path}} || {odd})'
    yield _block("@tearsheet_moved", [f"expression `{workers}`", HONEST])


def _row(plain: str, target: str) -> str:
    path, hash_sign, anchor = target.partition("#")
    return f'"{plain}" "{path}" "{hash_sign}{anchor}"'


def _files(manifest: Manifest) -> Iterator[str]:
    """Map of addresses to files; compressed copies and dotfiles have none."""
    ends = tuple(SUFFIXES.values())
    for path in manifest.files:
        if path.endswith(ends) and not is_copy(path, manifest.files):
            yield f"{address_of(path)} {{path}}"
    yield rf"~(?:/index\.html|{'|'.join(map(re.escape, ends))})$ {NOWHERE}"
    yield '~^(.*/)$ "${1}index.html"'
    yield "default {path}"


def _file_matchers(manifest: Manifest) -> Iterator[str]:
    for number, rule in enumerate(_rules(manifest)):
        yield f"@tearsheet_rule_{number} path_regexp ^{path_expression(rule.files)}$"
    for number, paths in enumerate(_types(manifest).values()):
        yield f"@tearsheet_type_{number} path {' '.join(paths)}"
    copies = " ".join(f"{{path}}{ending}" for ending in SUFFIXES.values())
    yield _block("@tearsheet_copies", [f"file {copies}"])
    asked = [f"header_regexp Accept `(?i){ASKED}`", "file {tearsheet_copy}"]
    yield _block("@tearsheet_markdown", asked)
    yield f"@tearsheet_negotiated path_regexp {NEGOTIATED}$"
    if manifest.policies and manifest.policies.home:
        home = manifest.policies.home
        yield f"@tearsheet_home host {home} *.{home}"
    cached = "|".join(path_expression(files) for files in _cached_files(manifest))
    ahead = ["header Sec-Purpose prefetch*", f"not path_regexp ^(?:{cached})$"]
    yield _block("@tearsheet_ahead", ahead)


def _rules(manifest: Manifest) -> list[Rule]:
    return [rule for rule in header_rules(manifest.policies) if not rule.at_home]


def _cached_files(manifest: Manifest) -> Iterator[str]:
    for rule in _rules(manifest):
        if dict(rule.headers).get("cache-control", ASK_AGAIN) != ASK_AGAIN:
            yield rule.files


def _types(manifest: Manifest) -> dict[str, list[str]]:
    """Path matchers by content type: by suffix or, if ambiguous, by full name."""
    paths = [path for path in manifest.files if not is_copy(path, manifest.files)]
    matchers: dict[str, list[str]] = {}
    for path in paths:
        ending = PurePosixPath(path).suffix
        name = content_type(path)
        default = content_type(f"any{ending}")
        matcher = f"*{ending}" if ending and name == default else address_of(path)
        rows = matchers.setdefault(name, [])
        if matcher not in rows:
            rows.append(matcher)
    # Full names last: later headers override earlier ones.
    return dict(sorted(matchers.items(), key=lambda row: not row[1][0].startswith("*")))


def _routes(manifest: Manifest) -> Iterator[str]:
    without_file = headers_without_file(manifest.policies)
    # Repeated slashes are collapsed before the lookup.
    yield "uri path_regexp /{2,} /"
    yield "header -Server"
    yield "header -Last-Modified"
    for name, value in find_home_headers(manifest).items():
        yield f"header @tearsheet_home {name.title()} {_quote(value)}"
    yield _answer("@tearsheet_no_host", without_file, [_respond("A request names one host.", 400)])
    yield _answer(
        "@tearsheet_method", without_file, [_allow(), _respond("Only GET and HEAD.", 405)]
    )
    too_long = _respond("No address here is as long as that.", 414)
    yield _answer("@tearsheet_too_long", without_file, [too_long])
    yield _answer("@tearsheet_served", {}, _served(manifest))
    leads_on = "redir {tearsheet_to}{tearsheet_query}{tearsheet_anchor} 308"
    moved = {**without_file, "cache-control": ASK_AGAIN}
    yield _answer("@tearsheet_moved", moved, [leads_on])
    if NOT_FOUND in manifest.files:
        yield _answer("", {}, _not_found(manifest))
    else:
        yield _answer("", without_file, [_respond("There is no such page.", 404)])


def _served(manifest: Manifest) -> Iterator[str]:
    yield "rewrite @tearsheet_markdown {tearsheet_copy}"
    yield "rewrite * {tearsheet_file}"
    yield from _said(manifest)
    yield f"header @tearsheet_ahead Cache-Control {_quote(KEEP_FOR_THE_VISIT)}"
    yield _send()


def _not_found(manifest: Manifest) -> Iterator[str]:
    """The 404 page is sent whole, without conditions and ranges."""
    yield f"rewrite * /{NOT_FOUND}"
    for name in ("Range", "If-Match", "If-None-Match", "If-Unmodified-Since"):
        yield f"request_header -{name}"
    yield from _said(manifest)
    yield "header -Etag"
    yield _send("status 404")


def _said(manifest: Manifest) -> Iterator[str]:
    for number, rule in enumerate(_rules(manifest)):
        yield _block(f"header @tearsheet_rule_{number}", map(_header, rule.headers))
    for number, name in enumerate(_types(manifest)):
        yield f"header @tearsheet_type_{number} Content-Type {_quote(name)}"
    # Deferred headers are set from the last to the first.
    yield _block("header @tearsheet_negotiated", ["defer", "+Vary Accept"])
    yield _block("header @tearsheet_copies", ["defer", "Vary Accept-Encoding"])


def _answer(matcher: str, without_file: dict[str, str], steps: Iterable[str]) -> str:
    """A handler for one kind of response; `route` keeps the order of its directives."""
    headers = [f"header {_header(row)}" for row in without_file.items()]
    return _block(f"handle {matcher}".strip(), [_block("route", [*headers, *steps])])


def _send(*more: str) -> str:
    return _block("file_server", [f"precompressed {' '.join(SUFFIXES)}", *more])


def _allow() -> str:
    return f"header Allow {_quote('GET, HEAD')}"


def _respond(words: str, status: int) -> str:
    return f"respond {_quote(words)} {status}"


def _header(row: tuple[str, str]) -> str:
    name, value = row
    return f"{name.title()} {_quote(value)}"


def _quote(text: str) -> str:
    return f"`{text}`"


def _block(head: str, lines: Iterable[str]) -> str:
    inside = "\n".join(lines).splitlines()
    return "\n".join([f"{head} {{", *(f"\t{line}" for line in inside), "}"])
