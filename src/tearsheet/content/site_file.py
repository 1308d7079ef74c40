"""A site.yaml: the settings of the site."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import parse_qsl, urlsplit

from tearsheet.content.license_key import (
    PROBLEM,
    REMEDY,
    VARIABLE,
    is_license_key,
    told_license_key,
)
from tearsheet.content.notices import read_notices
from tearsheet.content.yaml_record import Record, compose, read_record
from tearsheet.errors import Mistake, Place
from tearsheet.model.site import CHATS, GUIDES, Budgets, Chat, SiteSettings

MOST = 100_000
"""In KiB: a larger budget would be no limit."""

_ORIGIN = re.compile(r"https?://[a-z0-9.-]+(?::[0-9]+)?")


def read_site_settings(text: str, file: Path, mistakes: list[Mistake]) -> SiteSettings | None:
    """Read the settings of the site; what is wrong with them is added to the mistakes."""
    node = compose(text, file)
    record = read_record(node, file, mistakes) if node else None
    if record is None:
        if node is None:
            remedy = "Write at least name, host and description."
            mistakes.append(Mistake(Place(file, 1), "The file is empty.", remedy))
        return None
    settings = SiteSettings(
        name=record.text("name", required=True) or "",
        host=_host(record),
        description=record.text("description", required=True) or "",
        repository=record.web_address("repository"),
        edit=_pattern(record, "edit", "{path}", "the path of a page's file"),
        files=_pattern(record, "files", "{path}", "the path of a file"),
        feedback=_pattern(record, "feedback", "{address}", "the address of a page"),
        chats=_chats(record),
        fonts_host=_fonts_host(record),
        tag_service=_tag_service(record),
        tag_hosts=_tag_hosts(record),
        consent=record.flag("consent", default=False),
        license_key=_license_key(record),
        message_share=record.number("messageShare", default=1, least=0, most=1),
        sponsor_ratio=record.number("sponsorRatio", default=0.1, least=0, most=1),
        languages=_languages(record),
        social_images=record.flag("socialImages", default=True),
        offline=record.flag("offline", default=True),
        budgets=_budgets(record),
        categories=record.text_pairs("categories"),
        guides=_guides(record),
        notices=read_notices(record),
    )
    record.finish()
    return settings


def _host(record: Record) -> str:
    host = record.text("host", required=True) or ""
    if host and not _ORIGIN.fullmatch(host):
        remedy = "Write the scheme and the name alone, as in https://example.org."
        record.refuse("host", f'"{host}" is not where a site is published.', remedy)
    return host


def _pattern(record: Record, key: str, gap: str, what: str) -> str | None:
    """A URL with a placeholder that every page fills in."""
    pattern = record.web_address(key)
    if pattern and gap not in pattern:
        remedy = f"Put {gap} where {what} goes."
        record.refuse(key, f'"{key}" is one address for all pages.', remedy)
    return pattern


def _chats(record: Record) -> tuple[Chat, ...]:
    """The chats that pages can be opened in; an empty list offers none."""
    if not record.has("chats"):
        return CHATS
    chats = []
    for entry in record.records("chats"):
        name = entry.text("name", required=True)
        address = _pattern(entry, "address", "{address}", "the address of a page's Markdown copy")
        entry.finish()
        if name and address:
            chats.append(Chat(name=name, address=address))
    return tuple(chats)


def _fonts_host(record: Record) -> str | None:
    host = record.text("fontsHost")
    if host and not _ORIGIN.fullmatch(host):
        remedy = "Write the scheme and the name alone, as in https://fonts.example.org."
        record.refuse("fontsHost", f'"{host}" is no host of fonts.', remedy)
        return None
    return host


def _tag_service(record: Record) -> str | None:
    address = record.web_address("tagService")
    if address and not dict(parse_qsl(urlsplit(address).query)).get("id"):
        problem = f'"{address}" does not say for whom it measures.'
        remedy = "Write the address of the script with its id, as in https://…/gtag/js?id=G-1."
        record.refuse("tagService", problem, remedy)
    return address


def _tag_hosts(record: Record) -> tuple[str, ...]:
    hosts = record.texts("tagHosts")
    for host in hosts:
        if not _ORIGIN.fullmatch(host):
            remedy = "Write the scheme and the name alone, as in https://collect.example.org."
            record.refuse("tagHosts", f'"{host}" is nowhere measurements are sent.', remedy)
    return hosts


def _license_key(record: Record) -> str | None:
    """The key of commercial packages; the environment takes precedence."""
    written = record.text("licenseKey")
    if written and not is_license_key(written):
        record.refuse("licenseKey", PROBLEM, REMEDY)
    told = told_license_key()
    if told and not is_license_key(told):
        record.refuse(None, f"{VARIABLE}: {PROBLEM}", REMEDY)
    return told or written


def _languages(record: Record) -> tuple[str, ...]:
    languages = record.texts("languages") or ("en",)
    if languages != ("en",):
        remedy = "Write [en], or leave the line out."
        record.refuse("languages", "The interface is written in English only.", remedy)
    return languages


def _guides(record: Record) -> dict[str, str]:
    inner = record.record("guides")
    if inner is None:
        return {}
    written = {word: inner.text(word) for word in GUIDES}
    inner.finish()
    return {word: address for word, address in written.items() if address}


def _budgets(record: Record) -> Budgets:
    inner = record.record("budgets")
    if inner is None:
        return Budgets()
    usual = Budgets()

    def size(key: str, default: int) -> int:
        return int(inner.number(key, default=default, least=1, most=MOST))

    budgets = Budgets(
        html=size("html", usual.html),
        compressed=size("compressed", usual.compressed),
        reference=size("reference", usual.reference),
        reference_compressed=size("referenceCompressed", usual.reference_compressed),
    )
    inner.finish()
    return budgets
