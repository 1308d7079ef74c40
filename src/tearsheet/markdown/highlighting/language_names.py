"""The languages of code fences, and their aliases."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

_OTHER_NAMES = {
    "bash": ("sh", "shell", "zsh"),
    "console": ("terminal",),
    "css": (),
    "diff": ("patch",),
    "html": ("markup", "svg", "xml"),
    "ini": ("dotenv", "env", "properties"),
    "js": ("cjs", "javascript", "mjs"),
    "json": ("json5", "jsonc"),
    "jsx": (),
    "md": ("markdown", "mdx"),
    "python": ("py",),
    "text": ("plain", "plaintext", "txt"),
    "toml": (),
    "ts": ("cts", "mts", "typescript"),
    "tsx": (),
    "yaml": ("yml",),
}

LANGUAGES: Mapping[str, str] = MappingProxyType(
    {name: language for language, others in _OTHER_NAMES.items() for name in (language, *others)}
)
"""Every accepted name, with the module in `languages/` that it stands for."""
