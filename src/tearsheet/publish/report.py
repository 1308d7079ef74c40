"""The texts that the commands print about releases."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime

from tearsheet.publish.ledger import Ledger, PublishedRelease
from tearsheet.publish.publish_plan import PublishPlan, Switch


def list_plan(plan: PublishPlan) -> Iterator[str]:
    """Yield a line for every step of a publication, in order."""
    for upload in (*plan.hashed, *plan.documents):
        yield f"  send      {upload.path}  ({upload.size:,} bytes)"
    yield from list_switch(plan.switch)
    for path in plan.cleanup.removals:
        yield f"  sweep     {path}"


def list_switch(switch: Switch) -> Iterator[str]:
    """Yield a line for every path whose content would change."""
    for path in switch.paths:
        yield f"  exchange  {path}"
    for path in switch.removals:
        yield f"  remove    {path}"


def sum_up(plan: PublishPlan, target: str, *, done: bool) -> str:
    """Summarize what a publication did, or would do, in one sentence."""
    cleanup = _sum_up_cleanup(plan, done=done)
    if not plan.changes:
        return f"Nothing changed: {target} shows release {plan.number}.{cleanup}"
    past = "Finished" if plan.resumes else "Published"
    verb = past if done else f"Would {'finish' if plan.resumes else 'publish'}"
    sent = len(plan.hashed) + len(plan.documents)
    return (
        f"{verb} release {plan.number} at {target}: {_count(sent, 'file')} sent"
        f" ({plan.size:,} bytes), {sum_up_switch(plan.switch)}.{cleanup}"
    )


def sum_up_recovery(number: int, target: str) -> str:
    """Report that an interrupted switch was completed."""
    return f"Finished release {number} at {target}, whose exchange had been interrupted."


def sum_up_switch(switch: Switch) -> str:
    """Count the documents that a switch replaces and removes."""
    removed = len(switch.removals)
    return f"{_count(len(switch.paths), 'document')} exchanged, {removed:,} removed"


def list_releases(ledger: Ledger) -> Iterator[str]:
    """Yield a line for each retained release, newest first."""
    for release in reversed(ledger.releases):
        yield (
            f"{release.number:>5}  {_day(release.finished or release.begun)}"
            f"  {release.files:>7,} files  {release.size:>13,} bytes  build {release.tree[:8]}"
            f"  {_state(release, ledger)}"
        )


def _sum_up_cleanup(plan: PublishPlan, *, done: bool) -> str:
    if not plan.cleanup.releases:
        return ""
    releases = _count(len(plan.cleanup.releases), "old release")
    verb = "Swept" if done else "Would sweep"
    return f" {verb} {_count(len(plan.cleanup.removals), 'file')} of {releases}."


def _state(release: PublishedRelease, ledger: Ledger) -> str:
    if release.number == ledger.current:
        half = ", while another one was stopped half-way" if ledger.underway else ""
        return f"what visitors get{half}"
    if release.finished is None:
        return "never finished"
    return f"until {_day(release.replaced)}" if release.replaced else "kept"


def _day(when: datetime) -> str:
    return f"{when:%Y-%m-%d %H:%M}"


def _count(number: int, noun: str) -> str:
    return f"{number:,} {noun}{'' if number == 1 else 's'}"
