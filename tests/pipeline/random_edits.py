"""Edits such as an author makes, of every kind of file, chosen by chance."""

from __future__ import annotations

import json
import random
import re
import shutil
from collections.abc import Callable

from small_site import SmallSite

Edit = Callable[[SmallSite, random.Random], None]

WORDS = ("Bark", "Clover", "Dew", "Fern", "Hedge", "Moss", "Reed", "Thorn")
PAGES = (
    "page.md",
    "blog/page.md",
    "blog/rain/page.md",
    "blog/sun/page.md",
    "guides/page.md",
    "system/page.md",
    "system/start/page.md",
    "system/box/page.md",
    "versions/page.md",
)


def change(site: SmallSite, path: str, pattern: str, replacement: str) -> None:
    """Replace what a pattern finds first; a file without it stays as it is."""
    file = site.content / path
    if file.is_file():
        text = file.read_text(encoding="utf-8")
        site.write(path, re.sub(pattern, replacement, text, count=1, flags=re.MULTILINE))


def pick(site: SmallSite, chance: random.Random) -> str:
    return chance.choice([path for path in PAGES if (site.content / path).is_file()])


def retitle_a_page(site: SmallSite, chance: random.Random) -> None:
    change(site, pick(site, chance), r"^title: .*$", f"title: {chance.choice(WORDS)}")


def describe_a_page(site: SmallSite, chance: random.Random) -> None:
    line = f"description: About {chance.choice(WORDS)}."
    change(site, pick(site, chance), r"^description: .*$", line)


def write_a_paragraph(site: SmallSite, chance: random.Random) -> None:
    change(site, pick(site, chance), r"\Z", f"\nOf *{chance.choice(WORDS)}*.\n")


def write_a_heading(site: SmallSite, chance: random.Random) -> None:
    change(site, pick(site, chance), r"\Z", f"\n## {chance.choice(WORDS)} {chance.random()}\n")


def link_to_a_page(site: SmallSite, chance: random.Random) -> None:
    address = f"/{pick(site, chance).removesuffix('page.md')}"
    change(site, pick(site, chance), r"\Z", f"\nSee [another]({address}).\n")


def hide_the_contents(site: SmallSite, chance: random.Random) -> None:
    change(site, pick(site, chance), r"^title:", "contents: false\ntitle:")


def keep_a_page_free_of_messages(site: SmallSite, chance: random.Random) -> None:
    change(site, pick(site, chance), r"^title:", "sponsor: false\ntitle:")


def date_a_post(site: SmallSite, chance: random.Random) -> None:
    day = f"2026-0{chance.randint(1, 9)}-1{chance.randint(0, 9)}"
    change(site, f"blog/{chance.choice(('rain', 'sun'))}/page.md", r"^date: .*$", f"date: {day}")


def tag_a_post(site: SmallSite, chance: random.Random) -> None:
    path = f"blog/{chance.choice(('rain', 'sun'))}/page.md"
    change(site, path, r"^tags: .*$", f"tags: [{chance.choice(WORDS)}]")


def rename_an_author(site: SmallSite, chance: random.Random) -> None:
    name = f"Ida {chance.choice(WORDS)}"
    change(site, "blog/authors.yaml", r"name: Ida .*$", f"name: {name}")
    for post in ("rain", "sun"):
        change(site, f"blog/{post}/page.md", r"^authors: \[Ida .*$", f"authors: [{name}]")


def describe_an_author(site: SmallSite, chance: random.Random) -> None:
    change(site, "blog/authors.yaml", r"about: .*$", f"about: Counts {chance.choice(WORDS)}.")


def title_a_row(site: SmallSite, chance: random.Random) -> None:
    path = chance.choice(("navigation.yaml", "system/navigation.yaml"))
    change(site, path, r"title: .*$", f"title: {chance.choice(WORDS)}")


def flag_a_row(site: SmallSite, chance: random.Random) -> None:
    flag = chance.choice(("newFeature", "beta", "deprecated", "unstable"))
    change(site, "system/navigation.yaml", r"^      \w+: true$", f"      {flag}: true")


def turn_the_rows_round(site: SmallSite, chance: random.Random) -> None:
    del chance
    file = site.content / "navigation.yaml"
    rows = re.split(r"^(?=- )", file.read_text(encoding="utf-8"), flags=re.MULTILINE)
    site.write("navigation.yaml", "".join(reversed(rows)))


def describe_the_product(site: SmallSite, chance: random.Random) -> None:
    line = f"{chance.choice(('name', 'description'))}: "
    change(site, "system/product.yaml", rf"^{line}.*$", f"{line}{chance.choice(WORDS)}")


def release_the_product(site: SmallSite, chance: random.Random) -> None:
    change(site, "system/product.yaml", r"text: v7.*$", f"text: v7.{chance.randint(0, 9)}")


def word_a_message(site: SmallSite, chance: random.Random) -> None:
    change(site, "house-messages.yaml", r"title: .*$", f"title: {chance.choice(WORDS)}.")


def redirect_an_address(site: SmallSite, chance: random.Random) -> None:
    row = f"  - from: /old-{chance.choice(WORDS).lower()}/\n    to: /guides/\n"
    change(site, "redirects.yaml", r"\Z", row)


def word_a_sentence(site: SmallSite, chance: random.Random) -> None:
    change(site, "component-sentences.yaml", r"^box: .*$", f"box: A {chance.choice(WORDS)}.")


def weigh_a_component(site: SmallSite, chance: random.Random) -> None:
    file = site.content / "size-snapshot/sizes.json"
    sizes = json.loads(file.read_text(encoding="utf-8"))
    for components in sizes["packages"].values():
        next(iter(components["components"].values()))["minified"] = chance.randint(1, 9999)
    site.write("size-snapshot/sizes.json", json.dumps(sizes))


def name_the_site(site: SmallSite, chance: random.Random) -> None:
    change(site, "site.yaml", r"^name: .*$", f"name: {chance.choice(WORDS)}")


def house_the_site(site: SmallSite, chance: random.Random) -> None:
    address = f"https://{chance.choice(WORDS).lower()}.example"
    change(site, "site.yaml", r"^host: .*$", f"host: {address}")


def edit_a_demo(site: SmallSite, chance: random.Random) -> None:
    path = chance.choice(("Counter.tsx", "Boxes/system/index.tsx", "Boxes/css/index.tsx"))
    line = f"// {chance.choice(WORDS)}\n"
    change(site, f"system/box/demos/{path}", r"^export default", f"{line}export default")


def word_a_demo(site: SmallSite, chance: random.Random) -> None:
    words = chance.choice(WORDS)
    change(site, "system/box/demos/Counter.tsx", r"\}>\w+: \{", f"}}>{words}: {{")


def style_a_demo(site: SmallSite, chance: random.Random) -> None:
    rule = f"padding: {chance.randint(1, 99)}px"
    change(site, "system/box/demos/Boxes/css/styles.css", r"padding: \d+px", rule)


def surround_demos_otherwise(site: SmallSite, chance: random.Random) -> None:
    name = f'className="{chance.choice(WORDS).lower()}"'
    change(site, "system/provider.tsx", r'className="\w+"', name)


def add_a_demo(site: SmallSite, chance: random.Random) -> None:
    name = chance.choice(WORDS)
    code = f"export default function {name}() {{\n  return <p>{name}</p>;\n}}\n"
    site.write(f"system/box/demos/{name}.tsx", code)
    change(site, "system/box/page.md", r"^:: demo Counter$", f":: demo {name}\n\n:: demo Counter")


def redraw_a_picture(site: SmallSite, chance: random.Random) -> None:
    change(site, "guides/leaves.svg", r"\Z", f"<!-- {chance.random()} -->\n")


def add_a_page(site: SmallSite, chance: random.Random) -> None:
    folder = chance.choice(("", "system/")) + chance.choice(WORDS).lower()
    site.page(folder, "New here.", title="New")
    change(site, "guides/page.md", r"\Z", f"\nSee [what is new](/{folder}/).\n")


def add_a_post(site: SmallSite, chance: random.Random) -> None:
    more = ("authors: [Mo Marsh]", "date: 2026-06-01", "tags: [Weather]")
    site.page(f"blog/{chance.choice(WORDS).lower()}", "New here.", title="New", more=more)


def move_a_page(site: SmallSite, chance: random.Random) -> None:
    old, new = chance.choice(WORDS).lower(), chance.choice(WORDS).lower()
    if (site.content / old).is_dir() and not (site.content / new).exists():
        (site.content / old).rename(site.content / new)
        change(site, "guides/page.md", rf"\(/{old}/\)", f"(/{new}/)")


def delete_a_post(site: SmallSite, chance: random.Random) -> None:
    shutil.rmtree(site.content / "blog" / chance.choice(WORDS).lower(), ignore_errors=True)


EDITS: tuple[Edit, ...] = (
    retitle_a_page,
    describe_a_page,
    write_a_paragraph,
    write_a_heading,
    link_to_a_page,
    hide_the_contents,
    keep_a_page_free_of_messages,
    date_a_post,
    tag_a_post,
    rename_an_author,
    describe_an_author,
    title_a_row,
    flag_a_row,
    turn_the_rows_round,
    describe_the_product,
    release_the_product,
    word_a_message,
    redirect_an_address,
    word_a_sentence,
    weigh_a_component,
    name_the_site,
    house_the_site,
    edit_a_demo,
    word_a_demo,
    style_a_demo,
    surround_demos_otherwise,
    add_a_demo,
    redraw_a_picture,
    add_a_page,
    add_a_post,
    move_a_page,
    delete_a_post,
)
