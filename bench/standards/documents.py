"""What readers made for them say of the files beside the pages: feeds, site maps and the like."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator, Mapping
from datetime import datetime
from html import unescape
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from xml.etree import ElementTree

from selectolax.lexbor import LexborHTMLParser

from bench.install import install_from_npm, install_from_pypi
from bench.places import REPOSITORY
from bench.standards.findings import Finding
from bench.standards.places import FOLDER
from bench.tool import write_file

CHECKER = "documents"
FEEDPARSER = "6.0.12"
LLMS_TXT = "0.0.6"
SCHEMA_DTS = "2.1.0"

ATOM = "{http://www.w3.org/2005/Atom}"
SITE_MAP = "{http://www.sitemaps.org/schemas/sitemap/0.9}"
MOST_ADDRESSES = 50_000
"""Of a site map, as its schema has it."""
MOST_BYTES = 50 * 1024 * 1024

READ_FEED = """
import feedparser, json, sys
feed = feedparser.parse(sys.stdin.buffer.read())
print(json.dumps({
    "mistake": str(feed.get("bozo_exception", "")) if feed.bozo else "",
    "version": feed.version,
    "entries": [{
        "link": entry.get("link", ""),
        "title": entry.get("title", ""),
        "id": entry.get("id", ""),
        "date": bool(entry.get("updated_parsed") or entry.get("published_parsed")),
        "text": bool(entry.get("summary") or entry.get("content")),
    } for entry in feed.entries],
}))
"""
READ_LLMS_TXT = """
import json, sys
from llms_txt import parse_llms_file
read = parse_llms_file(sys.stdin.read())
print(json.dumps({"title": read.title, "summary": read.summary, "sections": {
    name: [dict(link) for link in links] for name, links in read.sections.items()}}))
"""


def find_broken_documents(dist: Path) -> Iterator[Finding]:
    """Have every file read that no browser shows."""
    yield from _check_feeds(dist)
    yield from _check_site_maps(dist)
    yield from _check_llms_txt(dist)
    yield from _check_structured_data(dist)


def _check_feeds(dist: Path) -> Iterator[Finding]:
    python = install_from_pypi(FOLDER / "feedparser", "feedparser", FEEDPARSER) / "bin" / "python"
    for file in sorted([*dist.rglob("atom.xml"), *dist.rglob("rss.xml")]):
        read = _read_with(python, READ_FEED, file)
        entries = read.get("entries", [])
        found = [("well-formed", read["mistake"])] if read["mistake"] else []
        found += [(rule, entry["link"]) for entry in entries for rule in find_gaps(entry)]
        if not entries:
            found.append(("entries", "The feed has no entry."))
        if file.name == "atom.xml":
            found += find_atom_mistakes(file.read_text(encoding="utf-8"))
        yield from (_finding(f"feed: {rule}", text, dist, file) for rule, text in found)


def find_gaps(entry: Mapping[str, Any]) -> list[str]:
    """What a reader of feeds misses of an entry."""
    return [f"no {name}" for name in ("id", "link", "title", "date", "text") if not entry[name]]


def find_atom_mistakes(text: str) -> Iterator[tuple[str, str]]:
    """What RFC 4287 asks for and feed readers forgive."""
    feed = ElementTree.fromstring(text)
    entries = feed.findall(f"{ATOM}entry")
    for part in (feed, *entries):
        name = part.findtext(f"{ATOM}id") or "an entry without id"
        for required in ("id", "title", "updated"):
            if len(part.findall(f"{ATOM}{required}")) != 1:
                yield f"one {required}", name
        for date in (*part.findall(f"{ATOM}updated"), *part.findall(f"{ATOM}published")):
            if not is_moment(date.text or ""):
                yield "a date with time and zone", f"{name}: {date.text}"
        if feed.find(f"{ATOM}author") is None and part.find(f"{ATOM}author") is None:
            yield "an author", name
    if feed.find(f"{ATOM}link[@rel='self']") is None:
        yield "a link to itself", "feed"
    ids = [entry.findtext(f"{ATOM}id") for entry in entries]
    yield from (("an id of its own", str(it)) for it in {it for it in ids if ids.count(it) > 1})


def is_moment(text: str) -> bool:
    """Whether it is a date with a time and a zone, as RFC 3339 writes it."""
    try:
        return datetime.fromisoformat(text).tzinfo is not None
    except ValueError:
        return False


def _check_site_maps(dist: Path) -> Iterator[Finding]:
    for file in find_site_maps(dist):
        for rule, text in find_site_map_mistakes(file.read_bytes(), dist):
            yield _finding(f"site map: {rule}", text, dist, file)


def find_site_maps(dist: Path) -> list[Path]:
    """The site map and, where it is an index, those that it names and that are there."""
    first = dist / "sitemap.xml"
    if not first.is_file():
        return []
    root = ElementTree.fromstring(first.read_bytes())
    named = root.iterfind(f"{SITE_MAP}sitemap/{SITE_MAP}loc")
    files = (_file_of((location.text or "").strip(), dist) for location in named)
    return [first, *(file for file in files if file.is_file())]


def find_site_map_mistakes(content: bytes, dist: Path) -> Iterator[tuple[str, str]]:
    """What the schema of site maps asks for, and whether the addresses are there."""
    root = ElementTree.fromstring(content)
    if root.tag not in {f"{SITE_MAP}urlset", f"{SITE_MAP}sitemapindex"}:
        yield "a root of its namespace", root.tag
    locations = [(row.findtext(f"{SITE_MAP}loc") or "").strip() for row in root]
    if len(locations) > MOST_ADDRESSES or len(content) > MOST_BYTES:
        yield "a size that is read", f"{len(locations)} addresses, {len(content)} bytes"
    if len(set(locations)) < len(locations):
        yield "each address once", f"{len(locations) - len(set(locations))} are repeated"
    for row, location in zip(root, locations, strict=True):
        parts = urlsplit(location)
        if parts.scheme not in {"http", "https"} or parts.fragment:
            yield "an absolute address", location
        elif not _file_of(location, dist).is_file():
            yield "an address that is there", location
        changed = row.findtext(f"{SITE_MAP}lastmod")
        if changed is not None and not re.fullmatch(r"\d{4}(-\d\d(-\d\d(T.+)?)?)?", changed):
            yield "a date of W3C's form", changed


def _check_llms_txt(dist: Path) -> Iterator[Finding]:
    python = install_from_pypi(FOLDER / "llms-txt", "llms-txt", LLMS_TXT) / "bin" / "python"
    for file in sorted([*dist.rglob("llms.txt"), *dist.glob("llms/**/*.txt")]):
        read = _read_with(python, READ_LLMS_TXT, file)
        if "mistake" in read:
            yield _finding("llms.txt: sections of links", read["mistake"], dist, file)
            continue
        links = [link for links in read["sections"].values() for link in links]
        lines = re.findall(r"(?m)^\s*[-*] \[", file.read_text(encoding="utf-8"))
        found = [("an address that is there", it) for it in find_missing(links, dist)]
        if not (read["title"] and read["summary"] and links):
            found.append(("a title, a summary and links", str(read["title"])))
        if len(lines) != len(links):
            found.append(("links that are read", f"{len(lines)} lines, {len(links)} links"))
        yield from (_finding(f"llms.txt: {rule}", text, dist, file) for rule, text in found)


def find_missing(links: list[dict[str, str]], dist: Path) -> list[str]:
    """The addresses of links that lead to no file."""
    return [link["url"] for link in links if not _file_of(link["url"], dist).is_file()]


def _check_structured_data(dist: Path) -> Iterator[Finding]:
    modules = FOLDER / "schema"
    install_from_npm(modules, {"schema-dts": SCHEMA_DTS})
    shapes = dict[str, tuple[Path, str]]()
    for file in sorted(dist.rglob("index.html")):
        for text in find_structured_data(file.read_text(encoding="utf-8")):
            shapes.setdefault(name_shape(json.loads(text)), (file, text))
    samples = list(shapes.values())
    lines = [f"export const d{number}: Graph = {text};" for number, (_, text) in enumerate(samples)]
    program = "\n".join(["import type { Graph } from 'schema-dts';", *lines])
    write_file(modules / "structured-data.ts", program)
    compiler = REPOSITORY / "node_modules" / ".bin" / "tsc"
    words = (compiler, "--noEmit", "--strict", "--pretty", "false", "--ignoreConfig")
    done = subprocess.run(
        [*words, "--skipLibCheck", "structured-data.ts"],
        cwd=modules,
        capture_output=True,
        text=True,
        check=False,
    )
    mistakes = re.findall(r"(?m)^structured-data\.ts\((\d+),\d+\): error \w+: (.*)$", done.stdout)
    if done.returncode and not mistakes:
        raise RuntimeError(f"The compiler could not read the structured data:\n{done.stdout}")
    for line, mistake in mistakes:
        yield _finding("structured data: schema.org", mistake, dist, samples[int(line) - 2][0])


def find_structured_data(page: str) -> list[str]:
    """The JSON-LD of a page."""
    scripts = LexborHTMLParser(page).css('script[type="application/ld+json"]')
    return [unescape(script.text(deep=True)) for script in scripts]


def name_shape(value: object) -> str:
    """What JSON has in common when only its texts and numbers differ; types are no such texts."""
    if isinstance(value, dict):
        rows = (
            f"{key}:{it if key == '@type' else name_shape(it)}" for key, it in sorted(value.items())
        )
        return f"{{{','.join(rows)}}}"
    if isinstance(value, list):
        return f"[{','.join(sorted({name_shape(it) for it in value}))}]"
    return type(value).__name__


def _file_of(address: str, dist: Path) -> Path:
    file = dist / urlsplit(address).path.lstrip("/")
    return file / "index.html" if address.endswith("/") else file


def _read_with(python: Path, program: str, file: Path) -> dict[str, Any]:
    """What a reader says of a file; `mistake` is why it could not read it."""
    words = [str(python), "-c", program]
    done = subprocess.run(words, input=file.read_bytes(), capture_output=True, check=False)
    if done.returncode:
        return {"mistake": done.stderr.decode(errors="replace").strip().splitlines()[-1]}
    read: dict[str, Any] = json.loads(done.stdout)
    return read


def _finding(rule: str, message: str, dist: Path, file: Path) -> Finding:
    address = f"/{file.relative_to(dist).as_posix()}"
    return Finding(checker=CHECKER, rule=rule, message=message, address=address)
