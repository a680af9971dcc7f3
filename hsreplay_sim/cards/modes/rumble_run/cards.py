"""Cards of Rumble Run (TRLA) that are no shrines."""

from hsreplay_sim.cards.words import *


class TRLA_130:
    """Razzle Dazzler. Taunt. Battlecry: Fill your hand with Arcane Missiles."""

    action = add_card("EX1_277", FREE_HAND)


class TRLA_134:
    """Showstopping Conjurer. Rush. Overkill: Draw a spell from your deck."""

    overkill = draw_from(FRIENDLY_DECK & SPELL)


class TRLA_177:
    """Unbound Punisher.

    Battlecry: Destroy all enemy minions. Gain 2 Armor for each minion destroyed.
    """

    action = (
        remember_number(count(ENEMY_MINIONS)) >> destroy(ENEMY_MINIONS) >> armor(N * LEFT_BEHIND)
    )


class TRLA_804:
    """Everlasting Devotion. Start the game with a copy of your Shrine: a new one (U510:2067)."""

    action = summon_random(copies(FRIENDLY_MINIONS & has(SHRINE)))
