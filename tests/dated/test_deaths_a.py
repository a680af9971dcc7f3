"""Reports of deaths: their order, what a Deathrattle finds, and who comes back."""

from __future__ import annotations

import pytest

from dated.position import FILLER, Position, names, position, stand
from hsreplay_sim.play import Card, Player


def sabotaged(build: int, minion: str) -> Player:
    """The opponent had this minion, then Death's Bite; Sabotage with its Combo took both."""
    game, _, foe = position("ROGUE", "WARRIOR", build=build)
    stand(foe, minion)
    foe.equip("Death's Bite")
    game.play("Backstab", target=foe.field[0]) if minion == "Chillwind Yeti" else game.play("Wisp")
    game.play("Sabotage")
    assert foe.weapon is None
    return foe


@pytest.mark.parametrize(("build", "patrons"), [(9166, 1), (9786, 1), (19632, 0)])
def test_sabotage_breaks_the_weapon_before_the_patron_dies(build: int, patrons: int) -> None:
    """D-011: the Patron that dies has summoned another one."""
    foe = sabotaged(build, "Grim Patron")
    assert [(card.name, card.damage) for card in foe.field] == [("Grim Patron", 0)] * patrons


@pytest.mark.parametrize("build", [9166, 9786])
def test_sabotage_breaks_the_weapon_before_an_older_minion_dies(build: int) -> None:
    """D-012: the Spiders come after its Deathrattle."""
    foe = sabotaged(build, "Haunted Creeper")
    assert names(foe.field) == ["Spectral Spider", "Spectral Spider"]


@pytest.mark.parametrize("build", [9786, 13921, 54613])
def test_the_older_deathrattle_runs_first_whoever_has_it(build: int) -> None:
    """D-028: the Ghoul of player 2 is older than the Creeper of player 1."""
    game, me, foe = position("MAGE", "MAGE", build=build)
    stand(foe, "Unstable Ghoul")
    stand(me, "Haunted Creeper")
    game.play("Twisting Nether")
    assert names(me.field) == ["Spectral Spider", "Spectral Spider"]


def swapped(build: int) -> tuple[Position, Player, Card | None]:
    """Doomsayer, then Alarm-o-Bot stood there as my turn began; my hand had a Yeti."""
    game, me, _ = position("MAGE", "MAGE", build=build, decks=((), FILLER))
    stand(me, "Doomsayer", "Alarm-o-Bot")
    me.give("Chillwind Yeti")
    game.opponents_turn()
    return game, me, me.hand.find("Alarm-o-Bot")


def test_an_alarm_o_bot_that_doomsayer_marked_dies_when_it_is_played_up_to_9786() -> None:
    """D-033: it was swapped into the hand and stayed marked."""
    _, me, bot = swapped(9786)
    assert bot is not None
    bot.play()
    assert bot not in me.field


@pytest.mark.parametrize("build", [10604, 13921])
def test_no_marked_alarm_o_bot_is_in_the_hand_since_10604(build: int) -> None:
    """D-034."""
    _, me, bot = swapped(build)
    if bot is not None:
        bot.play()
        assert bot in me.field


@pytest.mark.parametrize("build", [9786, 13921, 15590])
def test_a_ghoul_counts_its_own_feigned_death(build: int) -> None:
    """D-042: it has the Deathrattle of Ancestral Spirit."""
    game, me, _ = position("SHAMAN", "MAGE", build=build)
    (ghoul,) = stand(me, "Flesheating Ghoul")
    game.play("Ancestral Spirit", target=ghoul)
    game.play("Feign Death")
    assert [(card.name, card.atk) for card in me.field] == [
        ("Flesheating Ghoul", 3),
        ("Flesheating Ghoul", 2),
    ]


@pytest.mark.parametrize("build", [9786, 13921, 15590])
def test_a_feigned_death_is_no_death_to_others(build: int) -> None:
    """D-043: the printed Deathrattle of Loot Hoarder runs."""
    game, me, _ = position("HUNTER", "MAGE", build=build)
    (ghoul, _) = stand(me, "Flesheating Ghoul", "Loot Hoarder")
    game.play("Feign Death")
    assert len(me.hand) == 1
    assert ghoul.atk == 2


@pytest.mark.parametrize(("build", "copies"), [(9166, 2), (9786, 2), (10833, 1), (13921, 1)])
def test_malorne_beside_baron_rivendare(build: int, copies: int) -> None:
    """D-048, D-049: up to 3.2 his Deathrattle made a new one each time."""
    _, me, _ = position("DRUID", "MAGE", build=build)
    malorne, _ = stand(me, "Malorne", "Baron Rivendare")
    malorne.destroy()
    assert len(me.deck.filter(name="Malorne")) == copies
    assert names(me.field) == ["Baron Rivendare"]


@pytest.mark.parametrize(("build", "back"), [(9786, 0), (10956, 0), (12574, 1)])
def test_an_added_deathrattle_of_malorne_does_not_run_up_to_11461(build: int, back: int) -> None:
    """D-050: he is gone from play by then."""
    game, me, _ = position("DRUID", "MAGE", build=build)
    (malorne,) = stand(me, "Malorne")
    game.play("Ancestral Spirit", target=malorne)
    malorne.destroy()
    assert "Malorne" in names(me.deck)
    assert names(me.field) == ["Malorne"] * back


@pytest.mark.parametrize("build", [12574, 13921])
def test_an_added_deathrattle_of_malorne_runs_since_12574(build: int) -> None:
    """D-051: in the deck, too."""
    game, me, _ = position("DRUID", "MAGE", build=build)
    (malorne,) = stand(me, "Malorne")
    game.play("Soul of the Forest")
    malorne.destroy()
    assert "Malorne" in names(me.deck)
    assert names(me.field) == ["Treant"]


@pytest.mark.parametrize("build", [9786, 10956])
def test_malorne_in_the_deck_has_died(build: int) -> None:
    """D-052: Resurrect finds him."""
    game, me, _ = position("PRIEST", "MAGE", build=build)
    (malorne,) = stand(me, "Malorne")
    malorne.destroy()
    game.play("Resurrect")
    assert names(me.field) == ["Malorne"]


@pytest.mark.parametrize(("build", "spiders"), [(9786, 2), (19632, 0)])
def test_what_deathlord_brings_is_oldest_when_it_dies(build: int, spiders: int) -> None:
    """D-058: the Ghoul was in the deck before the Creeper was summoned."""
    game, me, foe = position("MAGE", "MAGE", build=build, decks=(["Unstable Ghoul"], FILLER))
    stand(me, "Haunted Creeper")
    (deathlord,) = stand(foe, "Deathlord")
    deathlord.destroy()
    assert names(me.field) == ["Haunted Creeper", "Unstable Ghoul"]
    game.play("Twisting Nether")
    assert names(me.field) == ["Spectral Spider"] * spiders


@pytest.mark.parametrize(("build", "left"), [(9786, [(1, 1)]), (29349, []), (54613, [])])
def test_the_aura_of_malganis_outlives_him_in_the_death_phase(
    build: int, left: list[tuple[int, int]]
) -> None:
    """D-064: at first the weapon's Deathrattle finds the Imp as a 3/3."""
    _, me, foe = position("WARRIOR", "WARLOCK", build=build)
    malganis, imp = stand(foe, "Mal'Ganis", "EX1_598")
    malganis.damage = malganis.max_health - 4
    me.equip("Death's Bite").durability = 1
    assert (imp.atk, imp.health) == (3, 3)
    me.hero.attack(malganis)
    assert malganis.dead
    assert [(each.atk, each.health) for each in foe.field] == left


def test_malganis_saves_an_imp_that_has_no_health_left() -> None:
    """D-065: the aura is counted before the dead are taken away."""
    _, me, foe = position("WARRIOR", "WARLOCK", build=9786)
    voidcaller, imp = stand(foe, "Voidcaller", "EX1_598")
    foe.give("Mal'Ganis")
    me.equip("Death's Bite").durability = 1
    me.hero.attack(voidcaller)
    assert voidcaller.dead
    assert sorted(names(foe.field)) == ["Imp", "Mal'Ganis"]
    assert (imp.atk, imp.health) == (3, 2)


@pytest.mark.parametrize("build", [9166, 9786, 13921, 54613])
def test_sylvanas_does_not_steal_the_dead(build: int) -> None:
    """D-080: Kel'Thuzad brings the other one back to its own side."""
    game, me, foe = position("MAGE", "MAGE", build=build)
    (sylvanas,) = stand(foe, "Sylvanas Windrunner")
    (healbot,) = stand(me, "Antique Healbot")
    sylvanas.damage = 2
    healbot.attack(sylvanas)
    assert (me.field, foe.field) == ([], [])
    game.play("Kel'Thuzad")
    game.end_turn()
    assert names(me.field) == ["Kel'Thuzad", "Antique Healbot"]


@pytest.mark.parametrize(("build", "kept"), [(9786, 0), (10604, 0), (10833, 1), (13921, 1)])
def test_anubarak_beside_baron_rivendare_and_nine_cards(build: int, kept: int) -> None:
    """D-087, D-088: up to 3.2 the second return found the hand full."""
    _, me, _ = position("ROGUE", "MAGE", build=build)
    anubarak, _ = stand(me, "Anub'arak", "Baron Rivendare")
    while len(me.hand) < 9:
        me.give("Wisp")
    anubarak.destroy()
    assert len(me.hand.filter(name="Anub'arak")) == kept
    assert names(me.field).count("Nerubian") == 2


def test_deaths_bite_bursts_once_behind_both_battlecries() -> None:
    """D-118: Harrison Jones beside Brann."""
    game, me, foe = position("MAGE", "WARRIOR", build=10956)
    stand(me, "Brann Bronzebeard")
    (yeti,) = stand(foe, "Chillwind Yeti")
    foe.equip("Death's Bite")
    game.play("Harrison Jones")
    assert foe.weapon is None
    assert [card.damage for card in (*me.field, yeti)] == [1, 1, 1]


@pytest.mark.xfail(strict=True, reason="D-119: recordings show what an end of turn gives at once")
@pytest.mark.parametrize("build", [10956, 12051])
def test_gruul_dies_by_ragnaros_as_it_grows(build: int) -> None:
    """D-119: the second growth is not counted yet."""
    game, me, foe = position("MAGE", "MAGE", build=build, seed=5)
    (gruul,) = stand(me, "Gruul")
    game.end_turn()
    assert (gruul.atk, gruul.health) == (8, 8)
    foe.summon("Ragnaros the Firelord")
    game.end_turn()
    assert me.hero.damage == 0
    assert gruul.dead
