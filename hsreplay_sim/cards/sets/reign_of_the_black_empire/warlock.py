"""Reign of the Black Empire: Warlock."""

from hsreplay_sim.cards.sets.reign_of_the_black_empire.cthun import CHOOSE_ABILITY
from hsreplay_sim.cards.words import *


def _ritual_was_completed(g: Game, me: Entity, it: Frame) -> bool:
    return any(
        each.get(OBJECTIVE_COUNTDOWN) > 0
        and each.get(QUEST_PROGRESS) > 0
        and each.controller == me.controller
        and each.zone == Zone.GRAVEYARD
        for each in g.entities.values()
    )


RITUAL_WAS_COMPLETED = Condition(_ritual_was_completed)
"""If I've completed a Ritual this game: it has counted turns, and lies in the graveyard."""


class BE_005:
    """Ritual of Excess. In @ turns, draw 2 cards. Reduce their Costs by (2)."""

    objective = turn_start(count_down(draw(N) >> give(DRAWN & IN_HAND, "GBL_002e")))


class BE_085:
    """Ritual of Summoning. In @ turns, summon two 3/5 C'thraxxi with Taunt."""

    objective = turn_start(count_down(summon("BE_085t", 2)))


class BE_086:
    """Blasphemy.

    Deal 2 damage to all enemies. If this is the highest Cost card in your hand, do it again.
    """

    action = damage(ENEMY_CHARACTERS, N) >> when(
        ~any_of(FRIENDLY_HAND & cost_at_least(PAID_FOR_THIS + 1)), damage(ENEMY_CHARACTERS, N)
    )


class BE_090:
    """Kith'ix.

    Battlecry: If you've completed a Ritual this game, choose a Sinister Ritual to begin.
    """

    action = when(
        RITUAL_WAS_COMPLETED,
        choose_from(given("BE_090t1", "BE_090t2", "BE_090t3"), cast_it(SUBJECT)),
    )


class BE_090e2:
    """Cost of War. Costs (1)."""

    set_cost = N


class BE_090t1:
    """Ritual of Famine. In @ turns, draw 5 cards from your opponent's deck."""

    objective = turn_start(
        count_down(
            single_out(top(ENEMY_DECK, N))
            >> send_to_top(MADE, into=FRIENDLY_PLAYER)
            >> draw_these(MADE)
        )
    )


class BE_090t2:
    """Ritual of Subjugation.

    In @ turns, summon three random Legendary minions. Get a 1-Cost copy of each.
    """

    objective = turn_start(
        count_down(
            summon_random(pool(A_MINION, where=legendary), 3)
            >> for_each(MADE, copy_to_hand(SUBJECT) >> give(MADE & IN_HAND, "BE_090e2"))
        )
    )


class BE_090t3:
    """Ritual of Conquest. In @ turns, give your minions +6/+6 (wherever they are)."""

    objective = turn_start(
        count_down(give(FRIENDLY_MINIONS + ((FRIENDLY_HAND + FRIENDLY_DECK) & MINION), "BE_090e1"))
    )


class BE_093:
    """Mindrot Subjugator. Battlecry: Transform adjacent minions into a copy of this."""

    action = become_copy(ADJACENT, SELF)


class BE_094:
    """Floating Lessons.

    Give a minion and a random one in your hand stats equal to double this card's Cost.
    """

    targets = target(MINIONS, optional=False)
    action = give(TARGET + random(FRIENDLY_HAND & MINION), "BE_094e", PAID_FOR_THIS * 2)


class BE_094e:
    """Flying. Increased Stats."""

    atk = DATA1
    max_health = DATA1


class BE_726:
    """Ritual of C'Thun. In @ turns, choose a C'Thun ability to trigger."""

    objective = turn_start(count_down(CHOOSE_ABILITY))


class BE_728:
    """Zakajz the Corruptor.

    Battlecry: Reduce the Cost of minions in your hand and deck by (1) and increase the Cost of
    spells by (1).
    """

    action = give((FRIENDLY_HAND + FRIENDLY_DECK) & MINION, "GBL_003e") >> give(
        (FRIENDLY_HAND + FRIENDLY_DECK) & SPELL, "GBL_016e"
    )


class BE_729:
    """Mawman Cultist. ALL spells cost (1) more."""

    aura = aura(BOTH_HANDS & SPELL, "BE_729e")


class BE_EVENT_103:
    """Treasure Fiend. Battlecry: Draw two cards. After you play one, discard the other."""

    action = draw(2) >> when(
        count(DRAWN & IN_HAND).equals(2),
        give(earliest(DRAWN, 1), "BE_EVENT_103e", data=id_of(last(DRAWN)))
        >> give(last(DRAWN), "BE_EVENT_103e", data=id_of(earliest(DRAWN, 1))),
    )


class BE_EVENT_103e:
    """Binding. After the other card is played, this one is discarded."""

    events = after_played(noted(DATA1), discard_these(SELF & IN_HAND))
