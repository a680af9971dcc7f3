"""The Great Dark Beyond: Death Knight."""

from hsreplay_sim.cards.words import *


class GDB_113:
    """Airlock Breach.

    Summon a 5/5 Undead with Taunt and give your hero +5 Health. Spend 5 Corpses to do it again.
    """

    action = (
        summon("GDB_113t")
        >> give(FRIENDLY_HERO, "GDB_113e")
        >> spend_corpses(
            N4, summon("GDB_113t") >> without_stacking(give(FRIENDLY_HERO, "GDB_113e"))
        )
        >> set_tag(FRIENDLY_PLAYER, HERO_HEALTH_CHANGED_THIS_TURN, 1)
        >> add_tag(FRIENDLY_PLAYER, HERO_HEALTH_CHANGES_ON_OWN_TURN)  # once (U432:4305)
    )


class GDB_468:
    """Wakener of Souls.

    Taunt, Reborn. Deathrattle: Resurrect a different friendly Deathrattle minion.
    """

    deathrattle = resurrect(
        random((DIED_THIS_GAME & MINION & printed_with(DEATHRATTLE)) - card("GDB_468"))
    )


class GDB_475:
    """Orbital Moon.

    Give a minion Taunt and Lifesteal. If you played an adjacent card this turn, also give it
    Reborn.
    """

    targets = target(MINIONS, optional=False)
    action = (
        keyword(TARGET, TAUNT)
        >> keyword(TARGET, LIFESTEAL)
        >> when(DATA1 >= 1, keyword(TARGET, REBORN))
    )
    in_hand = NOTES_A_NEIGHBOUR


class GDB_478:
    """Assimilating Blight. Discover a 3-Cost Deathrattle minion. Summon it with Reborn."""

    action = discover_and_summon(
        discoverable(pool(A_MINION, cost=N, where=deathrattle_card))
    ) >> keyword(MADE, REBORN)
    summons = True


class SC_001:
    """Baneling Barrage.

    Get a 1/1 Baneling that explodes. If you control a Zerg minion, get another Baneling.
    """

    action = add_card("SC_019t") >> when(any_of(FRIENDLY_MINIONS & has(ZERG)), add_card("SC_019t"))


class SC_002:
    """Infestor. Deathrattle: Your Zerg minions have +1 Attack for the rest of the game."""

    deathrattle = give(FRIENDLY_PLAYER, "SC_002e")


class SC_002e:
    """For the Swarm. For the rest of the game, your Zerg have +1 Attack."""

    aura = aura(FRIENDLY_MINIONS & has(ZERG), "SC_002e2")
