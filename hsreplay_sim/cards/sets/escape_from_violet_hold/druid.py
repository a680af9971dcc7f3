"""Escape from the Violet Hold: Druid."""

from hsreplay_sim.cards.words import *

OF_THE_CARD = Value(lambda g, me, it: me.card.tags.get(TAG_SCRIPT_DATA_NUM_1, 0) if me.card else 0)
SCULLERY = OF_THE_CARD + mine(NUM_HERO_ATTACKS_THIS_GAME)
"""The Cost that Infest the Scullery summons: what it prints, and 1 for each attack of my hero."""
ENOUGH_MANA = CRYSTALS >= N2

MY_DECK = (FRIENDLY_DECK + FRIENDLY_HAND) & OF_A_DECK


class JAIL_200:
    """Infest the Scullery.

    Summon two random @-Cost minions. (Improved by your hero attacks this game.)
    Before 249896: Summon a random @-Cost minion.
    """

    hand_number = SCULLERY
    action = when(
        says("two"),
        summon_random(pool(A_MINION, cost=SCULLERY), 2),
        summon_random(pool(A_MINION, cost=SCULLERY)),
    )
    summons = True


class JAIL_201:
    """Secret Ingredient.

    Choose One - Give your hero +2 Attack this turn; or get a random Druid card.
    """

    choose = ("JAIL_201a", "JAIL_201b")


class JAIL_201a:
    """A Little of This. Give your hero +2 Attack this turn."""

    action = give(FRIENDLY_HERO, "JAIL_201ae1")


class JAIL_201b:
    """A Dash of That. Get a random Druid card."""

    action = add_random(pool(card_class=CardClass.DRUID))


class JAIL_202:
    """Spiderling. Your hero has +1 Attack on your turn."""

    aura = aura(FRIENDLY_HERO, "JAIL_202e", only=MY_TURN)


class JAIL_436:
    """Widow's Bite.

    Give your hero +1 Attack this turn. Gain 1 Armor. Add "Widow's Feast" to your hand.
    """

    action = give(FRIENDLY_HERO, "JAIL_436e") >> armor(N2) >> add_card("JAIL_436t")


class JAIL_436t:
    """Widow's Feast.

    Give your hero +2 Attack this turn. Gain 2 Armor. Add "Widow's Banquet" to your hand.
    """

    action = give(FRIENDLY_HERO, "JAIL_436e2") >> armor(N2) >> add_card("JAIL_436t2")


class JAIL_436t2:
    """Widow's Banquet. Give your hero +4 Attack this turn. Gain 4 Armor."""

    action = give(FRIENDLY_HERO, "JAIL_436e3") >> armor(N2)


class JAIL_507:
    """Spiteful Chef.

    Battlecry: Summon a 2-Cost Taunt minion. If you have 10 or more Mana, summon a 6-Cost instead.
    """

    action = when(
        ENOUGH_MANA,
        summon_random(pool(A_MINION, cost=N3, where=taunt_card)),
        summon_random(pool(A_MINION, cost=N, where=taunt_card)),
    )


class JAIL_860:
    """Chef Neth'rek.

    Start of Game: If your deck only has cards that cost (3) or less, set your Mana to 10 after five
    turns!
    """

    start_of_game = when(
        ~any_of(MY_DECK & printed_cost_at_least(N + 1)), give(FRIENDLY_PLAYER, "JAIL_860e")
    )


class JAIL_860e:
    """Good Soup. Set your Mana to 10 after 5 turns."""

    events = turn_end(
        add_tag(SOURCE, TAG_SCRIPT_DATA_NUM_2)
        >> when(DATA2 >= N2, gain_crystals(N - CRYSTALS) >> wear_off())
    )


class JAIL_861:
    """Noxious Bribe.

    Discover a Choose One card. It has both effects combined. Give your opponent a plain copy.
    """

    action = discover(discoverable(pool(where=bearing(CHOOSE_ONE)))) >> for_each(
        MADE,
        give(SUBJECT & IN_HAND, "JAIL_861e") >> copy_to_hand(SUBJECT, opponent=True),
    )


class JAIL_861e:
    """Noxious. Choose One combined."""

    keywords = (CHOOSE_BOTH,)
    events = with_keyword(before_played(SELF, wear_off()), 0)


class JAIL_866:
    """Lethal Recipe. Draw 2 minions. If you have 10 or more Mana, give them +3/+3."""

    action = draw_from(FRIENDLY_DECK & MINION, N) >> when(
        ENOUGH_MANA, give(DRAWN & IN_HAND, "JAIL_866e")
    )


class JAIL_872:
    """Spider Rider. After your hero attacks, draw a card."""

    events = after_attack(FRIENDLY & HERO, draw())


class JAIL_875:
    """Staff of Trickery.

    After your hero attacks, Discover a Druid card. Reduce its Cost by your hero's Attack.
    """

    events = after_attack(
        FRIENDLY & HERO,
        discover(pool(card_class=CardClass.DRUID))
        >> give(MADE & IN_HAND, "JAIL_875e", data=atk_of(FRIENDLY_HERO)),
    )


class JAIL_875e:
    """Trickery. Reduced Cost."""

    cost = -DATA1
