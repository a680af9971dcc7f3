"""Rise of Shadows: Warlock."""

from hsreplay_sim.cards.words import *


class DAL_007:
    """Rafaam's Scheme. Summon @ 1/1 |4(Imp, Imps). (Upgrades each turn!)"""

    in_hand = turn_end(add_tag(SOURCE, TAG_SCRIPT_DATA_NUM_1))
    action = summon("DAL_751t", DATA1)


class DAL_173:
    """Darkest Hour.

    Destroy all friendly minions. For each one, summon a random minion from your deck.
    """

    action = (
        remember_number(count(FRIENDLY_MINIONS))
        >> destroy(FRIENDLY_MINIONS)
        >> resolve_deaths()
        >> recruit(random(FRIENDLY_DECK & MINION, LEFT_BEHIND))
    )


class DAL_185:
    """Aranasi Broodmother. Taunt When you draw this, restore 4 Health to your hero."""

    on_draw = heal(FRIENDLY_HERO, N)


class DAL_422:
    """Arch-Villain Rafaam.

    Taunt Battlecry: Replace your hand and deck with Legendary minions.

    The cards of the deck become others first, unseen (U523:10120, U523:21398).
    """

    action = transform_random(FRIENDLY_DECK, pool(A_MINION, where=legendary)) >> for_each(
        FRIENDLY_HAND, remove(SUBJECT, aside=True) >> add_random(pool(A_MINION, where=legendary))
    )


class DAL_561:
    """Jumbo Imp. Costs (1) less whenever a friendly Demon dies while this is in your hand."""

    in_hand = when_died((FRIENDLY & MINION) & DEMON, give(SELF, "DAL_561e"))


class DAL_563:
    """Eager Underling. Deathrattle: Give two random friendly minions +2/+2."""

    deathrattle = give(random(FRIENDLY_MINIONS, 2), "DAL_563e")


class DAL_602:
    """Plot Twist. Shuffle your hand into your deck. Draw that many cards."""

    action = (
        remember_number(count(FRIENDLY_HAND)) >> shuffle_away(FRIENDLY_HAND) >> draw(LEFT_BEHIND)
    )


class DAL_605:
    """Impferno. Give your Demons +1 Attack. Deal 1 damage to all enemy minions."""

    action = give(FRIENDLY_MINIONS & DEMON, "DAL_605e") >> damage(ENEMY_MINIONS, N2)


class DAL_606:
    """EVIL Genius. Battlecry: Destroy a friendly minion to add 2 random Lackeys to your hand."""

    targets = FRIENDLY_MINIONS
    action = when(any_of(TARGET), destroy(TARGET) >> next_block() >> add_random(LACKEYS, N))


class DAL_607:
    """Fel Lord Betrug.

    Whenever you draw a minion, summon a copy with Rush that dies at end of turn.
    """

    events = when_drawn(FRIENDLY & MINION, summon_changed(SUBJECT, "DAL_607e"))


class DAL_607e:
    """Fleeting Fel. Rush. Dies at end of turn."""

    keywords = (RUSH,)
    events = turn_end(destroy(SELF), whose=BOTH_PLAYERS)
