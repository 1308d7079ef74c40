"""The facts of all packages that the products name, read once per version."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, partial
from pathlib import Path

import msgspec
from msgspec import Struct, field

from tearsheet.cache.code_digests import add_files, installed
from tearsheet.cache.hashing import blake2b
from tearsheet.cache.step_cache import StepCache, digest
from tearsheet.errors import ContentError, Mistake, Place
from tearsheet.model.package_rules import Rules
from tearsheet.model.product import Product, rules_of
from tearsheet.model.reference import PackageFacts
from tearsheet.processes.executors import FEW, run_all, start_executor
from tearsheet.project import PACKAGES

STEP = "reference"

WITHOUT_FACTS = re.compile(r"icons")
"""Packages without API pages: ten thousand icons have the same few props."""

_ENGINE = Path(__file__).resolve().parents[2]
_READERS = frozenset({"tree_sitter", "tree_sitter_javascript", "tree_sitter_typescript"})


class ReadPackages(Struct, frozen=True, kw_only=True):
    """The facts of the packages, and the mistakes of those that could not be read."""

    facts: Mapping[str, PackageFacts] = field(default_factory=dict)
    """By the name of the package."""
    mistakes: tuple[Mistake, ...] = ()


def packages_with_facts(product: Product) -> list[str]:
    """The packages of a product that get API pages."""
    return [name for name in product.packages if not WITHOUT_FACTS.search(name)]


def read_packages(products: Iterable[Product], steps: StepCache) -> ReadPackages:
    """Read the packages of some products; what was read of a version before is only opened."""
    products = list(products)
    rules = rules_of(products)
    asked = {
        name: product for product in products for name in reversed(packages_with_facts(product))
    }
    keys = {name: _key(PACKAGES / name, rules) for name in sorted(asked)}
    missing = [name for name, key in keys.items() if key is None]
    wanted = {name: key for name, key in keys.items() if key is not None}
    facts, refused = _read(wanted, rules, steps)
    mistakes = [_missing(name, asked[name]) for name in missing]
    mistakes += [_refused(found, name, asked[name]) for name, found in refused.items()]
    return ReadPackages(facts=facts, mistakes=tuple(mistakes))


def _read(
    keys: Mapping[str, str], rules: Rules, steps: StepCache
) -> tuple[dict[str, PackageFacts], dict[str, Mistake]]:
    stored = {name: _open(steps.find(STEP, key)) for name, key in keys.items()}
    facts = {name: result for name, result in stored.items() if result}
    refused: dict[str, Mistake] = {}
    for name, result in _extract_all(sorted(keys.keys() - facts.keys()), rules):
        if isinstance(result, Mistake):
            refused[name] = result
            continue
        steps.keep(STEP, keys[name], msgspec.msgpack.encode(result))
        facts[name] = result
    steps.forget_others(STEP, set(keys.values()))
    return dict(sorted(facts.items())), refused


def _open(stored: bytes | None) -> PackageFacts | None:
    return msgspec.msgpack.decode(stored, type=PackageFacts) if stored else None


def _extract_all(names: list[str], rules: Rules) -> Iterator[tuple[str, PackageFacts | Mistake]]:
    """Facts of the packages that are not cached, extracted by all processors."""
    executor = start_executor(FEW, None) if len(names) > 1 else None
    try:
        # The largest first: nobody waits at the end for the one that takes longest.
        ordered = sorted(names, key=_count_declarations, reverse=True)
        yield from zip(
            ordered, run_all(executor, partial(_extract, rules=rules), ordered), strict=True
        )
    finally:
        if executor:
            executor.shutdown()


def _count_declarations(name: str) -> int:
    return sum(1 for _ in (PACKAGES / name).rglob("*.d.ts"))


def _extract(name: str, rules: Rules) -> PackageFacts | Mistake:
    # Imported where a package is read, which most builds do not.
    from tearsheet.packages.extract import extract_package

    try:
        return extract_package(PACKAGES / name, rules)
    except ContentError as error:
        return error.mistake


def _key(folder: Path, rules: Rules) -> str | None:
    """What names the facts of a package as it is installed; None when it is not."""
    try:
        manifest = msgspec.json.decode((folder / "package.json").read_bytes())
    except OSError:
        return None
    except msgspec.DecodeError:
        # Reading the package reports what is wrong with it.
        manifest = None
    version = manifest.get("version") if isinstance(manifest, dict) else None
    told = repr(sorted(rules.items(), key=lambda item: item[0]))
    return digest(str(folder), str(version), told, reference_fingerprint())


@cache
def reference_fingerprint() -> str:
    """What names the way in which packages are read."""
    told = [_ENGINE / "model" / name for name in ("package_rules.py", "reference.py")]
    sources = [*(_ENGINE / "packages").rglob("*.py"), *told]
    hashed = blake2b(digest_size=16)
    hashed.update("\0".join(installed(_READERS)).encode())
    add_files(hashed, sorted(sources))
    return hashed.hexdigest()


def _missing(name: str, product: Product) -> Mistake:
    remedy = f'Install it with "npm install {name}", or remove the line.'
    return Mistake(_place(name, product), f'The package "{name}" is not installed.', remedy)


def _refused(mistake: Mistake, name: str, product: Product) -> Mistake:
    problem = f'The package "{name}" cannot be read: {mistake.problem}'
    return Mistake(_place(name, product), problem, mistake.remedy)


def _place(name: str, product: Product) -> Place:
    """The line of the product's file that names a package."""
    lines = product.source.read_text(encoding="utf-8", errors="replace").split("\n")
    numbers = (number for number, line in enumerate(lines, start=1) if name in line)
    return Place(product.source, next(numbers, None))
