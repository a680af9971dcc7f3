"""Core: Demon Hunter."""

from hsreplay_sim.cards.words import *


class CORE_CATA_001:
    """Tichondrius. Your hero is Immune. Battlecry: Your next Demon this turn costs (0)."""

    hero_keywords = ((IMMUNE, ALWAYS),)
    action = give(FRIENDLY_PLAYER, "CORE_CATA_001e")


class CORE_CATA_001e:
    """Demonic Summoning. Your next Demon this turn costs (0)."""

    aura = cost_change(FRIENDLY_HAND & DEMON, to=N)
    events = until_played(FRIENDLY & DEMON)


class CS3_017:
    """Gan'arg Glaivesmith. Outcast: Give your hero +3 Attack this turn."""

    outcast = give(FRIENDLY_HERO, "CS3_017e")


class CS3_019:
    """Kor'vas Bloodthorn.

    Charge, Lifesteal. After you play a card with Outcast, return this to your hand.
    """

    events = after_played(FRIENDLY & has(OUTCAST), bounce(SELF))


class CS3_020:
    """Illidari Inquisitor. Rush. After your hero attacks an enemy, this attacks it too."""

    events = after_attack(FRIENDLY & HERO, attacks(SELF, TARGET), defender=ENEMY_CHARACTERS)
