"""Reign of the Black Empire: Mage."""

from hsreplay_sim.cards.words import *


class BE_150:
    """Coilbearer. Battlecry: Discover a spell to put on top of your deck. It costs (2) less."""

    action = discover_then(
        discoverable(pool(A_SPELL)), give(SUBJECT, "BE_150e") >> send_to_top(SUBJECT)
    )


class BE_150e:
    """A name of our own: no build has a card for it, and no recording shows it."""

    cost = -of_card("BE_150", N)


class BE_250:
    """Discs of Norgannon.

    Move all spells in your deck to the top. You can pick to draw from the top or bottom each turn.

    As a hypothesis, the spells lie on top in random order.
    """

    action = send_to_top(random(FRIENDLY_DECK & SPELL, count(FRIENDLY_DECK & SPELL))) >> when(
        any_of(worn(FRIENDLY_PLAYER, "BE_250e")), NOTHING, give(FRIENDLY_PLAYER, "BE_250e")
    )


class BE_250e:
    """Shift the Discs.

    Passive. At the start of your turn, you may choose to draw from the top or bottom of your deck.
    """

    events = turn_draw(choose_text("BE_250t", "BE_250t2"))


class BE_250t:
    """Leave the Discs. Draw from the top of your deck."""

    action = draw()


class BE_250t2:
    """Shift the Discs. Draw from the bottom of your deck."""

    action = when(any_of(FRIENDLY_DECK), draw_these(bottom(FRIENDLY_DECK)), draw())
