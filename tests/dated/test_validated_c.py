"""Dated reports: who is there in time to answer to a card, before and since 9.2."""

from __future__ import annotations

import pytest

from dated.position import names, position, stand

WILD = ("Wild Pyromancer",) * 30
WISPS = ("Wisp",) * 30


@pytest.mark.parametrize(("build", "wounds"), [(18792, 1), (20022, 1), (21517, 0), (54613, 0)])
def test_mindgames_and_a_wild_pyromancer(build: int, wounds: int) -> None:
    """D-482, D-483: since 9.2 it does not answer to the spell that brought it."""
    game, me, foe = position("PRIEST", build=build, decks=(WISPS, WILD))
    yeti = foe.summon("Chillwind Yeti")
    game.play("Mindgames")
    assert names(me.field) == ["Wild Pyromancer"]
    assert yeti.damage == wounds


@pytest.mark.parametrize(("build", "stays"), [(18792, False), (20022, False), (21517, True)])
def test_entomb_and_a_djinni(build: int, *, stays: bool) -> None:
    """D-484, D-485: since 9.2 a Djinni does not copy what was cast on an enemy."""
    game, me, foe = position("PRIEST", build=build)
    stand(me, "Djinni of Zephyrs")
    game.play("Entomb", target=foe.summon("Chillwind Yeti"))
    assert (names(me.field) == ["Djinni of Zephyrs"]) is stays
    assert "Chillwind Yeti" in names(me.deck)


@pytest.mark.parametrize(("build", "fires"), [(18792, True), (20022, True), (21517, False)])
@pytest.mark.parametrize(("secret", "health"), [("Snipe", 11), ("Repentance", 1)])
def test_jaraxxus_and_a_secret(build: int, secret: str, health: int, *, fires: bool) -> None:
    """D-476, D-477, D-478, D-479: since 9.2 these Secrets do not see Lord Jaraxxus."""
    theirs = "HUNTER" if secret == "Snipe" else "PALADIN"
    game, me, foe = position("WARLOCK", theirs, build=build)
    game.opponents_turn(secret)
    game.play("Lord Jaraxxus")
    assert me.hero.name == "Lord Jaraxxus"
    assert names(foe.secrets) == ([] if fires else [secret])
    assert me.hero.health == (health if fires else 15)


@pytest.mark.parametrize("build", [21517, 54613])
def test_jaraxxus_and_sacred_trial(build: int) -> None:
    """D-480: since 9.2 Sacred Trial does not see Lord Jaraxxus either."""
    game, me, foe = position("WARLOCK", "PALADIN", build=build)
    game.opponents_turn("Sacred Trial")
    stand(me, "Wisp", "Wisp", "Wisp")
    game.play("Lord Jaraxxus")
    assert (names(foe.secrets), me.hero.health) == (["Sacred Trial"], 15)


@pytest.mark.parametrize(("build", "atk"), [(21517, 2), (24589, 2), (24769, 1)])
def test_a_wyrm_hears_of_a_countered_spell(build: int, atk: int) -> None:
    """D-472: from 9.2 to 11.1 what waits for a spell answers to a countered one."""
    game, me, foe = position("MAGE", "MAGE", build=build)
    game.opponents_turn("Counterspell")
    wyrm = stand(me, "Mana Wyrm")[0]
    game.play("Fireball", target=foe.hero)
    assert (foe.hero.health, wyrm.atk) == (30, atk)


@pytest.mark.parametrize(("build", "wounds"), [(21517, 1), (24589, 1), (24769, 0), (54613, 0)])
def test_a_pyromancer_answers_to_a_countered_spell(build: int, wounds: int) -> None:
    """D-473, D-474: from 9.2 to 11.1 what comes after a spell answers to a countered one."""
    game, me, foe = position("MAGE", "MAGE", build=build)
    game.opponents_turn("Counterspell")
    yeti = stand(me, "Chillwind Yeti", "Wild Pyromancer")[0]
    game.play("Fireball", target=foe.hero)
    assert (foe.hero.health, yeti.damage) == (30, wounds)


@pytest.mark.parametrize("build", [30103, 54613])
def test_a_countered_twinspell(build: int) -> None:
    """D-475: it leaves no twin and does nothing."""
    game, me, foe = position("MAGE", "MAGE", build=build)
    game.opponents_turn("Counterspell")
    me.discard_hand()
    yeti = foe.summon("Chillwind Yeti")
    game.play("Conjurer's Calling", target=yeti)
    assert (names(foe.field), names(me.hand)) == (["Chillwind Yeti"], [])


@pytest.mark.parametrize("build", [21517, 54613])
def test_everyfin_is_awesome_under_naga_sea_witch(build: int) -> None:
    """D-486: what it takes off by itself comes behind the cost that is set."""
    _, me, _ = position("SHAMAN", build=build)
    stand(me, "Murloc Raider", "Murloc Raider", "Naga Sea Witch")
    assert me.give("Everyfin is Awesome").cost == 3


@pytest.mark.parametrize("build", [20457, 54613])
def test_auchenai_and_lifesteal(build: int) -> None:
    """D-491: the healing of Lifesteal wounds its own hero, once."""
    _, me, foe = position("PRIEST", build=build)
    champion = stand(me, "Chillblade Champion", "Auchenai Soulpriest")[0]
    champion.attack(foe.hero)
    assert (me.hero.health, foe.hero.health) == (27, 27)


@pytest.mark.parametrize("build", [20457, 54613])
def test_a_poisonous_deathrattle(build: int) -> None:
    """D-492: the Deathrattle of a minion that was made Poisonous kills."""
    game, me, foe = position("ROGUE", build=build)
    ghoul = stand(me, "Unstable Ghoul")[0]
    stand(foe, "Chillwind Yeti", "Boulderfist Ogre")
    game.play("The Coin", "Plague Scientist", target=ghoul)
    assert ghoul.poisonous
    ghoul.destroy()
    assert (names(me.field), names(foe.field)) == ([], [])
