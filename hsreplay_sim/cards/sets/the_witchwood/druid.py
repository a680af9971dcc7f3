"""The Witchwood: Druid."""

from hsreplay_sim.cards.words import *


class GIL_130:
    """Gloom Stag. TauntBattlecry: If your deck has only odd-Cost cards, gain +2/+2."""

    action = when(~any_of(FRIENDLY_DECK & EVEN), give(SELF, "GIL_130e"))


class GIL_188:
    """Druid of the Scythe. Choose One - Transform into a 4/2 with Rush; or a 2/4 with Taunt."""

    choose = ("GIL_188a", "GIL_188b")
    becomes = "GIL_188t3"


class GIL_188a:
    """Dire Panther Form. Rush."""

    becomes = "GIL_188t"


class GIL_188b:
    """Dire Wolf Form. Taunt."""

    becomes = "GIL_188t2"


class GIL_507:
    """Bewitched Guardian. Taunt. Battlecry: Gain +1 Health for each card in your hand."""

    action = give(SELF, "GIL_507e", N * count(FRIENDLY_HAND))


class GIL_507e:
    """Bewitched. Increased Health."""

    max_health = DATA1


class GIL_553:
    """Wispering Woods. Summon a 1/1 Wisp for each card in your hand."""

    action = summon("GIL_553t", count(FRIENDLY_HAND))


class GIL_571:
    """Witching Hour. Summon a random friendly Beast that died this game."""

    action = resurrect(random(FRIENDLY_DEAD_MINIONS & BEAST))


class GIL_637:
    """Ferocious Howl. Draw a card. Gain 1 Armor for each card in your hand."""

    action = draw() >> armor(count(FRIENDLY_HAND) * N)


class GIL_658:
    """Splintergraft.

    Battlecry: Choose a friendly minion. Add a 10/10 copy to your hand that costs (10).
    """

    targets = FRIENDLY_MINIONS - SELF
    action = copy_to_hand(TARGET) >> give(MADE & IN_HAND, "GIL_658e")


class GIL_658e:
    """Splintergrafted. Splintergraft made this 10/10."""

    set_atk = N
    set_health = N2
    set_cost = OVERALL + (of_creator(N3) - OVERALL) * as_number(any_of(SELF & IN_HAND))
    stays = ALWAYS


class GIL_663:
    """Witchwood Apple.

    Add two 2/2 Treants to your hand.

    Before 170824 three of them.
    """

    action = when(says("three"), add_card("GIL_663t", 3), add_card("GIL_663t", 2))


class GIL_833:
    """Forest Guide. At the end of your turn, both players draw a card."""

    events = turn_end(draw() >> opponent_draws())
