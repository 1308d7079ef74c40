"""Reads and writes the content folder; the only module of this room that opens files."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from tearsheet.authoring.draft import Draft, Sheet
from tearsheet.content.load import load_site
from tearsheet.content.memory import Memory
from tearsheet.content.scan import DEMO_FOLDER, PAGE_FILE, scan_content
from tearsheet.content.structure import NAVIGATION_FILE, PRODUCT_FILE
from tearsheet.content.text_file import decode_text
from tearsheet.errors import ContentError, ContentErrors, MachineError
from tearsheet.model.site import Site

_BYTE_ORDER_MARK = b"\xef\xbb\xbf"


def open_site(root: Path) -> Site:
    """Read the site a page is added to.

    Raises:
        ContentErrors: products or navigation cannot be read, which decide where
            the page belongs. Mistakes in pages are ignored.
        MachineError: there is no content folder.
    """
    loaded = load_site(root, scan_content(root), Memory())
    decisive = (PRODUCT_FILE, NAVIGATION_FILE)
    mistakes = [each for each in loaded.mistakes if each.where.file.name in decisive]
    if mistakes:
        raise ContentErrors(mistakes)
    return loaded.site


def load_text(file: Path) -> str:
    """The text of a file; empty if it does not exist."""
    return decode_text(file.read_bytes(), file) if file.exists() else ""


def reject_existing(files: Iterable[Path]) -> None:
    """Refuse to overwrite existing files."""
    for file in files:
        if file.exists():
            raise ContentError(
                file,
                problem="This exists already, and nothing is written over it.",
                remedy="Edit it, or choose another name.",
            )


def reject_demo_folder(root: Path, address: str) -> None:
    """Refuse an address inside the demo folder of a page."""
    folder = root
    for segment in address.strip("/").split("/"):
        folder /= segment
        is_page_itself = folder == root / address.strip("/")
        about_demos = (folder / PAGE_FILE).exists() or (is_page_itself and not folder.exists())
        if segment == DEMO_FOLDER and not about_demos:
            raise ContentError(
                folder,
                problem="This folder is for the demos of the page beside it.",
                remedy=f'Choose an address without "/{DEMO_FOLDER}/".',
            )


def write_draft(draft: Draft) -> None:
    """Write all files of a draft; remove the new ones if it fails.

    Raises:
        MachineError: a file cannot be written.
    """
    written: list[Path] = []
    try:
        # New files first: a dead link is worse than an unlinked page.
        for sheet in sorted(draft.sheets, key=lambda sheet: not sheet.is_new):
            if sheet.is_new:
                _write_new(sheet)
                written.append(sheet.file)
            else:
                _write_over(sheet)
    except OSError as error:
        for file in written:
            file.unlink(missing_ok=True)
        raise MachineError(
            f'"{error.filename}" cannot be written: {error.strerror}.',
            "Free the space, or give yourself the right to write there, and try again.",
        ) from error


def _write_new(sheet: Sheet) -> None:
    sheet.file.parent.mkdir(parents=True, exist_ok=True)
    with sheet.file.open("x", encoding="utf-8", newline="\n") as file:
        file.write(sheet.text)


def _write_over(sheet: Sheet) -> None:
    before = sheet.file.read_bytes()
    # Line endings and byte order mark of the file are preserved.
    newline = "\r\n" if b"\r\n" in before else "\n"
    mark = _BYTE_ORDER_MARK if before.startswith(_BYTE_ORDER_MARK) else b""
    # Written atomically, so that a full disk cannot truncate it.
    spare = sheet.file.with_name(f".{sheet.file.name}.new")
    try:
        spare.write_bytes(mark + sheet.text.replace("\n", newline).encode())
        spare.chmod(sheet.file.stat().st_mode)
        spare.replace(sheet.file.resolve())
    finally:
        spare.unlink(missing_ok=True)
