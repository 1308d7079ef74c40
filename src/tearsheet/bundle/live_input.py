"""The inputs of the bundler: the cuts of demos, and what surrounds them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path, PurePath

from tearsheet.content.demo_files import FIRST_FILE
from tearsheet.model.demo import Demo, DemoVariant, demo_file
from tearsheet.model.product import Provider


@dataclass(frozen=True, slots=True, kw_only=True)
class LiveInput:
    """One input of the bundler: a demo's cut, or a playground."""

    id: str
    file: Path
    provider: Provider | None = None
    """What surrounds it."""
    generated: bool = False
    """Whether the engine wrote it: it is confined to nothing, for no author can change it."""
    styled: bool = False
    """Whether it has a stylesheet, which holds for it alone."""

    def describe(self) -> dict[str, str | bool]:
        """The input as the bundler and the live server are told of it."""
        return {
            "id": self.id,
            "file": str(self.file),
            "provider": self.surroundings,
            "generated": self.generated,
        }

    @property
    def surroundings(self) -> str:
        """The file of what surrounds it, as the bundler is told of it; empty where nothing does."""
        return str(self.provider.file) if self.provider else ""

    def holds(self, file: Path) -> bool:
        """Whether a file is one of those the input is made of."""
        if self.file.stem == PurePath(FIRST_FILE).stem:
            return file.is_relative_to(self.file.parent)
        return file == self.file


def demo_inputs(demos: Iterable[Demo], root: Path) -> list[LiveInput]:
    """The inputs of all cuts of some demos."""
    return [
        LiveInput(
            id=f"{demo.id}/{variant.styling}",
            file=(root / demo_file(demo, variant.styling, variant.files[0].name)).resolve(),
            provider=variant.provider,
            styled=_is_styled(variant),
        )
        for demo in demos
        for variant in demo.variants
    ]


def _is_styled(variant: DemoVariant) -> bool:
    return variant.styling == "tailwind" or any(
        file.name.endswith(".css") for file in variant.files
    )


def short_path(file: Path) -> Path:
    """A file as it is named from where the command was called, when it lies below."""
    whole, here = file.resolve(), Path.cwd()
    return whole.relative_to(here) if whole.is_relative_to(here) else whole
