"""Installs and builds the exported projects of demos, as visitors would."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from threading import Lock

from tearsheet.bundle.node import node_binary, node_environment
from tearsheet.bundle.npm import NpmFailed, RegistryUnreachable, find_reason
from tearsheet.cache.step_cache import StepCache, digest
from tearsheet.errors import Mistake
from tearsheet.model.demo import CODE_LANGUAGES, CodeLanguage
from tearsheet.model.product import Product
from tearsheet.pipeline.package_versions import render_package_versions
from tearsheet.project import PROJECT, READER
from tearsheet.proving.demos_under_test import Case, DemoUnderTest
from tearsheet.proving.npm import build, install

STEP = "project"
AT_ONCE = 2
MANIFEST, SETTINGS = "package.json", ".npmrc"
INSTALLED = "node_modules"
UNREACHABLE = (
    "The registry of npm cannot be reached from here, so exported projects were not built."
)

Advance = Callable[[int, int], None]


@dataclass(frozen=True, slots=True, kw_only=True)
class ExportedProject:
    """The exported project of a demo variant in one language."""

    case: Case
    code_language: CodeLanguage
    versions: str
    """The versions of packages a project may depend on, as JSON."""

    @property
    def order(self) -> dict[str, object]:
        """The input from which the reader generates it."""
        variant = self.case.variant
        return {
            "files": [
                {"name": it.name, "text": it.text} for it in variant.in_language(self.code_language)
            ],
            "cut": {"styling": variant.styling, "variant": self.code_language},
            "versions": json.loads(self.versions),
        }

    def key(self, made_by: str) -> str:
        """Cache key: digest of all inputs."""
        return digest(made_by, self.case.id, json.dumps(self.order))

    def mistake(self, words: str) -> Mistake:
        """The mistake of a project that does not build."""
        language = "TypeScript" if self.code_language == "TS" else "JavaScript"
        return self.case.mistake(
            f"Its exported project in {language} does not build: {words}",
            "Import only what the project can have: packages of package.json, and its own files.",
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class ProjectProof:
    """The result for all projects."""

    mistakes: list[Mistake] = field(default_factory=list)
    note: str = ""
    """Why some were not built, if any."""


def prove_projects(
    demos_under_test: Iterable[DemoUnderTest],
    folder: Path,
    cache: StepCache,
    made_by: str,
    advance: Advance,
    products: Iterable[Product] = (),
) -> ProjectProof:
    """Install and build the project of every variant in every language, unless cached."""
    versions = render_package_versions(products)
    projects = {project.key(made_by): project for project in _projects(demos_under_test, versions)}
    unproven = {key: it for key, it in projects.items() if cache.find(STEP, key) is None}
    cache.forget_others(STEP, set(projects))
    mistakes: list[Mistake] = []
    shutil.rmtree(folder, ignore_errors=True)
    try:
        with ThreadPoolExecutor(AT_ONCE) as pool:
            prove = partial(_prove, folder=folder, homes=Homes(folder / "installed"))
            for done, (key, mistake) in enumerate(pool.map(prove, unproven.items()), start=1):
                advance(done, len(unproven))
                if mistake:
                    mistakes.append(mistake)
                else:
                    cache.keep(STEP, key, b"")
    except RegistryUnreachable:
        return ProjectProof(mistakes=mistakes, note=UNREACHABLE)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return ProjectProof(mistakes=mistakes)


def _projects(
    demos_under_test: Iterable[DemoUnderTest], versions: str
) -> Iterator[ExportedProject]:
    for demo_under_test in demos_under_test:
        for variant in demo_under_test.demo.variants:
            case = Case(
                demo_under_test=demo_under_test, variant=variant, stand=demo_under_test.stands[0]
            )
            for code_language in CODE_LANGUAGES:
                yield ExportedProject(case=case, code_language=code_language, versions=versions)


def _prove(
    entry: tuple[str, ExportedProject], folder: Path, homes: Homes
) -> tuple[str, Mistake | None]:
    key, project = entry
    try:
        into = folder / key
        _write(project, into)
        homes.install(into)
        build(into)
    except NpmFailed as failure:
        return key, project.mistake(str(failure))
    return key, None


def _write(project: ExportedProject, into: Path) -> None:
    finished = subprocess.run(
        [str(node_binary()), str(READER / "project.mjs")],
        input=json.dumps({**project.order, "into": str(into.resolve())}),
        cwd=PROJECT,
        env=node_environment("production"),
        capture_output=True,
        text=True,
        check=False,
    )
    if finished.returncode:
        raise NpmFailed(find_reason(finished.stderr))


class Homes:
    """Installed packages, shared by projects with the same dependencies."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._lock = Lock()
        self._locks: dict[str, Lock] = {}

    def install(self, project: Path) -> None:
        """Install the dependencies of a project.

        Raises:
            RegistryUnreachable: the registry cannot be reached.
            NpmFailed: a dependency cannot be installed.
        """
        key = _dependencies_digest(project)
        with self._lock:
            lock = self._locks.setdefault(key, Lock())
        home = self._folder / key
        with lock:
            if not (home / INSTALLED).exists():
                home.mkdir(parents=True, exist_ok=True)
                for file in filter(Path.exists, (project / MANIFEST, project / SETTINGS)):
                    shutil.copy(file, home)
                install(home)
        (project / INSTALLED).symlink_to(home.resolve() / INSTALLED, target_is_directory=True)


def _dependencies_digest(project: Path) -> str:
    manifest = json.loads((project / MANIFEST).read_text(encoding="utf-8"))
    return digest(json.dumps([manifest["dependencies"], manifest["devDependencies"]]))
