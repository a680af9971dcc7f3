"""Whispers of the Old Gods: Warlock."""

from hsreplay_sim.cards.words import *


class OG_113:
    """Darkshire Councilman. After you summon a minion, gain +1 Attack."""

    events = after_summon(FRIENDLY_MINIONS - SELF, give(SELF, "OG_113e"))


class OG_113e:
    """Power of the People. Increased Attack."""

    atk = of_creator(N)


class OG_114:
    """Forbidden Ritual. Spend all your Mana. Summon that many 1/1 Tentacles."""

    action = spend_mana() >> summon("OG_114a", LEFT_BEHIND)


class OG_114a:
    """Icky Tentacle."""


class OG_241:
    """Possessed Villager. Deathrattle: Summon a 1/1 Shadowbeast."""

    deathrattle = summon("OG_241a")
