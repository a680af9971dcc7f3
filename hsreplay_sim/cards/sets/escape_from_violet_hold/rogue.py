"""Escape from the Violet Hold: Rogue."""

from hsreplay_sim.cards.words import *

A_STEALTHED_FRIEND = FRIENDLY & MINION & STEALTHED

FOOTSTEPS = discover(discoverable(pool(A_MINION, where=bearing(STEALTH)))) >> give(
    MADE & IN_HAND, "CAP_002e"
)

PAID_TWO = count(PLAYED_THIS_GAME & cost_is(of_card("JAIL_474", N3)))


def _picked(g: Game, me: Entity, it: Frame) -> int:
    """What a Picklock cost as it was played; in the hand, the mana that is left."""
    if me.zone == Zone.HAND:
        return MANA_LEFT.ask(g, me, it)
    played = [each for _, each in g.untagged.played if each.id == me.id]
    return played[-1].tags.get(COST, 0) if played else 1


PICKED = Value(_picked)


class CAP_000:
    """SI:7 Slayer. Stealth. Whenever a friendlyStealthed minion attacks, give it +2/+2."""

    events = when_attacks(A_STEALTHED_FRIEND, give(SUBJECT, "CAP_000e"))


class CAP_001:
    """Silent Strike.

    Give a minion +3 Attack. If it'sStealthed, deal its Attack damage to a random enemy minion.
    """

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "CAP_001e") >> when(
        any_of(TARGET & STEALTHED), damage(random(ENEMY_MINIONS), atk_of(TARGET))
    )


class CAP_002:
    """Follow the Footsteps. Discover a Stealth minion. Give it this effect for a turn."""

    action = FOOTSTEPS


class CAP_002e:
    """Following the Footsteps.

    After you play the card, Discover a Stealth minion and give it this effect
    """

    events = (after_played(SELF, FOOTSTEPS), turn_end(expire(SOURCE)))


class CAP_003:
    """SI:7 Supplier. Stealth After this attacks, draw a card."""

    events = after_attack(SELF, draw())


class CAP_004:
    """Disguised Operator.

    Can be played on either side. Rush. Deathrattle: Your opponent draws 2 cards.
    """

    choose = ("CAP_004a", "CAP_004b")
    deathrattle = opponent_draws(N)


class CAP_005:
    """Mathias Shaw.

    Stealth. Whenever a friendlyStealthed minion attacks, reduce the Cost of a random card in your
    hand by (3).
    """

    events = when_attacks(A_STEALTHED_FRIEND, give(random(FRIENDLY_HAND), "CAP_005e4"))


class CAP_006:
    """Tricks of the Trade.

    Deal $1 damage. If aStealthed minion attacked while holding this, deal $3 instead.
    """

    targets = target(CHARACTERS, optional=False)
    action = when(DATA1 >= 1, damage(TARGET, N2), damage(TARGET, N))
    in_hand = in_zone(
        when_attacks(MINION & STEALTHED, set_tag(SELF, TAG_SCRIPT_DATA_NUM_1, 1)), Zone.HAND, 0
    )


class JAIL_225:
    """Nab.

    Deal $3 damage to a minion. If it dies, shuffle a copy of it into your deck that costs (2).
    """

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> when(IT_DIES, shuffle_copy(TARGET) >> give(MADE, "GBL_006e"))


class JAIL_470:
    """Lotus Troublemaker.

    Battlecry: Deal 1 damage to a random enemy. Shoot @ |4(time, times)! (While in hand or deck play
    cards for 2 Mana to shoot more!)
    Before 249896: While holding this.
    """

    action = repeat(DATA1, damage(random(ENEMY_CHARACTERS), N))
    in_hand = after_played(
        FRIENDLY & OTHERS, add_tag(SELF, TAG_SCRIPT_DATA_NUM_1), COST_PAID.equals(N2)
    )
    in_deck = after_played(
        FRIENDLY, add_tag(SELF, TAG_SCRIPT_DATA_NUM_1), COST_PAID.equals(N2) & says("deck")
    )


class JAIL_474:
    """Jade Guardians.

    Get two random 8-Cost minions. They cost (1) less for each card you played for 2 Mana this
    game.@ (@)
    """

    action = add_random(pool(A_MINION, cost=N), 2) >> when(
        PAID_TWO >= 1, give(MADE & IN_HAND, "GBL_050e", PAID_TWO)
    )


class JAIL_501:
    """Picklock.

    All numbers on this card equal your remaining Mana. Battlecry: Deal @ damage to an enemy minion.
    As a hypothesis, they stay what they were when it was played.
    """

    hand_number = MANA_LEFT
    cost = MANA_LEFT - 1
    atk = PICKED - 1
    max_health = PICKED - 1
    targets = ENEMY_MINIONS
    action = damage(TARGET, PICKED)


class JAIL_503:
    """Blackpaw's Whip. Costs (1) less for each Coin you're holding. Deathrattle: Draw a card."""

    cost = -(N * count(FRIENDLY_HAND & has(COIN_CARD)))
    deathrattle = draw()


class JAIL_706:
    """Thief's Tools. Get two random 4-Cost spells. Reduce their Costs by (2)."""

    action = add_random(pool(A_SPELL, cost=N), 2) >> give(MADE & IN_HAND, "GBL_002e")


class JAIL_720:
    """Lotus Bookie. Deathrattle: Get a Coin."""

    deathrattle = add_card("GAME_005")
