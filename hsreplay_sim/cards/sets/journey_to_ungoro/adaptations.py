"""Journey to Un'Goro: the ten adaptations."""

from hsreplay_sim.cards.words import *


class UNG_999t2:
    """Living Spores. Deathrattle: Summon two 1/1 Plants."""

    targets = FRIENDLY_MINIONS
    action = give(TARGET, "UNG_999t2e")


class UNG_999t2e:
    """Living Spores. Deathrattle: Summon two 1/1 Plants."""

    keywords = (DEATHRATTLE,)
    deathrattle = summon("UNG_999t2t1", 2)


class UNG_999t3:
    """Flaming Claws. +3 Attack."""

    targets = FRIENDLY_MINIONS
    action = give(TARGET, "UNG_999t3e")


class UNG_999t4:
    """Rocky Carapace. +3 Health."""

    targets = FRIENDLY_MINIONS
    action = give(TARGET, "UNG_999t4e")


class UNG_999t5:
    """Liquid Membrane. Elusive."""

    targets = FRIENDLY_MINIONS
    action = give(TARGET, "UNG_999t5e")


class UNG_999t5e:
    """Liquid Membrane. Elusive."""

    keywords = (CANT_BE_TARGETED_BY_SPELLS, CANT_BE_TARGETED_BY_HERO_POWERS, ELUSIVE)


class UNG_999t6:
    """Massive. Taunt."""

    targets = FRIENDLY_MINIONS
    action = give(TARGET, "UNG_999t6e")


class UNG_999t7:
    """Lightning Speed. Windfury."""

    targets = FRIENDLY_MINIONS
    action = give(TARGET, "UNG_999t7e")


class UNG_999t8:
    """Crackling Shield. Divine Shield."""

    targets = FRIENDLY_MINIONS
    action = give(TARGET, "UNG_999t8e")


class UNG_999t8e:
    """Crackling Shield. Divine Shield."""

    keywords = (DIVINE_SHIELD,)


class UNG_999t10:
    """Shrouding Mist. Stealth until your next turn."""

    targets = FRIENDLY_MINIONS
    action = give(TARGET, "UNG_999t10e")


class UNG_999t10e:
    """Shrouding Mist. Stealthed until your next turn."""

    keywords = (STEALTH,)
    events = turn_start(expire(SOURCE))


class UNG_999t13:
    """Poison Spit. Poisonous."""

    targets = FRIENDLY_MINIONS
    action = give(TARGET, "UNG_999t13e")


class UNG_999t14:
    """Volcanic Might. +1/+1."""

    targets = FRIENDLY_MINIONS
    action = give(TARGET, "UNG_999t14e")
