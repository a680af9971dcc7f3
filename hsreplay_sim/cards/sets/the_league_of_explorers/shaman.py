"""The League of Explorers: Shaman."""

from hsreplay_sim.cards.words import *


class LOE_016:
    """Rumbling Elemental.

    After you play a Battlecry minion, deal 2 damage to a random enemy.
    """

    events = after_played(FRIENDLY & MINION & has(BATTLECRY), damage(random(ENEMY_CHARACTERS), N))


class LOE_018:
    """Tunnel Trogg. Whenever you Overload, gain +1 Attack per locked Mana Crystal."""

    events = when_overloaded(FRIENDLY, repeat(AMOUNT, give(SELF, "LOE_018e")))


class LOE_018e:
    """Trogg No Stupid. Increased Attack, a layer for each crystal: no number (U035:7669)."""

    atk = 1


class LOE_113:
    """Everyfin is Awesome.

    Give your minions +2/+2. Costs (1) less for each Murloc you control.
    """

    cost = -(N3 * count(FRIENDLY_MINIONS & MURLOC))
    action = give(FRIENDLY_MINIONS, "LOE_113e")
