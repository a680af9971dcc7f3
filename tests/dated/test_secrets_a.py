"""Reports of Secrets: when they stay hidden, and what they see."""

from __future__ import annotations

import pytest

from dated.position import Position, names, position, stand
from hsreplay_sim.play import Card, Player

SEVEN = ("Chillwind Yeti",) * 7
WISPERS_BUFF = "GVG_041a"


def against(mine: str, theirs: str, *secrets: str, build: int) -> tuple[Position, Player, Player]:
    """My turn, with these Secrets of the opponent up."""
    game, me, foe = position(mine, theirs, build=build)
    game.opponents_turn(*secrets)
    assert len(foe.secrets) == len(secrets)
    return game, me, foe


@pytest.mark.parametrize(("build", "left"), [(9786, 0), (10357, 0), (10833, 1), (13921, 1)])
def test_snake_trap_of_a_full_board(build: int, left: int) -> None:
    """D-016, D-017: it was spent for nothing up to 3.2."""
    _, me, foe = against("WARRIOR", "HUNTER", "Snake Trap", build=build)
    stand(foe, *SEVEN)
    (raptor,) = stand(me, "Bloodfen Raptor")
    raptor.attack(foe.field[0])
    assert len(foe.secrets) == left
    assert "Snake" not in names(foe.field)


@pytest.mark.parametrize(("build", "left"), [(9166, 0), (9786, 0), (10833, 1), (13921, 1)])
def test_duplicate_of_a_full_hand(build: int, left: int) -> None:
    """D-018, D-019: it was spent for nothing up to 3.2."""
    game, _, foe = against("WARRIOR", "MAGE", "Duplicate", build=build)
    (raptor,) = stand(foe, "Bloodfen Raptor")
    while len(foe.hand) < 10:
        foe.give("Wisp")
    game.play("Fireball", target=raptor)
    assert raptor.dead
    assert len(foe.secrets) == left


@pytest.mark.parametrize("build", [9786, 13921, 54613])
def test_noble_sacrifice_of_a_full_board_stays_hidden(build: int) -> None:
    """D-020."""
    _, me, foe = against("WARRIOR", "PALADIN", "Noble Sacrifice", build=build)
    stand(foe, *SEVEN)
    (raptor,) = stand(me, "Bloodfen Raptor")
    raptor.attack(foe.hero)
    assert len(foe.secrets) == 1


@pytest.mark.parametrize("build", [9786, 13921, 54613])
def test_mirror_entity_of_a_full_board_stays_hidden(build: int) -> None:
    """D-021."""
    game, _, foe = against("WARRIOR", "MAGE", "Mirror Entity", build=build)
    stand(foe, *SEVEN)
    game.play("Bloodfen Raptor")
    assert len(foe.secrets) == 1


@pytest.mark.parametrize("build", [9786, 13921, 54613])
def test_spellbender_of_a_full_board_stays_hidden(build: int) -> None:
    """D-022."""
    game, _, foe = against("MAGE", "MAGE", "Spellbender", build=build)
    yeti = stand(foe, *SEVEN)[0]
    game.play("Fireball", target=yeti)
    assert yeti.dead
    assert len(foe.secrets) == 1


def returned_to_die(build: int, *secrets: str) -> list[Card]:
    """What is left on the board of a minion that attacked into Secrets and is played again."""
    game, me, foe = against("WARRIOR", "HUNTER", *secrets, build=build)
    (yeti,) = stand(me, "Chillwind Yeti")
    yeti.attack(foe.hero)
    for card in me.hand.filter(name="Chillwind Yeti"):
        game.refill()
        card.play()
        return list(me.field)
    return []


@pytest.mark.parametrize(("build", "returns"), [(9786, True), (10604, False)])
def test_vaporize_then_freezing_trap_up_to_9786(build: int, returns: bool) -> None:
    """D-035: the minion goes to the hand marked for destruction, and dies when it is played."""
    _, me, foe = against("WARRIOR", "HUNTER", "Vaporize", "Freezing Trap", build=build)
    (yeti,) = stand(me, "Chillwind Yeti")
    yeti.attack(foe.hero)
    assert (foe.secrets == []) is returns
    assert ("Chillwind Yeti" in me.hand) is returns
    assert returned_to_die(build, "Vaporize", "Freezing Trap") == []


@pytest.mark.parametrize("build", [10604, 10956, 13921])
def test_vaporize_then_freezing_trap_since_10604(build: int) -> None:
    """D-036: nothing in the hand dies as it is played."""
    game, me, foe = against("WARRIOR", "HUNTER", "Vaporize", "Freezing Trap", build=build)
    (yeti,) = stand(me, "Chillwind Yeti")
    yeti.attack(foe.hero)
    for card in me.hand.filter(name="Chillwind Yeti"):
        game.refill()
        card.play()
        assert card in me.field


@pytest.mark.parametrize("build", [9786, 13921, 54613])
def test_freezing_trap_does_not_fire_at_the_mortally_wounded(build: int) -> None:
    """D-037: Explosive Trap has killed the attacker."""
    _, me, foe = against("WARRIOR", "HUNTER", "Explosive Trap", "Freezing Trap", build=build)
    (raptor,) = stand(me, "Bloodfen Raptor")
    raptor.attack(foe.hero)
    assert raptor.dead
    assert names(foe.secrets) == ["Freezing Trap"]


@pytest.mark.parametrize(("build", "attack"), [(9786, 2), (10956, 2), (15590, 1)])
def test_murloc_tidecaller_against_mirror_entity(build: int, attack: int) -> None:
    """D-038, D-039: it saw its own copy come, and was copied so."""
    game, _, foe = against("SHAMAN", "MAGE", "Mirror Entity", build=build)
    (tidecaller,) = game.play("Murloc Tidecaller")
    assert names(foe.field) == ["Murloc Tidecaller"]
    assert (tidecaller.atk, foe.field[0].atk) == (attack, attack)


@pytest.mark.parametrize("build", [9786, 10956, 12574])
def test_mirror_entity_copies_a_minion_that_is_about_to_die(build: int) -> None:
    """D-053: Snipe came first; both die."""
    game, me, foe = against("WARRIOR", "MAGE", "Snipe", "Mirror Entity", build=build)
    game.play("Bloodfen Raptor")
    assert foe.secrets == []
    assert (me.field, foe.field) == ([], [])
    assert "Bloodfen Raptor" in foe.graveyard


@pytest.mark.parametrize(("build", "copies"), [(10956, 1), (15590, 1), (18336, 0)])
def test_mirror_entity_makes_a_fresh_copy_of_the_dead(build: int, copies: int) -> None:
    """D-054: Injured Blademaster died of its own Battlecry, run twice."""
    game, me, foe = against("WARRIOR", "MAGE", "Mirror Entity", build=build)
    stand(me, "Brann Bronzebeard")
    game.play("Injured Blademaster")
    assert names(me.field) == ["Brann Bronzebeard"]
    assert [(card.name, card.health) for card in foe.field] == [("Injured Blademaster", 7)] * copies


def test_snipe_does_not_fire_at_the_dead() -> None:
    """D-055: Injured Blademaster died of its own Battlecry, run twice."""
    game, me, foe = against("WARRIOR", "HUNTER", "Snipe", build=10956)
    stand(me, "Brann Bronzebeard")
    game.play("Injured Blademaster")
    assert names(me.field) == ["Brann Bronzebeard"]
    assert names(foe.secrets) == ["Snipe"]


@pytest.mark.parametrize(("build", "health"), [(9166, 10), (9786, 10), (10956, 5), (13921, 5)])
def test_spellbender_against_dark_wispers_of_a_full_board(build: int, health: int) -> None:
    """D-056, D-057: it stayed hidden up to 3.1, and takes the spell since 4.1."""
    game, me, foe = against("DRUID", "MAGE", "Spellbender", build=build)
    yeti = stand(me, *SEVEN)[0]
    me.give("Dark Wispers").play(yeti, choose=WISPERS_BUFF)
    assert yeti.health == health
    assert len(foe.secrets) == (1 if health == 10 else 0)
    assert game.build == build


@pytest.mark.parametrize(("build", "hidden"), [(9166, 1), (9786, 1), (10357, 0), (13921, 0)])
def test_misdirection_to_a_minion_with_stealth(build: int, hidden: int) -> None:
    """D-071, D-072: it did not see it as the only target up to 3.0."""
    _, me, foe = against("WARRIOR", "HUNTER", "Misdirection", build=build)
    (panther,) = stand(me, "Jungle Panther")
    me.equip("Fiery War Axe")
    me.hero.attack(foe.hero)
    assert len(foe.secrets) == hidden
    assert panther.dead == (not hidden)


@pytest.mark.xfail(strict=True, reason="D-073: the cause is unknown")
def test_reincarnate_that_spellbender_takes_does_not_set_off_duplicate() -> None:
    """D-073."""
    game, _, foe = against("SHAMAN", "MAGE", "Spellbender", "Duplicate", build=9786)
    (yeti,) = stand(foe, "Chillwind Yeti")
    game.play("Reincarnate", target=yeti)
    assert names(foe.field) == ["Chillwind Yeti", "Spellbender"]
    assert names(foe.secrets) == ["Duplicate"]


def test_lightning_bolt_that_spellbender_takes_sets_off_effigy() -> None:
    """D-074."""
    game, _, foe = against("SHAMAN", "MAGE", "Spellbender", "Effigy", build=9786)
    (yeti,) = stand(foe, "Chillwind Yeti")
    game.play("Lightning Bolt", target=yeti)
    assert foe.secrets == []
    assert len(foe.field) == 2


def test_reincarnate_sets_off_effigy() -> None:
    """D-075."""
    game, _, foe = against("SHAMAN", "MAGE", "Effigy", build=9786)
    (yeti,) = stand(foe, "Chillwind Yeti")
    game.play("Reincarnate", target=yeti)
    assert foe.secrets == []
    assert len(foe.field) == 2


def test_reincarnate_at_the_spellbender_sets_off_duplicate() -> None:
    """D-076."""
    game, _, foe = against("SHAMAN", "MAGE", "Duplicate", build=9786)
    (bender,) = stand(foe, "tt_010a")
    game.play("Reincarnate", target=bender)
    assert foe.secrets == []
    assert names(foe.hand)[-2:] == ["Spellbender", "Spellbender"]


@pytest.mark.parametrize(("build", "left"), [(9786, 0), (10357, 0), (10833, 1), (13921, 1)])
def test_bear_trap_of_a_full_board(build: int, left: int) -> None:
    """D-081, D-082: it was spent for nothing up to 3.2."""
    _, me, foe = against("WARRIOR", "HUNTER", "Bear Trap", build=build)
    stand(foe, *SEVEN)
    (raptor,) = stand(me, "Bloodfen Raptor")
    raptor.attack(foe.hero)
    assert len(foe.secrets) == left


@pytest.mark.parametrize(("build", "attack"), [(9786, 4), (10604, 4), (10833, 3), (13921, 3)])
def test_a_countered_spell_was_a_discard_to_tiny_knight_of_evil(build: int, attack: int) -> None:
    """D-094, D-095: up to 3.2."""
    game, me, foe = against("WARLOCK", "MAGE", "Counterspell", build=build)
    (knight,) = stand(me, "Tiny Knight of Evil")
    game.play("Mortal Coil", target=knight)
    assert foe.secrets == []
    assert knight.atk == attack


@pytest.mark.parametrize(
    ("build", "health"), [(9786, (11, 1)), (13921, (11, 1)), (19632, (11, 1)), (21517, (15, 15))]
)
def test_lord_jaraxxus_the_hero_is_shot_and_repents(build: int, health: tuple[int, int]) -> None:
    """D-096, D-097: the Secrets take him for the minion that was played, up to 9.1."""
    for secret, left in zip(("Snipe", "Repentance"), health, strict=True):
        game, me, foe = against("WARLOCK", "HUNTER", secret, build=build)
        game.play("Lord Jaraxxus")
        assert names(foe.secrets) == ([secret] if build == 21517 else [])
        assert me.hero.health == left


@pytest.mark.parametrize("build", [12574, 13921, 19632])
@pytest.mark.parametrize(("minions", "dies"), [(3, True), (2, False)])
def test_sacred_trial_counts_lord_jaraxxus_as_the_fourth(
    build: int, minions: int, dies: bool
) -> None:
    """D-099, D-100: with three minions beside him he is destroyed."""
    game, me, foe = against("WARLOCK", "PALADIN", "Sacred Trial", build=build)
    stand(me, *SEVEN[:minions])
    game.play("Lord Jaraxxus")
    assert game.ended == dies
    assert len(foe.secrets) == (0 if dies else 1)


@pytest.mark.parametrize("build", [9786, 10604])
def test_a_countered_spell_did_not_overload(build: int) -> None:
    """D-107."""
    game, me, foe = against("SHAMAN", "MAGE", "Counterspell", build=build)
    game.play("Lightning Bolt", target=foe.hero)
    assert foe.secrets == []
    assert me.overloaded == 0
