"""The compared tags that differ after an action, each with what is known of its bearer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.tags import EXHAUSTED, ZONE
from hsreplay_sim.replay.packets import Block, FullEntity, ShowEntity
from hsreplay_sim.verifier.compare.creations import (
    FIRST_UNLOGGED_ID,
    hidden_otherwise,
    invented,
)
from hsreplay_sim.verifier.compare.descriptions import compare_descriptions
from hsreplay_sim.verifier.compare.end_state import compare_states
from hsreplay_sim.verifier.compare.likeness import alike
from hsreplay_sim.verifier.compare.on_the_way import changed_by_both, compare_sequences
from hsreplay_sim.verifier.compare.own_block import made_in_told_blocks
from hsreplay_sim.verifier.compare.scope import OF_HIDDEN_PAST
from hsreplay_sim.verifier.judge.consequences import Consequences
from hsreplay_sim.verifier.judge.evidence import Bearer, Difference
from hsreplay_sim.verifier.judge.holders import holder_of
from hsreplay_sim.verifier.judge.own_text import is_out_of_its_reach, takes_a_text

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.game import Game
    from hsreplay_sim.engine.state.packets import Packet
    from hsreplay_sim.verifier.compare.end_state import Logged, Mismatch
    from hsreplay_sim.verifier.recording.observed import Observed
    from hsreplay_sim.verifier.simulate.answers import LogOracle


def differences(
    game: Game,
    observed: Observed,
    logged: Logged,
    out: Sequence[Packet],
    oracle: LogOracle,
) -> tuple[Difference, ...]:
    """The differences when the action is over, and those on the way there: one for each tag.

    No text of its own explains that there is an entity which the recording does not have.
    """
    adopted = oracle.adopter.packets
    touched = oracle.adopter.touched | _actors(logged, adopted)
    if adopted:
        touched |= observed.strangers
    found = {(each.entity, each.tag): each for each in compare_states(game, observed, logged, out)}
    silent = {(entity, tag) for _, entity, tag, _ in game.silences}
    for each in compare_sequences(observed, logged, out, adopted, silent):
        found.setdefault((each.entity, each.tag), each)
    taken = _cards_of(logged, adopted)
    extra = [
        each
        for each in invented(game, observed, logged, out)
        if not taken or game.entities[each.entity].card_id not in taken
    ]
    for each in (
        *hidden_otherwise(game, observed, logged, out),
        *compare_descriptions(game, observed, logged, out, adopted),
    ):
        past = bool(adopted) and each.tag in OF_HIDDEN_PAST
        if each.entity not in touched and not past:
            found.setdefault((each.entity, each.tag), each)
    if not found and not extra:
        return ()
    both = changed_by_both(logged, out)
    consequences = Consequences(game, logged, out, oracle, list(found.values()))
    return (
        *(
            Difference(each, Bearer(each.simulated or 0, 0), follows=consequences.include(each))
            for each in extra
        ),
        *(
            Difference(
                mismatch,
                holder_of(game, out, found, mismatch)
                or _bearer(game, observed, logged, mismatch, bool(adopted), key in both),
                key in both,
                key in logged.before,
                consequences.include(mismatch),
            )
            for key, mismatch in found.items()
        ),
    )


def _actors(logged: Logged, adopted: Iterable[int]) -> set[int]:
    """The entities whose blocks were adopted."""
    packets = (logged.tape.packets[at] for at in adopted)
    return {each.entity for each in packets if isinstance(each, Block)}


def _cards_of(logged: Logged, adopted: Iterable[int]) -> set[str]:
    """The cards that adopted packets made: what a text runs ahead of is made by the engine too."""
    packets = (logged.tape.packets[at] for at in adopted)
    return {each.card_id for each in packets if isinstance(each, FullEntity | ShowEntity)}


def of_whole_blocks(
    found: Iterable[Difference], logged: Logged, out: Sequence[Packet]
) -> Iterator[Difference]:
    """The differences; those of an entity made in a block that the recording has whole say so."""
    made = made_in_told_blocks(logged, out)
    for each in found:
        alone = each.mismatch.logged is None and each.mismatch.entity >= FIRST_UNLOGGED_ID
        yield replace(each, of_whole_block=alone and each.mismatch.entity in made)


def _bearer(
    game: Game, observed: Observed, logged: Logged, mismatch: Mismatch, adopted: bool, both: bool
) -> Bearer | None:
    """The bearer of a difference; a text that cannot have made it is as good as implemented.

    What lies as a secret or a quest waits for an event: its text neither tires nor readies it.
    """
    bearer = bearer_of(game, observed, mismatch.entity)
    if bearer is None:
        return None
    waits = bearer.zone == Zone.SECRET and mismatch.tag == EXHAUSTED
    if not adopted and (waits or (not both and takes_a_text(logged, mismatch))):
        return replace(bearer, implemented=True, clean=True)
    if bearer.implemented or _is_another(game, observed, mismatch.entity):
        return bearer
    out_of_reach = is_out_of_its_reach(game, logged, mismatch, adopted, both)
    return replace(bearer, implemented=out_of_reach)


def _is_another(game: Game, observed: Observed, entity: int) -> bool:
    """Whether it is shown as another card than the engine holds it to be."""
    return not alike(game, observed.state.cards.get(entity, ""), game.entities[entity].card_id)


def bearer_of(game: Game, observed: Observed, number: int) -> Bearer | None:
    """What is known of an entity; None if the engine has no entity of that id."""
    entity = game.entities.get(number)
    if entity is None:
        return None
    return Bearer(
        zone=entity.zone,
        logged_zone=observed.state.get(number, ZONE),
        implemented=entity.script is not None,
        clean=all(each.script is not None for each in entity.attached),
        is_enchantment=entity.type == CardType.ENCHANTMENT,
        missing=next((e.card_id for e in (entity, *entity.attached) if e.script is None), ""),
    )
