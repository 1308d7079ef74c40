from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tearsheet.pipeline.package_versions import TOOLS, render_package_versions
from tearsheet.project import PROJECT


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with a library, what it stands on, and the tools it is built with."""
    ours = {"@sea/kit": "2.0.0", "react": "19.3.1", "tailwindcss": "4.3.5", "@lezer/highlight": "1"}
    write(tmp_path / "package.json", dependencies=ours, devDependencies={"vite": "8.3.8"})
    for name in ours:
        install(tmp_path, name)
    return tmp_path


def write(file: Path, **fields: Any) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(fields))


def install(project: Path, name: str, **fields: Any) -> None:
    write(project / "node_modules" / name / "package.json", **fields)


def read(project: Path) -> Any:
    return json.loads(render_package_versions((), project, project / "node_modules"))


def test_each_package_a_demo_may_import_has_its_exact_version(project: Path) -> None:
    assert read(project)["@sea/kit"] == {"version": "2.0.0"}


def test_what_builds_a_project_is_named_too(project: Path) -> None:
    facts = read(project)

    assert facts["vite"] == {"version": "8.3.8"}
    assert facts["@tailwindcss/vite"] == {"version": "4.3.5"}


def test_packages_of_the_reader_alone_are_left_out(project: Path) -> None:
    assert "@lezer/highlight" not in read(project)


def test_peers_that_are_here_are_named_though_they_be_optional(project: Path) -> None:
    install(
        project,
        "@sea/kit",
        peerDependencies={"react": "19", "tailwindcss": "4", "moment": "2"},
        peerDependenciesMeta={"tailwindcss": {"optional": True}, "moment": {"optional": True}},
    )

    assert read(project)["@sea/kit"] == {"version": "2.0.0", "peers": ["react", "tailwindcss"]}


def test_a_needed_peer_that_nobody_has_is_told_of(project: Path) -> None:
    install(project, "@sea/kit", peerDependencies={"@sea/kit-premium": "2"})

    assert read(project)["@sea/kit"]["missesPeers"]


def test_the_real_packages_are_all_there() -> None:
    facts = json.loads(render_package_versions())
    wanted = json.loads((PROJECT / "package.json").read_text())

    assert set(TOOLS) <= facts.keys()
    assert facts["@mui/material"]["version"] == wanted["dependencies"]["@mui/material"]
    assert {"@emotion/react", "@emotion/styled"} <= set(facts["@mui/material"]["peers"])
    assert facts["@toolpad/core"]["missesPeers"]
