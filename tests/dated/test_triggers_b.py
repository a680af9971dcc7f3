"""What answers to an arrival, and what is counted, in reports of 2016 to 2018."""

from __future__ import annotations

import pytest

from dated.position import names, position, stand, triggered


@pytest.mark.parametrize(("build", "damage"), [(15590, 10), (20457, 5), (21517, 5)])
def test_an_apothecary_answers_twice_to_a_minion_that_transforms(build: int, damage: int) -> None:
    """D-290: Faceless Manipulator costs the Apothecary's player 10 Health, since 9.2 5."""
    game, me, foe = position("WARLOCK", build=build)
    (yeti,) = stand(foe, "Chillwind Yeti")
    stand(me, "Unlicensed Apothecary")
    game.play("Faceless Manipulator", target=yeti)
    assert me.hero.damage == damage


def test_steward_comes_before_the_sword_for_a_played_minion() -> None:
    """D-291: a played Wisp has Divine Shield and +1/+1."""
    game, me, _ = position("PALADIN", build=23180)
    stand(me, "Steward of Darkshire")
    me.equip("Sword of Justice")
    (wisp,) = game.play("Wisp")
    assert (wisp.atk, wisp.health, wisp.divine_shield) == (2, 2, True)


def test_the_sword_comes_before_steward_for_a_summoned_minion() -> None:
    """D-292: a Recruit of the hero power has +1/+1, and so too much Health for a shield."""
    _, me, _ = position("PALADIN", build=23180)
    stand(me, "Steward of Darkshire")
    me.equip("Sword of Justice")
    me.hero_power.use()
    recruit = me.field[-1]
    assert (recruit.atk, recruit.health, recruit.divine_shield) == (2, 2, False)


@pytest.mark.parametrize("seed", range(6))
def test_a_juggler_of_call_to_arms_throws_for_those_behind_it(seed: int) -> None:
    """D-293: one knife for each minion that is summoned after it."""
    deck = ["Knife Juggler", "Wisp", "Wisp"]
    game, me, foe = position("PALADIN", build=22611, decks=(deck, ["Wisp"]), seed=seed)
    game.play("Call to Arms")
    place = names(me.field).index("Knife Juggler")
    assert foe.hero.damage == len(me.field) - 1 - place


@pytest.mark.parametrize(
    ("minion", "build", "runs"),
    [
        ("Doppelgangster", 22611, 1),
        ("Doppelgangster", 23576, 1),
        ("Doppelgangster", 25770, 3),
        ("Saronite Chain Gang", 22611, 2),
        ("Saronite Chain Gang", 23576, 2),
    ],
)
def test_umbra_and_copies_that_got_a_deathrattle(minion: str, build: int, runs: int) -> None:
    """D-294, D-295: Val'anyr comes back for Doppelgangster alone, for Chain Gang and its copy."""
    game, me, _ = position("PALADIN", build=build)
    gang = me.give(minion)
    me.equip("Val'anyr").destroy()
    assert gang.atk > gang.data.tags[47]
    stand(me, "Spiritsinger Umbra")
    before = sum(card.name == "Val'anyr" for card in game.entities)
    gang.play()
    assert sum(card.name == "Val'anyr" for card in game.entities) - before == runs


@pytest.mark.parametrize("build", [22611, 23576])
def test_a_borrowed_ragnaros_fires_once(build: int) -> None:
    """D-296: he fires for the borrower, and not again as he goes back."""
    game, me, foe = position("PRIEST", build=build)
    (ragnaros,) = stand(foe, "Ragnaros the Firelord")
    ragnaros.atk = 3
    game.play("Shadow Madness", target=ragnaros)
    game.end_turn()
    assert names(foe.field) == ["Ragnaros the Firelord"]
    assert (me.hero.damage, foe.hero.damage) == (0, 8)


@pytest.mark.parametrize("build", [19632, 23576])
@pytest.mark.parametrize(("first", "attack"), [("Warsong Commander", 2), ("Tundra Rhino", 3)])
def test_warsong_commander_and_the_charge_of_an_aura(first: str, attack: int, build: int) -> None:
    """D-297, D-298: a Rhino that came later has Charge but no +1 Attack, an older one has both."""
    _, me, _ = position("WARRIOR", build=build)
    second = {"Warsong Commander": "Tundra Rhino", "Tundra Rhino": "Warsong Commander"}[first]
    stand(me, first, second)
    rhino = me.field.find("Tundra Rhino")
    assert (rhino.charge, rhino.atk) == (True, attack)


def test_warsong_commander_and_southsea_deckhand() -> None:
    """D-299: a Deckhand that came later has Charge by a weapon, and +1 Attack."""
    game, me, _ = position("WARRIOR", build=20022)
    stand(me, "Warsong Commander")
    me.equip("Fiery War Axe")
    (deckhand,) = game.play("Southsea Deckhand")
    assert (deckhand.charge, deckhand.atk) == (True, 3)


@pytest.mark.parametrize(
    ("build", "counts"), [(18336, True), (22115, True), (22611, False), (23576, False)]
)
def test_combo_and_a_seed(build: int, counts: bool) -> None:
    """D-306, D-307: SI:7 Agent could aim at the player's own seed up to 9.4."""
    game, me, _ = position("ROGUE", build=build)
    me.summon("Sherazin, Corpse Flower").destroy()
    (seed,) = me.field
    game.play("Wisp")
    assert (seed in me.give("SI:7 Agent").targets) == counts


@pytest.mark.parametrize("build", [18336, 18792])
def test_a_minion_that_transforms_counts_twice_for_sherazin(build: int) -> None:
    """D-308: two Wisps and a Faceless Manipulator are four cards: Sherazin is back."""
    game, me, foe = position("ROGUE", build=build)
    (golem,) = stand(foe, "War Golem")
    me.summon("Sherazin, Corpse Flower").destroy()
    game.play("Wisp", "Wisp", "Faceless Manipulator", target=golem)
    assert names(me.field)[0] == "Sherazin, Corpse Flower"


@pytest.mark.parametrize("build", [17720, 22611])
def test_djinni_copies_arcane_blast_with_its_double_bonus(build: int) -> None:
    """D-309: 2 damage and twice the Spell Damage, for both minions."""
    game, me, _ = position("MAGE", build=build)
    golem, djinni, _ = stand(me, "War Golem", "Djinni of Zephyrs", "Kobold Geomancer")
    game.play("Arcane Blast", target=golem)
    assert (golem.damage, djinni.damage) == (4, 4)


@pytest.mark.parametrize("build", [25252, 25770])
def test_noggenfogger_finds_no_target_that_fits(build: int) -> None:
    """D-310: a Trogg grows out of the reach of Shadow Word: Pain: nobody dies."""
    game, me, foe = position("HUNTER", "PRIEST", build=build)
    (trogg,) = stand(me, "Burly Rockjaw Trogg")
    (mayor,) = stand(foe, "Mayor Noggenfogger")
    game.end_turn()
    game.play("Shadow Word: Pain", target=trogg)
    assert (me.field, foe.field) == ([trogg], [mayor])
    assert trogg.atk == 5


@pytest.mark.parametrize("build", [12574, 22611])
def test_hallazeal_heals_what_a_drawn_curse_deals(build: int) -> None:
    """D-311: Ancient Curse deals 7 to its player, whom Hallazeal heals by 7."""
    game, me, _ = position("SHAMAN", build=build)
    stand(me, "Hallazeal the Ascended")
    me.hero.damage = 10
    me.stack_deck("Ancient Curse")
    since = len(game.engine.out)
    me.draw()
    assert "Ancient Curse" not in names(me.hand)
    assert names(triggered(game, since)).count("Hallazeal the Ascended") == 1
    assert me.hero.damage == 10, "it deals 7, and 7 are healed"


@pytest.mark.parametrize("build", [12574, 22611])
def test_spell_damage_adds_nothing_to_a_drawn_curse(build: int) -> None:
    """D-312: Ancient Curse deals 7, whoever has Spell Damage."""
    _, me, foe = position(build=build)
    stand(me, "Kobold Geomancer")
    stand(foe, "Kobold Geomancer")
    me.stack_deck("Ancient Curse")
    me.draw()
    assert me.hero.damage == 7


@pytest.mark.parametrize("build", [12574, 22611])
def test_hallazeal_heals_what_cursed_deals(build: int) -> None:
    """D-313: Cursed! deals 2 at the start of the turn, Hallazeal heals 2."""
    game, me, _ = position("SHAMAN", build=build)
    stand(me, "Hallazeal the Ascended")
    me.hero.damage = 10
    me.give("Cursed!")
    since = len(game.engine.out)
    game.opponents_turn()
    assert names(triggered(game, since)).count("Hallazeal the Ascended") == 1
    assert me.hero.damage == 10, "it deals 2, and 2 are healed"


def progress_of(build: int, beast: str, spell: str) -> int:
    """What Jungle Giants counts as Menagerie Warden copies a Beast on which a spell lies."""
    game, me, _ = position("DRUID", build=build)
    (model,) = stand(me, beast)
    for _ in range(3 if spell == "Blessing of Might" else 1):
        game.play(spell, target=model)
    (quest,) = game.play("Jungle Giants")
    game.play("Menagerie Warden", target=model)
    assert names(me.field)[:1] == [beast]
    assert len(me.field) == 3
    return quest.progress


@pytest.mark.parametrize(
    ("beast", "spell", "build", "progress"),
    [
        ("Stranglethorn Tiger", "Humility", 19632, 2),
        ("Stranglethorn Tiger", "Humility", 20970, 2),
        ("Stranglethorn Tiger", "Humility", 21517, 1),
        ("River Crocolisk", "Blessing of Might", 19632, 1),
        ("River Crocolisk", "Blessing of Might", 20970, 1),
        ("River Crocolisk", "Blessing of Might", 21517, 2),
    ],
)
def test_jungle_giants_and_a_copied_beast(
    beast: str, spell: str, build: int, progress: int
) -> None:
    """D-314 to D-317: the printed Attack of the copy counted, since 9.2 its present one."""
    assert progress_of(build, beast, spell) == progress


@pytest.mark.parametrize(("build", "progress"), [(19632, 1), (21517, 0)])
def test_jungle_giants_and_a_minion_that_raises_itself(build: int, progress: int) -> None:
    """D-318: Celestial Dreamer, 5/5 by its Battlecry, does not count since 9.2."""
    game, me, _ = position("DRUID", build=build)
    stand(me, "Stranglethorn Tiger")
    (quest,) = game.play("Jungle Giants")
    (dreamer,) = game.play("Celestial Dreamer")
    assert (dreamer.atk, dreamer.health) == (5, 5)
    assert quest.progress == progress
