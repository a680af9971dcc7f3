"""Across the Timeways: Hunter."""

from hsreplay_sim.cards.words import *

CHEAP_DEATHRATTLE = add_random(pool(A_MINION, where=deathrattle_card)) >> give(
    MADE & IN_HAND, "GBL_002e"
)
"""What Triennium Rex gets, by Kindred and by its Deathrattle."""


def _died_young(g: Game, me: Entity, it: Frame) -> bool:
    played = {each.id for each in PLAYED_LAST_TURN.of(g, me, it)}
    return it.subject is not None and it.subject.id in played


DIED_YOUNG = Condition(_died_young)
"""Whether the SUBJECT, which has died, was played in my last turn."""


def _played(card_id: str) -> Value:
    return as_number(any_of(PLAYED_THIS_GAME & card(card_id)))


class END_015:
    """Triennium Rex.

    Kindred and Deathrattle: Get a random Deathrattle minion. It costs (2) less.
    """

    action = when(KINDRED, CHEAP_DEATHRATTLE)
    deathrattle = CHEAP_DEATHRATTLE


class TIME_042:
    """King Maluk. Battlecry: Discard your hand. Get an Infinite Banana."""

    action = discard_hand() >> add_card("TIME_042t")


class TIME_042t:
    """Infinite Banana. Give a minion +1/+1. (This stays in your hand.)"""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "TIME_042te") >> copy_exactly(SELF)


class TIME_600:
    """Precise Shot.

    Deal 3 damage. If this is EXACTLY in the center of your hand, deal 5 instead.
    """

    targets = target(CHARACTERS, optional=False)
    action = when(PLAYED_AT_THE_CENTER, damage(TARGET, N2), damage(TARGET, N))


class TIME_601:
    """Arrow Retriever. Battlecry: Draw until you have 3 cards."""

    action = draw(N - count(FRIENDLY_HAND))


class TIME_602:
    """Wormhole. Rewind Summon a random 3-Cost Beast. It attacks a random enemy."""

    action = summon_random(pool(A_MINION, cost=N, race=Race.BEAST)) >> attacks(
        MADE, ENEMY_CHARACTERS
    )
    summons = True


class TIME_603:
    """Ticking Timebomb. Deathrattle: Destroy a random enemy minion."""

    deathrattle = destroy(random(ENEMY_MINIONS))


class TIME_605:
    """Epoch Stalker. Rush, ElusiveBattlecry: Summon a copy of this."""

    action = summon_copy(SELF)


class TIME_606:
    """Quel'dorei Fletcher. Your Hero Power costs (0) while your hand has 3 or less cards."""

    aura = aura(FRIENDLY_HERO_POWER, "TIME_606e", only=count(FRIENDLY_HAND) <= N2)


class TIME_606e:
    """Fletching. Your Hero Power costs (0)."""

    set_cost = N


class TIME_609:
    """Ranger General Sylvanas.

    Fabled. Battlecry: Deal 2 damage to all enemies. If you've played Alleria or Vereesa, repeat for
    each.
    """

    action = repeat(1 + _played("TIME_609t1") + _played("TIME_609t2"), damage(ENEMY_CHARACTERS, N))


class TIME_609t1:
    """Ranger Captain Alleria.

    Battlecry: Discover a spell. If you've played Sylvanas or Vereesa, repeat for each.
    """

    action = repeat(
        1 + _played("TIME_609") + _played("TIME_609t2"), discover(discoverable(pool(A_SPELL)))
    )


class TIME_609t2:
    """Ranger Initiate Vereesa.

    Battlecry: Give minions in your deck +1/+1. If you've played Alleria or Sylvanas, repeat for
    each.
    """

    action = repeat(
        1 + _played("TIME_609t1") + _played("TIME_609"),
        without_stacking(give(FRIENDLY_DECK & MINION, "TIME_609t2e")),
    )


class TIME_620:
    """Untimely Death.

    Secret: When a friendly minion dies the turn after being played, resummon it.
    """

    secret = when_died(
        FRIENDLY & MINION,
        resummon(SUBJECT),
        DIED_YOUNG & ROOM,
    )


class TIME_810:
    """Past Silvermoon. Deal 5 damage to a random enemy minion. Advance to the present!"""

    activate = damage(random(ENEMY_MINIONS), N) >> advance(SELF, "TIME_810t1")


class TIME_810t1:
    """Present Silvermoon.

    Deal 5 damage to a random enemy minion. Excess hits the enemy hero. Advance to the future!
    """

    activate = when(
        any_of(ENEMY_MINIONS), damage_with_excess(random(ENEMY_MINIONS), ENEMY_HERO, N)
    ) >> advance(SELF, "TIME_810t2")


class TIME_810t2:
    """Future Silvermoon.

    Deal 5 damage to the lowest Health enemy minion. Excess damage hits the enemy hero.
    """

    activate = when(
        any_of(ENEMY_MINIONS),
        damage_with_excess(random(lowest(ENEMY_MINIONS, HEALTH)), ENEMY_HERO, N),
    )
