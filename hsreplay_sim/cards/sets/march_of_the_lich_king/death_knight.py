"""March of the Lich King: Death Knight."""

from hsreplay_sim.cards.words import *


class NX2_036:
    """Construct Quarter. Destroy a friendly minion to summon a 4/5 Undead with Rush."""

    targets = FRIENDLY_MINIONS
    activate = (
        note(tag_of(TARGET, ZONE_POSITION))
        >> destroy(TARGET)
        >> deaths()
        >> summon("RLK_057t", place=LEFT_BEHIND)
    )


class RLK_025:
    """Frost Strike. Deal 3 damage to a minion. If it dies, Discover a Frost Rune card."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> when(
        IT_DIES, discover(discoverable(pool(where=bearing(COST_FROST))))
    )


class RLK_051:
    """Vampiric Blood. Give your hero +5 Health. Spend 3 Corpses to gain 5 more and draw a card."""

    action = raise_health(FRIENDLY_HERO) >> spend_corpses(
        N2, raise_health(FRIENDLY_HERO, N3, noted=False) >> draw()
    )


class RLK_116:
    """Necrotic Mortician.

    Battlecry: If a friendly Undead died after your last turn, Discover an Unholy Rune card.
    """

    action = when(
        any_of(DIED_SINCE_MY_TURN & UNDEAD),
        discover(discoverable(pool(where=bearing(COST_UNHOLY)))),
    )


class RLK_503:
    """Body Bagger. Battlecry: Gain a Corpse."""

    action = gain_corpses()


class RLK_708:
    """Chillfallen Baron. Battlecry and Deathrattle: Draw a card."""

    action = draw()
    deathrattle = draw()
