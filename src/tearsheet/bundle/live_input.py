"""The inputs of the bundler: demo variants, playgrounds and their providers."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path, PurePath

from msgspec import Struct

from tearsheet.content.demo_files import FIRST_FILE
from tearsheet.model.demo import Demo, DemoVariant, demo_file
from tearsheet.model.product import Provider


class LiveInput(Struct, frozen=True, kw_only=True):
    """One input of the bundler: a demo variant, or a playground."""

    id: str
    file: Path
    provider: Provider | None = None
    """The provider around it."""
    hydrates: bool = True
    """Whether it takes over its prerendered HTML."""
    generated: bool = False
    """Whether the engine generated it: its imports are not restricted then."""
    styled: bool = False
    """Whether it has a stylesheet, which is scoped to it."""
    is_text: bool = False
    """Whether it is part of the article, whose styles are kept out of others."""

    def describe(self) -> dict[str, str | bool]:
        """The input as JSON for the bundler and the live server."""
        return {
            "id": self.id,
            "file": str(self.file),
            "provider": self.provider_file,
            "hydrates": self.hydrates,
            "generated": self.generated,
        }

    @property
    def provider_file(self) -> str:
        """The file of its provider for the bundler; empty without one."""
        return str(self.provider.file) if self.provider else ""

    def holds(self, file: Path) -> bool:
        """Whether a file is one of the input's sources."""
        if self.file.stem == PurePath(FIRST_FILE).stem:
            return file.is_relative_to(self.file.parent)
        return file == self.file


def demo_inputs(demos: Iterable[Demo], root: Path) -> list[LiveInput]:
    """The inputs of all variants of some demos."""
    return [
        LiveInput(
            id=f"{demo.id}/{variant.styling}",
            file=(root / demo_file(demo, variant.styling, variant.files[0].name)).resolve(),
            provider=variant.provider,
            hydrates=variant.hydrates,
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
    """The path of a file relative to the working directory, if it is below it."""
    whole, here = file.resolve(), Path.cwd()
    return whole.relative_to(here) if whole.is_relative_to(here) else whole
