"""Forged in the Barrens with the Wailing Caverns: Druid."""

from hsreplay_sim.cards.words import *


class BAR_533:
    """Thorngrowth Sentries. Summon two 1/2 Turtles with Taunt."""

    action = summon("BAR_533t", 2)
    summons = True


class BAR_534:
    """Pride's Fury. Give your minions +1/+3."""

    action = give(FRIENDLY_MINIONS, "BAR_534e")


class BAR_535:
    """Thickhide Kodo. Taunt. Deathrattle: Gain 5 Armor."""

    deathrattle = armor(N)


class BAR_536:
    """Living Seed (Rank 1).

    Draw a Beast. Reduce its Cost by (1). (Upgrades when you have 5 Mana.)
    """

    action = draw_from(FRIENDLY_DECK & BEAST) >> give(DRAWN & IN_HAND, "BAR_536e")
    next_rank = "BAR_536t"


class BAR_536t:
    """Living Seed (Rank 2).

    Draw a Beast. Reduce its Cost by (2). (Upgrades when you have 10 Mana.)
    """

    action = draw_from(FRIENDLY_DECK & BEAST) >> give(DRAWN & IN_HAND, "BAR_536te")
    next_rank = "BAR_536t2"


class BAR_536t2:
    """Living Seed (Rank 3). Draw a Beast. Reduce its Cost by (3)."""

    action = draw_from(FRIENDLY_DECK & BEAST) >> give(DRAWN & IN_HAND, "BAR_536t2e")


class BAR_537:
    """Razormane Battleguard. The first Taunt minion you play each turn costs (2) less."""

    aura = aura(FRIENDLY_PLAYER, "BAR_537e")


class BAR_537e:
    """Razorforced. Each turn, your first Taunt minion costs (2) less."""

    aura = cost_change(
        FRIENDLY_HAND & MINION & has(TAUNT),
        -N,
        only=count(PLAYED_THIS_TURN & MINION & has(TAUNT)).equals(0),
    )


class BAR_538:
    """Druid of the Plains. Rush. Frenzy: Transform into a 6/7 Kodo with Taunt."""

    frenzy = when_damaged(SELF, transform(SELF, "BAR_538t"), only=any_of(SELF & ALIVE))


class BAR_539:
    """Celestial Alignment.

    Set your Mana Crystals to 0. Set the Cost of cards in your hand and deck to (1).

    Before 148526: Set each player to 0 Mana Crystals. Set the Cost of cards in all hands and decks
    to (1).
    """

    action = (
        lose_crystals(CRYSTALS)
        >> when(says("each player"), lose_crystals(theirs(RESOURCES), opponent=True))
        >> give(FRIENDLY_HAND, "BAR_539e")
        >> give(FRIENDLY_DECK, "BAR_539e")
        >> when(says("each player"), give(ENEMY_HAND, "BAR_539e") >> give(ENEMY_DECK, "BAR_539e"))
    )


class BAR_539e:
    """Vortexed. Costs (1)."""

    set_cost = N


class BAR_549:
    """Mark of the Spikeshell.

    Give a minion +2/+2. If it has Taunt, add a copy of it to your hand.
    """

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "BAR_549e") >> when(any_of(TARGET & has(TAUNT)), copy_to_hand(TARGET))


class BAR_720:
    """Guff Runetotem. After you cast a Nature spell, give another friendly minion +2/+2."""

    events = after_played(
        (FRIENDLY & SPELL) & school(SpellSchool.NATURE),
        give(random(FRIENDLY_MINIONS - SELF), "BAR_720e"),
    )


class WC_004:
    """Fangbound Druid. Taunt. Deathrattle: Reduce the Cost of a Beast in your hand by (2)."""

    deathrattle = give(random(FRIENDLY_HAND & BEAST), "WC_004t")


class WC_006:
    """Lady Anacondra. Your Nature spells cost (2) less."""

    aura = aura(FRIENDLY_HAND & SPELL & school(SpellSchool.NATURE), "WC_006e")


class WC_036:
    """Deviate Dreadfang. After you cast a Nature spell, summon a 4/2 Viper with Rush."""

    events = after_played((FRIENDLY & SPELL) & school(SpellSchool.NATURE), summon("WC_036t1"))
