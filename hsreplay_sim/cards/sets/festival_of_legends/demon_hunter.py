"""Festival of Legends: Demon Hunter."""

from hsreplay_sim.cards.words import *


class ETC_026:
    """Guitar Soloist.

    Battlecry: If you control no other minions, draw a spell, a minion, and a weapon.
    """

    action = when(
        ~any_of(FRIENDLY_MINIONS - SELF),
        draw_from(FRIENDLY_DECK & SPELL)
        >> draw_from(FRIENDLY_DECK & MINION)
        >> draw_from(FRIENDLY_DECK & WEAPON),
    )


class ETC_394:
    """Taste of Chaos. Deal 2 damage to a minion. Finale: Discover a Fel spell."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> when(
        FINALE, discover(discoverable(pool(A_SPELL, where=of_school(SpellSchool.FEL))))
    )


class ETC_398:
    """Eye of Shadow. Your hero has Lifesteal."""

    hero_keywords = ((LIFESTEAL, ALWAYS),)


class ETC_411:
    """SECURITY!! Summon two 1/1 Illidari with Rush. Outcast: Summon one more."""

    action = summon("BT_036t", 2)
    outcast = summon("BT_036t", 3)
    summons = True
