"""A page.md: its settings between two lines of dashes, its text below."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from tearsheet.content.code_names import read_exports, read_package
from tearsheet.content.lead import count_lines_above, find_lead, has_title
from tearsheet.content.yaml_record import Record, compose, read_record
from tearsheet.errors import ContentError, Mistake, Place
from tearsheet.model.page import LAYOUTS, Layout, LeadPicture, PageSettings
from tearsheet.model.written_text import escape_markdown

LONGEST_TITLE = 70
LONGEST_DESCRIPTION = 160
LONGEST_KEYWORD = 70
MOST_KEYWORDS = 12

_FILE_NAME = re.compile(r"[\w-][\w.-]*")
_REPOSITORY_FOLDER = re.compile(r"[\w@-][\w.@-]*(?:/[\w@-][\w.@-]*)*/?")


class SplitPage(Struct, frozen=True):
    """The two halves of a page file."""

    front_matter: str
    body: str
    body_line: int
    """The line of the file the body begins on."""


def split_page(text: str, file: Path) -> SplitPage:
    """Split the settings from the text.

    Raises:
        ContentError: there are no settings, or they have no end.
    """
    lines_start = "---\n"
    if not text.startswith(lines_start):
        raise ContentError(
            Place(file, 1),
            problem="The page does not begin with its settings.",
            remedy='Begin with a line "---", then title and description, then "---" again.',
        )
    end = text.find("\n---", len(lines_start) - 1)
    while end != -1 and text[end + 4 : end + 5] not in ("", "\n"):
        end = text.find("\n---", end + 4)
    if end == -1:
        raise ContentError(
            Place(file, 1),
            problem="The settings at the top of the page have no end.",
            remedy='Close them with a line "---".',
        )
    body_start = min(end + 5, len(text))
    front_matter = text[len(lines_start) : end + 1]
    return SplitPage(front_matter, text[body_start:], text.count("\n", 0, body_start) + 1)


def add_title(page: SplitPage, title: str) -> tuple[str, int]:
    """The text of a page below a heading with its title, unless it begins with one of its own.

    The number is the line of the file that the text begins on.
    """
    if has_title(page.body):
        return page.body, page.body_line
    # The lines of the text keep their numbers: the settings above it have more than these two.
    gap = "\n" if page.body[:1] == "\n" else "\n\n"
    above = f"# {escape_markdown(title)}{gap}"
    return f"{above}{page.body}", page.body_line - above.count("\n")


def add_picture(text: str, first_line: int, picture: LeadPicture) -> tuple[str, int]:
    """The text of a page with a picture below its title.

    The number is the line of the file that the text begins on, if its first line is `first_line`.
    """
    titled = text.lstrip("\n")
    title, _, below = titled.partition("\n")
    above = f"{title}\n\n![{escape_markdown(picture.alt)}]({picture.file})\n"
    if not below.startswith("\n"):
        above = f"{above}\n"
    # The lines of the text keep their numbers.
    shift = len(text) - len(titled) + 1 - above.count("\n")
    return f"{above}{below}", first_line + shift


def find_setting(key: str, text: str, file: Path) -> Place:
    """The line of a setting in its page."""
    lines = text.split("\n")
    named = (number for number, line in enumerate(lines, start=1) if line.startswith(f"{key}:"))
    return Place(file, next(named, None))


def read_settings(page: SplitPage, file: Path, mistakes: list[Mistake]) -> PageSettings | None:
    """Read the settings of a page; what is wrong with them is added to the mistakes.

    Without a description, the first sentence of the text is one.
    """
    node = compose(page.front_matter, file, first_line=2)
    record = read_record(node, file, mistakes, 2) if node else None
    if record is None:
        if node is None:
            remedy = "Add at least a title."
            mistakes.append(Mistake(Place(file, 1), "The page has no settings.", remedy))
        return None
    title = record.text("title", required=True, longest=LONGEST_TITLE)
    description = _description(record, page)
    components, hooks = _exports(record)
    layout = _layout(record)
    settings = PageSettings(
        title=title or "",
        description=description or "",
        components=components,
        hooks=hooks,
        product_id=record.text("productId"),
        package=read_package(record, "package"),
        source=_source(record),
        wai_aria=record.web_address("waiAria"),
        layout=layout,
        contents=record.flag("contents", default=layout == "article"),
        playground=record.flag("playground", default=True),
        condensed_font=record.flag("condensedFont", default=False),
        sponsor=record.flag("sponsor", default=True),
        authors=record.texts("authors"),
        date=record.date("date"),
        tags=record.texts("tags"),
        picture=_picture(record),
        keywords=_keywords(record),
        unmentioned=tuple(record.text_pairs("unmentioned").items()),
    )
    record.finish()
    return settings if title and description else None


def _layout(record: Record) -> Layout:
    chosen = record.choice("layout", LAYOUTS)
    return next((layout for layout in LAYOUTS if layout == chosen), "article")


def _exports(record: Record) -> tuple[tuple[str, ...], tuple[str, ...]]:
    components, hooks = read_exports(record, "components"), read_exports(record, "hooks")
    for name in hooks:
        if name in components:
            problem = f'"{name}" stands under "components" and under "hooks".'
            record.refuse("hooks", problem, "Keep one of the two.")
    return components, hooks


def _description(record: Record, page: SplitPage) -> str | None:
    if record.has("description"):
        return record.text("description", longest=LONGEST_DESCRIPTION)
    lead = find_lead(page.body)
    if not lead:
        remedy = 'Begin the text with a sentence on what the page is for, or add "description: …".'
        record.refuse(None, "The page has no description.", remedy)
    elif len(lead) > LONGEST_DESCRIPTION:
        problem = (
            f"The first sentence describes the page and has {len(lead)} characters; "
            f"{LONGEST_DESCRIPTION} is the most that is shown whole."
        )
        place = Place(record.file, page.body_line + count_lines_above(page.body))
        record.refuse_at(place, problem, 'Say it shorter, or add "description: …".')
    return lead


def _picture(record: Record) -> LeadPicture | None:
    inner = record.record("picture")
    if inner is None:
        return None
    file, alt = inner.text("file", required=True), inner.text("alt", required=True)
    inner.finish()
    if file and not _FILE_NAME.fullmatch(file):
        remedy = "Put it beside the page, under a name of letters, digits, dots and hyphens."
        inner.refuse("file", f'"{file}" is no file beside the page.', remedy)
        return None
    return LeadPicture(file=file, alt=alt) if file and alt else None


def _keywords(record: Record) -> tuple[str, ...]:
    """The words that a page is found by although its text may not have them."""
    keywords = list(read_keywords(record, "keywords"))
    for keyword in keywords[MOST_KEYWORDS:][:1]:
        problem = f'"keywords" has {len(keywords)} entries; {MOST_KEYWORDS} are the most.'
        remedy = f'Keep the words that people really type; "{keyword}" is the first too many.'
        record.refuse("keywords", problem, remedy)
    return tuple(keywords[:MOST_KEYWORDS])


def read_keywords(record: Record, key: str) -> Iterator[str]:
    """The valid search words of a list; the others become mistakes."""
    seen: set[str] = set()
    for written, place in record.placed_texts(key):
        keyword = " ".join(written.split())
        if not keyword or len(keyword) > LONGEST_KEYWORD:
            problem = f'The keyword "{keyword}" has {len(keyword)} characters.'
            remedy = f"Write 1 to {LONGEST_KEYWORD}: a word or a few, as people type them."
            record.refuse_at(place, problem, remedy)
        elif keyword.lower() in seen:
            record.refuse_at(
                place, f'The keyword "{keyword}" stands twice.', "Keep one of the two."
            )
        else:
            seen.add(keyword.lower())
            yield keyword


def _source(record: Record) -> str | None:
    source = record.text("source")
    if source and not _REPOSITORY_FOLDER.fullmatch(source):
        remedy = "Write a folder of the repository, such as packages/mui-joy/src/Switch."
        record.refuse("source", f'"{source}" is no folder of a repository.', remedy)
        return None
    return source
