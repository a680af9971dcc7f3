"""The Grand Tournament: Rogue."""

from hsreplay_sim.cards.words import *


class AT_029:
    """Buccaneer. Whenever you equip a weapon, give it +1 Attack."""

    events = when_equipped(FRIENDLY & WEAPON, give(SUBJECT, "AT_029e"))


class AT_029e:
    """Extra Stabby. +1 Attack."""

    atk = N


class AT_036:
    """Anub'arak.

    Deathrattle: Summon a 4/4 Nerubian with "Deathrattle: Summon Anub'arak."

    Before 184968: Deathrattle: Return this to your hand and summon a 4/4 Nerubian.
    """

    deathrattle = when(says("Return this"), take(SELF)) >> summon("AT_036t")


class AT_036t:
    """Nerubian. Deathrattle: Summon Anub'arak. (Without a text up to 182995.)"""

    deathrattle = summon("AT_036")
