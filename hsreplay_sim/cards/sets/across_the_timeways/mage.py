"""Across the Timeways: Mage."""

from hsreplay_sim.cards.words import *

ANOTHER_DRAGON = any_of((FRIENDLY_MINIONS & DRAGON) - SELF)
OF_THIS_LOOP = Filter(
    lambda g, me, e: any(
        each.card_id == "TIME_861e2" and each.get(TAG_SCRIPT_DATA_NUM_1) == me.id
        for each in e.attached
    )
)
"""The spells of the Timelooper Toki whose enchantment asks."""


def _scramble(g: Game, me: Entity, it: Frame) -> None:
    """Deal the numbers of all of MADE out to them anew, in a random order."""
    bodies = list(it.made)
    left = [number for e in bodies for number in (e.get(ATK), e.health_left)]
    dealt = [left.pop(g.number(Purpose.AMOUNT, me, 0, len(left) - 1)) for _ in list(left)]
    for at, body in enumerate(bodies):
        atk, health = dealt[2 * at], dealt[2 * at + 1]
        give(SUBJECT, "TIME_859e", atk, health).run(g, me, it.about(body, None))


class END_024:
    """Flames of Infinity.

    Secret: When your enemy's turn ends, deal INFINITE damage to their highest Health minion.
    """

    secret = turn_end(
        damage(random(highest(ENEMY_MINIONS, HEALTH)), INFINITY),
        ENEMY_PLAYER,
        only=any_of(ENEMY_MINIONS),
    )


class TIME_000:
    """Semi-Stable Portal. Rewind Add a random minion to your hand. It costs (3) less."""

    action = add_random(pool(A_MINION)) >> give(MADE & IN_HAND, "GBL_004e")


class TIME_006:
    """Mirror Dimension.

    Summon a 0/4 minion with Taunt. If you are holding a Dragon, summon another.
    """

    action = summon("TIME_006t1") >> when(HOLDING_DRAGON, summon("TIME_006t1"))
    summons = True


class TIME_852:
    """Azure Queen Sindragosa.

    Fabled If you control another Dragon, your Arcane spells cost (2) less.
    """

    aura = cost_change(FRIENDLY_HAND & SPELL & school(SpellSchool.ARCANE), -N, only=ANOTHER_DRAGON)


class TIME_852t1:
    """Azure King Malygos. If you control another Dragon, your Arcane spells cast twice."""

    events = silently(
        when_played(
            FRIENDLY & SPELL & school(SpellSchool.ARCANE),
            set_tag(SUBJECT, EXTRA_SPELL_CASTS_ADDITIONAL, 1),
            only=ANOTHER_DRAGON,
        )
    )


class TIME_852t3:
    """Azure Oathstone. Summon your Dragons that died this game."""

    playable = any_of(DIED_THIS_GAME & DRAGON)
    action = resurrect(random(DIED_THIS_GAME & DRAGON, FREE_SLOTS))
    summons = True


class TIME_855:
    """Arcane Barrage. Deal 3 damage to an enemy and 2 damage to two other random ones."""

    targets = target(ENEMY_CHARACTERS, optional=False)
    action = damage(TARGET, N) >> damage(random(ENEMY_CHARACTERS - TARGET, 2), N2)


class TIME_857:
    """Alter Time. Discover two Arcane spells from the past. They cost (2) less."""

    action = repeat(
        2,
        discover(discoverable(past_pool(A_SPELL, where=of_school(SpellSchool.ARCANE))))
        >> give(MADE & IN_HAND, "GBL_002e"),
    )


class TIME_858:
    """Temporal Construct.

    Battlecry: Deal 5 damage to an enemy minion. Draw cards equal to the excess damage.
    """

    targets = ENEMY_MINIONS
    action = damage_within_health(TARGET, N) >> draw(LEFT_BEHIND)


class TIME_859:
    """Anomalize. Summon a random 10 and 1-Cost minion. Scramble their stats."""

    action = together(
        summon_random(pool(A_MINION, cost=N)), summon_random(pool(A_MINION, cost=N2))
    ) >> script(_scramble)
    summons = True


class TIME_859e:
    """Anomalized. Attack and Health scrambled."""

    set_atk = DATA1
    set_health = DATA2


class TIME_860:
    """Faceless Enigma.

    Battlecry: Look at 2 random Secrets. Pick one to cast for yourself. The other casts for your
    opponent.
    """

    action = choose_from(
        pool(A_SPELL, where=secret_card),
        put_pick(SUBJECT, copied=True) >> put_pick(PASSED_OVER, copied=True, opponent=True),
        leaves=True,
        some=N,
    )


class TIME_861:
    """Timelooper Toki.

    Battlecry: Get 3 random spells from the past. When you play ALL 3, get another Timelooper Toki.

    Before 234747 they are four.
    """

    action = (
        give(FRIENDLY_PLAYER, "TIME_861e1", notes=(0, N))
        >> add_random(past_pool(A_SPELL), N)
        >> give(MADE & IN_HAND, "TIME_861e2", id_of(worn(FRIENDLY_PLAYER, "TIME_861e1")))
    )


class TIME_861e1:
    """Looping Time.

    Play the 4 spells created by Toki to create Toki.

    It counts the spells as they are played, and has the number that is asked for.
    """

    events = (
        silently(when_played(FRIENDLY & OF_THIS_LOOP, add_tag(SOURCE, TAG_SCRIPT_DATA_NUM_1))),
        with_keyword(
            after_played(FRIENDLY, add_card("TIME_861") >> wear_off(), only=DATA1 >= DATA2), 0
        ),
    )


class TIME_861e2:
    """Looping Time Target. It holds the id of its loop."""

    stays = ALWAYS
