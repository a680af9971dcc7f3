"""The Lost City of Un'Goro: Mage."""

from hsreplay_sim.cards.words import *


class DINO_409:
    """Techysaurus.

    Taunt. Costs (1) less for each card you played this game that didn't start in your deck.
    """

    cost = -(N * count(PLAYED_THIS_GAME & GENERATED))


class DINO_429:
    """Sheep Mask.

    Set a minion's stats to 1/1 and give it "Deathrattle: Deal 2 damage to all minions.".
    """

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "DINO_429e")


class DINO_429e:
    """Sheep Mask. 1/1 and Deathrattle: Deal 2 damage to all minions."""

    set_atk = N
    set_health = N2
    keywords = (DEATHRATTLE,)
    deathrattle = damage(MINIONS, of_card("DINO_429", N3))


class TLC_220:
    """Windswept Pageturner. After you summon an Elemental, deal 3 damage to a random enemy."""

    events = after_summon(
        (FRIENDLY_MINIONS & ELEMENTAL) - SELF, damage(random(ENEMY_CHARACTERS), N)
    )


class TLC_226:
    """Conjured Bookkeeper. Deathrattle: Draw a spell. Kindred: Summon a copy of this."""

    action = when(KINDRED, summon_copy(SELF))
    deathrattle = draw_from(FRIENDLY_DECK & SPELL)


class TLC_334:
    """Relic of Kings. Discover a spell from any class that costs (8) or more. It costs (1)."""

    action = discover(pool(A_SPELL, cost_from=N)) >> give(MADE, "GBL_001e")


class TLC_364:
    """Story of the Waygate.

    Reduce the Cost of cards in your hand that didn't start in your deck by (1).
    """

    action = give(FRIENDLY_HAND & GENERATED, "GBL_003e")


class TLC_461:
    """Scrappy Scavenger.

    Battlecry:Discover a card with Cost equal to your remaining Mana Crystals.
    """

    action = discover(discoverable(pool(cost=MANA_LEFT)))
