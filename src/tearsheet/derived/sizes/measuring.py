"""Measures the components of a package: each is bundled as for production."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Collection, Iterator, Mapping
from typing import Any

from tearsheet.bundle.bundler import bundling_rights
from tearsheet.bundle.node import node_binary, node_environment, without_network
from tearsheet.derived.sizes.ground import find_ground
from tearsheet.errors import MachineError
from tearsheet.model.reference import Component, PackageFacts
from tearsheet.model.size import Size
from tearsheet.progress import Progress
from tearsheet.project import PROJECT, READER, SHARED_READER


def measure_components(
    facts: PackageFacts, names: Collection[str], progress: Progress
) -> dict[str, Size]:
    """Measure some components of an installed package, by their names.

    Raises:
        MachineError: a component cannot be bundled.
    """
    modules = [_describe(facts.components[name]) for name in sorted(names)]
    sizes: dict[str, Size] = {}
    # Without modules the bundler is not started, as that takes a while.
    request = {"ground": find_ground(facts.package), "components": modules}
    for answer in _stream_answers(request) if modules else ():
        if "error" in answer:
            raise _failed(facts.package, answer)
        sizes[answer["name"]] = _read_size(answer)
        progress.advanced(len(sizes), len(modules))
    if len(sizes) < len(modules):
        raise _failed(facts.package, {"error": "the bundler ended before it was done."})
    return sizes


def _describe(component: Component) -> dict[str, str]:
    # The first statement imports it from its own module, as the pages recommend.
    module = f"{component.imports[0]}\nexport {{ {component.name} }};\n"
    return {"name": component.name, "module": module}


def _stream_answers(request: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield the bundler's answers as they arrive."""
    with subprocess.Popen(
        without_network(
            [str(node_binary()), *bundling_rights(SHARED_READER).flags, str(READER / "sizes.mjs")]
        ),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=PROJECT,
        env=node_environment("production"),
    ) as process:
        assert process.stdin
        assert process.stdout
        process.stdin.write(json.dumps(request))
        process.stdin.close()
        for line in process.stdout:
            yield json.loads(line)


def _read_size(answer: Mapping[str, Any]) -> Size:
    return Size(
        minified=answer["minified"],
        brotli=answer["brotli"],
        shared_minified=answer["sharedMinified"],
        shared_brotli=answer["sharedBrotli"],
    )


def _failed(package: str, answer: Mapping[str, Any]) -> MachineError:
    which = f"{answer['name']} of {package}" if "name" in answer else package
    return MachineError(
        f"{which} cannot be measured: {answer['error']}",
        "Install the packages anew with `make`, then measure again.",
    )
