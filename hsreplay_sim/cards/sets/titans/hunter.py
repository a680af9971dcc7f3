"""TITANS: Hunter."""

from hsreplay_sim.cards.words import *

A_SECRET_CAST = discover_then(
    discoverable(pool(A_SPELL, where=secret_card)),
    put_secret(SUBJECT) >> set_tag(SUBJECT, DISPLAYED_CREATOR, id_of(SOURCE)),
)
"""A Secret of the own class, else a Hunter's; it names the spell that cast it (U361:1720)."""


class TTN_078:
    """Observer of Myths.

    After you summon a minion with more Attack than this, give all friendly minions +1 Attack.
    """

    events = after_summon(
        FRIENDLY & MINION & OTHERS & atk_at_least(atk_of(SELF) + 1),
        give(FRIENDLY_MINIONS, "TTN_078e"),
    )


class TTN_080:
    """Fable Stablehand.

    RushBattlecry: If you control a minion with 4 or more Attack, gain +2/+2.
    """

    action = when(any_of(FRIENDLY_MINIONS & atk_at_least(N)), give(SELF, "TTN_080e1"))


class TTN_081:
    """Awakening Tremors.

    Get three 4/1 Worms. They cost (1). The Worms are printed with that Cost.
    """

    action = add_card("TTN_081t", 3)


class TTN_302:
    """Titanforged Traps. Discover and cast a Secret. Forge: Do it twice."""

    action = A_SECRET_CAST
    forge = "TTN_302t"


class TTN_302t:
    """Titanforged Traps. Forged Discover and cast two Secrets."""

    action = repeat(2, A_SECRET_CAST)


class YOG_505:
    """Bestial Madness. Give +1 Attack to all minions in your hand, deck, and battlefield."""

    action = (
        give(FRIENDLY_HAND & MINION, "YOG_505e")
        >> give(FRIENDLY_DECK & MINION, "YOG_505e")
        >> give(FRIENDLY_MINIONS, "YOG_505e")
    )


class YOG_506:
    """Twisted Frostwing.

    RushDeathrattle: Summon a Chimaera with stats equal to this minion's Attack.
    """

    deathrattle = summon_sized("YOG_506t", atk_of(AS_IT_DIED), atk_of(AS_IT_DIED))
