"""The bundle of the reader: made by Vite when its source or a demo changed, otherwise stored."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

from tearsheet.bundle.bundle_request import LONGEST_BUILD, REPORT, BundleRequest, Mode
from tearsheet.bundle.live_input import LiveInput
from tearsheet.cache.code_digests import reader_digest
from tearsheet.cache.step_cache import digest
from tearsheet.errors import ContentErrors, MachineError, Mistake
from tearsheet.output.locks import in_turn
from tearsheet.project import ReaderFolders

KEPT = 4
"""The number of bundles kept on disk: enough for a few sites and the last change."""

STOCK = "stock"
"""The folder of chunks that several bundles share: all that demos import from packages."""
OWN, REACT = "own", "react"
"""Beside that, the reader without any demo, and React, which both use."""

_SHORT = 6_500
"""In bytes. The Tailwind sheet of a demo may have this size, and 1 KB compressed: its request would
cost more, and no other page would take it from the browser's cache."""


class LiveChunk(Struct, frozen=True, kw_only=True):
    """The files that hydrate one demo."""

    src: str
    imports: tuple[str, ...]
    css: tuple[str, ...]
    """The addresses of its stylesheets."""


class ReaderBundle(Struct, frozen=True, kw_only=True):
    """A finished bundle: where its files are and what each is for."""

    code_digest: str
    client: Path
    server: Path
    browser: str
    measure: str = ""
    """The analytics script."""
    offline: str = ""
    """The script of the pages about offline copies."""
    frame: str
    """The script of preview frames."""
    startup: str
    startup_code: str
    styles: tuple[str, ...]
    text_font: str
    """The text font, which every page preloads."""
    code_font: str
    """The font of code, which pages with code preload."""
    theme_fonts: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The fonts that a theme names, by the file of its provider."""
    icon_font: str = ""
    """The stylesheet of the icon font."""
    condensed_font: str = ""
    """The stylesheet of the condensed font."""
    variables: Mapping[str, str]
    """The stylesheet with the variables of a theme, by the file of its provider."""
    chunks: Mapping[str, LiveChunk]
    """By the id of a demo and its styling."""
    short_sheets: Mapping[str, str] = field(default_factory=dict)
    """The text of those of their stylesheets that may travel inside a page, by their addresses."""
    worker: Path = Path()
    """The offline worker."""
    uninstall_worker: Path = Path()
    """The worker that replaces and unregisters it when it is switched off."""
    extra: tuple[str, ...] = ()
    """Further modules that every page loads, of which the live server has one."""
    mistakes: tuple[Mistake, ...] = ()
    """The mistakes of the inputs that could not be bundled."""


def bundle_reader(
    inputs: Mapping[str, LiveInput],
    digests: Mapping[str, str],
    folders: ReaderFolders,
    *,
    unseen: Iterable[LiveInput] = (),
    mode: Mode = "production",
    license_key: str | None = None,
) -> ReaderBundle:
    """Bundle the reader and all islands, or find a stored bundle with the same inputs.

    Inputs that cannot be bundled are left out, and the bundle says why.

    Raises:
        ContentErrors: what is wrong is none of the inputs.
        MachineError: the bundler itself fails.
    """
    builds = folders.bundles if mode == "production" else folders.bundles / mode
    wanted = BundleRequest(
        inputs=_in_order(inputs.values()),
        unseen=_in_order(unseen),
        mode=mode,
        license_key=license_key,
        kept=builds / STOCK / reader_digest(),
        folders=folders,
    )
    mistakes: tuple[Mistake, ...] = ()
    # Concurrent builds of several sites may need the same bundle; the second finds it ready.
    with in_turn(builds / "lock", LONGEST_BUILD, "bundling the reader"):
        while True:
            folder = builds / _code_digest(wanted, digests)
            found = _bundle(wanted, folder)
            if not found:
                return _read_report(folder, mistakes)
            mistakes += found
            if not wanted.all:
                raise ContentErrors(mistakes)
            wanted = _without_broken(wanted, found)


def _in_order(inputs: Iterable[LiveInput]) -> tuple[LiveInput, ...]:
    return tuple(sorted(inputs, key=lambda entry: entry.id))


def _code_digest(request: BundleRequest, digests: Mapping[str, str]) -> str:
    names = [
        f"{entry.id}\0{entry.file}\0{entry.provider}\0{entry.hydrates}\0{digests[entry.id]}"
        for entry in request.all
    ]
    return digest(reader_digest(), request.license_key or "", *names)


def _bundle(request: BundleRequest, folder: Path) -> tuple[Mistake, ...]:
    report = folder / REPORT
    if report.exists() and _stock_of(report).exists():
        report.touch()
        return ()
    # Imported where a bundle is made, which most builds do not.
    from tearsheet.bundle.bundler import forget_old, run_bundler

    mistakes = run_bundler(request, folder)
    forget_old(folder.parent, KEPT)
    _forget_unused(folder.parent)
    return mistakes


def _without_broken(request: BundleRequest, mistakes: Iterable[Mistake]) -> BundleRequest:
    broken = [mistake.where.file.resolve() for mistake in mistakes]
    left = replace(
        request, inputs=_whole(request.inputs, broken), unseen=_whole(request.unseen, broken)
    )
    # If a conflict between inputs fails the run, bundle the reader alone to show other mistakes.
    return left if len(left.all) < len(request.all) else replace(request, inputs=(), unseen=())


def _whole(inputs: Iterable[LiveInput], broken: Sequence[Path]) -> tuple[LiveInput, ...]:
    return tuple(entry for entry in inputs if not any(map(entry.holds, broken)))


def _forget_unused(builds: Path) -> None:
    used = {_stock_of(report) for report in builds.glob(f"*/{REPORT}")}
    # Remove all of unused versions of the reader, and of others the chunks that no bundle uses.
    in_use = used | {folder for stock in used for folder in _around(stock)}
    for folder in (*builds.glob(f"{STOCK}/*/"), *builds.glob(f"{STOCK}/*/*/")):
        if folder not in in_use:
            shutil.rmtree(folder, ignore_errors=True)


def _around(stock: Path) -> tuple[Path, ...]:
    version = stock.parent
    return version, version / OWN, version / REACT


def _stock_of(report: Path) -> Path:
    return Path(json.loads(report.read_text()).get("stock") or report.parent / "none")


def _read_startup(client: str, address: str) -> str:
    code = Path(client, address.lstrip("/")).read_text().strip()
    if "</script" in code.lower() or "<!--" in code:
        problem = "The startup script holds what would end it within a page."
        raise MachineError(
            problem, "Write the tag in two pieces, in reader/src/entries/startup.client.ts."
        )
    return code


def _read_short_sheets(client: Path, chunks: Iterable[Mapping[str, Any]]) -> Mapping[str, str]:
    addresses = dict.fromkeys(address for chunk in chunks for address in chunk["css"])
    files = {address: client / address.lstrip("/") for address in addresses}
    return {
        address: file.read_text(encoding="utf-8").strip()
        for address, file in files.items()
        if file.stat().st_size <= _SHORT
    }


def _find_theme_fonts(client: Path, assets: Mapping[str, Any]) -> Mapping[str, tuple[str, ...]]:
    themes = {
        provider: (client / address.lstrip("/")).read_text(encoding="utf-8")
        for provider, address in assets["variables"].items()
    }
    fonts = assets["demoFonts"].items()
    # A theme quotes the family it asks for; a fallback, for who has it installed, it does not.
    return {
        provider: tuple(address for family, address in fonts if f'"{family}"' in theme)
        for provider, theme in themes.items()
    }


def _read_report(folder: Path, mistakes: tuple[Mistake, ...]) -> ReaderBundle:
    report = json.loads((folder / REPORT).read_text())
    assets = report["assets"]
    return ReaderBundle(
        code_digest=folder.name,
        client=Path(report["client"]),
        server=Path(report["server"]),
        browser=assets["browser"],
        measure=assets["measure"],
        offline=assets["offline"],
        frame=assets["frame"],
        startup=assets["startup"],
        startup_code=_read_startup(report["client"], assets["startup"]),
        styles=tuple(assets["styles"]),
        text_font=assets["textFont"],
        code_font=assets["codeFont"],
        theme_fonts=_find_theme_fonts(Path(report["client"]), assets),
        icon_font=assets["iconFont"],
        condensed_font=assets["condensedFont"],
        variables=assets["variables"],
        chunks={
            name: LiveChunk(
                src=chunk["src"], imports=tuple(chunk["imports"]), css=tuple(chunk["css"])
            )
            for name, chunk in report["demos"].items()
        },
        short_sheets=_read_short_sheets(Path(report["client"]), report["demos"].values()),
        worker=Path(report["client"], report["worker"]),
        uninstall_worker=Path(report["client"], report["uninstallWorker"]),
        mistakes=mistakes,
    )
