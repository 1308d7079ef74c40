"""Edge function in front of a bucket: `edge/site.mjs`, for CDNs that run JavaScript."""

from __future__ import annotations

import json
from pathlib import Path

from tearsheet.output.encodings import SUFFIXES
from tearsheet.output.headers import CONTENT_TYPES, NAMED, header_rules, headers_without_file
from tearsheet.output.manifest import Manifest
from tearsheet.publish.host_files.addresses import is_copy
from tearsheet.publish.host_files.headers_by_path import find_home_headers

PROGRAM = Path(__file__).with_name("edge.js")

HEAD = "// Written by `tearsheet host-files`; every build has its own."


def render_edge_function(manifest: Manifest) -> str:
    """The edge function for a build: its data as JSON, followed by the program."""
    site = json.dumps(describe_site(manifest), ensure_ascii=False, indent=1, sort_keys=True)
    return f"{HEAD}\nconst SITE = {site};\n\n{PROGRAM.read_text(encoding='utf-8')}"


def describe_site(manifest: Manifest) -> dict[str, object]:
    """The data of a build that the edge function needs."""
    return {
        "files": _files_by_encodings(manifest),
        "redirects": manifest.redirects,
        "languages": manifest.languages,
        "rules": [
            {"files": rule.files, "headers": dict(rule.headers), "atHome": rule.at_home}
            for rule in header_rules(manifest.policies)
        ],
        "withoutFile": headers_without_file(manifest.policies),
        "atHome": find_home_headers(manifest),
        "home": manifest.policies.home if manifest.policies else "",
        "types": dict(CONTENT_TYPES),
        "named": dict(NAMED),
    }


def _files_by_encodings(manifest: Manifest) -> dict[str, list[str]]:
    paths: dict[str, list[str]] = {}
    for path in sorted(manifest.files):
        if not is_copy(path, manifest.files):
            copies = [name for name, end in SUFFIXES.items() if f"{path}{end}" in manifest.files]
            paths.setdefault(" ".join(copies), []).append(path)
    return paths
