"""The compared tags that differ after an action, each with what is known of its bearer."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.stream import CHANGE, FULL, HIDE, SHOW, TAG
from hsreplay_sim.base.tags import COPIED_FROM_ENTITY_ID, CREATOR, EXHAUSTED, SPAWN_TIME_COUNT, ZONE
from hsreplay_sim.carddb.likeness import alike
from hsreplay_sim.replay.packets import DESCRIPTIONS, Block, FullEntity, ShowEntity
from hsreplay_sim.verifier.compare.comparable import is_printed
from hsreplay_sim.verifier.compare.creations import (
    FIRST_UNLOGGED_ID,
    hidden_otherwise,
    invented,
    shown_otherwise,
)
from hsreplay_sim.verifier.compare.descriptions import compare_descriptions
from hsreplay_sim.verifier.compare.end_state import Key, Taken, compare_states
from hsreplay_sim.verifier.compare.on_the_way import changed_by_both, compare_sequences
from hsreplay_sim.verifier.compare.own_block import made_in_told_blocks
from hsreplay_sim.verifier.compare.torn import torn_ends
from hsreplay_sim.verifier.judge.consequences import Consequences
from hsreplay_sim.verifier.judge.evidence import Bearer, Difference
from hsreplay_sim.verifier.judge.holders import holder_of
from hsreplay_sim.verifier.judge.own_text import (
    is_held_steady,
    is_out_of_its_reach,
    is_put_together,
    is_told_again,
    is_torn,
    may_give,
    speaks_not,
    takes_a_text,
)
from hsreplay_sim.verifier.tags.gameplay import FED_BY_TEXTS, OF_THE_CARD
from hsreplay_sim.verifier.tags.scope import HELD_SINCE, OF_HIDDEN_PAST

if TYPE_CHECKING:
    from hsreplay_sim.base.stream import Packet
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game
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
    taken = _taken(observed, logged, oracle, len(game.out) - len(out))
    found = _compared(game, observed, logged, out, taken)
    unseen = list(_out_of_sight(game, observed, logged, out, taken, found))
    made = _cards_of(logged, taken)
    extra = [
        each
        for each in invented(game, observed, logged, out)
        if not made or game.entities[each.entity].card_id not in made
    ]
    if not found and not extra and not unseen:
        return ()
    both = changed_by_both(logged, out)
    consequences = Consequences(game, logged, out, oracle, list(found.values()))
    whole = set() if "" in made else made_in_told_blocks(logged, out)
    return (
        *(
            Difference(
                each,
                Bearer(each.simulated or 0, 0),
                follows=not (each.entity in whole and _is_of_a_card(game, each.entity))
                and consequences.include(each),
            )
            for each in extra
        ),
        *(Difference(each, Bearer(each.simulated or 0, 0)) for each in unseen),
        *(
            Difference(
                mismatch,
                _holder(game, logged, out, found, mismatch)
                or _bearer(game, observed, logged, mismatch, taken, key in both),
                key in both,
                key in logged.before,
                consequences.include(mismatch),
            )
            for key, mismatch in found.items()
        ),
    )


def _compared(
    game: Game, observed: Observed, logged: Logged, out: Sequence[Packet], taken: Taken
) -> dict[Key, Mismatch]:
    """The first difference of each tag of each entity."""
    found = {(each.entity, each.tag): each for each in compare_states(game, observed, logged, out)}
    silent = {(entity, tag) for _, entity, tag, _ in game.silences}
    for each in compare_sequences(observed, logged, out, taken, silent):
        _add(found, each, taken)
    for each in compare_descriptions(game, observed, logged, out, taken):
        in_front = taken.is_in_front(each.at)
        held = in_front and each.tag in HELD_SINCE and _is_dealt(game, observed, each.entity)
        past = taken.packets and each.tag in OF_HIDDEN_PAST and not (held or each.torn)
        own = in_front and _is_of_its_text(game, logged, each)
        if not past and (not own or is_torn(game, logged, each)):
            _add(found, each, taken)
    for each in torn_ends(game, observed, logged):
        _add(found, each, taken)
    if not taken.packets:
        return found
    return {key: _placed(each, logged, out, taken, silent) for key, each in found.items()}


def _is_dealt(game: Game, observed: Observed, number: int) -> bool:
    """Whether it is a card of a starting deck, all of whose way to where it is was simulated."""
    entity, now = game.entities.get(number), observed.state
    made = entity is None or any(entity.tags.get(e, 0) or now.get(number, e) for e in _MADE)
    return not made and number not in observed.strangers


def _placed(
    mismatch: Mismatch,
    logged: Logged,
    out: Sequence[Packet],
    taken: Taken,
    silent: Container[Key],
) -> Mismatch:
    """A difference at the end that stands in front of all that was adopted, put there.

    So it does if neither side says anything of the tag behind: the last word is in front.
    """
    key = entity, tag = mismatch.entity, mismatch.tag
    if mismatch.at is not None or key in silent or tag in FED_BY_TEXTS:
        return mismatch
    told = [at for at, each in logged.changes.items() if (each.entity, each.tag) == key]
    for at in logged.described:
        packet = logged.tape.packets[at]
        if isinstance(packet, DESCRIPTIONS) and packet.entity == entity:
            told.append(at)
    written = [at for at, each in enumerate(out) if each[1] == entity and _writes(each, tag)]
    if not (told or written) or not all(map(taken.is_in_front, told)):
        return mismatch
    if not all(map(taken.is_made_before, written)):
        return mismatch
    return replace(mismatch, at=max(told, default=0))


_MADE = (CREATOR, COPIED_FROM_ENTITY_ID)


def _writes(packet: Packet, tag: int) -> bool:
    return packet[0] in (FULL, CHANGE) or (packet[0] == TAG and packet[2] == tag)


def _is_of_its_text(game: Game, logged: Logged, mismatch: Mismatch) -> bool:
    """Whether its own text, that is missing, may give a card what its data do not print."""
    entity = game.entities.get(mismatch.entity)
    if entity is None or is_printed(entity, mismatch.tag, mismatch.logged or 0):
        return False
    printed = entity.card.tags.get(mismatch.tag, 0) if entity.card is not None else 0
    if mismatch.simulated not in (0, None, printed):  # rules or another card gave it
        return False
    return is_put_together(game, logged, entity.id) or may_give(game, entity, mismatch.tag)


def _add(found: dict[Key, Mismatch], mismatch: Mismatch, taken: Taken) -> None:
    """Add the first difference of a tag; one in front of what was adopted says where it stands."""
    key = mismatch.entity, mismatch.tag
    if mismatch.torn:
        found[key] = mismatch
        return
    known = found.setdefault(key, mismatch)
    if known.at is None and taken.is_in_front(mismatch.at):
        found[key] = replace(known, at=mismatch.at)


def _out_of_sight(
    game: Game,
    observed: Observed,
    logged: Logged,
    out: Sequence[Packet],
    taken: Taken,
    found: dict[Key, Mismatch],
) -> Iterator[Mismatch]:
    """What a move of the engine's alone takes out of sight, though both sides make the move.

    Who sees a card goes by its zone, and no text decides it. What the recording alone takes out of
    sight a text may: it is added to what was `found`. What the engine writes before anything is
    adopted follows from no text.
    """
    gone = {each[1]: written for written, each in enumerate(out) if each[0] in (HIDE, SHOW)}
    for each in (*hidden_otherwise(game, observed, logged, out), *shown_otherwise(logged, out)):
        key = each.entity, each.tag
        if key in found:
            continue
        strange = bool(taken.packets) and each.entity in observed.strangers
        unsure = strange or taken.moves(each.entity)
        before = each.entity in gone and taken.is_made_before(gone[each.entity])
        if each.logged is None and (before or not unsure):
            yield each
        elif each.entity not in taken.touched:
            found[key] = each


def _taken(observed: Observed, logged: Logged, oracle: LogOracle, before: int) -> Taken:
    """What was adopted; what lived through an action that was not simulated is as if touched.

    The game had written so many packets `before` the action.
    """
    adopter = oracle.adopter
    if not adopter.packets:
        return Taken(touched=adopter.touched)
    packets = (logged.tape.packets[at] for at in adopter.packets)
    actors = {each.entity for each in packets if type(each) is Block}
    touched = adopter.touched | actors | observed.strangers
    began = None if adopter.began is None else adopter.began - before
    return Taken(adopter.packets, touched, actors, adopter.before, began)


def _cards_of(logged: Logged, taken: Taken) -> set[str]:
    """The cards that adopted packets made: what a text runs ahead of is made by the engine too."""
    packets = (logged.tape.packets[at] for at in taken.packets)
    return {each.card_id for each in packets if isinstance(each, (FullEntity, ShowEntity))}


def of_whole_blocks(
    found: Iterable[Difference], logged: Logged, out: Sequence[Packet]
) -> Iterator[Difference]:
    """The differences; those of an entity made in a block that the recording has whole say so."""
    made = made_in_told_blocks(logged, out)
    for each in found:
        alone = each.mismatch.logged is None and each.mismatch.entity >= FIRST_UNLOGGED_ID
        yield replace(each, of_whole_block=alone and each.mismatch.entity in made)


def _is_of_a_card(game: Game, number: int) -> bool:
    """Whether a card makes a card for a hand or a deck, which is never full of what a text did."""
    entity = game.entities[number]
    maker = game.entities.get(entity.tags.get(CREATOR, 0))
    of_card = maker is not None and maker.type not in (CardType.GAME, CardType.PLAYER)
    return of_card and entity.zone in (Zone.HAND, Zone.DECK)


def _holder(
    game: Game,
    logged: Logged,
    out: Sequence[Packet],
    found: dict[Key, Mismatch],
    mismatch: Mismatch,
) -> Bearer | None:
    """The bearer where the missing text of another card explains it.

    None makes the recording tell a value again, nor tell one thing in two ways.
    """
    if _is_repeated(game, logged, mismatch) or is_torn(game, logged, mismatch):
        return None
    return holder_of(game, out, found, mismatch)


def _bearer(
    game: Game, observed: Observed, logged: Logged, mismatch: Mismatch, taken: Taken, both: bool
) -> Bearer | None:
    """The bearer of a difference; a text that cannot have made it is as good as implemented.

    What lies as a secret or a quest waits for an event: its text neither tires nor readies it. In
    front of an adopted text only the enchantments count that it wore already.
    """
    bearer = bearer_of(game, observed, mismatch.entity)
    if bearer is None or (bearer.is_enchantment and mismatch.tag == SPAWN_TIME_COUNT):
        return bearer
    in_front = taken.is_in_front(mismatch.at)
    if in_front and not bearer.clean:
        worn = (e for e in game.entities[mismatch.entity].attached if _was_in_play(logged, e))
        bearer = replace(bearer, clean=all(each.script is not None for each in worn))
    silent = speaks_not(game, logged, mismatch) or is_held_steady(game, logged, mismatch)
    if not bearer.clean and silent:
        bearer = replace(bearer, clean=True)
    adopted = bool(taken.packets) and not in_front
    tired = mismatch.tag == EXHAUSTED and mismatch.entity in taken.touched
    moved = taken.moves(mismatch.entity) or (mismatch.entity, mismatch.tag) in taken.before
    acts = adopted and (tired or moved)
    waits = bearer.zone == Zone.SECRET and mismatch.tag == EXHAUSTED
    waits = waits and (not adopted or mismatch.entity not in taken.touched)
    again = _is_repeated(game, logged, mismatch)
    if again or waits or (not acts and not both and takes_a_text(logged, mismatch, taken.packets)):
        return replace(bearer, implemented=True, clean=True)
    if _is_another(game, observed, mismatch.entity):
        return bearer
    of_card = mismatch.tag in OF_THE_CARD and not is_put_together(game, logged, mismatch.entity)
    if of_card or is_torn(game, logged, mismatch):
        return replace(bearer, implemented=True, clean=True)
    if bearer.implemented:
        return bearer
    out_of_reach = is_out_of_its_reach(game, logged, mismatch, adopted, both)
    return replace(bearer, implemented=out_of_reach)


def _is_repeated(game: Game, logged: Logged, mismatch: Mismatch) -> bool:
    """Whether the recording alone tells once more what the seat knows of an entity.

    A card that is put together is told its parts twice (U046:1601).
    """
    known = mismatch.entity in logged.known_before or mismatch.entity in logged.created
    together = is_put_together(game, logged, mismatch.entity)
    return known and not together and is_told_again(logged, mismatch)


def _was_in_play(logged: Logged, entity: Entity) -> bool:
    return logged.before.get((entity.id, ZONE), entity.zone) == Zone.PLAY


def _is_another(game: Game, observed: Observed, entity: int) -> bool:
    """Whether it is shown as another card than the engine holds it to be."""
    return not alike(
        game.cards, observed.state.cards.get(entity, ""), game.entities[entity].card_id
    )


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
