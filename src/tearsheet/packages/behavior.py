"""How the code of a component handles a ref, and the styles of a theme."""

from __future__ import annotations

import re

from tree_sitter import Node

from tearsheet.model.reference import Ref
from tearsheet.packages.implementations import Implementation
from tearsheet.packages.modules import ImportOrigin, Module
from tearsheet.packages.packages import Package, resolve_script
from tearsheet.packages.syntax import field_of, text_of

_FORWARDS = re.compile(r"\bforwardRef\b")
_TAKES_REF = re.compile(r"^\W*\{[^}]*\bref\b")
_FACTORY = re.compile(r"^(?:/\*.*?\*/\s*)?(?:\(0,\s*)?([\w.]+)\)?\(")


def find_ref(implementation: Implementation) -> Ref:
    """How a component handles a `ref`."""
    node = implementation.module.declaration(implementation.name)
    if node is None:
        return "unknown"
    if _FORWARDS.search(implementation.code) or _takes_ref(node):
        return "forwarded"
    made = _maker(implementation, node)
    if made is not None:
        return "forwarded" if _FORWARDS.search(made) else "unknown"
    return "none"


def find_theme_name(implementation: Implementation, component: str) -> str | None:
    """The name under which a theme can give styles, though no default props: a prefix before it."""
    name = re.compile(rf"\bname: ['\"]([A-Z][a-z]+{component})['\"]")
    found = name.search(text_of(implementation.module.root))
    return found[1] if found else None


def _takes_ref(node: Node) -> bool:
    function = field_of(node, "value") or node
    return _TAKES_REF.match(text_of(field_of(function, "parameters"))) is not None


def _maker(implementation: Implementation, node: Node) -> str | None:
    """The code of the function that creates a component, as `createBox`, also of other modules."""
    value = field_of(node, "value")
    if value is None or value.type != "call_expression":
        return None
    match = _FACTORY.match(text_of(value))
    name = match[1] if match else ""
    if name.startswith("React.") or name in {"memo", "forwardRef"}:
        return None
    module = implementation.module
    if name in module.declarations:
        return text_of(module.declaration(name))
    origin = module.imports.get(name)
    return _imported_code(implementation.package, module, origin) if origin is not None else ""


def _imported_code(package: Package, module: Module, origin: ImportOrigin, steps: int = 0) -> str:
    """The file that declares an imported name, through all re-exports."""
    resolved = resolve_script(package, module.file, origin.module or "")
    entered = package.files.script(resolved[1]) if resolved else None
    if resolved is None or entered is None or steps > _LONGEST_CHAIN:
        return ""
    own = entered.exports.get(origin.name)
    if own is not None and own.module is None:
        return text_of(entered.root)
    handed_on = (
        [own] if own is not None else [ImportOrigin(origin.name, star) for star in entered.stars]
    )
    found = (_imported_code(resolved[0], entered, each, steps + 1) for each in handed_on)
    return next((code for code in found if code), "")


_LONGEST_CHAIN = 10
"""The maximum number of re-exports that are followed."""
