"""What a description tells that does not fit what else is told: no text explains that.

These are held to each other: the makers of a card; the maker of a card of a starting deck and those
of the cards beside it; what a card is told to cost as it is played, what is paid for it, and what
the payment is recorded as; the damage of a minion, and that it lives.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType, CardType, Zone
from hsreplay_sim.base.tags import (
    AFFECTED_BY_HEALING_DOES_DAMAGE,
    ATTACHED,
    ATTACKING,
    CARD_TARGET,
    CARDTYPE,
    COMBO_ACTIVE,
    CONTROLLER,
    COST,
    CREATOR,
    CREATOR_DBID,
    CURRENT_PLAYER,
    DAMAGE,
    DEFENDING,
    DISPLAYED_CREATOR,
    EXHAUSTED,
    FIRST_PLAYER,
    HEALTH,
    INFUSE,
    INFUSED,
    JUST_PLAYED,
    LAST_AFFECTED_BY,
    MULLIGAN_STATE,
    NEXT_STEP,
    NUM_RESOURCES_SPENT_THIS_GAME,
    NUM_TURNS_IN_HAND,
    PROPOSED_ATTACKER,
    RESOURCES_USED,
    SECRET,
    TEMP_RESOURCES,
    UNTOUCHABLE,
    ZONE,
    ZONE_POSITION,
)
from hsreplay_sim.carddb.text import shows_numbers
from hsreplay_sim.engine.state.entities import COIN
from hsreplay_sim.replay.packets import (
    Block,
    ChangeEntity,
    Description,
    FullEntity,
    ShowEntity,
    TagChange,
)
from hsreplay_sim.verifier.compare.comparable import is_printed_elsewhere, torn_makers
from hsreplay_sim.verifier.compare.end_state import Mismatch
from hsreplay_sim.verifier.tags.gameplay import AS_PRINTED, SHOWN_NUMBERS

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.game import Game
    from hsreplay_sim.verifier.compare.end_state import Logged
    from hsreplay_sim.verifier.recording.observed import Observed

_SET_OR_NOT = frozenset(
    (
        *(EXHAUSTED, JUST_PLAYED, COMBO_ACTIVE, ATTACKING, DEFENDING),
        AFFECTED_BY_HEALING_DOES_DAMAGE,
    )
)
"""Marks that are told as 1 or 0 (97,725 of 97,725), by changes and by descriptions."""
_OF_STEPS = (
    *(NEXT_STEP, CURRENT_PLAYER, FIRST_PLAYER, MULLIGAN_STATE),
    *(ATTACKING, DEFENDING, PROPOSED_ATTACKER),
)
_TEXTS = (BlockType.POWER, BlockType.TRIGGER, BlockType.PLAY, BlockType.DEATHS)
_PAYMENT = (NUM_RESOURCES_SPENT_THIS_GAME, RESOURCES_USED, TEMP_RESOURCES)


def torn(
    game: Game, observed: Observed, logged: Logged, packet: Description, at: int
) -> Iterator[Mismatch]:
    """What a card that is shown tells otherwise than the rest of the recording.

    Nothing is hurt in a hand or a deck (none of 3,218), the game affects nothing (none of 697),
    what is infused asks for no more (7 of 7), and someone made every Coin (179 of 179).
    """
    yield from _printed_otherwise(game, packet, at)
    shown = dict(packet.tags)
    if shown.get(INFUSED, 0) and shown.get(INFUSE, 0):
        yield Mismatch(packet.entity, INFUSE, shown[INFUSE], 0, at, torn=True)
    for tag, value in packet.tags:
        if value > 1 and tag in _SET_OR_NOT:
            yield Mismatch(packet.entity, tag, value, 1, at, torn=True)
    if type(packet) is ChangeEntity or not packet.card_id:
        return
    for tag, told, other, sure in torn_makers(game, packet, observed):
        if type(packet) is FullEntity and tag != CREATOR_DBID:
            continue
        if packet.entity in observed.strangers or (sure and packet.entity in logged.fresh):
            yield Mismatch(packet.entity, tag, told, other, at, torn=sure)
    if type(packet) is not ShowEntity:
        return
    if at in logged.displaced:
        before = logged.before[packet.entity, ZONE_POSITION]
        told = shown[ZONE_POSITION]
        yield Mismatch(packet.entity, ZONE_POSITION, told, before, at, torn=True)
    if shown.get(DAMAGE, 0) and shown.get(ZONE) in (Zone.HAND, Zone.DECK):
        yield Mismatch(packet.entity, DAMAGE, shown[DAMAGE], 0, at, torn=True)
    if game.cards.canonical(packet.card_id) == COIN and not shown.get(CREATOR, 0):
        yield Mismatch(packet.entity, CREATOR, 0, game.root.id, at, torn=True)
    if shown.get(LAST_AFFECTED_BY) == game.root.id:
        yield Mismatch(packet.entity, LAST_AFFECTED_BY, game.root.id, 0, at, torn=True)
    yield from _dealt_otherwise(game, observed, logged, packet, at)
    yield from _held_otherwise(game, logged, packet, at)
    paid = _paid(logged, packet, at)
    cost = shown.get(COST, 0)
    if cost > 0 and paid > 0 and cost != paid:
        yield Mismatch(packet.entity, COST, cost, paid, at, torn=True)


def _dealt_otherwise(
    game: Game, observed: Observed, logged: Logged, packet: ShowEntity, at: int
) -> Iterator[Mismatch]:
    """The maker of a card of a starting deck that none of those beside it name.

    A text that was not simulated may have named a card as the maker of it, but not the game, and
    then it is displayed as well (12 of 12).
    """
    beside = observed.dealt_beside.get(packet.entity)
    entity = game.entities.get(packet.entity)
    if not beside or entity is None or packet.entity not in logged.fresh:
        return
    shown = dict(packet.tags)
    told = shown.get(CREATOR, 0)
    simulated = packet.entity not in observed.strangers
    if told in beside or (simulated and entity.tags.get(CREATOR, 0)):
        return
    maker = game.entities.get(told)
    nobody = maker is None or maker.type in (CardType.GAME, CardType.PLAYER)
    nobody |= shown.get(DISPLAYED_CREATOR, 0) != told
    if nobody or simulated:
        yield Mismatch(packet.entity, CREATOR, told, min(beside), at, torn=True)


def _printed_otherwise(game: Game, packet: Description, at: int) -> Iterator[Mismatch]:
    """What a card is told otherwise than it is printed, though nothing in the game changes it.

    So are the numbers of a card that something becomes, if its text has no place for one that grows
    (74 of 74).
    """
    card = game.cards.get(packet.card_id) if packet.card_id else None
    if card is None:
        return
    becomes = type(packet) is ChangeEntity and not shows_numbers(card.text)
    for tag, value in packet.tags:
        printed = card.tags.get(tag, 0)
        held = tag in AS_PRINTED or (becomes and tag in SHOWN_NUMBERS)
        if held and value != printed and not is_printed_elsewhere(game, card.id, tag, value):
            yield Mismatch(packet.entity, tag, value, printed, at, torn=True)


def _held_otherwise(game: Game, logged: Logged, packet: ShowEntity, at: int) -> Iterator[Mismatch]:
    """The turns that a card was held which was drawn in the turn in which it came to the hand.

    It counts those that have ended since (889 of 889), and up to 185749 those of its player alone.
    A card that was not drawn counts no more of them (none of 591).
    """
    held, profile = logged.held.get(at), game.profile
    if held is None or not profile.counts_turns_in_hand:
        return
    turns = held.turns if profile.counts_both_hands else held.own
    if turns is None:
        return
    turns += profile.counts_arrival_in_hand
    told = dict(packet.tags).get(NUM_TURNS_IN_HAND, 0)
    if told > turns or (held.drawn and told < turns):
        yield Mismatch(packet.entity, NUM_TURNS_IN_HAND, told, turns, at, torn=True)


def _paid(logged: Logged, packet: ShowEntity, at: int) -> int:
    """How much mana is paid where a card is shown as it is played; 0 if that is not told.

    It is what the card is told to cost (4,094 of 4,094), if both are more than nothing. A trade is
    a play of the card at itself, and costs what trading does.
    """
    play = logged.tape.parent[at]
    block = logged.tape.packets[play] if play >= 0 else None
    if (
        type(block) is not Block
        or block.kind != BlockType.PLAY
        or block.entity != packet.entity
        or block.target == packet.entity
    ):
        return 0
    paid = {tag: value for (_, tag), value in _payment(logged, play).items()}
    return paid.get(NUM_RESOURCES_SPENT_THIS_GAME, _mana(paid))


def _payment(logged: Logged, play: int) -> dict[tuple[int, int], int]:
    """(player, tag) of a payment → by how much it goes up, in a PLAY in front of its blocks."""
    tape, paid = logged.tape, dict[tuple[int, int], int]()
    for place in range(play + 1, tape.end[play]):
        if type(tape.packets[place]) is Block:
            break
        change = logged.changes.get(place)
        if change is not None and change.tag in _PAYMENT:
            key = change.entity, change.tag
            paid.setdefault(key, change.value - logged.before.get(key, 0))
    return paid


def _mana(paid: dict[int, int]) -> int:
    return paid.get(RESOURCES_USED, 0) - paid.get(TEMP_RESOURCES, 0)


def torn_ends(game: Game, observed: Observed, logged: Logged) -> Iterator[Mismatch]:
    """A change that nothing writes, a payment with two amounts, a minion that lives without Health.

    No minion whose Damage has reached its Health is in play at the end of an action (none of
    111,052), but one that nothing can touch, and has no Health. An attack that a text starts is
    told with what its attacker aimed at last, if it did (733 of 733).
    """
    for at, change in logged.changes.items():
        if change.value > 1 and change.tag in _SET_OR_NOT:
            yield Mismatch(change.entity, change.tag, change.value, 1, at, torn=True)
        elif change.tag == ZONE and _is_out_of_place(game, observed, logged, at):
            yield Mismatch(change.entity, ZONE, change.value, Zone.PLAY, at, torn=True)
        elif change.tag in _OF_STEPS and _is_in_a_text(game, logged, at):
            yield Mismatch(change.entity, change.tag, change.value, None, at, torn=True)
        elif change.tag == ZONE and _comes_unseen(observed, logged, change):
            yield Mismatch(change.entity, ZONE, change.value, None, at, torn=True)
    yield from _untired(observed, logged)
    for at, aim in logged.aims.items():
        attack = logged.tape.packets[at]
        if type(attack) is Block and attack.target != aim:
            yield Mismatch(attack.entity, CARD_TARGET, attack.target, aim, at, torn=True)
    yield from _spent_otherwise(observed, logged)
    for entity in {entity for entity, tag in logged.before if tag in (DAMAGE, HEALTH, ZONE)}:
        if _is_dead(observed.state.tags.get(entity, {})) and entity in observed.known:
            yield Mismatch(entity, ZONE, Zone.PLAY, Zone.GRAVEYARD, torn=True)


def _spent_otherwise(observed: Observed, logged: Logged) -> Iterator[Mismatch]:
    """The payments of which two amounts are recorded.

    Mana that is spent is used up, or lent for the turn (4,049 of 4,050: U095:5879 goes back to a
    turn before).
    """
    for at in logged.tape.blocks:
        packet = logged.tape.packets[at]
        if type(packet) is not Block or packet.kind != BlockType.PLAY:
            continue
        payment = _payment(logged, at)
        for player in {player for player, _ in payment}:
            paid = {tag: value for (who, tag), value in payment.items() if who == player}
            spent, used = paid.get(NUM_RESOURCES_SPENT_THIS_GAME, 0), _mana(paid)
            if spent > 0 and used != spent:
                now = observed.state.get(player, RESOURCES_USED)
                yield Mismatch(player, RESOURCES_USED, now, now + spent - used, at, torn=True)


def _untired(observed: Observed, logged: Logged) -> Iterator[Mismatch]:
    """The Secrets put up in a turn of their player that are not tired (none of 262)."""
    state = observed.state
    if any((player, CURRENT_PLAYER) in logged.before for player in observed.players):
        return
    current = [each for each in observed.players if state.get(each, CURRENT_PLAYER)]
    sides = [state.get(each, CONTROLLER) for each in current]
    for (entity, tag), before in logged.before.items():
        if tag != ZONE or before == Zone.SECRET or state.get(entity, ZONE) != Zone.SECRET:
            continue
        secret = state.get(entity, SECRET) or entity not in observed.known
        if secret and state.get(entity, CONTROLLER) in sides and not state.get(entity, EXHAUSTED):
            yield Mismatch(entity, EXHAUSTED, 0, 1, torn=True)


def _is_out_of_place(game: Game, observed: Observed, logged: Logged, at: int) -> bool:
    """Whether an enchantment ends in an attack, or in what the game or a player does at a step.

    It ends with a text, that of a scenario too, among the deaths, or where its host goes (4,339 of
    4,339). What is in play and out of sight is one on a hidden card.
    """
    number, state = logged.changes[at].entity, observed.state
    if logged.before[number, ZONE] != Zone.PLAY:
        return False
    if state.get(number, CARDTYPE) not in (0, CardType.ENCHANTMENT):
        return False
    block = logged.tape.packets[next(logged.around(at), at)]
    if type(block) is not Block or (state.get(number, ATTACHED), ZONE) in logged.before:
        return False
    roots = (game.root.id, game.owner(1).id, game.owner(2).id)
    of_step = block.kind == BlockType.TRIGGER and block.entity in roots
    return block.kind == BlockType.ATTACK or (of_step and _advances(block))


def _is_in_a_text(game: Game, logged: Logged, at: int) -> bool:
    """Whether what only steps of the turn and of combat write stands in a block of a card's.

    The next step is told by the game, by a player and in attacks (56,325 of 56,325), who aims at
    whom in attacks alone (43,538).
    """
    block = logged.tape.packets[next(logged.around(at), at)]
    if type(block) is not Block or block.kind not in _TEXTS:
        return False
    return block.entity not in (game.root.id, game.owner(1).id, game.owner(2).id)


def _comes_unseen(observed: Observed, logged: Logged, change: TagChange) -> bool:
    """Whether a card goes from a hand or a deck into play and nobody sees it (none of 14,044)."""
    entity, before = change.entity, logged.before.get((change.entity, ZONE))
    there = change.value == observed.state.get(entity, ZONE) == Zone.PLAY
    return there and before in (Zone.HAND, Zone.DECK) and not observed.state.cards.get(entity)


def _advances(block: Block) -> bool:
    """Whether it is the trigger of a step: it names the next one, or answers for the mulligan."""
    told = (each for each in block.packets if type(each) is TagChange)
    return any(each.tag in (NEXT_STEP, MULLIGAN_STATE) for each in told)


def _is_dead(tags: Mapping[int, int]) -> bool:
    there = tags.get(ZONE) == Zone.PLAY and tags.get(CARDTYPE) == CardType.MINION
    health = tags.get(HEALTH, 0)
    return there and 0 < health <= tags.get(DAMAGE, 0) and not tags.get(UNTOUCHABLE, 0)
