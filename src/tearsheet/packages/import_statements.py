"""The import statements of a public name: from its own module, and from the package."""

from __future__ import annotations

from collections.abc import Iterable

from tearsheet.packages.public_names import PublicName

UNSTABLE = "Unstable_"
_UNSTABLE_HOOK = "unstable_"


def write_imports(package: str, public: PublicName) -> tuple[str, ...]:
    """The statements, the shortest way to the code first."""
    name = stable_name(public.name)
    binding = name if public.name == name else f"{public.name} as {name}"
    statements = []
    if default := _nearest(public.default_of, name):
        statements.append(f"import {name} from '{package}/{default}';")
    elif entry := _nearest(public.entries, name):
        statements.append(f"import {{ {binding} }} from '{package}/{entry}';")
    if public.in_root:
        statements.append(f"import {{ {binding} }} from '{package}';")
    return tuple(statements)


def stable_name(name: str) -> str:
    """The name of a component or a hook, which may be exported under a longer name."""
    return name.removeprefix(UNSTABLE).removeprefix(_UNSTABLE_HOOK)


def _nearest(entries: Iterable[str], name: str) -> str | None:
    """The entry with the name of the component, else one of components, else any but internals."""
    shown = [entry for entry in entries if not entry.startswith("internal")]
    return min(shown, key=lambda entry: _distance(entry, name)) if shown else None


def _distance(entry: str, name: str) -> tuple[bool, bool, str]:
    last = stable_name(entry.rpartition("/")[2])
    return last != name, not last[:1].isupper(), entry
