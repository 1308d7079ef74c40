"""The commands that bring a site to its visitors, and back to an earlier release."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Annotated

import typer

from tearsheet.cli.messages import open_progress, print_lines
from tearsheet.cli.options import OUT, BreakLease, Concurrency, DryRun, Out, StoreOptions, Target
from tearsheet.errors import MachineError


def publish(
    target: Target,
    out: Out = OUT,
    option: StoreOptions = None,
    *,
    dry_run: DryRun = False,
    keep: Annotated[
        int, typer.Option(help="Releases that stay to go back to.", min=1, metavar="N")
    ] = 5,
    keep_days: Annotated[
        float,
        typer.Option(help="Days that whatever visitors no longer see stays at least.", min=0),
    ] = 7,
    requests: Concurrency = 16,
    fresh: Annotated[
        bool, typer.Option("--fresh", help="Believe nothing of what lies there; send all anew.")
    ] = False,
    adopt: Annotated[
        bool, typer.Option("--adopt", help="Publish over files that no release put there.")
    ] = False,
    break_lease: BreakLease = False,
) -> None:
    """Bring a built site to its visitors, as a new release: only what changed is sent."""
    from tearsheet.publish.opening import open_target
    from tearsheet.publish.publish_plan import Retention
    from tearsheet.publish.publishing import PublishOptions, plan_site, publish_site
    from tearsheet.publish.report import list_plan, sum_up, sum_up_recovery

    start = time.perf_counter()
    place = open_target(target, option or ())
    options = PublishOptions(
        out=out,
        concurrency=requests,
        retention=Retention(releases=keep, days=keep_days),
        fresh=fresh,
        adopt=adopt,
        break_lease=break_lease,
    )
    try:
        with open_progress() as progress:
            plan = (plan_site if dry_run else publish_site)(place, options, progress)
    except KeyboardInterrupt:
        print("Stopped. Publish again to go on: what was sent is not sent again.", file=sys.stderr)
        raise
    if plan.recovered:
        print(sum_up_recovery(plan.recovered, target))
    if dry_run:
        print_lines(list_plan(plan))
    seconds = time.perf_counter() - start
    print(f"{sum_up(plan, target, done=not dry_run)} ({seconds:.2f} s)")


def rollback(
    target: Target,
    release: Annotated[
        int | None,
        typer.Argument(
            metavar="[RELEASE]", help="As numbered by `releases`; without it, the one before."
        ),
    ] = None,
    option: StoreOptions = None,
    *,
    dry_run: DryRun = False,
    requests: Concurrency = 16,
    break_lease: BreakLease = False,
) -> None:
    """Let visitors see an earlier release again, or a later one; nothing is sent for it."""
    from tearsheet.publish.opening import open_target
    from tearsheet.publish.report import list_switch, sum_up_switch
    from tearsheet.publish.rollback import plan_rollback, roll_back

    place = open_target(target, option or ())
    if dry_run:
        chosen, switch = plan_rollback(place, release)
        print_lines(list_switch(switch))
    else:
        with open_progress() as progress:
            chosen, switch = roll_back(
                place, release, progress, concurrency=requests, break_lease=break_lease
            )
    would = "would show" if dry_run else "shows"
    print(f"{target} {would} release {chosen.number}: {sum_up_switch(switch)}.")


def releases(target: Target, option: StoreOptions = None) -> None:
    """List the releases at a target, and say which of them visitors see."""
    from tearsheet.publish.ledger import find_ledger
    from tearsheet.publish.opening import open_target
    from tearsheet.publish.recovery import finish_interrupted
    from tearsheet.publish.report import list_releases, sum_up_recovery

    place = open_target(target, option or ())
    try:
        with open_progress() as progress:
            recovered = finish_interrupted(place, progress, concurrency=16)
        if recovered:
            print(sum_up_recovery(recovered, target))
    except MachineError as error:
        # Without write permission the list is still printed, and shows the interruption.
        print(error, file=sys.stderr)
    ledger, _ = find_ledger(place)
    if ledger.releases:
        print_lines(list_releases(ledger))
    else:
        print(f"Nothing was published at {target} yet.")


def host_files(
    folder: Annotated[
        Path, typer.Argument(help="The folder they are written to.", show_default=False)
    ],
    out: Out = OUT,
) -> None:
    """Write what other hosts have to be told to answer as `tearsheet serve` does.

    `_headers` and `_redirects` are for static hosts and go with the site; the folders `nginx`
    and `caddy` hold what their settings include. All of them belong to one build.
    """
    from tearsheet.publish.host_files.write import write_host_files

    for file in write_host_files(out, folder):
        print(file)
