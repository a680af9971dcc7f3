"""Dated reports: cards whose numbers or words a patch has changed, before and after it."""

from __future__ import annotations

import pytest

from dated.position import names, position, stand

ONE_EACH = ("Wisp", "Chillwind Yeti", "Bloodfen Raptor", "River Crocolisk")
WISPS = ("Wisp",) * 30


@pytest.mark.parametrize(("build", "mana"), [(18792, 4), (20457, 4), (20970, 3), (54613, 3)])
def test_innervate(build: int, mana: int) -> None:
    """D-451, D-452: since 9.1 it gives one crystal."""
    _, me, _ = position("DRUID", build=build)
    me.max_mana = me.mana = 2
    yeti = me.give("Chillwind Yeti")
    me.give("Innervate").play()
    assert me.mana == mana
    assert yeti.is_playable() is (mana == 4)


@pytest.mark.parametrize(("build", "health"), [(18792, 2), (20457, 2), (20970, 1), (54613, 1)])
def test_murloc_warleader(build: int, health: int) -> None:
    """D-453, D-454: since 9.1 it gives Attack alone."""
    _, me, _ = position(build=build)
    raider = stand(me, "Murloc Raider", "Murloc Warleader")[0]
    assert (raider.atk, raider.health) == (4, health)


@pytest.mark.parametrize(("build", "playable"), [(20457, True), (20970, False)])
def test_fiery_war_axe(build: int, *, playable: bool) -> None:
    """D-455, D-456: since 9.1 it costs 3."""
    _, me, _ = position("WARRIOR", build=build)
    me.max_mana = me.mana = 1
    axe, coin = me.give("Fiery War Axe"), me.give("The Coin")
    coin.play()
    assert axe.is_playable() is playable


@pytest.mark.parametrize(("build", "charges"), [(18792, True), (22611, True), (23180, False)])
def test_patches(build: int, *, charges: bool) -> None:
    """D-457, D-458: since 10.2 Patches has no Charge."""
    deck = ("Patches the Pirate", *WISPS[1:])
    game, me, _ = position("ROGUE", build=build, decks=(deck, WISPS))
    game.play("Bloodsail Corsair")
    patches = me.field.find("Patches the Pirate")
    assert patches is not None
    assert patches.can_attack() is charges


@pytest.mark.parametrize(
    ("build", "cost"), [(18792, 0), (22611, 0), (23180, 1), (40734, 1), (43246, 0), (54613, 0)]
)
def test_raza(build: int, cost: int) -> None:
    """D-459, D-460, D-461: a hero power costs 1 from 10.2 to 17.0, 0 before and after."""
    game, me, _ = position("MAGE", build=build, decks=(ONE_EACH, WISPS))
    game.play("Raza the Chained")
    assert me.hero_power.cost == cost


@pytest.mark.parametrize(("build", "atk"), [(22611, 5), (23180, 2), (54613, 2)])
def test_corridor_creeper(build: int, atk: int) -> None:
    """D-462, D-463: since 10.2 it has 2 Attack."""
    _, me, foe = position(build=build)
    creeper = me.give("Corridor Creeper")
    for wisp in stand(me, "Wisp", "Wisp") + stand(foe, "Wisp"):
        wisp.destroy()
    assert creeper.cost == 4
    creeper.play()
    assert (me.field[0].atk, me.field[0].health) == (atk, 5)


@pytest.mark.parametrize(
    ("build", "health"), [(22611, 23), (24377, 23), (24589, 19), (54613, 19), (165029, 19)]
)
def test_dark_pact(build: int, health: int) -> None:
    """D-464, D-465: since 11.1 it restores 4."""
    game, me, _ = position("WARLOCK", build=build)
    me.hero.health = 15
    game.play("Dark Pact", target=me.summon("Wisp"))
    assert (names(me.field), me.hero.health) == ([], health)


@pytest.mark.parametrize(("build", "later"), [(20457, 3), (28242, 3), (28329, 0), (54613, 0)])
def test_leeching_poison(build: int, later: int) -> None:
    """D-466, D-467: since 13.0 its Lifesteal ends with the turn."""
    game, me, foe = position("ROGUE", build=build)
    me.hero.health = 10
    game.play("Fiery War Axe")
    game.play("Leeching Poison")
    me.hero.attack(foe.hero)
    assert me.hero.health == 13
    game.skip_turn()
    me.hero.attack(foe.hero)
    assert me.hero.health == 13 + later


@pytest.mark.parametrize(
    ("build", "copy"), [(20457, (3, 4)), (28242, (3, 4)), (28329, (2, 3)), (54613, (2, 3))]
)
def test_saronite_chain_gang(build: int, copy: tuple[int, int]) -> None:
    """D-468, D-469: since 13.0 the other one is fresh."""
    game, me, _ = position("PALADIN", build=build)
    gang = me.give("Saronite Chain Gang")
    game.play("Grimestreet Outfitter")
    gang.play()
    first, second = me.field.filter(name="Saronite Chain Gang")
    assert sorted([(first.atk, first.health), (second.atk, second.health)]) == sorted(
        [(3, 4), copy]
    )


@pytest.mark.parametrize(("build", "cost"), [(18792, 4), (30795, 4), (31022, 5), (54613, 5)])
def test_preparation(build: int, cost: int) -> None:
    """D-470, D-471: since 14.2 it takes off 2."""
    game, me, _ = position("ROGUE", build=build)
    sprint = me.give("Sprint")
    game.play("Preparation")
    assert sprint.cost == cost


@pytest.mark.parametrize(("build", "back"), [(44222, 2), (56359, 2), (58213, 1), (84593, 1)])
def test_darkglare(build: int, back: int) -> None:
    """D-504, D-505: since 18.0 it refreshes one crystal."""
    _, me, _ = position("WARLOCK", build=build)
    stand(me, "Darkglare")
    imp = me.give("Flame Imp")
    me.mana = 1
    imp.play()
    assert (me.hero.health, me.mana) == (27, back)


@pytest.mark.parametrize(("build", "cards"), [(54613, 5), (56359, 5), (58213, 4), (195635, 4)])
def test_secret_passage(build: int, cards: int) -> None:
    """D-506, D-507: since 18.0 it takes 4 cards."""
    game, me, _ = position("ROGUE", build=build)
    held = [me.give("Chillwind Yeti"), me.give("Bloodfen Raptor")]
    game.play("Secret Passage")
    assert names(me.hand) == ["Wisp"] * cards
    game.skip_turn()
    assert {"Chillwind Yeti", "Bloodfen Raptor"} <= set(names(me.hand))
    assert len(me.hand) == len(held) + 1


@pytest.mark.parametrize(
    ("build", "dealt", "heroes"),
    [(18792, 2, True), (42174, 2, True), (44222, 3, False), (54613, 3, False)],
)
def test_holy_smite(build: int, dealt: int, *, heroes: bool) -> None:
    """D-508, D-509: since 17.0 it deals 3, to a minion."""
    _, me, foe = position("PRIEST", build=build)
    yeti = foe.summon("Chillwind Yeti")
    smite = me.give("Holy Smite")
    assert (foe.hero in smite.targets) is heroes
    smite.play(yeti)
    assert yeti.damage == dealt


@pytest.mark.parametrize(("build", "attacks"), [(77662, 3), (83143, 2), (195635, 2)])
def test_sword_of_the_fallen(build: int, attacks: int) -> None:
    """D-510, D-511: since 20.0.2 it lasts two attacks."""
    secrets = ("Noble Sacrifice", "Redemption", "Repentance", "Eye for an Eye") * 7
    game, me, foe = position("PALADIN", build=build, decks=(secrets, WISPS))
    game.play("Sword of the Fallen")
    for number in range(1, attacks + 1):
        assert me.weapon is not None
        me.hero.attack(foe.hero)
        assert len(me.secrets) == number
        game.skip_turn()
    assert me.weapon is None
