"""Into the Emerald Dream: Rogue."""

from hsreplay_sim.cards.words import *


class EDR_521:
    """Tricky Satyr. Battlecry: Get a copy of the lowest Cost card in your opponent's hand."""

    action = copy_to_hand(random(lowest(ENEMY_HAND, COST)))


class EDR_522:
    """Mimicry. Your opponent draws 2 cards. You get copies of them."""

    action = opponent_draws(N) >> copy_to_hand(DRAWN, linked=True)


class EDR_523:
    """Web of Deception.

    Return a friendly minion to your hand to summon a 4/4 Spider with Stealth.
    """

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = bounce(TARGET) >> summon("EDR_523t", signed=True)


class EDR_524:
    """Shadowcloaked Assailant.

    Battlecry: If you're holding one of the same cards as your opponent, shuffle theirs into their
    deck.
    """

    action = shuffle_away(random(same_as(ENEMY_HAND, FRIENDLY_HAND)))


class EDR_525:
    """Barbed Thorn.

    Choose One - Gain Poisonous this turn; or Gain "Deathrattle: Deal 2 damage to all enemies."
    """

    choose = ("EDR_525A", "EDR_525B")


class EDR_525A:
    """Extra Eyes. Gain Poisonous this turn."""

    action = give(SELF, "EDR_525e1")


class EDR_525B:
    """Extra Thorns.

    Gain "Deathrattle: Deal 2 damage to all enemies."
    """

    action = give(SELF, "EDR_525e")


class EDR_525e:
    """Barbed Upgrade. Deathrattle: Deal 2 damage to all enemies."""

    keywords = (DEATHRATTLE,)
    deathrattle = damage(ENEMY_CHARACTERS, N)


class EDR_525e1:
    """Corrupted Toxins. Poisonous this turn."""

    keywords = (POISONOUS,)
    events = turn_end(wear_off())


class EDR_526:
    """Renferal, the Malignant.

    Battlecry: Trap @ random |4(card, cards) in your opponent's hand for a turn. (Improved for each
    time you've played this.)
    """

    hand_number = 1 + count(PLAYED_THIS_GAME & card("EDR_526"))
    action = give(random(ENEMY_HAND, 1 + count(PLAYED_THIS_GAME & card("EDR_526"))), "EDR_526e")


class EDR_526e:
    """Webbed! Can't be played for a turn. It ends with the next turn of the card's player."""

    keywords = (LITERALLY_UNPLAYABLE,)
    events = turn_end(wear_off(), ENEMY_PLAYER)


class EDR_527:
    """Ashamane.

    Battlecry: Fill your hand with copies of cards from your opponent's deck. They cost (3)
    less.
    """

    action = copy_to_hand(random(ENEMY_DECK, FREE_HAND)) >> give(MADE & IN_HAND, "GBL_004e")


class EDR_528:
    """Nightmare Fuel.

    Discover a copy of a minion in your opponent's deck. Combo: With a Dark Gift.
    """

    action = discover(copies(ENEMY_DECK & MINION))
    combo = discover_with_gift(copies(ENEMY_DECK & MINION))


class EDR_540:
    """Twisted Webweaver. Whenever you play another minion you've already played, draw a card."""

    events = when_played(
        FRIENDLY & MINION & OTHERS,
        draw(),
        only=count(same_as(PLAYED_THIS_GAME, SUBJECT)) >= 2,
    )


class EDR_781:
    """Harbinger of the Blighted.

    Whenever this enters your hand from the battlefield, summon two random 2-Cost minions.
    """

    in_hand = on("returned", SELF, summon_random(pool(A_MINION, cost=N), 2, signed=True))


class FIR_919:
    """Everburning Phoenix.

    Costs (1) less for each card you've played this turn. Deathrattle: At end of turn, get another
    Phoenix.

    Before 228373 it returns to the hand itself.
    """

    cost = -(N * count(PLAYED_THIS_TURN))
    deathrattle = when(in_build("FIR_919e"), give(FRIENDLY_PLAYER, "FIR_919e"), return_itself())


class FIR_919e:
    """Everburning. Get Everburning Phoenix at the end of the turn."""

    events = (
        turn_end(add_card("FIR_919") >> set_tag(SOURCE, TAG_SCRIPT_DATA_NUM_1, 1)),
        turn_start(wear_off(), BOTH_PLAYERS, only=DATA1 >= 1),
    )


class FIR_920:
    """Smoke Bomb. Discover a Combo, Battlecry, or Stealth minion with a Dark Gift."""

    action = discover_with_gift(
        discoverable(
            either_of(
                pool(A_MINION, where=combo_card),
                pool(A_MINION, where=battlecry_card),
                pool(A_MINION, where=bearing(STEALTH)),
            )
        )
    )


class FIR_922:
    """Cindersword. Battlecry: If you're holding a minion with a Dark Gift, gain +3 Attack."""

    action = when(any_of(FRIENDLY_HAND & MINION & has(HAS_DARK_GIFT)), give(SELF, "FIR_922e"))
