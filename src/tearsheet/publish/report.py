"""What the commands say of releases, line by line."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime

from tearsheet.publish.ledger import Ledger, PublishedRelease
from tearsheet.publish.publish_plan import PublishPlan, Switch


def list_plan(plan: PublishPlan) -> Iterator[str]:
    """Yield every single thing a publication would do, in the order in which it would."""
    for each in (*plan.hashed, *plan.documents):
        yield f"  send      {each.path}  ({each.size:,} bytes)"
    yield from list_switch(plan.switch)
    for path in plan.cleanup.removals:
        yield f"  sweep     {path}"


def list_switch(switch: Switch) -> Iterator[str]:
    """Yield every address at which visitors would get something else."""
    for path in switch.paths:
        yield f"  exchange  {path}"
    for path in switch.removals:
        yield f"  remove    {path}"


def sum_up(plan: PublishPlan, target: str, *, done: bool) -> str:
    """Say in a sentence what a publication did, or would do."""
    swept = _swept(plan, done=done)
    if not plan.changes:
        return f"Nothing changed: {target} shows release {plan.number}.{swept}"
    begun = "Finished" if plan.resumes else "Published"
    verb = begun if done else f"Would {'finish' if plan.resumes else 'publish'}"
    sent = len(plan.hashed) + len(plan.documents)
    return (
        f"{verb} release {plan.number} at {target}: {_count(sent, 'file')} sent"
        f" ({plan.size:,} bytes), {sum_up_switch(plan.switch)}.{swept}"
    )


def sum_up_recovery(number: int, target: str) -> str:
    """Say that an exchange was finished which had been interrupted."""
    return f"Finished release {number} at {target}, whose exchange had been interrupted."


def sum_up_switch(switch: Switch) -> str:
    """Say how much visitors get that is different."""
    removed = len(switch.removals)
    return f"{_count(len(switch.paths), 'document')} exchanged, {removed:,} removed"


def list_releases(ledger: Ledger) -> Iterator[str]:
    """Yield a line for each release that is kept, the newest first."""
    for release in reversed(ledger.releases):
        yield (
            f"{release.number:>5}  {_day(release.finished or release.begun)}"
            f"  {release.files:>7,} files  {release.size:>13,} bytes  build {release.tree[:8]}"
            f"  {_state(release, ledger)}"
        )


def _swept(plan: PublishPlan, *, done: bool) -> str:
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
