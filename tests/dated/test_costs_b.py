"""What cards cost, in reports of 2016 to 2018."""

from __future__ import annotations

import pytest
from hearthstone.enums import GameTag

from dated.position import position, stand
from hsreplay_sim.play import Minion


@pytest.mark.parametrize("card", ["Dragon's Breath", "Solemn Vigil"])
@pytest.mark.parametrize(("build", "cost"), [(20457, 5), (20970, 5), (21517, 4), (23576, 4)])
def test_a_card_that_gets_cheaper_by_itself_beside_naga_sea_witch(
    card: str, build: int, cost: int
) -> None:
    """D-229 to D-232: for a dead minion it costs 1 less than 5; in 9.0 and 9.1 it did not."""
    _, me, foe = position("MAGE", build=build)
    stand(me, "Naga Sea Witch")
    stand(foe, "Wisp")[0].destroy()
    assert me.give(card).cost == cost


@pytest.mark.parametrize(("build", "cost"), [(18336, 0), (18792, 0), (19632, 3), (22611, 3)])
def test_an_alarm_o_bot_that_far_sight_drew(build: int, cost: int) -> None:
    """D-233, D-234: it is swapped back into the hand: free up to 8.0, since then as printed."""
    game, me, _ = position("SHAMAN", build=build)
    me.stack_deck("Alarm-o-Bot")
    game.play("Far Sight")
    bot = me.hand.find("Alarm-o-Bot")
    assert bot.cost == 0
    bot.play()
    me.discard_hand()
    me.give("Chillwind Yeti")
    game.opponents_turn()
    assert me.field.find("Chillwind Yeti")
    assert me.hand.find("Alarm-o-Bot").cost == cost


@pytest.mark.parametrize(("build", "cost"), [(22115, 6), (22611, 6), (23576, 8), (25770, 8)])
def test_nerubar_weblord_and_justicar_trueheart(build: int, cost: int) -> None:
    """D-235, D-236: she was not taxed; since 10.4 at the latest she is."""
    _, me, foe = position("PALADIN", build=build)
    stand(foe, "Nerub'ar Weblord")
    assert me.give("Justicar Trueheart").cost == cost


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("build", [13619, 19632])
def test_the_discount_of_renounce_darkness_ends_in_play(build: int, seed: int) -> None:
    """D-237: a minion that cost 1 less has its printed cost again when it is played."""
    game, me, _ = position("WARLOCK", build=build, seed=seed)
    for _ in range(6):
        me.give("Voidwalker")
    game.play("Renounce Darkness")
    made = me.hand.filter(Minion)
    assert made
    cheaper = [card for card in made if card.cost < card.data.tags[GameTag.COST]]
    for card in (each for each in cheaper if not each.choose_cards):
        card.play(card.targets[0] if card.requires_target else None)
        assert card.cost == card.data.tags[GameTag.COST]
        break
