"""Classic, neutral: lasting effects, Enrage, and costs that follow the game."""

from __future__ import annotations

from hsreplay_sim.base.tags import CHARGE, DAMAGE, NUM_MINIONS_PLAYED_THIS_TURN, WINDFURY
from hsreplay_sim.cards.compile import aura
from hsreplay_sim.cards.words.selectors import (
    ADJACENT,
    BOTH_HANDS,
    FRIENDLY_HAND,
    FRIENDLY_HERO,
    FRIENDLY_MINIONS,
    FRIENDLY_WEAPON,
    MINION,
    MINIONS,
    MURLOC,
    PIRATE,
    SELF,
)
from hsreplay_sim.cards.words.values import (
    DAMAGED,
    N2,
    N,
    any_of,
    atk_of,
    count,
    mine,
    of_creator,
    tag_of,
)


class CS2_146:
    """Southsea Deckhand. Has Charge while you have a weapon equipped."""

    keywords = ((CHARGE, any_of(FRIENDLY_WEAPON)),)


class CS2_221:
    """Spiteful Smith. Enrage: Your weapon has +2 Attack."""

    aura = aura(FRIENDLY_WEAPON, "CS2_221e", only=DAMAGED)


class CS2_221e:
    """Sharp! +2 Attack from Spiteful Smith."""

    atk = N


class CS2_227:
    """Venture Co. Mercenary. Your minions cost (3) more."""

    aura = aura(FRIENDLY_HAND & MINION, "CS2_227e")


class CS2_227e:
    """Mercenary's Fee. Costs (3) more."""

    cost = of_creator(N)


class EX1_009:
    """Angry Chicken. Enrage: +5 Attack."""

    aura = aura(SELF, "EX1_009e", only=DAMAGED)


class EX1_009e:
    """Enraged. +5 Attack."""

    atk = N


class EX1_062:
    """Old Murk-Eye. Charge. Has +1 Attack for each other Murloc on the battlefield."""

    atk = N * count((MINIONS & MURLOC) - SELF)


class EX1_076:
    """Pint-Sized Summoner. The first minion you play each turn costs (1) less."""

    aura = aura(
        FRIENDLY_HAND & MINION, "EX1_076e", only=mine(NUM_MINIONS_PLAYED_THIS_TURN).equals(0)
    )


class EX1_076e:
    """Pint-Sized Power. Costs less."""

    cost = -of_creator(N)


class EX1_105:
    """Mountain Giant. Costs (1) less for each other card in your hand."""

    cost = -(N * count(FRIENDLY_HAND - SELF))


class EX1_162:
    """Dire Wolf Alpha. Adjacent minions have +1 Attack."""

    aura = aura(ADJACENT, "EX1_162o")


class EX1_162o:
    """Strength of the Pack. +1 Attack from Dire Wolf Alpha."""

    atk = N


class EX1_390:
    """Tauren Warrior. Taunt. Enrage: +3 Attack."""

    aura = aura(SELF, "EX1_390e", only=DAMAGED)


class EX1_390e:
    """Enraged. +3 Attack."""

    atk = N


class EX1_393:
    """Amani Berserker. Enrage: +3 Attack."""

    aura = aura(SELF, "EX1_393e", only=DAMAGED)


class EX1_393e:
    """Enraged. +3 Attack."""

    atk = N


class EX1_412:
    """Raging Worgen. Enrage: Windfury and +1 Attack."""

    aura = aura(SELF, "EX1_412e", only=DAMAGED)


class EX1_412e:
    """Enraged. +1 Attack and Windfury."""

    atk = N
    keywords = (WINDFURY,)


class EX1_507:
    """Murloc Warleader. Your other Murlocs have +2/+1. (Later: +2 Attack.)"""

    aura = aura((FRIENDLY_MINIONS & MURLOC) - SELF, "EX1_507e")


class EX1_507e:
    """Mrgglaargl! +2/+1 from Murloc Warleader."""

    atk = N
    max_health = N2


class EX1_586:
    """Sea Giant. Costs (1) less for each other minion on the battlefield."""

    cost = -(N * count(MINIONS))


class EX1_616:
    """Mana Wraith. ALL minions cost (1) more."""

    aura = aura(BOTH_HANDS & MINION, "EX1_616e")


class EX1_616e:
    """Mana Drain. Costs (1) more."""

    cost = of_creator(N)


class EX1_620:
    """Molten Giant. Costs (1) less for each damage your hero has taken."""

    cost = -(N * tag_of(FRIENDLY_HERO, DAMAGE))


class NEW1_022:
    """Dread Corsair. Taunt. Costs (1) less per Attack of your weapon."""

    cost = -(N * atk_of(FRIENDLY_WEAPON))


class NEW1_027:
    """Southsea Captain. Your other Pirates have +1/+1."""

    aura = aura((FRIENDLY_MINIONS & PIRATE) - SELF, "NEW1_027e")


class NEW1_027e:
    """Yarrr! Southsea Captain is granting +1/+1."""

    atk = N
    max_health = N2


class EX1_560:
    """Nozdormu. Players only have 15 seconds to take their turns.

    The clock is no part of the rules here: nothing happens.
    """
