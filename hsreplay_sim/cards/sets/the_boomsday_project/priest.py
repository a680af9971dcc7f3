"""The Boomsday Project: Priest."""

from hsreplay_sim.cards.words import *


class BOT_216:
    """Omega Medic. Battlecry: If you have 10 Mana Crystals, restore 10 Health to your hero."""

    action = when(CRYSTALS >= N, heal(FRIENDLY_HERO, N2))


class BOT_219:
    """Extra Arms. Give a minion +2/+2. Add 'More Arms!' to your hand that gives +2/+2."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "BOT_219e") >> next_block() >> add_card("BOT_219t", signed=False)


class BOT_219t:
    """More Arms! Give a minion +2/+2."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "BOT_219te")


class BOT_435:
    """Cloning Device. Discover a copy of a minion in your opponent's deck."""

    action = discover(copies(ENEMY_DECK & MINION))


class BOT_509:
    """Dead Ringer. Deathrattle: Draw a Deathrattle minion from your deck."""

    deathrattle = when(
        by_profile(lambda p: p.ringer_draws_minions),
        draw_from(FRIENDLY_DECK & MINION & has(DEATHRATTLE)),
        draw_from(FRIENDLY_DECK & has(DEATHRATTLE)),
    )


class BOT_517:
    """Topsy Turvy. Swap a minion's Attack and Health."""

    targets = target(MINIONS, optional=False)
    action = swap_stats(TARGET, "BOT_517e")


class BOT_517e:
    """Downside Up. Attack and Health have been swapped by Topsy Turvy."""

    set_atk = DATA1
    set_health = DATA2


class BOT_529:
    """Power Word: Replicate. Choose a friendly minion. Summon a 5/5 copy of it."""

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = summon_copy(TARGET) >> give(MADE, "BOT_529e")


class BOT_529e:
    """Replicated. 5/5."""

    set_atk = N
    set_health = N2


class BOT_566:
    """Reckless Experimenter.

    Deathrattle minions you play cost (3) less, but die at the end of the turn.
    """

    aura = aura((FRIENDLY_HAND & MINION) & has(DEATHRATTLE), "BOT_566e2")
    events = when_played((FRIENDLY & MINION & OTHERS) & has(DEATHRATTLE), give(SUBJECT, "BOT_566e"))


class BOT_566e:
    """Reckless Experiment. This minion will die a reckless death at the end of the turn."""

    events = turn_end(destroy(SELF), whose=BOTH_PLAYERS)


class BOT_566e2:
    """Reckless Experiment. Costs (3) less."""

    cost = -N
    least_cost = ((1, of_card("BOT_566", N2) > 0),)


class BOT_567:
    """Zerek's Cloning Gallery. Summon a 1/1 copy of each minion in your deck."""

    action = summon_changed(random(FRIENDLY_DECK & MINION, FREE_SLOTS), "BOT_567e")


class BOT_567e:
    """Cloned. 1/1."""

    set_atk = N
    set_health = N2
