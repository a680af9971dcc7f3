"""Perils in Paradise: Priest."""

from hsreplay_sim.cards.words import *


class VAC_404:
    """Nightshade Tea. Deal 2 damage to a minion. Deal 2 damage to your hero. (3 Drinks left!)"""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> damage(FRIENDLY_HERO, N2)


class VAC_404t1:
    """Nightshade Tea. Deal 2 damage to a minion. Deal 2 damage to your hero. (2 Drinks left!)"""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> damage(FRIENDLY_HERO, N2)


class VAC_404t2:
    """Nightshade Tea. Deal 2 damage to a minion. Deal 2 damage to your hero. (Last Drink!)"""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> damage(FRIENDLY_HERO, N2)


class VAC_414:
    """Hot Coals. Deal 2 damage to all enemies. If your hero took damage this turn, deal 1 more."""

    action = damage(ENEMY_CHARACTERS, N) >> when(
        mine(HERO_DAMAGE_TAKEN_THIS_TURN) > 0, damage(ENEMY_CHARACTERS, N2)
    )


class VAC_417:
    """Sensory Deprivation.

    Summon a copy of an enemy minion. If you have 20 or less Health, destroy the original.
    """

    targets = target(ENEMY_MINIONS, optional=False)
    action = summon_copy(TARGET) >> when(health_of(FRIENDLY_HERO) <= N, destroy(TARGET))


class VAC_419:
    """Acupuncture. Deal 4 damage to both heroes."""

    action = damage(HEROES, N)


_FOLLOW_THE_TOP = aim(
    top(FRIENDLY_DECK), when(any_of(TARGET - same_as(TARGET, SELF)), reflect(TARGET, "VAC_420e1"))
)
_AS_THE_TOP_CHANGES = (
    on("card_added", SELF, _FOLLOW_THE_TOP),
    after_draw(FRIENDLY, _FOLLOW_THE_TOP),
    on("shuffled", FRIENDLY, _FOLLOW_THE_TOP),
    after_played(FRIENDLY | ENEMY, _FOLLOW_THE_TOP),
)


class VAC_420:
    """Narain Soothfancy.

    Battlecry: Get two Fortunes that are copies of the top card of your deck.
    """

    action = add_card("VAC_420t", 2)


class VAC_420t:
    """Fortune. This is a copy of the top card of your deck.

    As a hypothesis, it follows the top as cards are drawn, shuffled and played; where the deck is
    empty it stays what it was.
    """

    in_hand = _AS_THE_TOP_CHANGES


class VAC_420e1:
    """Fortune. Transforming into the top card of your deck."""

    events = (*_AS_THE_TOP_CHANGES, with_keyword(when_played(SELF, wear_off()), 0))


class VAC_423:
    """Twilight Medium. TauntBattlecry: Set the Cost of the top card of your deck to (0)."""

    action = give(top(FRIENDLY_DECK), "VAC_423e4")


class VAC_423e4:
    """Candle Lit. Costs (0)."""

    set_cost = N


class VAC_512:
    """Brain Masseuse. Whenever this minion takes damage, also deal that amount to your hero."""

    events = when_damaged(SELF, damage(FRIENDLY_HERO, AMOUNT))


class WORK_017:
    """Silvermoon Brochure. Give a minion Immune this turn and +2/+2. (Flips each turn.)"""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "WORK_017e") >> give(TARGET, "WORK_017e2")
    in_hand = on("cleanup", FRIENDLY_PLAYER, upgrade_to("WORK_017t"))


class WORK_017t:
    """Gilneas Brochure. Silence a minion and give it -2/-2. (Flips each turn.)"""

    targets = target(MINIONS, optional=False)
    action = silence(TARGET) >> give(TARGET, "WORK_017te")
    in_hand = on("cleanup", FRIENDLY_PLAYER, upgrade_to("WORK_017"))


class WORK_031:
    """Envoy of Prosperity.

    Battlecry: Put the highest Cost card in your hand on top of your deck.
    """

    action = send_to_top(random(highest(FRIENDLY_HAND, COST)))


class WORK_032:
    """Job Shadower. Battlecry: If your hero took damage this turn, summon a copy of this."""

    action = when(mine(HERO_DAMAGE_TAKEN_THIS_TURN) >= 1, summon_copy(SELF))
