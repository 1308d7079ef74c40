"""The files of packages, each read and parsed once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from tree_sitter import Node

from tearsheet.packages.modules import ImportOrigin, Module, read_module
from tearsheet.packages.syntax import find_inline_imports, parse_javascript, parse_typescript


class SourceFiles:
    """A cache of parsed files, and the files that could not be read."""

    def __init__(self) -> None:
        self._texts: dict[Path, str | None] = {}
        self._modules: dict[Path, Module | None] = {}
        self.unreadable: dict[Path, str] = {}

    def text(self, file: Path) -> str | None:
        """The text of a file; None if it is missing or unreadable."""
        if file not in self._texts:
            self._texts[file] = self._open(file)
        return self._texts[file]

    def declarations(self, file: Path) -> Module | None:
        """A declaration file as a module."""
        is_new = file not in self._modules
        module = self._module(file, parse_typescript)
        if is_new and module is not None:
            module = self._modules[file] = _with_inline_imports(module, self.text(file) or "")
        return module

    def script(self, file: Path) -> Module | None:
        """A JavaScript file as a module."""
        return self._module(file, parse_javascript)

    def _module(self, file: Path, parse: Callable[[str], Node]) -> Module | None:
        if file not in self._modules:
            text = self.text(file)
            self._modules[file] = None if text is None else self._read(file, parse(text))
        return self._modules[file]

    def _read(self, file: Path, root: Node) -> Module:
        # A syntax error in an expression is local; one in a statement may hide what follows.
        for child in [root, *root.children]:
            if child.type == "ERROR" or child.is_missing:
                line = child.start_point.row + 1
                self.unreadable.setdefault(file, f"The code cannot be read from line {line} on.")
        return read_module(file, root)

    def _open(self, file: Path) -> str | None:
        try:
            return file.read_text(encoding="utf-8")
        except (FileNotFoundError, NotADirectoryError, IsADirectoryError):
            return None
        except UnicodeDecodeError:
            self.unreadable[file] = "It is not text in UTF-8."
        except OSError as error:
            self.unreadable[file] = f"It cannot be opened: {error.strerror}."
        return None


def _with_inline_imports(module: Module, code: str) -> Module:
    """A module with its inline `import("…")` types."""
    inline = {
        name: ImportOrigin(name, source)
        for name, source in find_inline_imports(code).items()
        if name not in module.declarations
    }
    return replace(module, imports=inline | dict(module.imports)) if inline else module
