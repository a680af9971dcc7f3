"""The Witchwood: Priest."""

from hsreplay_sim.cards.words import *


class GIL_156:
    """Quartz Elemental. Can't attack while damaged."""

    keywords = ((CANT_ATTACK, DAMAGED),)


class GIL_190:
    """Nightscale Matriarch. Whenever a friendly minion is healed, summon a 3/3 Whelp."""

    events = when_healed(FRIENDLY & MINION, summon("GIL_190t"))


class GIL_661:
    """Divine Hymn. Restore #6 Health to all friendly characters."""

    action = heal(FRIENDLY_CHARACTERS, N)


class GIL_805:
    """Coffin Crasher. Deathrattle: Summon a Deathrattle minion from your hand."""

    deathrattle = recruit(random(FRIENDLY_HAND & MINION & has(DEATHRATTLE)), in_place=True)


class GIL_813:
    """Vivid Nightmare. Choose a friendly minion. Summon a copy of it with 1 Health remaining."""

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = summon_copy(TARGET) >> set_health(MADE, N)


class GIL_835:
    """Squashling. EchoBattlecry: Restore #2 Health."""

    targets = CHARACTERS
    action = heal(TARGET, N)
