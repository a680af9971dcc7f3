"""Stealth in reports of 2016 and 2017: what ends it, and what takes it back."""

from __future__ import annotations

import pytest

from dated.position import position, stand


@pytest.mark.parametrize("build", [13030, 19632])
@pytest.mark.parametrize("minion", ["Flamewaker", "Wild Pyromancer"])
def test_who_answers_a_spell_with_damage_comes_out_of_its_stealth(minion: str, build: int) -> None:
    """D-201, D-202: the damage behind Conceal ends the Stealth that Conceal has given."""
    game, me, _ = position("ROGUE", build=build)
    (answering,) = stand(me, minion)
    game.play("Conceal")
    assert not answering.stealthed


@pytest.mark.parametrize("build", [13030, 19632])
def test_a_juggler_that_was_hidden_is_seen_with_its_next_knife(build: int) -> None:
    """D-203: the knife for Master of Disguise ends the Stealth that Master of Disguise gave."""
    game, me, foe = position("ROGUE", build=build)
    (juggler,) = stand(me, "Knife Juggler")
    game.play("Master of Disguise", target=juggler)
    assert foe.hero.damage == 1
    assert not juggler.stealthed


@pytest.mark.parametrize("build", [12574, 13030])
def test_a_hidden_flamewaker_is_seen_when_it_deals_damage(build: int) -> None:
    """D-204: it loses Stealth as it answers the next spell."""
    game, me, foe = position("MAGE", build=build)
    (waker,) = stand(me, "Flamewaker")
    waker.stealthed = True
    game.play("Arcane Missiles")
    assert foe.hero.damage == 5
    assert not waker.stealthed


@pytest.mark.parametrize(("build", "hidden"), [(12574, False), (13030, False), (19632, True)])
def test_borrowed_stealth_may_take_the_minions_own_along(build: int, hidden: bool) -> None:
    """D-205, D-206: Master of Disguise took a Panther's own Stealth away, later it did not."""
    game, me, _ = position("ROGUE", build=build)
    (panther,) = stand(me, "Jungle Panther")
    game.play("Master of Disguise", target=panther)
    game.opponents_turn()
    assert panther.stealthed == hidden


@pytest.mark.parametrize("build", [20970, 27358])
def test_fadeleaf_toxin_takes_the_minions_own_stealth_along(build: int) -> None:
    """D-207: what Fadeleaf Toxin hides until the next turn is seen then, hidden before or not."""
    game, me, _ = position("ROGUE", build=build)
    (panther,) = stand(me, "Jungle Panther")
    game.play("Fadeleaf Toxin", target=panther)
    game.opponents_turn()
    assert not panther.stealthed
