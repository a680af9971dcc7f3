"""Journey to Un'Goro: Warlock."""

from hsreplay_sim.cards.words import *


class UNG_047:
    """Ravenous Pterrordax.

    Battlecry: Destroy a friendly minion to Adapt twice. The minion is dead before the first choice.
    """

    targets = FRIENDLY_MINIONS
    action = when(any_of(TARGET), destroy(TARGET) >> resolve_deaths() >> adapt(SELF) >> adapt(SELF))


class UNG_049:
    """Tar Lurker. Taunt. Has +3 Attack during your opponent's turn."""

    atk = N * as_number(THEIR_TURN)


class UNG_829:
    """Lakkari Sacrifice. Quest: Discard 6 cards. Reward: Nether Portal."""

    quest = when_discarded(FRIENDLY, progress())
    reward = reward_card("UNG_829t1")


class UNG_829t1:
    """Nether Portal. Open a permanent portal that summons 3/2 Imps."""

    action = summon("UNG_829t2")


class UNG_829t2:
    """Nether Portal. At the end of your turn, summon two 3/2 Imps. (187190 to 190415: four.)"""

    events = turn_end(summon("UNG_829t3", 2 + 2 * as_number(says("four"))))


class UNG_831:
    """Corrupting Mist. Curse all minions. Destroy them at the start of your next turn."""

    action = for_each(
        MINIONS,
        give(SUBJECT, "UNG_831e")
        >> set_tag(worn(SUBJECT, "UNG_831e"), LINKED_ENTITY, id_of(FRIENDLY_PLAYER))
        >> mark_doomed(SUBJECT),
    )


class UNG_831e:
    """Corrupting Mist. At the start of the corrupting player's turn, destroy this minion."""

    events = turn_start(destroy(SELF))


class UNG_832:
    """Bloodbloom. The next spell you cast this turn costs Health instead of Mana."""

    action = give(FRIENDLY_PLAYER, "UNG_832e")


class UNG_832e:
    """Dark Power. Your next spell costs Health instead of Mana."""

    player_tags = (SPELLS_COST_HEALTH,)
    events = (until_played(FRIENDLY & SPELL), with_keyword(turn_end(wear_off()), 0))


class UNG_833:
    """Lakkari Felhound.

    TauntBattlecry: Discard your two lowest-Cost cards.

    Before 77662: Discard two random cards.
    """

    action = when(
        says("lowest"), repeat(2, discard_these(random(lowest(FRIENDLY_HAND, COST)))), discard(2)
    )


class UNG_834:
    """Feeding Time. Deal 3 damage to a minion. Summon three 1/1 Pterrordaxes and Adapt them.

    Before 187190 it does not Adapt them.
    """

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> summon("UNG_834t1", 3) >> when(says("Adapt"), adapt(MADE))


class UNG_835:
    """Chittering Tunneler.

    Battlecry:Discover a spell. Deal damage to your hero equal to its Cost.
    """

    action = discover(discoverable(pool(A_SPELL))) >> damage(FRIENDLY_HERO, cost_of(MADE))
