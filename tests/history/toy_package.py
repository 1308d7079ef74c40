"""Small packages in several versions: installed, or in a registry that npm can ask."""

from __future__ import annotations

import base64
import hashlib
import io
import json
import tarfile
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import unquote

NAME = "@acme/toys"

Files = Mapping[str, str]
"""The files of one version of a package: their text by their path."""

Props = Mapping[str, str]
"""The type of each prop, as propTypes say it; after a bar its default, or the word `deprecated`."""


def toy_files(version: str, components: Mapping[str, Props]) -> dict[str, str]:
    """The files of one version."""
    names = sorted(components)
    exports = "".join(
        f"export {{ default as {name} }} from './{name}';\nexport * from './{name}';\n"
        for name in names
    )
    manifest = {"name": NAME, "version": version, "main": "index.js", "types": "index.d.ts"}
    files = {"package.json": json.dumps(manifest), "index.d.ts": exports, "index.js": exports}
    for name in names:
        inner = f"export {{ default }} from './{name}';\nexport * from './{name}';\n"
        files |= {f"{name}/index.d.ts": inner, f"{name}/index.js": inner}
        files |= _component(name, components[name])
    return files


def install_toys(folder: Path, version: str, components: Mapping[str, Props]) -> Path:
    """Install a version below a folder; returns the folder of all packages."""
    return install(folder, NAME, toy_files(version, components))


def install(folder: Path, name: str, files: Files) -> Path:
    """Install the files of a package below a folder; returns the folder of all packages."""
    for path, text in files.items():
        file = folder / "node_modules" / name / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    return folder / "node_modules"


def kite_files(
    name: str, version: str, declaration: str, asks: Mapping[str, Mapping[str, str]] | None = None
) -> dict[str, str]:
    """A package with one component, a Kite, that says of itself what its declaration says."""
    manifest = {
        "name": name,
        "version": version,
        "main": "index.js",
        "types": "index.d.ts",
        **(asks or {}),
    }
    return {
        "package.json": json.dumps(manifest),
        "index.d.ts": f"import * as React from 'react';\n{declaration}",
        "index.js": "export function Kite(props) { return null; }\n",
    }


@contextmanager
def registry(
    versions: Mapping[str, Files], others: Mapping[str, Mapping[str, Files]] | None = None
) -> Iterator[str]:
    """A registry with some versions of the package, each with its files; its address.

    `others` are further packages by name, with their versions.
    """
    packed = {
        name: {version: _pack(files) for version, files in published.items()}
        for name, published in {NAME: versions, **(others or {})}.items()
    }

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            path = unquote(self.path)
            address = f"http://{self.headers['Host']}"
            name, _, file = path[1:].partition("/-/")
            if name not in packed:
                self.send_error(404)
            elif file:
                self._answer(packed[name][file.removesuffix(".tgz")])
            else:
                self._answer(json.dumps(_packument(name, packed[name], address)).encode())

        def _answer(self, data: bytes) -> None:
            self.send_response(200)
            self.send_header("Content-Length", str(len(data)))
            self.end_headers()
            self.wfile.write(data)

        def log_message(self, *_: Any) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()


def _component(name: str, props: Props) -> dict[str, str]:
    declared = "".join(f"{_comment(it)}\n  {prop}?: any;\n" for prop, it in props.items())
    checked = "".join(
        f"{_comment(it)}\n  {prop}: PropTypes.{it.split('|')[0]},\n" for prop, it in props.items()
    )
    return {
        f"{name}/{name}.d.ts": (
            "import * as React from 'react';\n"
            f"export interface {name}Props {{\n{declared}}}\n"
            f"export default function {name}(props: {name}Props): React.JSX.Element;\n"
        ),
        f"{name}/{name}.js": (
            "import * as React from 'react';\nimport PropTypes from 'prop-types';\n"
            f"function {name}(props) {{ return React.createElement('div', props); }}\n"
            f"{name}.propTypes = {{\n{checked}}};\nexport default {name};\n"
        ),
    }


def _comment(told: str) -> str:
    _, _, rest = told.partition("|")
    tag = f" @{rest}" if rest == "deprecated" else f" @default {rest}" if rest else ""
    return f"  /**\n   * What it is for.\n   *{tag}\n   */"


def _pack(files: Mapping[str, str]) -> bytes:
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w:gz") as archive:
        for path, text in files.items():
            entry = tarfile.TarInfo(f"package/{path}")
            entry.size = len(text.encode())
            archive.addfile(entry, io.BytesIO(text.encode()))
    return packed.getvalue()


def _packument(name: str, archives: Mapping[str, bytes], address: str) -> dict[str, Any]:
    versions = {
        version: {
            "name": name,
            "version": version,
            "dist": {
                "tarball": f"{address}/{name}/-/{version}.tgz",
                "integrity": f"sha512-{base64.b64encode(hashlib.sha512(data).digest()).decode()}",
            },
        }
        for version, data in archives.items()
    }
    return {"name": name, "dist-tags": {"latest": max(versions)}, "versions": versions}
