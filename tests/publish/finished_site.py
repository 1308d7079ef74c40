"""Small finished sites to publish, and the questions every place they lie at has to answer."""

from __future__ import annotations

import re
from collections.abc import Mapping
from hashlib import blake2b
from pathlib import Path

from tearsheet.output.manifest import Manifest, write_manifest
from tearsheet.output.manifest_parts import DIVISION, FileDivision
from tearsheet.progress import Progress
from tearsheet.publish.publish_plan import PublishPlan, Retention
from tearsheet.publish.publishing import PublishOptions, publish_site
from tearsheet.publish.target import Target

PAGES = ("404.html", "index.html", "joy-ui/index.html", "joy-ui/react-button/index.html")
ASSET = re.compile(rb'"/((?:assets|search)/[^"]+)"')

LOW = FileDivision(most_files=2, files_of_a_part=3)
"""By which each of the sites below is a large one."""

Files = Mapping[str, bytes]


def site(words: str = "one", look: str = "1a2b3c4d") -> dict[str, bytes]:
    """A site whose every page names one asset, and an index that is named by its hash."""
    script, style = f"assets/page-{look}.js", f"assets/page-{look}.css"
    index = f"search/words.{look}.json"
    page = f'<link href="/{style}"><script src="/{script}"></script><p data-s="/{index}">{words}'
    files = {path: f"{page} {path}".encode() for path in PAGES}
    files |= {f"{path}.br": b"br" + files[path] for path in PAGES}
    files |= {
        script: f"// {look}".encode(),
        f"{script}.br": f"br {look}".encode(),
        style: f"/* {look} */".encode(),
        index: f'["{look}"]'.encode(),
        "robots.txt": b"User-agent: *\n",
        "sw.js": f"// keeps {words}".encode(),
    }
    return files


def finish(folder: Path, files: Files, division: FileDivision = DIVISION) -> Path:
    """Write a site as a build leaves it."""
    for path, data in files.items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)
    digests = {path: blake2b(data, digest_size=12).hexdigest() for path, data in files.items()}
    write_manifest(folder, Manifest(files=digests, redirects={}), division)
    return folder


def publish(
    target: Target,
    out: Path,
    *,
    concurrency: int = 4,
    keep: int = 5,
    days: float = 7,
    fresh: bool = False,
    adopt: bool = False,
    break_lease: bool = False,
) -> PublishPlan:
    """Publish in this process."""
    options = PublishOptions(
        out=out,
        concurrency=concurrency,
        retention=Retention(releases=keep, days=days),
        fresh=fresh,
        adopt=adopt,
        break_lease=break_lease,
    )
    return publish_site(target, options, Progress())


def served(objects: Files) -> dict[str, bytes]:
    """What visitors can ask for of all that lies at a target."""
    return {
        path: data
        for path, data in objects.items()
        if not path.startswith((".tearsheet/", ".manifest"))
    }


def shows(objects: Files, wanted: Files) -> bool:
    """Whether visitors get one site, and beside it nothing but hashed files of others."""
    found = served(objects)
    more = found.keys() - wanted.keys()
    return found.items() >= wanted.items() and all(
        path.startswith(("assets/", "search/")) for path in more
    )


def shows_whole_documents(objects: Files, *sites: Files) -> bool:
    """Whether every document is one of some sites', and everything it names lies there."""
    documents = {path: data for path, data in served(objects).items() if path.endswith(".html")}
    return all(
        data in [files.get(path) for files in sites]
        and all(name.decode() in objects for name in ASSET.findall(data))
        for path, data in documents.items()
    )
