"""Across the Timeways: Rogue."""

from hsreplay_sim.cards.words import *

THE_OTHERS_RIGHTMOST = rightmost(ENEMY_HAND)
HALF_OF_THEIR_HEALTH = Value(
    lambda g, me, it: sum((e.health_left + 1) // 2 for e in ENEMY_HERO.of(g, me, it))
)
"""Half the Health of the enemy hero, rounded up."""
HAND_MAX = 12
A_LEGEND = Filter(lambda g, me, e: e.get(RARITY) == LEGENDARY)
INTO_ONE_OF_THEIRS = shift(copies(ENEMY_HAND & MINION), "TIME_876e")


class END_000:
    """Eventuality. Deal 2 damage. Imbue your Hero Power."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> imbue()


class END_000p:
    """Blessing of the Bronze. Rewind Get a random minion from another class. It costs (@) less."""

    own_number = mine(TAG_3527)
    playable = HAND_ROOM
    action = add_random(any_class_but_mine(pool(A_MINION))) >> give(
        MADE & IN_HAND, "END_000e", DATA1
    )


class END_000e:
    """Dimensionally Shifted. Reduced Cost."""

    cost = -DATA1


class TIME_001:
    """Chrono Daggers. Rewind Throw 3 knives at random enemies that deal 2 damage each."""

    action = repeat(N, damage(random(ENEMY_CHARACTERS), N2))


class TIME_036:
    """Royal Informant.

    Battlecry: Look at the right- most card in your opponent's hand. Either get a copy of it or
    increase its Cost by (2).
    """

    action = when(
        any_of(ENEMY_HAND),
        choose_from(
            either_of(copies(THE_OTHERS_RIGHTMOST), given("TIME_036t")),
            when(
                any_of(SUBJECT & card("TIME_036t")),
                give(THE_OTHERS_RIGHTMOST, "TIME_036e"),
                copy_to_hand(THE_OTHERS_RIGHTMOST),
            ),
        ),
    )


class TIME_036t:
    """Mitigate Threat. Increase the Cost of your opponent's card by (2). It is only offered."""


class TIME_039:
    """Deja Vu. Discover a copy of a card in your opponent's hand.

    Before 238003: It costs (1) less.
    """

    action = discover_copy(ENEMY_HAND) >> when(says("costs"), give(MADE & IN_HAND, "GBL_003e"))


class TIME_710:
    """Troubled Double. StealthCombo: Summon a copy of this."""

    combo = summon_copy(SELF)


class TIME_711:
    """Flashback. Summon two random 1-Cost minions from the past. Combo: With +1 Attack."""

    action = summon_random(past_pool(A_MINION, cost=N), 2)
    combo = summon_random(past_pool(A_MINION, cost=N), 2) >> give(MADE, "TIME_711e")
    summons = True


class TIME_712:
    """Dethrone. Destroy a minion. Combo: Summon a random 8-Cost minion."""

    targets = target(MINIONS, optional=False)
    action = destroy(TARGET)
    combo = destroy(TARGET) >> summon_random(pool(A_MINION, cost=N))


class TIME_713:
    """Time Adm'ral Hooktail.

    Battlecry: Summon a 0/8 Chest for your opponent. It's FULL of Coins!
    """

    action = summon("TIME_713t", opponent=True)


class TIME_713t:
    """Timeless Chest. Deathrattle: Fill your opponent's hand with Coins."""

    deathrattle = opponent_gets("GAME_005", HAND_MAX)


class TIME_770:
    """Fast Forward. Draw 2 cards. Pick one to have its Cost reduced by (2)."""

    action = draw(N) >> discover_from(DRAWN & IN_HAND, give(SUBJECT, "GBL_002e"), distinct=False)


class TIME_875:
    """Garona Halforcen.

    Fabled. Battlecry: If your opponent is holding King Llane, destroy him and cut their Health in
    half.
    """

    action = when(
        any_of(ENEMY_HAND & card("TIME_875t")),
        remove(ENEMY_HAND & card("TIME_875t")) >> set_health(ENEMY_HERO, HALF_OF_THEIR_HEALTH),
    )


class TIME_875t:
    """King Llane.

    Start of Game: Hide from Garona in the enemy's deck. Battlecry: Draw a card. Shuffle this back
    into your deck.
    """

    start_of_game = shuffle_away(SELF, into=ENEMY_PLAYER)
    action = draw() >> shuffle_away(SELF)


class TIME_875t1:
    """The Kingslayers. After your hero attacks, both players draw a Legendary card."""

    events = after_attack(
        FRIENDLY & HERO,
        draw_from(FRIENDLY_DECK & A_LEGEND) >> draw_from(ENEMY_DECK & A_LEGEND, opponent=True),
    )


class TIME_876:
    """Shapeshifter.

    Each turn this is in your hand, transform into a random minion in your opponent's hand.
    """

    in_hand = turn_start(INTO_ONE_OF_THEIRS)


class TIME_876e:
    """Shapeshifting. Transforming into a random minion in your opponent's hand."""

    events = (turn_start(INTO_ONE_OF_THEIRS), shift_ends())
