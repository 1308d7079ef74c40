"""How Caddy answers: `caddy/site.caddy`, which is imported into the block of a site."""

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
from tearsheet.publish.host_files.addresses import (
    NOT_FOUND,
    address_of,
    find_targets,
    is_copy,
    spelled_address,
)
from tearsheet.publish.host_files.headers_by_path import find_home_headers, path_expression

NOWHERE = "/.nowhere"
"""The file of addresses that have none."""

HEAD = """\
# Written by `tearsheet host-files`; every build has its own. Import it into the block of a site,
# beside `root`, which names the folder of the site.

# A day would say another thing after every copying of the folder.
request_header -If-Modified-Since
# Who asks for several parts at once gets the whole.
@tearsheet_parts header_regexp Range ,
request_header @tearsheet_parts -Range
"""

# What no page is spelled like: steps and dotfiles, what is encoded twice.
_NEVER_ASKED = r"(?i)^[^?]*((/|%2f)([.]|%2e)|[\\\\]|%5c|%25|%00)"
HONEST = f'not expression `{{http.request.orig_uri}}.matches("{_NEVER_ASKED}")`'
"""That an address is none of the odd spellings that no page has."""


def render_caddy(manifest: Manifest) -> str:
    """Write how the files of a build are served."""
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
    rows = [_row(plain, target) for plain, target in find_targets(manifest).items()]
    rows.append('default "" ""')
    yield _block("map {tearsheet_plain} {tearsheet_to} {tearsheet_anchor}", rows)


def _spellings(manifest: Manifest) -> Iterator[str]:
    """Which spelling has the file, and which ones lead to it."""
    odd = r'{http.request.orig_uri}.matches("^[^?]*(%|//)")'
    needed = [
        address_of(path) for path in manifest.files if spelled_address(path) != address_of(path)
    ]
    if needed:
        # The names of these files are written with percent signs by everybody.
        odd = f"({odd} && !({{path}} in [{', '.join(map(json.dumps, needed))}]))"
    served = ["file {tearsheet_file}", f"expression `!{odd}`", HONEST]
    yield _block("@tearsheet_served", served)
    workers = f'{{tearsheet_to}} != "" && ({{tearsheet_to}} != {{path}} || {odd})'
    yield _block("@tearsheet_moved", [f"expression `{workers}`", HONEST])


def _row(plain: str, target: str) -> str:
    path, hash_sign, anchor = target.partition("#")
    return f'"{plain}" "{path}" "{hash_sign}{anchor}"'


def _files(manifest: Manifest) -> Iterator[str]:
    """Which file is asked for; of copies and dotfiles there is none to ask for."""
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
    if manifest.policies and manifest.policies.home:
        home = manifest.policies.home
        yield f"@tearsheet_home host {home} *.{home}"
    kept = "|".join(path_expression(files) for files in _kept_longer(manifest))
    ahead = ["header Sec-Purpose prefetch*", f"not path_regexp ^(?:{kept})$"]
    yield _block("@tearsheet_ahead", ahead)


def _rules(manifest: Manifest) -> list[Rule]:
    return [rule for rule in header_rules(manifest.policies) if not rule.at_home]


def _kept_longer(manifest: Manifest) -> Iterator[str]:
    for rule in _rules(manifest):
        if dict(rule.headers).get("cache-control", ASK_AGAIN) != ASK_AGAIN:
            yield rule.files


def _types(manifest: Manifest) -> dict[str, list[str]]:
    """What there is of each type, by the endings of names or, where they do not tell, whole."""
    paths = [path for path in manifest.files if not is_copy(path, manifest.files)]
    found: dict[str, list[str]] = {}
    for path in paths:
        ending = PurePosixPath(path).suffix
        name = content_type(path)
        usual = content_type(f"any{ending}")
        wanted = f"*{ending}" if ending and name == usual else address_of(path)
        rows = found.setdefault(name, [])
        if wanted not in rows:
            rows.append(wanted)
    # Whole names last: what is said last holds.
    return dict(sorted(found.items(), key=lambda row: not row[1][0].startswith("*")))


def _routes(manifest: Manifest) -> Iterator[str]:
    without_file = headers_without_file(manifest.policies)
    # What is asked for is looked up with single slashes, whatever was written.
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
        yield _answer("", {}, _lost(manifest))
    else:
        yield _answer("", without_file, [_respond("There is no such page.", 404)])


def _served(manifest: Manifest) -> Iterator[str]:
    yield "rewrite * {tearsheet_file}"
    yield from _said(manifest)
    yield f"header @tearsheet_ahead Cache-Control {_quote(KEEP_FOR_THE_VISIT)}"
    yield _send()


def _lost(manifest: Manifest) -> Iterator[str]:
    """The page for the lost goes out whole, whatever the browser holds of it."""
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
    yield _block("header @tearsheet_copies", ["defer", "Vary Accept-Encoding"])


def _answer(matcher: str, said: dict[str, str], steps: Iterable[str]) -> str:
    """One kind of answer; its steps are taken in the order they are written."""
    headers = [f"header {_header(row)}" for row in said.items()]
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
