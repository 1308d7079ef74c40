"""The demos beside a page: a file each, or a folder with a variant for every styling."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path, PurePosixPath

from msgspec import Struct, field
from msgspec.structs import replace

from tearsheet.content.demo_imports import check_imports
from tearsheet.content.scan import DEMO_FOLDER
from tearsheet.content.text_file import decode_text
from tearsheet.errors import ContentError, Mistake, Place, suggest
from tearsheet.model.code_styling import CODE_STYLINGS, CodeStyling
from tearsheet.model.demo import Demo, DemoFile, DemoVariant, demo_file
from tearsheet.model.product import Product
from tearsheet.model.provider import find_provider, is_hydrated
from tearsheet.model.site import Site

FIRST_FILE = "index.tsx"


class PageDemos(Struct, frozen=True):
    """The demos of one page by their names, and what is wrong with them."""

    demos: Mapping[str, Demo] = field(default_factory=dict)
    mistakes: tuple[Mistake, ...] = ()
    refused: frozenset[str] = frozenset()
    """The names of demos with a rejected file; placing one is not another mistake."""


def load_demos(site: Site, paths: Iterable[str]) -> dict[str, PageDemos]:
    """Read all demos among the files of a site's content, by the folder of their page."""
    root, pages = site.root, dict[str, PageDemos]()
    product_of = {page.address.strip("/"): page.product for page in site.pages}
    products = {product.id: product for product in site.products}
    for folder, own in group_demo_files(paths).items():
        mistakes: list[Mistake] = []
        read = read_demos(root, folder, own, mistakes)
        product = product_of.get(folder, "")
        demos = {
            name: surround(demo, product, site.products)
            for name, demo in read.items()
            if _is_styled_as(demo, products.get(product), root, mistakes)
        }
        named = {_name(PurePosixPath(path), folder) for path in own}
        pages[folder] = PageDemos(demos, tuple(mistakes), frozenset(named - demos.keys()))
    return pages


def _is_styled_as(demo: Demo, product: Product | None, root: Path, mistakes: list[Mistake]) -> bool:
    """Whether a demo has only variants in the stylings of its product; others are mistakes."""
    if product is None:
        return True
    alien = [entry for entry in demo.variants if entry.styling not in product.stylings]
    mistakes += [
        Mistake(
            Place(root / demo_file(demo, variant.styling, variant.files[0].name)),
            f'{product.name} has no demos in the styling "{variant.styling}".',
            f"Remove it, or list it as one of the stylings in {product.source.name}.",
        )
        for variant in alien
    ]
    return not alien


def surround(demo: Demo, own: str, products: Iterable[Product]) -> Demo:
    """A demo whose variants know how they are rendered; `own` is the product of its page."""
    known = tuple(products)

    def complete(variant: DemoVariant) -> DemoVariant:
        code = "\n".join(file.text for file in variant.files)
        provider = find_provider(code, own, known)
        return replace(variant, provider=provider, hydrates=is_hydrated(code, known))

    return replace(demo, variants=tuple(complete(variant) for variant in demo.variants))


def group_demo_files(paths: Iterable[str]) -> dict[str, list[str]]:
    """Sort the files that lie in a demo folder by the folder of their page."""
    groups: dict[str, list[str]] = {}
    marker = f"/{DEMO_FOLDER}/"
    for path in paths:
        folder, found, inside = f"/{path}".rpartition(marker)
        if found and inside != "page.md" and not inside.endswith("/page.md"):
            groups.setdefault(folder.lstrip("/"), []).append(path)
    return groups


def read_demos(
    root: Path, folder: str, paths: Iterable[str], mistakes: list[Mistake]
) -> Mapping[str, Demo]:
    """Read the demos of one page, by their names; one of which a file is refused is left out."""
    refused: set[str] = set()
    variants: dict[str, dict[CodeStyling, list[DemoFile]]] = {}
    for path in sorted(paths):
        file = root / path
        try:
            name, styling, inside = _read_path(PurePosixPath(path), folder, file)
            text = decode_text(file.read_bytes(), file)
        except ContentError as error:
            mistakes.append(error.mistake)
            refused.add(_name(PurePosixPath(path), folder))
            continue
        variants.setdefault(name, {}).setdefault(styling, []).append(
            DemoFile(name=inside, text=text)
        )
    demos = {
        name: _demo(root, folder, name, files, mistakes)
        for name, files in variants.items()
        if name not in refused
    }
    return {name: demo for name, demo in demos.items() if demo}


def _name(path: PurePosixPath, folder: str) -> str:
    """The name of the demo that a file would belong to."""
    return PurePosixPath(path.relative_to(folder).parts[1]).stem


def _read_path(path: PurePosixPath, folder: str, file: Path) -> tuple[str, CodeStyling, str]:
    parts = path.relative_to(folder).parts[1:]
    if len(parts) == 1 and path.suffix == ".tsx":
        return path.stem, "system", path.name
    if len(parts) >= 3 and parts[1] in CODE_STYLINGS:
        return parts[0], parts[1], "/".join(parts[2:])
    if len(parts) >= 3:
        raise ContentError(
            file,
            problem=f'There is no styling "{parts[1]}".',
            remedy=suggest(parts[1], CODE_STYLINGS),
        )
    raise ContentError(
        file,
        problem="The file belongs to no demo.",
        remedy=f"A demo is {DEMO_FOLDER}/Name.tsx or {DEMO_FOLDER}/Name/system/{FIRST_FILE}.",
    )


def _demo(
    root: Path,
    folder: str,
    name: str,
    variants: Mapping[CodeStyling, list[DemoFile]],
    mistakes: list[Mistake],
) -> Demo | None:
    if not (name.isidentifier() and name[0].isupper() and name.isascii()):
        place = Place(root / folder / DEMO_FOLDER)
        remedy = "Name it as a component, such as BasicSwitch."
        mistakes.append(Mistake(place, f'"{name}" is no name for a demo.', remedy))
        return None
    complete = []
    for styling in CODE_STYLINGS:
        files = variants.get(styling)
        if not files:
            continue
        first = next((file for file in files if file.name in (FIRST_FILE, f"{name}.tsx")), None)
        if first is None:
            place = Place(root / folder / DEMO_FOLDER / name / styling)
            problem = f"The demo has no {FIRST_FILE}."
            mistakes.append(Mistake(place, problem, "Let it export the demo by default."))
            return None
        inside = "" if first.name == f"{name}.tsx" else f"{name}/{styling}"
        mistakes += check_imports(files, root / folder / DEMO_FOLDER / inside)
        others = tuple(file for file in files if file is not first)
        complete.append(DemoVariant(styling=styling, files=(first, *others)))
    page = f"/{folder}/" if folder else "/"
    return Demo(page=page, name=name, variants=tuple(complete))
