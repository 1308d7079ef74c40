"""A generated site, built here or through a cluster, and what its files are."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from subprocess import Popen

from bench.cluster.accounts import Account, read_account
from bench.cluster.network import Host
from bench.cluster.processes import LOGS
from bench.corpus import generate_corpus
from bench.places import REPOSITORY
from bench.process import Command, CommandFailed, start
from bench.tools.tearsheet import Tearsheet


@dataclass(frozen=True, slots=True)
class Site:
    """A folder with content; what is built of it goes there as well."""

    folder: Path

    @property
    def out(self) -> Path:
        """Where the finished site is."""
        return self.folder / "dist"

    def build(self, host: Host, executor: str | None = None) -> Account:
        """Build it from nothing.

        Raises:
            CommandFailed: the build ended with an error.
        """
        with self.begin_build(host, executor) as building:
            building.process.wait()
        return building.account

    @contextmanager
    def begin_build(self, host: Host, executor: str | None = None) -> Iterator[Building]:
        """Begin to build it from nothing; left the block, the build has ended."""
        self.forget()
        noted, log = self.folder / "account.json", LOGS / "build.log"
        words = ["build", "--content", "content", "--out", "dist", "--cache", "cache"]
        if executor:
            words += ["--executor", executor]
        module = (sys.executable, "-m", "bench.cluster.accounts", str(noted))
        command = Command(
            words=(*host.words, *module, *words),
            folder=self.folder,
            environment={"PYTHONPATH": str(REPOSITORY)},
        )
        with start(command, log) as process:
            yield Building(process, command, noted, log, self.folder)

    def forget(self) -> None:
        """Remove what builds have left."""
        for name in ("dist", ".dist.next", ".dist.later", "cache"):
            shutil.rmtree(self.folder / name, ignore_errors=True)

    def digest_files(self) -> dict[str, str]:
        """The digest of every file of the finished site, by its path."""
        files = (file for file in self.out.rglob("*") if file.is_file())
        return {
            file.relative_to(self.out).as_posix(): blake2b(file.read_bytes()).hexdigest()
            for file in files
        }


@dataclass(frozen=True, slots=True)
class Building:
    """A build that is under way."""

    process: Popen[bytes]
    command: Command
    noted: Path
    log: Path
    folder: Path

    @property
    def pages(self) -> int:
        """The pages of the first section that are written, while the build runs."""
        begun = self.folder.glob(".dist.next/*/section-01/*/index.html")
        return sum(1 for _ in begun)

    @property
    def account(self) -> Account:
        """What it took, once it has ended.

        Raises:
            CommandFailed: it ended with an error.
        """
        if self.process.returncode:
            raise CommandFailed(self.command, f"ended with {self.process.returncode}", self.log)
        return read_account(self.noted)


def write_site(folder: Path, pages: int) -> Site:
    """A site of so many generated pages."""
    place = folder / f"site-{pages}"
    if not (place / "content").exists():
        Tearsheet().write_site(generate_corpus(pages), place)
    return Site(place)


def count_differences(one: Mapping[str, str], other: Mapping[str, str]) -> int:
    """The files that only one of two sites has, or that differ."""
    return sum(one.get(path) != other.get(path) for path in one.keys() | other.keys())
