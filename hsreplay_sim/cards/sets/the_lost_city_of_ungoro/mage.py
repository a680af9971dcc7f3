"""The Lost City of Un'Goro: Mage."""

from hsreplay_sim.cards.words import *

ANYONES = FRIENDLY | ENEMY
"""Cards of either player: one may discover what the other has."""


class DINO_409:
    """Techysaurus.

    Taunt. Costs (1) less for each card you played this game that didn't start in your deck.
    """

    cost = -(N * count(PLAYED_THIS_GAME & GENERATED))


class DINO_414:
    """Tribute Dance. Choose a minion. Choose a different minion to transform it into."""

    targets = target(MINIONS, optional=False)
    action = choose_one(
        MINIONS - TARGET, transform_random(TARGET, copies(SUBJECT), enchantment="DINO_414e")
    )


class DINO_414e:
    """Tribute. This minion has been transformed."""


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


class TLC_365:
    """Storage Scuffle. Deal 3 damage to a minion. Costs (0) if you've Discovered this turn."""

    cost = -(OVERALL - N2) * as_number(any_of(DISCOVERED_THIS_TURN))
    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N)


OSKS = either_of(
    given(*(f"TLC_452t{number}" for number in range(1, 10))),
    given(*(f"TLC_452t{number}" for number in range(13, 25))),
    given(*(f"TLC_452t{number}" for number in range(26, 36))),
)
"""Osk with each of the abilities."""


class TLC_452:
    """Titanographer Osk. Gains a random Titan ability in your hand that changes each turn.

    As a hypothesis, he has one as soon as he comes to the hand.
    """

    in_hand = (
        turn_start(transform_random(SELF, OSKS)),
        when_drawn(SELF, transform_random(SELF, OSKS)),
        on("card_added", SELF, transform_random(SELF, OSKS)),
    )


class TLC_460:
    """The Forbidden Sequence. Quest:Discover 8 cards. Reward: The Origin Stone."""

    quest = after_discover(ANYONES, progress())
    reward = reward_card("TLC_460t")


class TLC_460t:
    """The Origin Stone. After you Discover a card, this plays the other options. Lose 1 Durability.

    It plays printed copies of them, as a hypothesis.
    """

    events = after_discover(ANYONES, likeness_aside(PASSED_OVER) >> play_all(MADE) >> wear(SELF))


class TLC_461:
    """Scrappy Scavenger.

    Battlecry:Discover a card with Cost equal to your remaining Mana Crystals.
    """

    action = discover(discoverable(pool(cost=MANA_LEFT)))


class TLC_462:
    """Unearthed Artifacts.

    Summon a random 2-Cost minion. If you'veDiscovered this turn, summon a random 4-Cost minion
    instead.
    """

    action = when(
        any_of(DISCOVERED_THIS_TURN),
        summon_random(pool(A_MINION, cost=N2), signed=True),
        summon_random(pool(A_MINION, cost=N), signed=True),
    )
    summons = True


class TLC_483:
    """Vault Breaker. After you Discover a card, reduce its Cost by (1)."""

    events = after_discover(FRIENDLY & IN_HAND, give(SUBJECT, "GBL_003e"))
