"""The commands for who writes: `dev`, `directives`, `sizes`, `history`."""

from __future__ import annotations

from functools import partial

from tearsheet.cli.build_command import find_reader_folders
from tearsheet.cli.messages import announce, note, open_progress, print_lines
from tearsheet.cli.options import (
    CACHE,
    CONTENT,
    LOCAL,
    PORT,
    Cache,
    Content,
    Host,
    Packages,
    Port,
    ReaderCache,
)


def dev(
    content: Content = CONTENT,
    cache: Cache = CACHE,
    reader_cache: ReaderCache = None,
    host: Host = LOCAL,
    port: Port = PORT,
) -> None:
    """Show every page and demo as it is written, in the open browser, with its mistakes."""
    from tearsheet.dev.start import AuthorOptions, serve_author

    options = AuthorOptions(
        content=content,
        cache=cache,
        folders=find_reader_folders(cache, reader_cache),
        host=host,
        port=port,
        announce=partial(announce, "Writing at"),
        note=note,
    )
    serve_author(options)


def directives(content: Content = CONTENT) -> None:
    """List what a page can place with colons: demos, callouts, components, with their options."""
    from tearsheet.authoring.placeable import describe_placeable

    print_lines(describe_placeable(content))


def sizes(packages: Packages = None, content: Content = CONTENT) -> None:
    """Measure the components of the documented packages, for their pages to show.

    Those are measured that are new, or whose package or bundler has another version than
    last time; of a package that is named, all. The result lies in the content and is
    committed with it.
    """
    from tearsheet.content.size_file import SIZE_FILE
    from tearsheet.derived.documented_packages import choose_packages, load_rules
    from tearsheet.derived.sizes.snapshot import bring_up_to_date

    documented = choose_packages(content, ())
    again = choose_packages(content, packages) if packages else []
    with open_progress() as progress:
        rules = load_rules(content)
        measured = bring_up_to_date(content, documented, again, progress, rules)
    counts = ", ".join(f"{count} of {name}" for name, count in measured.items())
    print(f"Measured: {counts or 'nothing, because everything was up to date'}.")
    print(f"The sizes are in {content / SIZE_FILE}.")


def history(packages: Packages = None, content: Content = CONTENT) -> None:
    """Look at earlier versions of the documented packages: what came, went and changed, and when.

    npm fetches the newest patch of every minor since the major before the previous one, every
    preview of what was never released, and the packages each of them was published with.
    The result lies in the content and is committed with it.
    """
    from tearsheet.content.history_file import HISTORY_FOLDER
    from tearsheet.derived.documented_packages import choose_packages, load_rules
    from tearsheet.history.gathering import gather_histories

    chosen = choose_packages(content, packages or ())
    with open_progress() as progress:
        gathered = gather_histories(
            content,
            chosen,
            progress,
            family=choose_packages(content, ()),
            rules=load_rules(content),
        )
    for result in gathered:
        package = result.history
        print(f"{package.package}: {len(package.versions)} versions up to {package.version}.")
        for reason in result.left_out:
            print(f"  Not read: {reason}")
    print(f"The histories are in {content / HISTORY_FOLDER}.")
