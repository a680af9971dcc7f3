"""The Grand Tournament: Rogue."""

from hsreplay_sim.cards.words import *


class AT_029:
    """Buccaneer. Whenever you equip a weapon, give it +1 Attack."""

    events = when_equipped(FRIENDLY & WEAPON, give(SUBJECT, "AT_029e"))


class AT_029e:
    """Extra Stabby. +1 Attack."""

    atk = N


class AT_036:
    """Anub'arak. Deathrattle: Return this to your hand and summon a 4/4 Nerubian."""

    deathrattle = take(SELF) >> summon("AT_036t")
