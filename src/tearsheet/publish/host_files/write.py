"""Writes the configuration files of all hosts for one build."""

from __future__ import annotations

from pathlib import Path

from tearsheet.errors import MachineError
from tearsheet.output.manifest import MANIFEST, Manifest, load_manifest
from tearsheet.publish.host_files.caddy import render_caddy
from tearsheet.publish.host_files.edge_function import render_edge_function
from tearsheet.publish.host_files.nginx_maps import render_maps
from tearsheet.publish.host_files.nginx_server import render_server
from tearsheet.publish.host_files.static_host import render_headers, render_redirects


def host_files(manifest: Manifest) -> dict[str, str]:
    """The files for all hosts by path."""
    return {
        "_headers": render_headers(manifest),
        "_redirects": render_redirects(manifest),
        "nginx/maps.conf": render_maps(manifest),
        "nginx/server.conf": render_server(manifest),
        "caddy/site.caddy": render_caddy(manifest),
        "edge/site.mjs": render_edge_function(manifest),
    }


def write_host_files(dist: Path, folder: Path) -> list[Path]:
    """Write the files for a finished build into a folder.

    Raises:
        MachineError: there is no finished build, or the folder cannot be written to.
    """
    try:
        manifest = load_manifest(dist)
    except (OSError, ValueError) as error:
        problem = f"{dist} holds no finished build: {MANIFEST} cannot be read."
        raise MachineError(problem, "Run `tearsheet build` first.") from error
    return [_write(folder / name, text) for name, text in host_files(manifest).items()]


def _write(file: Path, text: str) -> Path:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        draft = file.with_name(f".{file.name}.draft")
        draft.write_text(text, encoding="utf-8")
        # Atomic, in case the host reloads its configuration at this moment.
        draft.replace(file)
    except OSError as error:
        problem = f"{file} could not be written: {error.strerror or error}."
        raise MachineError(problem, "Name another folder, or mind its rights.") from error
    return file
