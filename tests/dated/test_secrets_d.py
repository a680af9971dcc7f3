"""Dated reports from deck trackers: which Secrets fire, and which stay hidden."""

from __future__ import annotations

import pytest

from dated.position import Position, names, position, stand
from hsreplay_sim.play import Player


def against(
    *secrets: str, build: int, mine: str = "WARRIOR", theirs: str = "MAGE"
) -> tuple[Position, Player, Player]:
    """My turn, with these Secrets of the opponent up, the first one the oldest."""
    game, me, foe = position(mine, theirs, build=build)
    game.opponents_turn(*secrets)
    assert len(foe.secrets) == len(secrets)
    return game, me, foe


@pytest.mark.parametrize("build", [12574, 13921, 54613])
def test_bear_trap_waits_for_room(build: int) -> None:
    """D-601."""
    _, me, foe = against("Bear Trap", build=build)
    stand(foe, *["Wisp"] * 7)
    stand(me, "Bloodfen Raptor")[0].attack(foe.hero)
    assert names(foe.secrets) == ["Bear Trap"]


@pytest.mark.parametrize("build", [9786, 10357, 54613])
def test_misdirection_needs_somebody_else(build: int) -> None:
    """D-602: two heroes are alone."""
    _, me, foe = against("Misdirection", build=build)
    me.equip("Fiery War Axe")
    me.hero.attack(foe.hero)
    assert (names(foe.secrets), foe.hero.health) == (["Misdirection"], 27)


@pytest.mark.parametrize("build", [10833, 11460, 54613])
def test_an_older_avenge_finds_nobody(build: int) -> None:
    """D-603: the Deathrattle comes behind it."""
    game, _, foe = against("Avenge", build=build)
    golem = foe.summon("Harvest Golem")
    game.play("Fireball", target=golem)
    assert names(foe.secrets) == ["Avenge"]
    assert [(each.name, each.atk) for each in foe.field] == [("Damaged Golem", 2)]


@pytest.mark.parametrize("build", [10833, 11460, 18792])
def test_a_younger_avenge_finds_what_came(build: int) -> None:
    """D-604: the Deathrattle comes before it."""
    game, _, foe = position("WARRIOR", "PALADIN", build=build)
    golem = foe.summon("Harvest Golem")
    game.opponents_turn("Avenge")
    game.play("Fireball", target=golem)
    assert names(foe.secrets) == []
    assert [(each.name, each.atk, each.health) for each in foe.field] == [("Damaged Golem", 5, 3)]


@pytest.mark.parametrize("build", [33402, 35747, 54613])
@pytest.mark.parametrize("second", ["Misdirection", "Flame Ward", "Freezing Trap"])
def test_what_vaporize_leaves_hidden(build: int, second: str) -> None:
    """D-605, D-606, D-607: the attacker is gone."""
    _, me, foe = against("Vaporize", second, build=build)
    yeti = stand(me, "Chillwind Yeti", "Boulderfist Ogre")[0]
    yeti.attack(foe.hero)
    assert yeti.dead
    assert names(foe.secrets) == [second]
    assert [each.damage for each in me.field] == [0]


@pytest.mark.parametrize("build", [33402, 35747, 54613])
@pytest.mark.parametrize("second", ["Flame Ward", "Vaporize"])
def test_what_explosive_trap_leaves_hidden(build: int, second: str) -> None:
    """D-608, D-609: the attacker is dead."""
    _, me, foe = against("Explosive Trap", second, build=build)
    raptor, yeti = stand(me, "Bloodfen Raptor", "Chillwind Yeti")
    raptor.attack(foe.hero)
    assert raptor.dead
    assert (names(foe.secrets), yeti.damage) == ([second], 2)


@pytest.mark.parametrize("build", [31761, 35747, 54613])
def test_vaporize_behind_a_freezing_trap(build: int) -> None:
    """D-610."""
    _, me, foe = against("Freezing Trap", "Vaporize", build=build)
    me.discard_hand()
    stand(me, "Chillwind Yeti")[0].attack(foe.hero)
    assert (names(me.hand), names(foe.secrets)) == (["Chillwind Yeti"], ["Vaporize"])


@pytest.mark.parametrize("build", [31761, 35747, 54613])
def test_ice_barrier_fires_for_an_attacker_that_is_gone(build: int) -> None:
    """D-611."""
    _, me, foe = against("Vaporize", "Ice Barrier", build=build)
    yeti = stand(me, "Chillwind Yeti")[0]
    yeti.attack(foe.hero)
    assert yeti.dead
    assert (names(foe.secrets), foe.hero.armor) == ([], 8)


@pytest.mark.parametrize("build", [44222, 54613])
@pytest.mark.parametrize(
    ("second", "came"), [("Snake Trap", ["Snake"] * 3), ("Venomstrike Trap", ["Emperor Cobra"])]
)
def test_snakes_come_for_an_attacker_that_is_gone(build: int, second: str, came: list[str]) -> None:
    """D-612, D-613: Freezing Trap has sent it back."""
    _, me, foe = against("Freezing Trap", second, build=build)
    me.discard_hand()
    ogre = stand(foe, "Boulderfist Ogre")[0]
    stand(me, "Chillwind Yeti")[0].attack(ogre)
    assert names(me.hand) == ["Chillwind Yeti"]
    assert (names(foe.secrets), names(foe.field)) == ([], ["Boulderfist Ogre", *came])


@pytest.mark.parametrize("build", [36379, 54613])
def test_misdirection_leads_to_nobody_who_is_immune(build: int) -> None:
    """D-614: the own hero is Immune, and nobody else is there."""
    game, me, foe = against("Misdirection", build=build)
    yeti = stand(me, "Chillwind Yeti")[0]
    game.play("Time Out!")
    yeti.attack(foe.hero)
    assert (names(foe.secrets), foe.hero.health) == (["Misdirection"], 26)


@pytest.mark.parametrize("build", [18792, 54613])
def test_vaporize_against_ones_own_minion(build: int) -> None:
    """D-615: Misdirection leads it to its own hero."""
    game, me, foe = position("MAGE", "HUNTER", build=build)
    game.play("Vaporize")
    game.opponents_turn("Misdirection")
    yeti = stand(me, "Chillwind Yeti")[0]
    yeti.attack(foe.hero)
    assert (me.hero.health, names(me.secrets), names(foe.secrets)) == (26, ["Vaporize"], [])
    assert names(me.field) == ["Chillwind Yeti"]


@pytest.mark.parametrize("build", [31761, 35747, 54613])
@pytest.mark.parametrize(
    ("secrets", "left"),
    [
        (("Spellbender", "Counterspell"), "Spellbender"),
        (("Counterspell", "Spellbender"), "Spellbender"),
        (("Counterspell", "Mana Bind"), "Mana Bind"),
    ],
)
def test_a_countered_spell_and_other_secrets(
    build: int, secrets: tuple[str, str], left: str
) -> None:
    """D-616, D-617."""
    game, _, foe = against(*secrets, build=build)
    yeti = stand(foe, "Chillwind Yeti")[0]
    game.play("Fireball", target=yeti)
    assert (names(foe.secrets), names(foe.field), yeti.damage) == ([left], ["Chillwind Yeti"], 0)


@pytest.mark.parametrize("build", [30103, 54613])
def test_never_surrender_needs_a_minion(build: int) -> None:
    """D-618."""
    game, _, foe = against("Never Surrender!", build=build)
    game.play("The Coin")
    assert names(foe.secrets) == ["Never Surrender!"]
    wisp = stand(foe, "Wisp")[0]
    game.play("The Coin")
    assert (names(foe.secrets), wisp.health) == ([], 3)


@pytest.mark.parametrize("build", [13619, 54613])
def test_competitive_spirit_needs_a_minion(build: int) -> None:
    """D-619."""
    game, _, foe = against("Competitive Spirit", build=build)
    game.opponents_turn("Wisp")
    assert names(foe.secrets) == ["Competitive Spirit"]
    game.end_turn()
    assert (names(foe.secrets), foe.field[0].atk) == ([], 2)


@pytest.mark.parametrize("build", [44222, 54613, 229238])
@pytest.mark.parametrize(
    "secret", ["Snipe", "Explosive Runes", "Potion of Polymorph", "Repentance"]
)
def test_secrets_that_do_not_see_a_dormant_minion(build: int, secret: str) -> None:
    """D-620, D-621, D-622, D-623."""
    game, me, foe = against(secret, build=build)
    game.play("Imprisoned Sungill")
    assert (names(foe.secrets), names(me.field)) == ([secret], ["Imprisoned Sungill"])


@pytest.mark.parametrize("build", [44222, 54613])
@pytest.mark.parametrize("secret", ["Mirror Entity", "Ambush", "Frozen Clone", "Hidden Cache"])
def test_secrets_that_see_a_dormant_minion(build: int, secret: str) -> None:
    """D-624, D-625, D-626, D-627."""
    game, _, foe = against(secret, build=build)
    foe.give("Wisp")
    game.play("Imprisoned Sungill")
    assert names(foe.secrets) == []


@pytest.mark.parametrize("build", [162171, 168788])
@pytest.mark.parametrize("secret", ["Objection!", "Explosive Runes"])
def test_what_a_weapon_summons_is_not_played(build: int, secret: str) -> None:
    """D-628, D-629: Skull of the Man'ari brings a Demon from the hand."""
    game, me, foe = position("WARLOCK", "MAGE", build=build)
    me.equip("Skull of the Man'ari")
    me.give("Voidwalker")
    game.opponents_turn(secret)
    assert names(me.field) == ["Voidwalker"]
    assert names(foe.secrets) == [secret]


@pytest.mark.parametrize("build", [25770, 54613])
def test_an_attached_mech_is_no_minion_played(build: int) -> None:
    """D-630."""
    _, me, foe = against("Explosive Runes", build=build)
    bot = stand(me, "Kaboom Bot")[0]
    me.give("Wargear").play(index=0)
    assert (names(me.field), bot.atk) == (["Kaboom Bot"], 7)
    assert names(foe.secrets) == ["Explosive Runes"]


@pytest.mark.parametrize("build", [22611, 54613])
def test_sudden_betrayal_waits_for_a_minion(build: int) -> None:
    """D-631: it does not see the attack of a hero."""
    _, me, foe = against("Sudden Betrayal", build=build)
    stand(me, "Chillwind Yeti")
    me.equip("Fiery War Axe")
    me.hero.attack(foe.hero)
    assert (names(foe.secrets), foe.hero.health) == (["Sudden Betrayal"], 27)


@pytest.mark.parametrize("build", [22611, 54613])
def test_sudden_betrayal_and_an_immune_neighbour(build: int) -> None:
    """D-632: the only neighbour of the attacker is Immune; another minion has a neighbour."""
    game, me, foe = against("Sudden Betrayal", build=build)
    raptor, yeti = stand(me, "Bloodfen Raptor", "Chillwind Yeti")
    game.play("Bestial Wrath", target=raptor)
    yeti.attack(foe.hero)
    assert (names(foe.secrets), foe.hero.health) == (["Sudden Betrayal"], 26)
    raptor.attack(foe.hero)
    assert (names(foe.secrets), foe.hero.health, yeti.dead) == ([], 26, True)


@pytest.mark.parametrize("build", [11460, 12574, 54613])
def test_an_attacked_hero_and_two_traps(build: int) -> None:
    """D-633."""
    _, me, foe = against("Snake Trap", "Bear Trap", build=build)
    stand(me, "Stonetusk Boar")[0].attack(foe.hero)
    assert (names(foe.secrets), names(foe.field)) == (["Snake Trap"], ["Ironfur Grizzly"])


@pytest.mark.parametrize("build", [49534, 54613])
def test_dirty_tricks_of_a_full_hand(build: int) -> None:
    """D-634."""
    game, _, foe = against("Dirty Tricks", build=build)
    while len(foe.hand) < 10:
        foe.give("Wisp")
    game.play("The Coin")
    assert names(foe.secrets) == ["Dirty Tricks"]


@pytest.mark.parametrize("build", [31268, 54613])
@pytest.mark.parametrize("secret", ["Rat Trap", "Hidden Wisdom"])
def test_only_cards_of_the_opponent_count(build: int, secret: str) -> None:
    """D-635, D-636."""
    game, _, foe = position(build=build)
    game.opponents_turn("Wisp", "Wisp", secret)
    game.play("Wisp", "Wisp")
    assert names(foe.secrets) == [secret]
    game.play("Wisp")
    assert names(foe.secrets) == []


@pytest.mark.parametrize("build", [24377, 54613])
def test_hidden_wisdom_counts_within_a_turn(build: int) -> None:
    """D-637."""
    game, _, foe = against("Hidden Wisdom", build=build)
    game.play("Wisp", "Wisp")
    game.opponents_turn()
    game.play("Wisp", "Wisp")
    assert names(foe.secrets) == ["Hidden Wisdom"]


@pytest.mark.parametrize("build", [37060, 54613])
def test_a_hero_is_not_frozen_by_a_trap(build: int) -> None:
    """D-638: Freezing Trap waits for a minion."""
    _, me, foe = against("Freezing Trap", build=build)
    me.equip("Fiery War Axe")
    me.hero.attack(foe.hero)
    assert (names(foe.secrets), foe.hero.health) == (["Freezing Trap"], 27)


@pytest.mark.parametrize("build", [11460, 12051, 54613])
def test_a_hexed_minion_has_not_died(build: int) -> None:
    """D-639."""
    game, _, foe = against("Duplicate", "Effigy", build=build)
    game.play("Hex", target=foe.summon("Chillwind Yeti"))
    assert names(foe.secrets) == ["Duplicate", "Effigy"]
    foe.discard_hand()
    game.play("Fireball", target=foe.field[0])
    assert names(foe.hand) == ["Frog", "Frog"]


@pytest.mark.parametrize("build", [9166, 9786])
def test_secrets_that_wait_for_a_minion_that_attacks(build: int) -> None:
    """D-640."""
    _, me, foe = against("Vaporize", build=build)
    me.equip("Fiery War Axe")
    me.hero.attack(foe.hero)
    assert (names(foe.secrets), me.hero.health) == (["Vaporize"], 30)


@pytest.mark.parametrize("build", [9166, 9786])
@pytest.mark.parametrize("secret", ["Explosive Trap", "Ice Barrier", "Noble Sacrifice"])
def test_secrets_that_a_hero_sets_off(build: int, secret: str) -> None:
    """D-641, D-642, D-643."""
    _, me, foe = against(secret, build=build)
    me.equip("Fiery War Axe")
    me.hero.attack(foe.hero)
    assert names(foe.secrets) == []


@pytest.mark.parametrize("build", [9166, 9786])
def test_eye_for_an_eye_answers_a_spell(build: int) -> None:
    """D-644."""
    game, me, foe = against("Eye for an Eye", build=build)
    game.play("Fireball", target=foe.hero)
    assert (names(foe.secrets), me.hero.health, foe.hero.health) == ([], 24, 24)


@pytest.mark.parametrize("build", [22611, 24377, 54613])
def test_sudden_betrayal_chooses_who_still_stands(build: int) -> None:
    """D-651: an Explosive Trap has killed the other neighbour."""
    _, me, foe = against("Explosive Trap", "Sudden Betrayal", build=build)
    _, yeti, ogre = stand(me, "Bloodfen Raptor", "Chillwind Yeti", "Boulderfist Ogre")
    yeti.attack(foe.hero)
    assert (names(foe.secrets), foe.hero.health) == ([], 30)
    assert (names(me.field), ogre.damage) == (["Boulderfist Ogre"], 6)


@pytest.mark.parametrize(
    ("build", "fires"), [(22611, True), (23576, True), (31761, False), (54613, False)]
)
def test_sudden_betrayal_and_a_dying_attacker(build: int, *, fires: bool) -> None:
    """D-652, D-653: an Explosive Trap has killed the attacker."""
    _, me, foe = against("Explosive Trap", "Sudden Betrayal", build=build)
    raptor, ogre = stand(me, "Bloodfen Raptor", "Boulderfist Ogre")
    raptor.attack(foe.hero)
    assert (raptor.dead, ogre.damage, foe.hero.health) == (True, 2, 30)
    assert names(foe.secrets) == ([] if fires else ["Sudden Betrayal"])


@pytest.mark.parametrize("build", [22611, 54613])
def test_two_secrets_turn_a_wisp_on_its_neighbour(build: int) -> None:
    """D-654: Violet Illusionist makes the hero Immune, so that there is nobody else."""
    _, me, foe = against("Misdirection", "Sudden Betrayal", build=build)
    wisp, violet = stand(me, "Wisp", "Violet Illusionist")
    wisp.attack(foe.hero)
    assert (names(foe.secrets), foe.hero.health, me.hero.health) == ([], 30, 30)
    assert (wisp.dead, violet.damage) == (True, 1)


@pytest.mark.parametrize("build", [22611, 54613])
def test_misdirection_may_lead_back_to_its_own_hero(build: int) -> None:
    """D-655: Violet Illusionist is attacked by then, and her hero is Immune."""
    _, me, foe = against("Sudden Betrayal", "Misdirection", build=build)
    wisp, violet = stand(me, "Wisp", "Violet Illusionist")
    wisp.attack(foe.hero)
    assert (names(foe.secrets), foe.hero.health) == ([], 29)
    assert (wisp.dead, violet.damage) == (False, 0)


@pytest.mark.parametrize("build", [24377, 54613])
def test_a_wandering_monster_may_be_left_alone(build: int) -> None:
    """D-656: of several games in one the hero is hit after all."""
    hurt = set()
    for seed in range(12):
        game, me, foe = position("WARRIOR", "HUNTER", build=build, seed=seed)
        game.opponents_turn("Wandering Monster", "Misdirection")
        stand(me, "Chillwind Yeti")[0].attack(foe.hero)
        assert names(foe.secrets) == []
        hurt.add(30 - foe.hero.health)
    assert hurt == {0, 4}
