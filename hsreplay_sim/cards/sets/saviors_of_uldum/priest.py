"""Saviors of Uldum: priest."""

from hsreplay_sim.cards.words import *


class ULD_262:
    """High Priest Amet. Whenever you summon a minion, set its Health equal to this minion's."""

    events = when_summoned((FRIENDLY & MINION) & OTHERS, give(SUBJECT, "ULD_262e", health_of(SELF)))


class ULD_262e:
    """Amet's Blessing. Health changed."""

    set_health = DATA1


class ULD_265:
    """Embalming Ritual. Give a minion Reborn."""

    targets = target(MINIONS, optional=False)
    action = keyword(TARGET, REBORN)


class ULD_266:
    """Grandmummy. Reborn Deathrattle: Give a random friendly minion +1/+1."""

    deathrattle = give(random(FRIENDLY_MINIONS), "ULD_266e")


class ULD_268:
    """Psychopomp.

    Battlecry: Summon a random friendly minion that died this game. Give it Reborn.
    """

    action = resurrect(random(FRIENDLY_DEAD_MINIONS)) >> keyword(MADE, REBORN)


class ULD_269:
    """Wretched Reclaimer.

    Battlecry: Destroy a friendly minion, then return it to life with full Health.
    """

    targets = FRIENDLY_MINIONS - SELF
    action = return_to_life()


class ULD_270:
    """Sandhoof Waterbearer.

    At the end of your turn, restore 5 Health to a damaged friendly character.
    """

    events = turn_end(heal(random(FRIENDLY_CHARACTERS & HURT), N))


class ULD_272:
    """Holy Ripple. Deal 1 damage to all enemies. Restore 1 Health to all friendly characters."""

    action = damage(ENEMY_CHARACTERS, N) >> heal(FRIENDLY_CHARACTERS, N2)


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
