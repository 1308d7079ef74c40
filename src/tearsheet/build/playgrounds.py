"""The inputs of the bundler that no author wrote: a component with controls around it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from tearsheet.build.live_input import LiveInput
from tearsheet.build.places import READER
from tearsheet.build.step_cache import digest
from tearsheet.model.demo import library_of
from tearsheet.model.source import ApiEntry


def write_playgrounds(entries: Iterable[ApiEntry], folder: Path) -> list[LiveInput]:
    """Write a module for each component that some page plays with."""
    inputs = []
    for entry in sorted(set(entries), key=lambda entry: (entry.module, entry.name)):
        tool = READER / "src" / "tools" / "playground" / "Playground.tsx"
        importing = f"import {entry.binding} from '{entry.module}';"
        code = (
            f"{importing}\n"
            f"import {{ playgroundOf }} from '{tool}';\n"
            f'export default playgroundOf({entry.name}, "{entry.name}", "{importing}");\n'
        )
        file = folder / f"{digest(code)}.tsx"
        if not file.exists():
            folder.mkdir(parents=True, exist_ok=True)
            file.write_text(code)
        inputs.append(LiveInput(id=entry.playground, file=file, library=library_of(code)))
    return inputs
