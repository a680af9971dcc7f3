"""Into the Emerald Dream: Warlock."""

from hsreplay_sim.cards.words import *


def _gains_gift(g: Game, me: Entity, it: Frame) -> None:
    """Run the text of the Dark Gift (TARGET) for this card."""
    gift = it.target
    if gift is not None and gift.script is not None and gift.script.action is not None:
        frame = Frame(subject=me)
        frame.text = gift.card
        gift.script.action(g, gift, frame)


class EDR_482:
    """Rotten Apple.

    Restore #12 Health to your hero. For the next 2 turns, deal $3 damage to your hero.
    """

    action = heal(FRIENDLY_HERO, N) >> give(FRIENDLY_PLAYER, "EDR_482e", data=N2)


class EDR_482e:
    """Fracture. At the end of your turn, deal 3 damage to your hero.

    As a hypothesis, the first of the two turns is that in which it came.
    """

    events = turn_end(
        damage(FRIENDLY_HERO, N)
        >> add_tag(SOURCE, TAG_SCRIPT_DATA_NUM_1, -1)
        >> when(DATA1 <= 0, wear_off())
    )


class EDR_483:
    """Fractured Power. Destroy one of your Mana Crystals. In 2 turns, gain two."""

    action = lose_crystals() >> give(FRIENDLY_PLAYER, "EDR_483e", data=N)


class EDR_483e:
    """Delayed Mana. Gain 2 mana in 2 turns. They are full crystals."""

    events = turn_start(
        add_tag(SOURCE, TAG_SCRIPT_DATA_NUM_1, -1)
        >> when(DATA1 <= 0, gain_crystals(N, full=True) >> wear_off())
    )


class EDR_485:
    """Rotheart Dryad. Deathrattle: Draw a minion that costs (7) or more."""

    deathrattle = draw_from(FRIENDLY_DECK & MINION & cost_at_least(N))


class EDR_487:
    """Wallow, the Wretched.

    While this is in your hand or deck, it gains a copy of every Dark Gift given to your minions.

    In the deck it does so without a block of its own (U522:2509).
    """

    in_hand = silently(on("gift_given", FRIENDLY & MINION & OTHERS, script(_gains_gift)))
    in_deck = silently(on("gift_given", FRIENDLY & MINION & OTHERS, script(_gains_gift)))


class EDR_488:
    """Avant-Gardening. Discover a Deathrattle minion with a Dark Gift."""

    action = discover_with_gift(discoverable(pool(A_MINION, where=deathrattle_card)))


class EDR_489:
    """Agamaggan.

    Battlecry: The next card you play costs your OPPONENT'S Health instead of Mana (up to 10).
    """

    action = give(FRIENDLY_PLAYER, "EDR_489e1")


class EDR_489e1:
    """Corrupted Thorns. The next card you play costs your OPPONENT's health instead of mana."""

    aura = aura(FRIENDLY_HAND, "EDR_489e2")
    events = until_played(FRIENDLY)


class EDR_489e2:
    """Corrupted Thorns. The next card you play costs your OPPONENT's health instead of mana."""

    keywords = ((CARD_ALTERNATE_COST, 4),)


class EDR_490:
    """Sleep Paralysis.

    Choose One - Summon two 3/6 Demons with Taunt that can't attack; or Destroy an enemy minion.
    """

    choose = ("EDR_490a", "EDR_490b")


class EDR_490a:
    """Figure in the Dark. Summon two 3/6 Demons with Taunt that can't attack."""

    action = summon("EDR_490t", 2, signed=True)
    summons = True


class EDR_490b:
    """Wit's End. Destroy an enemy minion."""

    targets = target(ENEMY_MINIONS, optional=False)
    action = destroy(TARGET)


class EDR_491:
    """Archdruid of Thorns. Battlecry: Gain the Deathrattles of your minions that died this turn."""

    action = gain_deathrattle(DIED_THIS_TURN & MINION, "EDR_491e")


class EDR_491e:
    """Devoured Soul. Copied Deathrattle from {0}."""

    keywords = (DEATHRATTLE,)
    deathrattle = kept_deathrattle()


class EDR_494:
    """Hungering Ancient.

    At the end of your turn, eat a minion in your deck and gain its stats. Deathrattle: Add them to
    your hand.

    It keeps whom it eats, at most six.
    """

    events = turn_end(
        for_each(
            random(FRIENDLY_DECK & MINION),
            give(SELF, "EDR_494e", data=atk_of(SUBJECT), data2=max_health_of(SUBJECT))
            >> keep(SUBJECT)
            >> remove(SUBJECT),
        )
    )
    deathrattle = copy_to_hand(KEPT)


class EDR_494e:
    """Feed Me! Destroyed {0} and gained its stats."""

    atk = DATA1
    max_health = DATA2


class EDR_654:
    """Overgrown Horror.

    TauntBattlecry: Reduce the Cost of minions in your hand with Dark Gifts by (2).
    """

    action = give(FRIENDLY_HAND & MINION & has(HAS_DARK_GIFT), "GBL_002e")


class FIR_924:
    """Shadowflame Stalker. Battlecry:Discover a Demon with a Dark Gift. Get a copy of it."""

    action = discover_with_gift(discoverable(pool(A_MINION, race=Race.DEMON))) >> for_each(
        MADE, copy_exactly(SUBJECT)
    )


class FIR_954:
    """Conflagrate. Deal 5 damage to a minion. Its owner draws a card."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> when(any_of(TARGET & FRIENDLY), draw(), opponent_draws())


class FIR_955:
    """Emberroot Destroyer.

    Whenever your hero takes damage on your turn, deal 3 damage to a random enemy minion.
    """

    events = when_damaged(FRIENDLY_HERO, damage(random(ENEMY_MINIONS), N), only=MY_TURN)
