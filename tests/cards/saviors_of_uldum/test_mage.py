"""Saviors of Uldum: Mage; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import COST, DAMAGE
from table import YETI, table


def test_raid_the_sky_temple_counts_spells_and_rewards() -> None:
    t = table(mana=90)
    quest = t.play("ULD_433")
    for _ in range(10):
        assert quest.zone == Zone.SECRET
        t.play("GAME_005")
    assert (quest.zone, t.power(1).card_id) == (Zone.GRAVEYARD, "ULD_433p")


def test_ascendant_scroll_gives_a_cheaper_spell() -> None:
    t = table()
    t.answers("CS2_029")
    t.play(t.hero_power("ULD_433p"))
    assert t.game.hand[1][0].get(COST) == 2


def test_cloud_prince_needs_a_secret() -> None:
    t = table()
    assert t.refuses("ULD_293", t.hero(2))
    t.play("UNG_024")
    t.play("ULD_293", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 6


def test_arcane_flakmage_fires_for_secrets() -> None:
    t = table()
    t.minion("ULD_240")
    yeti, foe = t.minion(), t.minion(side=2)
    t.play("UNG_024")
    assert [e.get(DAMAGE) for e in (yeti, foe, t.hero(2))] == [0, 2, 0]


def test_ancient_mysteries_draws_a_free_secret() -> None:
    t = table()
    t.deck(YETI, "UNG_024", YETI)
    t.play("ULD_726")
    assert (t.cards(), t.game.hand[1][0].get(COST)) == (["UNG_024"], 0)


def test_ancient_mysteries_leaves_a_burnt_secret_as_it_is() -> None:
    t = table()
    for _ in range(10):
        t.hand(YETI)
    secret = t.deck("UNG_024")[0]
    t.play("ULD_726")
    assert (secret.zone, secret.attached) == (Zone.GRAVEYARD, [])


def test_the_puzzle_box_casts_ten_spells() -> None:
    t = table(build=39954)
    t.answers(*["CS2_025"] * 10)
    t.play("ULD_216")
    cast = [each.zone for each in t.game.entities.values() if each.card_id == "CS2_025"]
    assert cast == [Zone.GRAVEYARD] * 10


def test_flame_ward_burns_after_an_attack_on_the_hero() -> None:
    t = table()
    secret = t.game.create("ULD_239", 2, Zone.SECRET)
    attacker, mate, foe = t.minion("CS2_186"), t.minion(), t.minion(side=2)
    t.attack(mate, foe)
    assert secret.zone == Zone.SECRET
    t.attack(attacker, t.hero(2))
    assert (attacker.get(DAMAGE), t.row()) == (3, ["CS2_186"])
    assert secret.zone == Zone.GRAVEYARD


def test_dune_sculptor_forms_a_mage_minion() -> None:
    t = table()
    t.minion("ULD_329")
    t.answers("CS2_033")
    t.play("CS2_029", t.hero(2))
    assert t.cards() == ["CS2_033"]


def test_tortollan_pilgrim_casts_a_spell_of_the_deck() -> None:
    t = table(build=60352)
    t.deck("CS2_023", "CS2_023", "CS2_023", YETI, YETI)
    t.answers(0, 0, 0, 0)
    t.play("ULD_236")
    assert (len(t.cards()), len(t.game.deck[1])) == (2, 2)


def test_tortollan_pilgrim_once_cast_a_copy() -> None:
    t = table()
    t.deck("CS2_023", YETI, YETI, "CS2_023")
    t.answers("CS2_023", "CS2_023", 0, 0)
    t.play("ULD_236")
    assert len(t.cards()) == 2


def test_reno_the_relicologist_splits_ten_damage() -> None:
    t = table()
    foe, other = t.minion("CS2_186", side=2), t.minion("CS2_186", side=2)
    t.answers(*[foe, other] * 5)
    t.play("ULD_238")
    assert (foe.get(DAMAGE), other.get(DAMAGE), t.hero(2).get(DAMAGE)) == (5, 5, 0)


def test_naga_sand_witch_prices_spells_at_five() -> None:
    t = table()
    dear, cheap, yeti = t.hand("CS2_032"), t.hand("CS2_008"), t.hand(YETI)
    t.play("ULD_435")
    assert [e.get(COST) for e in (dear, cheap, yeti)] == [5, 5, 4]
