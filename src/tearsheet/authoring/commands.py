"""The command `tearsheet new`, which scaffolds a page, a demo or a product."""

from __future__ import annotations

import datetime
from pathlib import Path
from typing import Annotated

import typer

from tearsheet.authoring.arguments import (
    ask_description,
    read_address,
    read_component_name,
    read_line,
    read_package,
    read_stylings,
)
from tearsheet.authoring.draft import Draft, describe_draft
from tearsheet.model.address import derived_title

LONGEST_VERSION = 40

Content = Annotated[
    Path, typer.Option("--content", "-c", help="The folder the site is written in.")
]
Address = Annotated[
    str,
    typer.Argument(
        parser=read_address,
        metavar="ADDRESS",
        help="From the top of the site: /library/react-chip/.",
    ),
]
Description = Annotated[
    str | None,
    typer.Option(help="One sentence that says what it is for; asked for on a terminal."),
]

CONTENT = Path("content")

new_app = typer.Typer(
    help="""Begin a page, a demo or a product line in the form the site has.

    What is there is never written over. Each command says which files it wrote
    and what to do next; `tearsheet check` passes afterwards as it did before.

    \b
    tearsheet new page /library/react-rating/ --group Inputs
    tearsheet new demo BasicRating --page /library/react-rating/
    tearsheet new product /rating-kit/ --name "Rating Kit"
    """,
    no_args_is_help=True,
)


@new_app.command("page")
def new_page(
    address: Address,
    title: Annotated[
        str | None, typer.Option(help="Taken from the address when it is left out.")
    ] = None,
    description: Description = None,
    group: Annotated[
        str | None,
        typer.Option(help="The group of the navigation it goes into, by title or pathname."),
    ] = None,
    content: Content = CONTENT,
) -> None:
    """Begin a page, and let the navigation lead to it.

    A row that is marked as unwritten becomes a link; otherwise a row is added,
    at the end or in a group. A post of the blog is listed on the blog's first page.

    \b
    tearsheet new page /library/react-rating/ --group Inputs
    tearsheet new page /library/display/ --title "Show and hide" \\
        --description "Show a box on one screen, hide it on another."
    """
    from tearsheet.authoring.content_folder import open_site
    from tearsheet.authoring.new_page import PageRequest, draft_page
    from tearsheet.content.page_file import LONGEST_DESCRIPTION, LONGEST_TITLE

    request = PageRequest(
        address=address,
        title=read_line(
            "--title", derived_title(address) if title is None else title, LONGEST_TITLE
        ),
        description=ask_description(description, LONGEST_DESCRIPTION),
        group=group,
        today=datetime.date.today(),
    )
    _write(draft_page(open_site(content), request))


@new_app.command("demo")
def new_demo(
    name: Annotated[
        str,
        typer.Argument(
            parser=read_component_name, metavar="NAME", help="As a component: BasicChip."
        ),
    ],
    page: Annotated[
        str,
        typer.Option(parser=read_address, metavar="ADDRESS", help="The page the demo belongs to."),
    ],
    styling: Annotated[
        str, typer.Option(help="One or more of system,tailwind,css; each gets its own code.")
    ] = "system",
    content: Content = CONTENT,
) -> None:
    """Begin a demo with a component of the page's product, placed at the end of the page.

    \b
    tearsheet new demo BasicRating --page /library/react-rating/
    tearsheet new demo PlainChip --page /library/react-chip/ \\
        --styling system,tailwind,css
    """
    from tearsheet.authoring.content_folder import open_site
    from tearsheet.authoring.new_demo import DemoRequest, draft_demo

    request = DemoRequest(name=name, address=page, stylings=read_stylings(styling))
    _write(draft_demo(open_site(content), request))


@new_app.command("product")
def new_product(
    address: Address,
    name: Annotated[str, typer.Option(help="As people say it: Rating Kit.")],
    description: Description = None,
    version: Annotated[
        str | None, typer.Option(help="The version the pages describe; menus show it then.")
    ] = None,
    package: Annotated[
        list[str] | None,
        typer.Option(
            parser=read_package,
            metavar="NAME",
            help="An npm package it documents; may be repeated.",
        ),
    ] = None,
    content: Content = CONTENT,
) -> None:
    """Begin a product line: its facts, a mark, a navigation and an overview page.

    \b
    tearsheet new product /rating-kit/ --name "Rating Kit" \\
        --description "Stars, hearts and thumbs to rate with."
    tearsheet new product /x/react-maps/ --name Maps --version v8.0.0 \\
        --package maps-kit --description "Maps to move and to draw on."
    """
    from tearsheet.authoring.content_folder import open_site
    from tearsheet.authoring.new_product import ProductRequest, draft_product
    from tearsheet.content.page_file import LONGEST_DESCRIPTION, LONGEST_TITLE

    request = ProductRequest(
        address=address,
        name=read_line("--name", name, LONGEST_TITLE),
        description=ask_description(description, LONGEST_DESCRIPTION),
        version=read_line("--version", version, LONGEST_VERSION) if version is not None else None,
        packages=tuple(package or ()),
    )
    _write(draft_product(open_site(content), request))


def _write(draft: Draft) -> None:
    from tearsheet.authoring.content_folder import write_draft

    write_draft(draft)
    print(describe_draft(draft))
