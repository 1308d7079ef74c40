"""What the Nu HTML checker says of every page."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bench.install import install_from_npm
from bench.standards.findings import Finding
from bench.standards.places import FOLDER
from bench.tool import Unavailable

CHECKER = "markup"
VERSION = "26.9.27"
PATIENCE = 1800
"""Seconds for all pages."""

PARTS = "parts/"
"""What scripts put into a list of the page; it is checked within such a list."""
LIST = '<!DOCTYPE html>\n<html lang="en"><title>Part</title><ul>{}</ul></html>'


def find_invalid_markup(dist: Path) -> list[Finding]:
    """Have all pages checked by one process.

    Raises:
        Unavailable: Java or the checker cannot be had.
    """
    java = shutil.which("java")
    if java is None:
        raise Unavailable("Java is not on this machine; `make standards` says how to install it.")
    install_from_npm(FOLDER / "vnu", {"vnu-jar": VERSION})
    jar = FOLDER / "vnu" / "node_modules" / "vnu-jar" / "build" / "dist" / "vnu.jar"
    with TemporaryDirectory() as folder:
        copied = copy_documents(dist, Path(folder))
        words = [java, "-Xss8m", "-jar", str(jar), "--format", "json", "--stdout"]
        done = subprocess.run(
            [*words, "--exit-zero-always", *copied],
            cwd=folder,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
    if done.returncode or not done.stdout:
        raise Unavailable(f"The checker of markup failed:\n{done.stderr[-400:]}")
    return list(read_messages(json.loads(done.stdout)["messages"], Path(folder).name))


def copy_documents(dist: Path, folder: Path) -> list[str]:
    """Copy all pages into a folder, and make documents of the parts; the results are relative."""
    copied = []
    for file in sorted(dist.rglob("*.html")):
        name = file.relative_to(dist).as_posix()
        text = file.read_text(encoding="utf-8")
        copy = folder / name
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(LIST.format(text) if name.startswith(PARTS) else text, encoding="utf-8")
        copied.append(name)
    return copied


def read_messages(messages: Sequence[dict[str, Any]], folder: str) -> Iterator[Finding]:
    """Errors and warnings about the documents of a folder; the rest of what is said is taste."""
    for message in messages:
        if message["type"] == "info" and message.get("subType") != "warning":
            continue
        yield Finding(
            checker=CHECKER,
            rule=name_rule(message["message"]),
            message=message["message"],
            address=message["url"].partition(folder)[2].removesuffix("index.html"),
            element=_element(message),
        )


VALUES = (r"^Bad value “[^”]*”", "Bad value"), (r"\d+", "N"), (r" \(Suppressing .*\)$", "")


def name_rule(text: str) -> str:
    """What messages about the same mistake have in common."""
    for pattern, instead in VALUES:
        text = re.sub(pattern, instead, text)
    return text


def _element(message: dict[str, Any]) -> str:
    return " ".join(str(message.get("extract", "")).split())
