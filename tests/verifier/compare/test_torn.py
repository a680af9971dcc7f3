"""What is told in two ways that do not fit: no text explains it."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import BlockType, CardType, Zone
from hsreplay_sim.base.tags import (
    ARMOR,
    CARDTYPE,
    COST,
    CREATOR,
    CREATOR_DBID,
    DAMAGE,
    EXHAUSTED,
    HEALTH,
    LAST_AFFECTED_BY,
    NUM_RESOURCES_SPENT_THIS_GAME,
    RESOURCES_USED,
    TEMP_RESOURCES,
    UNTOUCHABLE,
    ZONE,
)
from hsreplay_sim.replay.packets import Block, FullEntity, Packet, ShowEntity, TagChange
from hsreplay_sim.replay.tape import Tape
from hsreplay_sim.verifier.compare.end_state import Mismatch, read_action
from hsreplay_sim.verifier.compare.torn import torn, torn_ends
from hsreplay_sim.verifier.recording.observed import Observed
from table import table

AXE, YETI = "CS2_106", "CS2_182"
PLAYER, CARD = 2, 900


def payment(cost: int, used: int, spent: int | None, lent: int = 0) -> list[Packet]:
    """A card that is hidden until it is played."""
    paid: list[Packet] = [TagChange(PLAYER, RESOURCES_USED, used)]
    if lent:
        paid.append(TagChange(PLAYER, TEMP_RESOURCES, -lent))
    if spent is not None:
        paid.append(TagChange(PLAYER, NUM_RESOURCES_SPENT_THIS_GAME, spent))
    shown = ShowEntity(CARD, AXE, ((COST, cost), (ZONE, Zone.PLAY)))
    text = Block(BlockType.POWER, CARD, [TagChange(PLAYER, RESOURCES_USED, 9)])
    return [Block(BlockType.PLAY, CARD, [*paid, shown, text])]


def told(packets: list[Packet]) -> list[Mismatch]:
    t, seen = table(), Observed()
    seen.apply(FullEntity(CARD, "", ((ZONE, Zone.HAND),)))
    logged = read_action(Tape(packets), seen)
    at = next(at for at, each in enumerate(logged.tape.packets) if isinstance(each, ShowEntity))
    shown = logged.tape.packets[at]
    assert isinstance(shown, ShowEntity)
    return [*torn(t.game, seen, logged, shown, at), *torn_ends(seen, logged)]


@pytest.mark.parametrize("spent", [3, None])
def test_a_card_that_is_shown_costs_what_is_paid(spent: int | None) -> None:
    """U511, step 19, with an error planted: a text that is missing may have changed the cost."""
    assert told(payment(3, 3, spent)) == []
    (wrong,) = told(payment(4, 3, spent))
    assert (wrong.tag, wrong.logged, wrong.simulated, wrong.torn) == (COST, 4, 3, True)


def test_a_trade_costs_what_trading_does() -> None:
    """Up to 134558 it is told as a play of the card at itself."""
    (play,) = payment(4, 1, 1)
    assert isinstance(play, Block)
    play.target = CARD
    assert told([play]) == []


def test_what_is_lent_for_the_turn_is_paid_as_well() -> None:
    assert told(payment(3, 1, 3, lent=2)) == []


def test_a_card_may_cost_nothing_or_be_paid_otherwise() -> None:
    assert told(payment(0, 2, 2)) == []
    assert told(payment(3, 0, None)) == []


def test_mana_that_is_spent_is_used() -> None:
    """U311:2, step 45, with an error planted beside a player's enchantment that is missing."""
    (wrong,) = told(payment(3, 4, 3))
    assert (wrong.entity, wrong.tag, wrong.simulated, wrong.torn) == (
        PLAYER, RESOURCES_USED, (wrong.logged or 0) - 1, True,
    )  # fmt: skip


@pytest.mark.parametrize(("maker", "differs"), [(1, False), (0, True), (4, True)])
def test_a_card_of_a_starting_deck_has_the_maker_of_those_beside_it(
    maker: int, *, differs: bool
) -> None:
    """U237 and U358, with errors planted."""
    t, seen = table(), Observed()
    card = t.hand(AXE)
    seen.apply(FullEntity(card.id, "", ((ZONE, Zone.DECK),)))
    seen.dealt_beside = {card.id: frozenset((1,))}
    shown = ShowEntity(card.id, AXE, ((CREATOR, maker),))
    logged = read_action(Tape([shown]), seen)
    found = list(torn(t.game, seen, logged, shown, 0))
    assert found == ([Mismatch(card.id, CREATOR, maker, 1, 0, torn=True)] if differs else [])


@pytest.mark.parametrize(
    ("tag", "value", "dies"), [(HEALTH, 5, True), (UNTOUCHABLE, 1, False), (ARMOR, 0, True)]
)
def test_no_minion_lives_without_health(tag: int, value: int, *, dies: bool) -> None:
    """U555, step 23, without its DEATHS."""
    seen = Observed()
    tags = {ZONE: Zone.PLAY, CARDTYPE: CardType.MINION, HEALTH: 5} | {tag: value}
    seen.apply(FullEntity(CARD, YETI, tuple(tags.items())))
    assert list(torn_ends(seen, read_action(Tape([TagChange(CARD, DAMAGE, 4)]), seen))) == []
    found = list(torn_ends(seen, read_action(Tape([TagChange(CARD, DAMAGE, 5)]), seen)))
    assert found == [Mismatch(CARD, ZONE, Zone.PLAY, Zone.GRAVEYARD, torn=True)] * dies


@pytest.mark.parametrize(("tag", "value"), [(DAMAGE, 1), (LAST_AFFECTED_BY, 1), (CREATOR_DBID, 9)])
def test_what_no_card_of_a_hand_can_tell(tag: int, value: int) -> None:
    """U358, step 3; U517, step 41; U237, step 3, with errors planted."""
    t, seen = table(), Observed()
    card = t.hand(AXE)
    seen.apply(FullEntity(card.id, "", ((ZONE, Zone.HAND),)))
    for told_so in (0, value):
        shown = ShowEntity(card.id, AXE, ((ZONE, Zone.HAND), (CREATOR, 0), (tag, told_so)))
        logged = read_action(Tape([shown]), seen)
        found = list(torn(t.game, seen, logged, shown, 0))
        wrong = Mismatch(card.id, tag, value, 0, 0, torn=True)
        assert found == ([wrong] if told_so else [])
        seen.known.discard(card.id)


def test_nothing_is_twice_exhausted() -> None:
    """U378, step 72, with an error planted."""
    for value in (1, 2):
        logged = read_action(Tape([TagChange(CARD, EXHAUSTED, value)]), Observed())
        assert [each.tag for each in torn_ends(Observed(), logged)] == [EXHAUSTED] * (value > 1)
