"""United in Stormwind: Rogue; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import COMBO_ACTIVE, COST, DAMAGE, STEALTH
from table import YETI, stats, table

NEW = 185749


def test_extortion_wants_an_unhurt_character() -> None:
    t = table(build=NEW)
    assert t.refuses("SW_412", t.hurt(2, 1))
    yeti = t.minion(side=2)
    t.play("SW_412", yeti)
    assert yeti.get(DAMAGE) == 3


def test_the_questline_of_the_si_7_goes_on_from_part_to_part() -> None:
    t = table("HERO_03", build=88998)
    quest = t.play("SW_052")
    for part in ("SW_052", "SW_052t", "SW_052t2"):
        assert [e.card_id for e in t.game.secrets[1]] == [part]
        for _ in range(2):
            t.play("CORE_EX1_134", t.hero(2) if t.tag(COMBO_ACTIVE) else None)
    assert t.game.secrets[1] == []
    assert (quest.zone, len(t.cards()), t.cards()[-1]) == (Zone.GRAVEYARD, 3, "SW_052t3")
    t.play(t.game.in_row(t.game.hand[1])[-1])
    assert len(t.cards()) == 7


def test_si_7_operative_hides_after_it_attacks_a_minion() -> None:
    t = table("HERO_03", build=NEW)
    operative = t.minion("SW_413")
    t.attack(operative, t.hero(2))
    assert operative.get(STEALTH) == 0
    t.round()
    t.attack(operative, t.minion("CS2_231", 2))
    assert operative.get(STEALTH) == 1


def test_si_7_assassin_grows_cheap_and_kills_as_a_combo() -> None:
    t = table(build=179020)
    foe, friend = t.minion(side=2), t.minion()
    assassin = t.hand("SW_417")
    assert (assassin.get(COST), t.refuses(assassin, foe)) == (7, True)
    t.play("EX1_134")
    assert assassin.get(COST) == 6
    assert t.refuses(assassin, friend)
    t.play(assassin, foe)
    assert t.row(2) == []


def test_a_spy_gizmo_hides_a_minion() -> None:
    t = table("HERO_03", build=88998)
    yeti = t.minion()
    t.play("SW_052t6", yeti)
    assert (stats(yeti), yeti.get(STEALTH)) == ((6, 5), 1)


def test_the_undercover_mole_finds_a_card_of_the_opponents_class() -> None:
    t = table("HERO_03", "HERO_08", build=88998)
    mole = t.minion("SW_052t8_t")
    t.answers("CS2_029")
    t.attack(mole, t.hero(2))
    assert t.cards() == ["CS2_029"]


def test_si_7_informant_counts_its_colleagues() -> None:
    t = table("HERO_03", build=88998)
    assert stats(t.play("SW_411")) == (3, 3)
    t.play("CORE_EX1_134", t.hero(2))
    assert stats(t.play("SW_411")) == (5, 5)


def test_sketchy_information_triggers_what_it_draws() -> None:
    t = table("HERO_03", build=150659)
    t.deck("CS2_029", "EX1_110", "EX1_096")
    t.deck(YETI)
    t.play("SW_405")
    assert t.cards() == ["EX1_096", "CS2_029"]


def test_a_hidden_gyroblade_is_thrown_as_it_breaks() -> None:
    t = table("HERO_03", build=88998)
    blade, first, second = t.weapon("SW_052t7"), t.minion(side=2), t.minion(side=2)
    t.answers(second)
    t.kill(blade)
    assert [e.get(DAMAGE) for e in (first, second)] == [0, 3]


def test_loan_shark_lends_a_coin_and_takes_two() -> None:
    t = table(build=88998)
    shark = t.play("SW_434")
    assert t.cards(2) == ["GAME_005"]
    t.kill(shark)
    assert t.cards() == ["GAME_005", "GAME_005"]


def test_fizzflash_distractor_keeps_a_minion_in_the_hand_for_a_turn() -> None:
    t = table(build=88998)
    yeti = t.minion(YETI, side=2)
    t.play("SW_052t4", yeti)
    assert [each.card_id for each in yeti.attached] == ["SW_052t4e"]
    t.deck(YETI, YETI, side=2)
    t.deck(YETI)
    t.end_turn()
    assert t.refuses(yeti)
    t.end_turn()
    t.end_turn()
    assert not t.refuses(yeti)


def test_spy_o_matic_puts_one_of_three_cards_of_the_other_deck_on_its_top() -> None:
    t = table(build=88998)
    *others, yeti = t.deck("CS2_029", "CS2_023", YETI, side=2)
    t.answers(*others, yeti, YETI)
    t.play("SW_052t5")
    assert t.cards(1) == t.cards(2) == []
    assert len(t.game.deck[2]) == 3
    t.answers(0)
    t.end_turn()
    assert t.cards(2) == [YETI]
    assert yeti.zone == Zone.HAND
