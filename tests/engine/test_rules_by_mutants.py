"""Claims that no other test made: the broken rules of `tests/proof/mutant_table.py` showed them."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import PlayState, Zone
from hsreplay_sim.base.stream import CHOICES
from hsreplay_sim.base.tags import (
    ATK,
    COST,
    DAMAGE,
    FROZEN,
    IMMUNE,
    MAIN_HAND_WEAPON_ENTITY,
    NUM_TURNS_IN_PLAY,
    PLAYSTATE,
    RUSH,
    TEMP_RESOURCES,
    ZONE,
    ZONE_POSITION,
)
from hsreplay_sim.cards.words.effects import discover, give, missiles, silence, take_control
from hsreplay_sim.cards.words.pools import given
from hsreplay_sim.cards.words.selectors import TARGET
from hsreplay_sim.cards.words.triggers import turn_end
from hsreplay_sim.engine.moves.deck_action import deck_action
from hsreplay_sim.engine.moves.ending import concede
from hsreplay_sim.engine.moves.play import play
from hsreplay_sim.engine.options.options import is_legal
from hsreplay_sim.engine.rules import events
from hsreplay_sim.engine.rules.damage import deal, freeze, heal
from hsreplay_sim.engine.rules.deaths import settle
from hsreplay_sim.engine.rules.enchantments import attach
from hsreplay_sim.engine.rules.zones import draw as draw_cards
from hsreplay_sim.engine.text import Trigger
from table import stats, table
from texts import give_text, note, spell, written

WISP, RAPTOR, YETI, OGRE = "CS2_231", "CS2_172", "CS2_182", "CS2_200"
ABUSIVE = "CS2_188o"
"""+2 Attack this turn."""


def test_r9_a_buff_shows_in_the_total() -> None:
    t = table()
    yeti = t.minion()
    t.play("CS2_092", yeti)
    assert stats(yeti) == (8, 9)


def test_r22_what_expires_goes_to_the_graveyard_at_once() -> None:
    t = table()
    yeti = t.minion()
    t.play(spell(t, give(TARGET, ABUSIVE), aimed=True), yeti)
    (inspired,) = yeti.attached
    since = len(t.game.out)
    t.end_turn()
    zones = [value for _, tag, value in written(t.game, since, of=inspired) if tag == ZONE]
    assert zones == [Zone.GRAVEYARD]


def test_r23_in_play_the_discount_is_gone() -> None:
    t = table()
    yeti = t.hand(YETI)
    attach(t.game, t.hero(1), yeti, "BRM_028e")
    settle(t.game)
    t.play(yeti)
    assert (t.spent(), yeti.get(COST), yeti.attached) == (3, 4, [])


def test_r35_r42_the_coins_mana_is_spent_first() -> None:
    t = table(mana=2)
    t.play("GAME_005")
    t.play(RAPTOR)
    assert (t.tag(TEMP_RESOURCES), t.spent()) == (0, 1)


def test_r47_one_card_is_drawn() -> None:
    t = table()
    t.deck(WISP, WISP, WISP, side=2)
    t.end_turn()
    assert t.cards(2) == [WISP]


def test_r53_r54_the_end_of_turn_still_sees_this_turns_effects() -> None:
    t = table()
    yeti, seen = t.minion(), list[int]()
    t.play(spell(t, give(TARGET, ABUSIVE), aimed=True), yeti)
    give_text(t.game, t.minion(OGRE), events=turn_end(note(seen, lambda: yeti.get(ATK))))
    t.end_turn()
    assert (seen, yeti.get(ATK)) == ([6], 4)


def test_r202_an_enemys_effect_of_this_turn_expires_too() -> None:
    t = table()
    theirs = t.minion(side=2)
    attach(t.game, t.hero(2), theirs, ABUSIVE)
    settle(t.game)
    t.end_turn()
    assert (theirs.get(ATK), theirs.attached) == (4, [])


def test_r62_r108_what_has_changed_meanwhile_is_asked_again() -> None:
    t = table()
    log: list[int] = []
    for body in (t.minion(), t.minion()):
        trigger = Trigger(
            events.TURN_END,
            lambda g, me, it: not log,
            lambda g, me, it: log.append(me.id),
            Zone.PLAY,
        )
        give_text(t.game, body, events=trigger)
    t.end_turn()
    assert log == [t.at(1, 0).id]


def test_r80_the_dead_have_no_place_up_to_20022() -> None:
    t = table(build=18336)
    yeti = t.minion()
    t.kill(yeti)
    assert yeti.get(ZONE_POSITION) == 0


def test_r89_r97_a_broken_weapon_is_in_nobodys_hand() -> None:
    t = table()
    axe = t.weapon("CS2_106")
    assert t.tag(MAIN_HAND_WEAPON_ENTITY) == axe.id
    t.kill(axe)
    assert t.tag(MAIN_HAND_WEAPON_ENTITY) == 0


def test_r107_the_death_of_a_friend_in_the_own_turn_is_not_heard() -> None:
    t = table()
    duplicate = t.game.create("FP1_018", 1, Zone.SECRET)
    t.kill(t.minion())
    assert duplicate.zone == Zone.SECRET
    t.end_turn()
    t.kill(t.at(1, 0) if t.row() else t.minion())
    assert duplicate.zone == Zone.GRAVEYARD


def test_r120_a_hero_with_attack_does_not_strike_back() -> None:
    t = table()
    t.hero(2).tags[ATK] = 2
    yeti = t.minion()
    t.attack(yeti, t.hero(2))
    assert (yeti.zone, yeti.get(DAMAGE)) == (Zone.PLAY, 0)


def test_r145_a_wound_alone_enrages_and_healing_alone_calms() -> None:
    t = table()
    berserker = t.minion("EX1_393")
    deal(t.game, t.hero(2), (berserker,), 1)
    settle(t.game)
    assert berserker.get(ATK) == 5
    heal(t.game, t.hero(2), (berserker,), 1)
    settle(t.game)
    assert berserker.get(ATK) == 2


def test_r154_no_fatigue_where_a_kind_is_missing() -> None:
    t = table()
    assert draw_cards(t.game, 1, 1, options=[]) == []
    assert t.hero(1).get(DAMAGE) == 0


def test_r192_the_killed_are_no_candidates_of_the_next_missile() -> None:
    t = table()
    wisp = t.minion(WISP, 2)
    t.answers(wisp, -1, -1)
    t.play(spell(t, missiles(3)))
    assert t.hero(2).get(DAMAGE) == 2


@pytest.mark.parametrize(
    ("source", "stays"),
    [
        pytest.param("CS2_122", True, id="Raid Leader, whose aura is not taken by Silence"),
        pytest.param("EX1_162", False, id="Dire Wolf Alpha"),
    ],
)
def test_r200_an_aura_of_another_is_attached_anew_unless_silence_leaves_it(
    source: str, stays: bool
) -> None:
    """U311:5387."""
    t = table()
    yeti = t.minion()
    t.minion(source)
    (held,) = yeti.attached
    attack, since = yeti.get(ATK), len(t.game.out)
    t.play(spell(t, silence(TARGET), aimed=True), yeti)
    (now,) = yeti.attached
    assert (now is held, now.card_id, yeti.get(ATK)) == (stays, held.card_id, attack)
    assert ATK not in {tag for _, tag, _ in written(t.game, since, of=yeti)}


def test_r201_the_place_at_the_right_end_is_the_last() -> None:
    t = table()
    t.minion(WISP)
    theirs = t.minion(side=2)
    t.play(spell(t, take_control(TARGET), aimed=True), theirs)
    assert theirs.get(ZONE_POSITION) == 2


def test_r217_who_gives_up_has_conceded_and_then_lost() -> None:
    t = table()
    concede(t.game, 1)
    states = [v for _, tag, v in written(t.game, of=t.game.owner(1)) if tag == PLAYSTATE]
    assert states[-2:] == [PlayState.CONCEDED, PlayState.LOST]


def test_r220_rush_attacks_a_minion_in_the_turn_of_arrival() -> None:
    t = table()
    mine, foe = t.minion(), t.minion(side=2)
    mine.tags |= {RUSH: 1, NUM_TURNS_IN_PLAY: 0}
    assert not t.refuses(mine, foe)
    assert t.refuses(mine, t.hero(2))


def test_r226_the_second_option_is_the_second() -> None:
    t = table("HERO_06")
    foe = t.minion(OGRE, 2)
    t.deck(WISP)
    t.play("EX1_154", foe, option=1)
    assert (foe.get(DAMAGE), t.cards()) == (1, [WISP])


def test_r230_r232_the_immune_do_not_freeze() -> None:
    t = table()
    yeti = t.minion()
    yeti.tags[IMMUNE] = 1
    freeze(t.game, yeti)
    assert yeti.get(FROZEN) == 0


def test_r237_three_of_a_large_pool_are_offered() -> None:
    t = table()
    since = len(t.game.out)
    t.play(spell(t, discover(given(WISP, RAPTOR, YETI, OGRE, "CS2_122"))))
    (offered,) = [p[3][3] for p in t.game.out[since:] if p[0] == CHOICES]
    assert len({t.game.entities[each].card_id for each in offered}) == len(offered) == 3


def test_r239_a_tie_is_no_win() -> None:
    t = table()
    t.deck(YETI)
    t.deck(YETI, side=2)
    assert stats(t.play("AT_133")) == (1, 2)


def test_r251_a_trade_draws_one() -> None:
    t = table(build=195635)
    viper = t.hand("SW_072")
    t.deck(YETI, YETI)
    deck_action(t.game, viper)
    assert t.cards() == [YETI]


def test_r260_one_ability_is_all_of_a_turn() -> None:
    t = table(build=195635)
    titan, foe = t.minion("TTN_800"), t.minion(side=2)
    play(t.game, titan, foe, 1)
    assert not is_legal(t.game, titan, None, 0)
    assert not is_legal(t.game, titan, t.hero(2))


# --- rules that no recording shows ----------------------------------------------------------------


def test_r125_cleave_hits_the_neighbours_who_do_not_strike_back() -> None:
    t = table()
    reaper = t.minion("GVG_113")
    left, middle, right, far = (t.minion(OGRE, 2) for _ in range(4))
    t.attack(reaper, middle)
    wounds = [each.get(DAMAGE) for each in (left, middle, right, far)]
    assert wounds == [6, 6, 6, 0]
    assert reaper.get(DAMAGE) == 6
