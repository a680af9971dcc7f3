"""The Grand Tournament: Druid."""

from hsreplay_sim.cards.words import *


class AT_037:
    """Living Roots. Choose One - Deal 2 damage; or Summon two 1/1 Saplings."""

    choose = ("AT_037a", "AT_037b")


class AT_037a:
    """Grasping Roots. Deal 2 damage."""

    targets = CHARACTERS
    action = damage(TARGET, N)


class AT_037b:
    """One, Two, Trees! Summon two 1/1 Saplings."""

    action = summon("AT_037t", 2)


class AT_038:
    """Darnassus Aspirant.

    Battlecry: Gain an empty Mana Crystal. Deathrattle: Lose a Mana Crystal.
    """

    action = gain_crystals()
    deathrattle = lose_crystals()


class AT_039:
    """Savage Combatant. Inspire: Give your hero +2 Attack this turn."""

    inspire = give(FRIENDLY_HERO, "AT_039e")


class AT_040:
    """Wildwalker. Battlecry: Give a friendly Beast +3 Health."""

    targets = FRIENDLY_MINIONS & BEAST
    action = give(TARGET, "AT_040e")


class AT_041:
    """Knight of the Wild. Costs (1) less for each Beast you've summoned this game.

    Before 184968: Whenever you summon a Beast, reduce the Cost of this card by (1).
    """

    cost = -as_number(~says("Whenever")) * count(SUMMONED_THIS_GAME & BEAST) * N
    in_hand = when_summoned(FRIENDLY_MINIONS & BEAST, give(SELF, "AT_041e"), only=says("Whenever"))


class AT_041e:
    """Call of the Wild. Cost reduced."""

    cost = -of_card("AT_041", N)


class AT_042:
    """Druid of the Saber.

    Choose One - Transform into a 2/1 with Charge; or a 3/2 with Stealth.
    """

    choose = ("AT_042a", "AT_042b")
    becomes = "OG_044c"


class AT_042a:
    """Lion Form. Charge."""

    becomes = "AT_042t"


class AT_042b:
    """Panther Form. Stealth."""

    becomes = "AT_042t2"


class AT_043:
    """Astral Communion. Gain 10 Mana Crystals. Discard your hand.

    With all the Mana that one may have it brings Excess Mana after the discard, as Wild Growth
    does.
    """

    action = when(
        ALL_MANA,
        discard_hand() >> add_card("CS2_013t"),
        gain_crystals(N, full=True) >> discard_hand(),
    )


class AT_044:
    """Mulch. Destroy a minion. Add a random minion to your opponent's hand."""

    targets = target(MINIONS, optional=False)
    action = destroy(TARGET) >> add_random(pool(A_MINION), opponent=True)


class AT_045:
    """Aviana. Your minions cost (1)."""

    aura = aura(FRIENDLY_HAND & MINION, "AT_045eee")


class AT_045eee:
    """Aviana's Blessing. Costs (1)."""

    set_cost = of_creator(N)
