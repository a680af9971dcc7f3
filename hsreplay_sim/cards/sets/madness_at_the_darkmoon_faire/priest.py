"""Madness at the Darkmoon Faire: Priest."""

from hsreplay_sim.cards.words import *


class DMF_054:
    """Insight. Draw a minion. Corrupt: Reduce its Cost by (2)."""

    action = draw_from(FRIENDLY_DECK & MINION)
    corrupt = "DMF_054t"


class DMF_054t:
    """Insight. Corrupted. Draw a minion. Reduce its Cost by (2)."""

    action = draw_from(FRIENDLY_DECK & MINION) >> give(DRAWN & IN_HAND, "DMF_054e")


class DMF_055:
    """Idol of Y'Shaarj. Summon a 10/10 copy of a minion in your deck."""

    action = summon_random(copies(FRIENDLY_DECK & MINION), then=give(MADE, "DMF_055e"))
    summons = True


class DMF_055e:
    """Idolized. Attack and Health set to 10."""

    set_atk = N
    set_health = N


class DMF_056:
    """G'huun the Blood God. Battlecry: Draw 2 cards. They cost Health instead of Mana."""

    action = draw(N) >> give(DRAWN & IN_HAND, "DMF_056e")


class DMF_056e:
    """Blood of Gods. Costs Health instead of Mana."""

    keywords = (CARD_COSTS_HEALTH,)
    events = with_keyword(when_played(SELF, wear_off()), 0)


class DMF_120:
    """Nazmani Bloodweaver.

    After you cast a spell, reduce the cost of a random card in your hand by (1).
    """

    events = after_played(FRIENDLY & SPELL, give(random(FRIENDLY_HAND), "DMF_120e2"))


class DMF_121:
    """Fortune Teller. Taunt. Battlecry: Gain +1/+1 for each spell in your hand."""

    action = repeat(count(FRIENDLY_HAND & SPELL), give(SELF, "DMF_121e2"))


class DMF_184:
    """Fairground Fool. Taunt. Corrupt: Gain +4 Health."""

    corrupt = "DMF_184t"


class DMF_186:
    """Auspicious Spirits.

    Summon a random 4-Cost minion. Corrupt: Summon a 7-Cost minion instead.
    """

    action = summon_random(pool(A_MINION, cost=N))
    corrupt = "DMF_186a"
    summons = True


class DMF_186a:
    """Auspicious Spirits. Corrupted Summon a random 7-Cost minion."""

    action = summon_random(pool(A_MINION, cost=N))
    summons = True


class DMF_187:
    """Palm Reading. Discover a spell. Reduce the Cost of spells in your hand by (1)."""

    action = discover(discoverable(pool(A_SPELL))) >> give(FRIENDLY_HAND & SPELL, "DMF_187e")
