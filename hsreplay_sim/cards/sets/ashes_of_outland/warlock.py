"""Ashes of Outland with the first Demon Hunter cards: Warlock."""

from hsreplay_sim.cards.words import *


class BT_199:
    """Unstable Felbolt. Deal $3 damage to an enemy minion and a random friendly one."""

    targets = target(ENEMY_MINIONS, optional=False)
    action = damage(TARGET, N) >> damage(random(FRIENDLY_MINIONS), N)


class BT_300:
    """Hand of Gul'dan. When you play or discard this, draw 3 cards."""

    action = draw(N)
    on_discard = draw(N)


class BT_301:
    """Nightshade Matron. Rush. Battlecry: Discard your highest Cost card."""

    action = discard_these(random(highest(FRIENDLY_HAND, COST)))


class BT_302:
    """The Dark Portal.

    Draw a minion. If you have at least 8 cards in hand, it costs (5) less.
    """

    action = draw_from(FRIENDLY_DECK & MINION) >> when(
        count(FRIENDLY_HAND) >= N, give(DRAWN & IN_HAND, "BT_302e")
    )


class BT_304:
    """Enhanced Dreadlord. Taunt. Deathrattle: Summon a 5/5 Dreadlord with Lifesteal."""

    deathrattle = summon("BT_304t")


class BT_305:
    """Imprisoned Scrap Imp.

    Dormant for 2 turns. When this awakens, give all minions in your hand +2/+2.
    """

    dormant = "BT_737e"
    awaken = give(FRIENDLY_HAND & MINION, "BT_305e")


class BT_306:
    """Shadow Council. Replace your hand with random Demons. Give them +2/+2."""

    action = for_each(
        FRIENDLY_HAND,
        remove(SUBJECT, aside=True)
        >> add_random(pool(A_MINION, race=Race.DEMON))
        >> give(MADE, "BT_306e"),
    )


class BT_307:
    """Darkglare. Battlecry: If your hero took damage this turn, refresh 3 Mana Crystals.

    Before 214839: After your hero takes damage, refresh a Mana Crystal; before 58213, 2 of
    them.
    """

    action = when(says("Battlecry") & (mine(HERO_DAMAGE_TAKEN_THIS_TURN) > 0), refresh_mana(N))
    events = when_damaged(FRIENDLY_HERO, refresh_mana(N_OR_ONE), only=~says("Battlecry"))


class BT_309:
    """Kanrethad Ebonlocke.

    Your Demons cost (1) less. Deathrattle: Shuffle 'Kanrethad Prime' into your deck.
    """

    deathrattle = shuffle("BT_309t")
    aura = aura(FRIENDLY_HAND & DEMON, "BT_309e")


class BT_309t:
    """Kanrethad Prime. Battlecry: Summon 3 friendly Demons that died this game."""

    action = resurrect(random(FRIENDLY_DEAD_MINIONS & DEMON, N))
