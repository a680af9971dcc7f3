"""Cards of the Barrens and later that the keyword tests do not play."""

from __future__ import annotations

from hsreplay_sim.base.tags import ARMOR, ATK, DAMAGE, SILENCED
from hsreplay_sim.engine.moves.deck_action import deck_action
from table import YETI, stats, table

NEW = 185749
NEWEST = 255790


def test_sigil_of_silence_silences_at_the_next_turn() -> None:
    t = table("HERO_10", build=NEW)
    yeti = t.minion(side=2)
    t.deck(YETI)
    t.deck(YETI, side=2)
    t.play("BAR_705")
    t.end_turn()
    assert yeti.get(SILENCED) == 0
    t.end_turn()
    assert yeti.get(SILENCED) == 1


def test_mailbox_dancer_hands_out_coins() -> None:
    t = table(build=NEW)
    dancer = t.play("SW_070")
    t.kill(dancer)
    assert (t.cards(1), t.cards(2)) == (["SW_COIN1"], ["SW_COIN1"])


def test_peasant_draws_at_the_start_of_the_turn() -> None:
    t = table(build=NEW)
    t.deck(YETI, YETI)
    t.deck(YETI, side=2)
    t.minion("SW_319")
    t.end_turn()
    t.end_turn()
    assert len(t.cards()) == 2


def test_gold_panner_draws_at_the_end_of_the_turn() -> None:
    t = table(build=NEWEST)
    t.deck(YETI)
    t.deck(YETI, side=2)
    t.minion("WW_391")
    t.end_turn()
    assert t.cards() == [YETI]


def test_extortion_wants_an_unhurt_character() -> None:
    t = table(build=NEW)
    assert t.refuses("SW_412", t.hurt(2, 1))
    yeti = t.minion(side=2)
    t.play("SW_412", yeti)
    assert yeti.get(DAMAGE) == 3


def test_rustrot_viper_breaks_a_weapon() -> None:
    t = table(build=NEW)
    t.weapon("CS2_106", 2)
    t.play("SW_072")
    assert t.game.weapon[2] is None


def test_snake_oil_is_good_for_trading() -> None:
    t = table(build=NEWEST)
    t.kill(t.minion("WW_331"))
    oil = t.game.hand[1][0]
    assert oil.card_id == "WW_331t"
    t.play("WW_331t", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 0
    t.deck(YETI)
    deck_action(t.game, oil)
    assert t.cards() == [YETI]


def test_piranhas_count_each_other() -> None:
    t = table("HERO_05", build=NEW)
    t.play("TSC_631")
    assert t.cards() == ["TSC_638"] * 3
    first = t.play(t.game.hand[1][0])
    t.play(t.game.hand[1][0])
    t.play(YETI)
    assert stats(first) == (2, 1)


def test_a_titans_drawing_ability_takes_overload_cards() -> None:
    from hsreplay_sim.engine.moves.play import play

    t = table("HERO_02", build=NEW)
    t.deck(YETI, "EX1_238", "AT_052")
    titan = t.minion("TTN_800")
    play(t.game, titan, None, 2)
    assert sorted(t.cards()) == ["AT_052", "EX1_238"]
    assert titan.get(ATK) == 5


def test_runed_orb_finds_a_spell() -> None:
    t = table(build=NEW)
    t.answers("CS2_024", "CS2_029", "CS2_032", 1)
    t.play("BAR_541", t.hero(2))
    assert (t.hero(2).get(DAMAGE), t.cards()) == (2, ["CS2_029"])


def test_fire_sale_burns_the_board() -> None:
    t = table(build=NEW)
    yeti = t.minion()
    t.play("SW_107")
    assert yeti.get(DAMAGE) == 3


def test_first_flame_leaves_a_second() -> None:
    t = table(build=NEW)
    yeti = t.minion(side=2)
    t.play("SW_108", yeti)
    assert t.cards() == ["SW_108t"]
    t.play(t.game.hand[1][0], yeti)
    assert yeti.get(DAMAGE) == 4


def test_astalor_thirsts_for_crystals() -> None:
    t = table(build=NEW, mana=4)
    assert t.refuses("RLK_222", t.hero(2))
    u = table(build=NEW, mana=12)
    u.play("RLK_222", u.hero(2))
    assert (u.hero(2).get(DAMAGE), u.cards()) == (2, ["RLK_222t1"])
    u.play(u.game.hand[1][0])
    assert (u.hero(1).get(ARMOR), u.cards()) == (5, ["RLK_222t2"])


def test_chillfallen_baron_draws_twice() -> None:
    t = table(build=NEW)
    t.deck(YETI, YETI)
    t.kill(t.play("RLK_708"))
    assert t.cards() == [YETI, YETI]


def test_all_piranhas_are_piranhas() -> None:
    t = table("HERO_05", build=NEW)
    school = [t.minion(f"TSC_638t{n}") for n in ("", "2", "3", "4")]
    assert [stats(e)[0] for e in school] == [4, 3, 2, 1]
