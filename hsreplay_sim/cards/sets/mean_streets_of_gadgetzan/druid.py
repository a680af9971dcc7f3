"""Mean Streets of Gadgetzan: Druid."""

from hsreplay_sim.cards.words import *


class CFM_308:
    """Kun the Forgotten King. Choose One - Gain 10 Armor; or Refresh your Mana Crystals."""

    choose = ("CFM_308a", "CFM_308b")


class CFM_308a:
    """Forgotten Armor. Gain 10 Armor."""

    action = armor(N)


class CFM_308b:
    """Forgotten Mana. Refresh your Mana Crystals."""

    action = refresh_mana(CRYSTALS)


class CFM_343:
    """Jade Behemoth. Taunt. Battlecry: Summon a Jade Golem."""

    action = jade_golem()


class CFM_614:
    """Mark of the Lotus. Give your minions +1/+1."""

    action = give(FRIENDLY_MINIONS, "CFM_614e")


class CFM_614e:
    """Savage Mark. +1/+1."""

    atk = N
    max_health = N2


class CFM_713:
    """Jade Blossom. Summon a Jade Golem. Gain an empty Mana Crystal."""

    action = jade_golem() >> gain_crystals(1)
