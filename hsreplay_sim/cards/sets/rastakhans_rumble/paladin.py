"""Rastakhan's Rumble: Paladin."""

from hsreplay_sim.cards.words import *


class TRL_304:
    """Farraki Battleaxe. Overkill: Give a minion in your hand +2/+2."""

    overkill = give(random(FRIENDLY_HAND & MINION), "TRL_304e")


class TRL_304e:
    """Battle Ready. +2/+2 from Farraki Battleaxe."""

    atk = N
    max_health = N2


class TRL_307:
    """Flash of Light. Restore 4 Health. Draw a card."""

    targets = target(CHARACTERS, optional=False)
    action = heal(TARGET, N) >> draw()


class TRL_308:
    """High Priest Thekal. Battlecry: Convert all but 1 of your Hero's Health into Armor."""

    action = armor(health_of(FRIENDLY_HERO) - N) >> set_health(FRIENDLY_HERO, N)


class TRL_543:
    """Bloodclaw. Battlecry: Deal 5 damage to your hero."""

    action = damage(FRIENDLY_HERO, N)
