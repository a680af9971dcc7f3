"""Rise of Shadows: Warlock."""

from hsreplay_sim.cards.words import *


class DAL_185:
    """Aranasi Broodmother. Taunt When you draw this, restore 4 Health to your hero."""

    on_draw = heal(FRIENDLY_HERO, N)


class DAL_602:
    """Plot Twist. Shuffle your hand into your deck. Draw that many cards."""

    action = (
        remember_number(count(FRIENDLY_HAND)) >> shuffle_away(FRIENDLY_HAND) >> draw(LEFT_BEHIND)
    )


class DAL_606:
    """EVIL Genius. Battlecry: Destroy a friendly minion to add 2 random Lackeys to your hand."""

    targets = FRIENDLY_MINIONS
    action = when(any_of(TARGET), destroy(TARGET) >> next_block() >> add_random(LACKEYS, N))
