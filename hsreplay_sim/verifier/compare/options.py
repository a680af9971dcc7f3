"""The second comparison: what a logged Options packet allows, against what the engine allows.

Recordings since build 25770 list every option and target with an error code; older ones list the
legal ones only, without codes. One check is one option or target that either side lists. Nothing
is checked where the engine cannot say.
"""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from hsreplay_sim.base.enums import CardType
from hsreplay_sim.base.play_errors import ERRORS, INVALID, LEGAL
from hsreplay_sim.base.tags import CARDTYPE
from hsreplay_sim.replay.packets import Option, Options

POWER = 3
"""The kind of an option that plays or uses an entity."""


class OwnOption(NamedTuple):
    """An option as the engine offers it."""

    entity: int
    error: int = LEGAL
    """The code of what stands against it."""
    targets: Mapping[int, int] = {}
    """Target → code."""
    sub_options: tuple[OwnOption, ...] = ()
    deck_action: bool = False
    """It trades or forges the card."""
    certain: bool = True
    """False where the card has no class, and nothing says what its text asks for."""


UNLISTED: None = None
"""In place of an error code: this side does not list the option or target."""


class OptionDifference(NamedTuple):
    """One option or target on which log and engine disagree; codes are those of PlayReq."""

    entity: int
    target: int
    """0: the option itself."""
    sub_option: int
    """Index of the choice, −1: the option itself."""
    logged: int | None
    simulated: int | None


@dataclass(slots=True)
class OptionCheck:
    """The outcome for one packet; `checked` = `agree` + number of differences."""

    checked: int = 0
    agree: int = 0
    differences: list[OptionDifference] = field(default_factory=list)
    not_judged: list[int] = field(default_factory=list)
    """The entities of options that are left out: hidden cards, cards of which nothing tells what
    their text asks for, and what is put off."""

    def note(self, where: tuple[int, int, int], logged: int | None, simulated: int | None) -> bool:
        """Count one check, and keep it if the codes differ; return whether they agree."""
        self.checked += 1
        if agrees(logged, simulated):
            self.agree += 1
            return True
        self.differences.append(OptionDifference(*where, logged, simulated))
        return False

    def put_off(self) -> None:
        """Leave out what differs: lost lines may be why."""
        self.not_judged += [each.entity for each in self.differences]
        self.checked, self.differences = self.agree, []


def agrees(logged: int | None, simulated: int | None) -> bool:
    """Whether two codes are the same; a simulated INVALID, of no known number, fits any refusal."""
    if simulated == INVALID:
        return logged is not None and logged >= INVALID
    return logged == simulated


def compare_options(
    own: Sequence[OwnOption],
    packet: Options,
    tags: Mapping[int, Mapping[int, int]],
    known: Container[int] | None = None,
) -> OptionCheck:
    """Compare a logged packet with the engine's `own` options of the same player.

    `tags` is the engine's state, entity → tags. `known` holds the entities whose card the viewer
    knows; options of others are left out. None: all are known.
    """
    logged = [o for o in packet.options if o.kind == POWER and _is_listed(tags.get(o.entity))]
    check = OptionCheck()
    if all(option.error is None for option in logged):
        own = _legal(own)
    for ours, theirs in _paired(logged, own):
        entity = ours.entity if ours is not None else theirs.entity if theirs is not None else 0
        if known is None or entity in known:
            _compare(check, (entity, -1), ours, theirs)
        else:
            check.not_judged.append(entity)
    return check


def _legal(own: Sequence[OwnOption]) -> tuple[OwnOption, ...]:
    """Return the legal options with their legal targets: all that a log without codes lists."""
    return tuple(
        each._replace(
            targets={target: LEGAL for target, code in each.targets.items() if code == LEGAL},
            sub_options=_legal(each.sub_options),
        )
        for each in own
        if each.error == LEGAL
    )


def _is_listed(tags: Mapping[int, int] | None) -> bool:
    """Whether an option of an entity with these tags counts: up to 24769 some are never usable."""
    return tags is None or tags.get(CARDTYPE, 0) in OPTION_TYPES


OPTION_TYPES = frozenset((
    CardType.HERO, CardType.MINION, CardType.LOCATION, CardType.HERO_POWER, CardType.WEAPON,
    CardType.SPELL,
))  # fmt: skip

Pair = tuple[OwnOption | None, Option | None]


def _paired(logged: Sequence[Option], simulated: Sequence[OwnOption]) -> list[Pair]:
    """Return (own, logged) options of the same entity, None for one that a side does not list."""
    waiting = {(ours.entity, ours.deck_action): ours for ours in simulated}
    pairs: list[Pair] = []
    for theirs in sorted(logged, key=lambda option: not _on_itself(option)):
        key = theirs.entity, _on_itself(theirs)
        if key not in waiting:
            key = theirs.entity, not key[1]
        pairs.append((waiting.pop(key, None), theirs))
    return pairs + [(ours, None) for ours in waiting.values()]


def _on_itself(option: Option) -> bool:
    return len(option.targets) == 1 and option.targets[0].entity == option.entity


def _compare(
    check: OptionCheck, at: tuple[int, int], ours: OwnOption | None, theirs: Option | None
) -> None:
    """Note one option or sub option; if both sides allow it, its targets and sub options, too."""
    where, logged = (at[0], 0, at[1]), UNLISTED
    if theirs is not None:
        logged = LEGAL if theirs.error is None else theirs.error
    if ours is None:
        check.note(where, logged, UNLISTED)
        return
    legal = same = ours.error == LEGAL
    if ours.certain or not legal:
        same = check.note(where, logged, ours.error if ours.certain else INVALID)
    else:
        check.not_judged.append(at[0])
    if theirs is not None and legal and same:
        if ours.certain:
            _compare_targets(check, at, ours, theirs)
        _compare_sub_options(check, at, ours, theirs)


def _compare_targets(
    check: OptionCheck, at: tuple[int, int], ours: OwnOption, theirs: Option
) -> None:
    if any(target.error is None for target in theirs.targets):
        return
    logged = {
        target.entity: target.error
        for target in theirs.targets
        if target.error != ERRORS["REQ_HERO_OR_MINION_TARGET"] or target.entity in ours.targets
    }
    for target in dict.fromkeys((*logged, *ours.targets)):
        codes = logged.get(target, UNLISTED), ours.targets.get(target, UNLISTED)
        check.note((at[0], target, at[1]), *codes)


def _compare_sub_options(
    check: OptionCheck, at: tuple[int, int], ours: OwnOption, theirs: Option
) -> None:
    if theirs.error is not None and any(sub.error is None for sub in theirs.sub_options):
        return
    logged = {sub.entity: sub for sub in theirs.sub_options}
    simulated = {sub.entity: sub for sub in ours.sub_options}
    for number, entity in enumerate(dict.fromkeys((*logged, *simulated))):
        _compare(check, (at[0], number), simulated.get(entity), logged.get(entity))
