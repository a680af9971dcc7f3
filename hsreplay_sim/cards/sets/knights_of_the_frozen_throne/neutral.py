"""Knights of the Frozen Throne: neutral."""

from hsreplay_sim.cards.words import *


class ICC_031:
    """Night Howler. Whenever this minion takes damage, gain +2 Attack."""

    events = when_damaged(SELF, give(SELF, "ICC_031e"))


class ICC_031e:
    """Awooooo! This minion has increased Attack."""

    atk = of_creator(N)


class ICC_314:
    """The Lich King. Taunt. At the end of your turn, add a random Lich King card to your hand."""

    events = turn_end(add_random(given(*(f"ICC_314t{number}" for number in range(1, 9)))))


class ICC_314t5:
    """Death Coil. Deal 5 damage to an enemy, or restore 5 Health to a friendly character."""

    targets = CHARACTERS
    action = when(any_of(TARGET & FRIENDLY), heal(TARGET, N2), damage(TARGET, N))


class ICC_314t8:
    """Death and Decay. Deal 3 damage to all enemies."""

    action = damage(ENEMY_CHARACTERS, N)


class ICC_466:
    """Saronite Chain Gang. Taunt. Battlecry: Summon a Saronite Chain Gang."""

    action = when(says("copy"), summon_copy(SELF), summon("ICC_466"))


class ICC_851:
    """Prince Keleseth.

    Battlecry: If your deck has no 2-Cost cards, give all minions in your deck +1/+1.
    """

    action = when(~any_of(FRIENDLY_DECK & cost_is(N)), give(FRIENDLY_DECK & MINION, "ICC_851e"))


class ICC_851e:
    """Keleseth's Blessing. +1/+1."""

    atk = N
    max_health = N2


class ICC_902:
    """Mindbreaker. Hero Powers are disabled."""

    player_tags = (HERO_POWER_DISABLED,)
