"""Laws: what a recording logs twice. Where the two differ, the recording contradicts itself.

A law looks at the recording alone. It is kept if it holds in the recordings of every repository, in
at least a hundred cases of at least five, and says something that a damaged or edited recording
would break; docs/tables/ROWS.md counts its cases.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from hsreplay_sim.base import tags as t
from hsreplay_sim.base.enums import BlockType, CardType, Zone
from hsreplay_sim.replay.packets import Block, Choices, ChosenEntities, ShowEntity, TagChange

if TYPE_CHECKING:
    from hsreplay_sim.carddb.store import CardSet
    from hsreplay_sim.verifier.recording.logged import Logged
    from hsreplay_sim.verifier.recording.observed import Observed

_PAYMENT = (t.NUM_RESOURCES_SPENT_THIS_GAME, t.RESOURCES_USED, t.TEMP_RESOURCES)


class Case(NamedTuple):
    """One thing that the recording logs at two places."""

    entity: int
    tag: int
    at: int
    """The position of the packet that is held to the other one."""
    logged: int
    at_elsewhere: int
    elsewhere: int
    """The value by the other packet."""


class Logs(NamedTuple):
    """What a law reads: an action, the recording's state after it, and the cards of its build."""

    logged: Logged
    observed: Observed
    cards: CardSet


class Law(NamedTuple):
    """One law: its name, what it says, and the function that yields its cases in an action."""

    name: str
    says: str
    rule: Callable[[Logs], Iterator[Case]]


class Contradiction(NamedTuple):
    """A case in which a law is broken."""

    law: Law
    case: Case


def contradictions(logs: Logs) -> tuple[Contradiction, ...]:
    """Return the broken cases of all laws in an action."""
    cases = ((law, case) for law in LAWS for case in law.rule(logs))
    return tuple(Contradiction(*each) for each in cases if each[1].logged != each[1].elsewhere)


def _attackers(logs: Logs) -> Iterator[Case]:
    """Yield each PROPOSED_ATTACKER in an ATTACK block: it is the entity of the block."""
    tape = logs.logged.tape
    for at, change in logs.logged.changes.items():
        if change.tag == t.PROPOSED_ATTACKER and change.value:
            block = tape.block(at)
            if block is not None and block.kind == BlockType.ATTACK:
                around = tape.parent[at]
                yield Case(change.entity, change.tag, at, change.value, around, block.entity)


def _payments(logs: Logs) -> Iterator[tuple[Block, dict[int, tuple[int, int]]]]:
    """Yield each PLAY with a payment, and tag → (position, increase) by changes directly in it.

    A first payment is left out: a recording that joins a running game lacks the count before it.
    """
    tape, before = logs.logged.tape, logs.logged.before
    for at, block in tape.blocks.items():
        if block.kind != BlockType.PLAY:
            continue
        paid: dict[int, tuple[int, int]] = {}
        for place in tape.content(at + 1, tape.end[at]):
            change = tape.packets[place]
            if type(change) is TagChange and change.tag in _PAYMENT:
                up = change.value - before.get((change.entity, change.tag), 0)
                paid.setdefault(change.tag, (place, up))
        if t.NUM_RESOURCES_SPENT_THIS_GAME in paid and t.RESOURCES_USED in paid:
            first = logs.logged.changes[paid[t.NUM_RESOURCES_SPENT_THIS_GAME][0]]
            if before.get((first.entity, first.tag), 0):
                yield block, paid


def _spent(logs: Logs) -> Iterator[Case]:
    """Yield each payment: what is spent is what RESOURCES_USED gains and TEMP_RESOURCES loses."""
    for _, paid in _payments(logs):
        at, spent = paid[t.NUM_RESOURCES_SPENT_THIS_GAME]
        place, used = paid[t.RESOURCES_USED]
        lent = paid.get(t.TEMP_RESOURCES, (0, 0))[1]
        change = logs.logged.changes[at]
        yield Case(change.entity, change.tag, at, spent, place, used - lent)


def _paid(logs: Logs) -> Iterator[Case]:
    """Yield each card shown as it is played: it costs what is paid; no trade, up to 134558."""
    for block, paid in _payments(logs):
        place, spent = paid[t.NUM_RESOURCES_SPENT_THIS_GAME]
        for at, packet in logs.logged.described:
            if type(packet) is ShowEntity and packet.entity == block.entity != block.target:
                cost = dict(packet.tags).get(t.COST, 0)
                if cost > 0:
                    yield Case(packet.entity, t.COST, at, cost, place, spent)


def _dead(logs: Logs) -> Iterator[Case]:
    """Yield each damaged minion in play after an action: its DAMAGE is less than its HEALTH."""
    logged, state = logs.logged, logs.observed.state
    for at, change in logged.changes.items():
        if change.tag != t.DAMAGE or change.entity not in logs.observed.known:
            continue
        tags = state.tags.get(change.entity, {})
        there = tags.get(t.ZONE) == Zone.PLAY and tags.get(t.CARDTYPE) == CardType.MINION
        if there and tags.get(t.HEALTH, 0) > 0 and not tags.get(t.UNTOUCHABLE, 0):
            now = tags.get(t.DAMAGE, 0)
            yield Case(change.entity, t.DAMAGE, at, now, at, min(now, tags[t.HEALTH] - 1))


def _picks(logs: Logs) -> Iterator[Case]:
    """Yield each entity that is picked: it is among what was offered to the same player."""
    offers: dict[tuple[int, int], tuple[int, Choices]] = {}
    for at in logs.logged.choices:
        packet = logs.logged.tape.packets[at]
        if type(packet) is Choices:
            offers[packet.id, packet.player] = at, packet
        elif type(packet) is ChosenEntities and (packet.id, packet.player) in offers:
            place, offer = offers[packet.id, packet.player]
            for each in packet.entities:
                yield Case(each, 0, at, each, place, each if each in offer.entities else 0)


def _makers(logs: Logs) -> Iterator[Case]:
    """Yield each described CREATOR_DBID: the number of CREATOR's card; 0 for game and players."""
    observed = logs.observed
    for at, packet in logs.logged.described:
        listed = dict(packet.tags)
        maker, number = listed.get(t.CREATOR, 0), listed.get(t.CREATOR_DBID)
        if number is None or maker in observed.remade:
            continue
        card = logs.cards.get(observed.state.cards.get(maker, ""))
        if maker in (0, observed.game, *observed.players):
            yield Case(packet.entity, t.CREATOR_DBID, at, number, at, 0)
        elif card is not None:
            yield Case(packet.entity, t.CREATOR_DBID, at, number, at, card.dbf)


LAWS: tuple[Law, ...] = (
    Law("attacker-acts", "PROPOSED_ATTACKER is the entity of its ATTACK block", _attackers),
    Law("spent-is-used", "mana that is spent is used up, or was lent for the turn", _spent),
    Law("cost-is-paid", "a card shown as it is played costs what is paid for it", _paid),
    Law("dead-leave", "no minion in play has as much DAMAGE as HEALTH after an action", _dead),
    Law("pick-offered", "what is picked was offered", _picks),
    Law("maker-number", "CREATOR_DBID is the number of CREATOR's card", _makers),
)
"""All laws, in the order in which contradictions are reported."""
