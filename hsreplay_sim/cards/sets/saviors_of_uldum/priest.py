"""Saviors of Uldum: priest."""

from hsreplay_sim.cards.words import *


class ULD_266:
    """Grandmummy. Reborn Deathrattle: Give a random friendly minion +1/+1."""

    deathrattle = give(random(FRIENDLY_MINIONS), "ULD_266e")


class ULD_266e:
    """Grandmummy's Blessing. +1/+1."""

    atk = N
    max_health = N2


class ULD_270:
    """Sandhoof Waterbearer.

    At the end of your turn, restore 5 Health to a damaged friendly character.
    """

    events = turn_end(heal(random(FRIENDLY_CHARACTERS & HURT), N))


class ULD_714:
    """Penance. Lifesteal. Deal 3 damage to a minion."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N)


class ULD_718:
    """Plague of Death. Silence and destroy all minions."""

    action = silence(MINIONS) >> destroy(MINIONS)


class ULD_724:
    """Activate the Obelisk. Quest: Restore 15 Health. Reward: Obelisk's Eye."""

    quest = when_healed(CHARACTERS, progress(AMOUNT), any_of(TARGET & FRIENDLY))
    reward = new_power("ULD_724p")


class ULD_724p:
    """Obelisk's Eye. Restore 3 Health. If you target a minion, also give it +3/+3."""

    targets = target(CHARACTERS, optional=False)
    action = heal(TARGET, N) >> give(TARGET & MINION, "ULD_724e")


class ULD_724e:
    """Obelisk's Gaze. Increased stats."""

    atk = of_creator(N2)
    max_health = of_creator(N3)
