"""TITANS: Druid."""

from hsreplay_sim.cards.words import *


class TTN_903:
    """Eonar, the Life-Binder. Titan After this uses an ability, summon a 5/5 Ancient with Taunt."""

    titan = ("TTN_903t", "TTN_903t2", "TTN_903t3")
    choose = ("TTN_903t", "TTN_903t2", "TTN_903t3")
    events = when_ability_used(SELF, summon("TTN_903t4"))


class TTN_903t:
    """Spontaneous Growth. Draw cards until your hand is full."""

    action = draw(FREE_HAND)


class TTN_903t2:
    """Bountiful Harvest. Restore your hero to full Health."""

    action = heal(FRIENDLY_HERO, tag_of(FRIENDLY_HERO, DAMAGE))


class TTN_903t3:
    """Flourish. Refresh your Mana Crystals."""

    action = refresh_mana(CRYSTALS)


class YOG_403:
    """Aerosoilizer. Battlecry and Deathrattle: Summon a 2/2 Treant."""

    action = summon("TTN_950t2")
    deathrattle = summon("TTN_950t2")
