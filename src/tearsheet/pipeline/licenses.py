"""The licenses of everything that visitors load: the site's own, its packages and its fonts."""

from __future__ import annotations

import json
import re
from pathlib import Path

from tearsheet.project import PACKAGES, PROJECT

PATH = "licenses.txt"

INSTALLED = PACKAGES / ".package-lock.json"
"""The lock file of what npm has installed."""

_SHIPPED_FOR_DEVELOPMENT = (
    "@expo-google-fonts/figtree",
    "@fontsource-variable/geist-mono",
    "@fontsource-variable/instrument-sans",
    "@fontsource-variable/inter",
    "@fontsource-variable/roboto",
    "@fontsource/roboto-condensed",
    "material-icons",
    "web-vitals",
)
"""Development dependencies that visitors load nevertheless; no demo may import them."""

_LICENSE_FILE = re.compile("licen[cs]e|copying|notice|ofl", re.IGNORECASE)
_RULE = f"\n\n{'-' * 72}\n\n"


def render_licenses() -> str:
    """One text with the site's own license and those of its packages, equal ones only once."""
    names: dict[str, list[str]] = {}
    for name, folder in sorted(find_shipped_packages().items()):
        names.setdefault(_read_license(folder), []).append(name)
    site_license = (PROJECT / "LICENSE").read_text(encoding="utf-8").strip()
    return (
        _RULE.join([site_license, *("\n".join([*names[text], "", text]) for text in names)]) + "\n"
    )


def find_shipped_packages() -> dict[str, Path]:
    """The folder of each package that visitors may load, by its name and version."""
    entries = json.loads(INSTALLED.read_text(encoding="utf-8"))["packages"]
    shipped = {}
    for path, entry in entries.items():
        name = path.rpartition("node_modules/")[2]
        folder = PACKAGES.parent / path
        # Optional packages for other platforms are locked and not installed.
        if (not entry.get("dev") or name in _SHIPPED_FOR_DEVELOPMENT) and folder.is_dir():
            shipped[f"{name} {entry['version']}"] = folder
    return shipped


def _read_license(folder: Path) -> str:
    files = sorted(file for file in folder.iterdir() if _LICENSE_FILE.match(file.name))
    texts = [file.read_text(encoding="utf-8", errors="replace").strip() for file in files]
    return "\n\n".join(texts) if texts else _state_license(folder)


def _state_license(folder: Path) -> str:
    """The license that a package without a license file declares in its package.json."""
    facts = json.loads((folder / "package.json").read_text(encoding="utf-8"))
    author = facts.get("author") or "its authors"
    holder = author if isinstance(author, str) else author["name"]
    return f"License: {facts['license']}. Copyright {holder}."
