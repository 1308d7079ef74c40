"""The newest step of a package: from the last version of one major to the newest of the next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from tearsheet.derived.differing_types import differing_parts
from tearsheet.model.history import ComponentHistory, PackageHistory, Standing, Standings

Step = tuple[str, str]
"""Two versions of a package, the older one first."""

_LONGEST_NEW_TYPE = 200
"""In characters; the reader shows fewer, and knows then that the type goes on."""


def newest_step(versions: Sequence[str]) -> Step:
    """The newest version, and the last of the major before it; without one, the oldest."""
    newest = versions[-1]
    earlier = [version for version in versions if _major(version) != _major(newest)]
    return (earlier[-1] if earlier else versions[0], newest)


def cut_to_step(history: PackageHistory, step: Step) -> PackageHistory:
    """The same history with nothing but what there is to tell between two versions."""
    cut = {
        name: _cut_component(component, history.versions, step)
        for name, component in history.components.items()
    }
    return replace(
        history,
        components={
            name: component
            for name, component in cut.items()
            if _differs(component.standings, step) or _has_members(component)
        },
    )


def _cut_component(
    component: ComponentHistory, versions: Sequence[str], step: Step
) -> ComponentHistory:
    standings = _ends(component.standings, versions, step)
    if not all(standings.values()):
        # The parts were added or removed together with the component.
        return ComponentHistory(standings=standings)

    def cut(members: Mapping[str, Standings]) -> dict[str, Standings]:
        ends = {name: _ends(standings, versions, step) for name, standings in members.items()}
        return {name: standings for name, standings in ends.items() if _differs(standings, step)}

    return ComponentHistory(
        standings=standings,
        props=cut(component.props),
        slots=cut(component.slots),
        classes=cut(component.classes),
    )


def _ends(standings: Standings, versions: Sequence[str], step: Step) -> Standings:
    before, after = (_standing_in(standings, version, versions) for version in step)
    return dict(zip(step, _told(before, after), strict=True))


def _told(
    before: Standing | None, after: Standing | None
) -> tuple[Standing | None, Standing | None]:
    """What there is to tell of two standings."""
    if before and after:
        old, new = differing_parts(before.type, after.type)
        return replace(before, type=old), replace(after, type=new)
    return (
        before and Standing(),
        after and Standing(type=after.type[:_LONGEST_NEW_TYPE]),
    )


def _standing_in(standings: Standings, version: str, versions: Sequence[str]) -> Standing | None:
    begun = [start for start in versions[: versions.index(version) + 1] if start in standings]
    return standings[begun[-1]] if begun else None


def _differs(standings: Standings, step: Step) -> bool:
    before, after = step
    return standings[before] != standings[after]


def _has_members(component: ComponentHistory) -> bool:
    return bool(component.props or component.slots or component.classes)


def _major(version: str) -> str:
    return version.partition(".")[0]
