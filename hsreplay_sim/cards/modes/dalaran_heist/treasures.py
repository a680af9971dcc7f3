"""Treasures and passives of the Dalaran Heist (DALA)."""

from hsreplay_sim.cards.words import *


class DALA_728d:
    """Recycling Dummy Effects.

    Holds an effect for Recycling Player Enchantment (DALA 728e). (It does nothing itself.)
    """

    action = NOTHING


class DALA_744:
    """Hagatha's Embrace. At the start of your turn, give a random minion in your hand +1/+1."""

    action = give(FRIENDLY_PLAYER, "DALA_744e")


class DALA_744e:
    """Hagatha's Embrace Player Enchantment.

    At the start of your turn, give a random minion in your hand +1/+1.
    """

    events = with_keyword(
        turn_start(
            aim(
                random(FRIENDLY_HAND & MINION),
                give(TARGET, "DALA_744e2") >> cast_on("DALA_744d", TARGET),
            )
        ),
        0,
    )


class DALA_744d:
    """Hagatha's Embrace Dummy Effects.

    Holds an effect for Hagatha's Embrace Player Enchantment (DALA 744e). (It does nothing itself.)
    """

    action = NOTHING


class DALA_703:
    """The Muscle. Battlecry: Add three random cards to your hand. They cost (0)."""

    action = repeat(
        3,
        add_random(pool(), signed=False)
        >> give(MADE & IN_HAND, "GBL_009e")
        >> set_displayed_creator(MADE & IN_HAND),
    )


class DALA_747:
    """Elixir of Vim.

    You draw an additional two cards each turn. You are Immune to Fatigue. (DALA_747e draws.)
    """

    action = give(FRIENDLY_PLAYER, "DALA_747e")


class DALA_747e:
    """Elixir of Vim Player Enchantment. Draw 2 additional cards each turn."""

    events = with_keyword(turn_start(draw(N)), 0)


class DALA_Rogue_HP1:
    """Yoink! Add a random card to your hand (from another class)."""

    action = add_random(any_class_but_mine(pool()))
