"""Across the Timeways: epic and legendary neutral cards."""

from hsreplay_sim.cards.words import *

HAND_FULL = FREE_HAND <= 0
HAND_EMPTY = ~any_of(FRIENDLY_HAND)
UNFILLED = tag_of(SOURCE, QUEST_PROGRESS).equals(0)
AGAIN = one_of_each(same_as(FRIENDLY_DECK, PLAYED_THIS_GAME))
"""A card of my deck for each different one that I have played and that is there once more."""


CLOCKSWORTHS = ("TIME_038t1", "TIME_038t2", "TIME_038t3")
TWO_LEGENDS = summon_random(pool(A_MINION, where=legendary), N)


def _guess(g: Game, me: Entity, it: Frame) -> None:
    """Offer a random card of the other hand among two that are not in it; gain if it is taken.

    As a hypothesis, those two are other cards of the opponent's class.
    """
    held = {e.card_id for e in ENEMY_HAND.of(g, me, it)}
    theirs = random(ENEMY_HAND).of(g, me, it)
    if not theirs:
        return
    offered = [theirs[0].card_id]
    for _ in range(N.ask(g, me, it) - 1):
        others = [each for each in OF_THEIR_CLASS(g, me, it) if each not in (*held, *offered)]
        offered.append(g.card(Purpose.DISCOVER, me, others, me.controller))
    offered.sort()
    right = when(any_of(SUBJECT & card(theirs[0].card_id)), give(SELF, "TIME_041e2"))
    choose_from(fixed(*offered), right).run(g, me, it)


OF_THEIR_CLASS = pool(card_class=their_class)


class END_017:
    """Battle at the End Time. Quest: Fill your hand, then empty it. Reward: Tick and Tock."""

    quest = (
        when_drawn(FRIENDLY, progress(), only=HAND_FULL & UNFILLED),
        on("card_added", FRIENDLY, progress(), only=HAND_FULL & UNFILLED),
        on("taken", FRIENDLY, progress(), only=HAND_FULL & UNFILLED),
        after_played(FRIENDLY, progress(), only=HAND_FULL & UNFILLED),
        after_played(FRIENDLY, progress(), only=HAND_EMPTY & ~UNFILLED),
        when_discarded(FRIENDLY, progress(), only=HAND_EMPTY & ~UNFILLED),
    )
    reward = reward_card("END_017t")


class END_017t:
    """Tick and Tock.

    Battlecry: Draw until your hand is full. Deathrattle: Empty the opponent's hand.
    """

    action = draw(FREE_HAND)
    deathrattle = remove(ENEMY_HAND)


class END_036:
    """Morchie.

    Your Rewinds keep BOTH potential outcomes. Battlecry: Discover a Rewind card from any class.
    """

    aura = aura(FRIENDLY_PLAYER, "END_036e")
    action = discover(pool(where=bearing(REWIND)))


class END_036e:
    """Multiversal Singularity. Your Rewinds keep BOTH outcomes. A mark on the player."""

    keeps_timelines = True


class END_037:
    """Endtime Murozond.

    Battlecry: Fill your board with random Dragons. Fully heal your hero. Skip your next turn.
    """

    action = (
        summon_random(pool(A_MINION, race=Race.DRAGON), FREE_SLOTS)
        >> heal(FRIENDLY_HERO, max_health_of(FRIENDLY_HERO))
        >> extra_turn(opponent=True)
    )


class TIME_024:
    """Murozond, Unbounded.

    Battlecry: At the start of your next turn, set this minion's Attack to INFINITY!
    """

    action = give(SELF, "TIME_024e2")


class TIME_024e:
    """INFINITE POWER!. Attack set to INFINITY!"""

    set_atk = INFINITY


class TIME_024e2:
    """Murozond, End of Time.

    At the start of your next turn, set Murozond's Attack to INFINITY!
    """

    events = turn_start(give(SELF, "TIME_024e") >> wear_off())


class TIME_038:
    """Mister Clocksworth.

    Rewind, Rewind, Rewind Battlecry: Summon 2 random Legendary minions.

    Before 234747 it rewinds twice.
    """

    rewound = CLOCKSWORTHS
    action = TWO_LEGENDS


class TIME_038t1:
    """Mister Clocksworth. Rewind, Rewind Battlecry: Summon 2 random Legendary minions."""

    rewound = CLOCKSWORTHS
    action = TWO_LEGENDS


class TIME_038t2:
    """Mister Clocksworth. RewindBattlecry: Summon 2 random Legendary minions."""

    rewound = CLOCKSWORTHS
    action = TWO_LEGENDS


class TIME_038t3:
    """Mister Clocksworth. Battlecry: Summon 2 random Legendary minions."""

    rewound = CLOCKSWORTHS
    action = TWO_LEGENDS


class TIME_041:
    """Futuristic Forefather.

    Taunt. Battlecry: Look at 3 cards. Guess which one is in your opponent's hand to gain +4 Health.
    """

    action = script(_guess)


class TIME_063:
    """Timelord Nozdormu.

    Dormant for 5 turns. Rush. After you play a card from the newest expansion, awaken 1 turn
    sooner.
    """

    dormant = "TIME_063e1"


class TIME_063e1:
    """Lord of Time.

    Dormant. Awaken in @ |4(turn, turns).

    It hears of the cards of the newest expansion as well.
    """

    events = (
        turn_start(count_to_awaken()),
        after_played(FRIENDLY & OF_THE_NEWEST_SET, count_to_awaken()),
    )


class TIME_064:
    """Chrono-Lord Deios.

    Your Battlecries, Deathrattles, Hero Power, and end of turn effects trigger twice.
    """

    aura = aura(FRIENDLY_PLAYER, "TIME_064e")
    player_tags = (EXTRA_BATTLECRIES_BASE, EXTRA_DEATHRATTLES_BASE)


class TIME_064e:
    """Deios' Influence.

    Your Battlecries, Deathrattles, Hero Power, and end of turn effects trigger twice.

    Of the two latter it is the mark on the player.
    """

    acts_twice = True


class TIME_102:
    """Circadiamancer.

    Battlecry: Add a random 8-Cost minion to your hand. At the start of your turns, reduce its Cost
    by (1).
    """

    action = add_random(pool(A_MINION, cost=N)) >> give(MADE & IN_HAND, "TIME_102e")


class TIME_102e:
    """Metaphysical. Reduces Cost each turn."""

    cost = -DATA1
    events = turn_start(add_tag(SOURCE, TAG_SCRIPT_DATA_NUM_1, of_card("TIME_102", N2)))


class TIME_103:
    """Chromie.

    Deathrattle: Draw another copy of cards you've played this game. (@ |4(card,cards))
    """

    own_number = count(AGAIN)
    deathrattle = draw_these(AGAIN)
