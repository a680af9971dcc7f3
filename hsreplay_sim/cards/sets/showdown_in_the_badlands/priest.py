"""Showdown in the Badlands: Priest."""

from hsreplay_sim.cards.words import *


class DEEP_023:
    """Hidden Gem. Stealth At the end of your turn, restore 2 Health to all friendly characters."""

    events = turn_end(heal(FRIENDLY_CHARACTERS, N))


class DEEP_025:
    """Shattered Reflections. Choose a minion. Add a copy to your hand, deck, and battlefield.

    The battlefield comes first, and there is one in the hand although the text leaves that out
    before 217964 (U472:6832). From 195635 up to then no Titan is chosen.
    """

    targets = target(either(says("non-"), MINIONS - has(TITAN), MINIONS), optional=False)
    action = summon_copy(TARGET) >> copy_to_hand(TARGET) >> shuffle_copy(TARGET)


class DEEP_026:
    """Pendant of Earth.

    Discover a minion from your deck. Restore Health to your hero equal to its Cost.
    """

    action = discover_from(FRIENDLY_DECK & MINION) >> heal(FRIENDLY_HERO, cost_of(DRAWN))


class WW_052:
    """Swarm of Lightbugs.

    Summon 10 1/1 Lightbugs with Lifesteal. Save any excess in a 1-Cost Bottle.
    """

    action = (
        remember_number(N - FREE_SLOTS)
        >> summon("WW_052t", N)
        >> when(LEFT_BEHIND > 0, add_numbered("WW_052t2", LEFT_BEHIND))
    )


class WW_052t2:
    """Bottled Lightbugs.

    Summon the excess 1/1 Lightbugs with Lifesteal.@Summon {0} 1/1 Lightbugs with Lifesteal.
    """

    action = summon("WW_052t", DATA1)
    summons = True


class WW_053:
    """Tram Heist. Get a copy of each card your opponent played last turn."""

    action = copy_to_hand(ENEMY_PLAYED_LAST_TURN)


class WW_381:
    """Injured Hauler.

    Battlecry: Deal 4 damage to this minion. Overheal: Deal 2 damage to all enemy minions.
    """

    action = damage(SELF, N)
    events = when_overhealed(SELF, damage(ENEMY_MINIONS, N2))


class WW_387:
    """Thirsty Drifter. Taunt Costs (1) less for each 1-Cost card you've played this game."""

    cost = -(N * count(PLAYED_THIS_GAME & cost_is(N2)))


class WW_393:
    """Invasive Shadeleaf. Deal 10 damage to an enemy minion. Save any excess in a 1-Cost Bottle."""

    targets = target(ENEMY_MINIONS, optional=False)
    action = damage_within_health(TARGET, N) >> when(
        LEFT_BEHIND > 0, add_numbered("WW_393t", LEFT_BEHIND)
    )


class WW_393t:
    """Bottled Shadeleaf. Deal the excess damage to an enemy minion."""

    targets = target(ENEMY_MINIONS, optional=False)
    action = damage(TARGET, DATA1)


class WW_394:
    """Pip the Potent. Battlecry: Copy each 1-Cost card in your hand."""

    action = copy_exactly(FRIENDLY_HAND & cost_is(N), beside=True)
