"""A small real site in a folder of its own, written, read and built as an author would."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from pathlib import Path

import msgspec

from shared_steps import PURE, WITH_SHELLS, share_steps, take_steps
from tearsheet.cache.step_cache import steps_folder
from tearsheet.content.load import load_site
from tearsheet.content.memory import Memory
from tearsheet.content.scan import scan_content
from tearsheet.errors import ContentErrors, Mistake
from tearsheet.pipeline.build_site import build_site
from tearsheet.pipeline.limits import LIMITS, Limits
from tearsheet.pipeline.options import BuildOptions
from tearsheet.progress import Progress, Summary

SITES = Path(__file__).parent / "sites"
"""The complete sites; they are built from where they lie, so that a bundle is made once."""

NO_PICTURES = "socialImages: false"
"""To draw the pictures of a few pages takes longer than to build them."""

SETTINGS = f"""\
name: Small
host: https://small.example
description: A small site.
{NO_PICTURES}
"""


@dataclass(frozen=True)
class SmallSite:
    """A content folder, and where the site made of it goes."""

    content: Path
    folder: Path
    takes: Sequence[str] = PURE
    """The steps whose results its first build takes from other sites."""
    limits: Limits = LIMITS
    """From which size on its files are divided."""

    @property
    def out(self) -> Path:
        return self.folder / "dist"

    @property
    def cache(self) -> Path:
        return self.folder / "cache"

    def write(self, path: str, text: str | bytes) -> Path:
        """Put a file into the content folder."""
        file = self.content / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(text.encode() if isinstance(text, str) else text)
        return file

    def page(
        self, folder: str, body: str = "", title: str = "A page", more: Sequence[str] = ()
    ) -> Path:
        """Put a complete page into a folder; its text begins on line 6, or later with more."""
        settings = "\n".join((f"title: {title}", "description: What it is for.", *more))
        path = f"{folder}/page.md".lstrip("/")
        return self.write(path, f"---\n{settings}\n---\n# {title}\n\n{body}\n")

    def navigation(self, *pathnames: str) -> Path:
        """Let the default navigation lead to some pages."""
        rows = "".join(f"- pathname: {pathname}\n" for pathname in pathnames)
        return self.write("navigation.yaml", rows)

    def read_mistakes(self) -> tuple[Mistake, ...]:
        """What is wrong with the content as it is read, in the order of the report."""
        scan = scan_content(self.content)
        try:
            return ContentErrors(load_site(self.content, scan, Memory()).mistakes).mistakes
        except ContentErrors as error:
            return error.mistakes

    def build(
        self, *, write: bool = True, fresh: bool = False, executor: Executor | None = None
    ) -> Summary:
        """Build the site in this process."""
        if self.takes and not steps_folder(self.cache).exists():
            take_steps(self.cache, self.takes)
        options = BuildOptions(
            content=self.content,
            out=self.out,
            cache=self.cache,
            executor=executor,
            write=write,
            fresh=fresh,
            limits=self.limits,
        )
        summary = build_site(options, Progress())
        share_steps(self.cache)
        return summary

    def check_mistakes(self) -> tuple[Mistake, ...]:
        """What is wrong with the site as a whole, without writing it."""
        try:
            self.build(write=False)
        except ContentErrors as error:
            return error.mistakes
        return ()

    def text(self, path: str) -> str:
        """A file of the built site."""
        return (self.out / path).read_text(encoding="utf-8")


def begin_site(folder: Path) -> SmallSite:
    """A site of one page, in a new folder."""
    site = SmallSite(folder / "content", folder, takes=WITH_SHELLS)
    site.write("site.yaml", SETTINGS)
    site.page("", "Welcome.", title="Home")
    return site


def copy_site(name: str, folder: Path) -> SmallSite:
    """One of the complete sites, copied so that it can be changed."""
    shutil.copytree(SITES / name, folder / "content")
    settings = folder / "content" / "site.yaml"
    if NO_PICTURES not in settings.read_text():
        settings.write_text(f"{settings.read_text()}{NO_PICTURES}\n")
    return SmallSite(folder / "content", folder)


def site_files(folder: Path) -> dict[str, bytes]:
    """Every file of a folder, by its path."""
    return {
        file.relative_to(folder).as_posix(): file.read_bytes()
        for file in folder.rglob("*")
        if file.is_file()
    }


def manifest_of(folder: Path) -> dict[str, str]:
    """What a built site says of itself: its files and their digests."""
    manifest = msgspec.json.decode((folder / ".manifest.json").read_bytes(), type=dict[str, object])
    return msgspec.convert(manifest["files"], dict[str, str])
