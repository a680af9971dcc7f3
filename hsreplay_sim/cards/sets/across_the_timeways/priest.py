"""Across the Timeways: Priest."""

from hsreplay_sim.cards.words import *


class END_027:
    """Wings of Eternity. Discover a Dragon from the past with a Dark Gift."""

    action = discover_with_gift(discoverable(past_pool(A_MINION, race=Race.DRAGON)))


class TIME_037:
    """Disciple of the Dove. Battlecry: Draw a minion. Give minions in your hand +2 Health."""

    action = draw_from(FRIENDLY_DECK & MINION) >> give(FRIENDLY_HAND & MINION, "TIME_037e")


class TIME_427:
    """Cleansing Lightspawn.

    LifestealBattlecry: Deal damage to an enemy minion equal to this minion's Health.
    """

    targets = ENEMY_MINIONS
    action = damage(TARGET, health_of(SELF))


class TIME_429:
    """Divine Augur.

    Battlecry: Set the Attack and Health of every minion in your hand to the higher of the two
    stats.
    """

    action = for_each(
        FRIENDLY_HAND & MINION,
        when(
            atk_of(SUBJECT) < health_of(SUBJECT),
            give(SUBJECT, "TIME_429e1", health_of(SUBJECT) - atk_of(SUBJECT)),
            when(
                atk_of(SUBJECT) > health_of(SUBJECT),
                give(SUBJECT, "TIME_429e2", atk_of(SUBJECT) - health_of(SUBJECT)),
            ),
        ),
    )


class TIME_429e1:
    """Light Intensity. Attack increased."""

    atk = DATA1


class TIME_429e2:
    """Light Polarity. Health increased."""

    max_health = DATA1


class TIME_431:
    """Amber Priestess.

    TauntBattlecry: Restore Health to a character equal to this minion's Health.
    """

    targets = CHARACTERS
    action = heal(TARGET, health_of(SELF))


class TIME_432:
    """Intertwined Fate. Discover a copy of a card from your deck and one from your opponent's."""

    action = discover_copy(FRIENDLY_DECK) >> discover_copy(ENEMY_DECK)


class TIME_433:
    """Cease to Exist. RewindSilence and destroy a random enemy minion."""

    playable = any_of(ENEMY_MINIONS)
    action = aim(random(ENEMY_MINIONS), silence(TARGET) >> destroy(TARGET))


class TIME_435:
    """Eternus. Battlecry: Take control of an enemy minion with this minion's Health or less."""

    targets = ENEMY_MINIONS & health_at_most(health_of(SELF))
    action = take_control(TARGET)


class TIME_436:
    """Past Conflux. Summon a random Dragon that costs (5) or more. Advance to the present!"""

    activate = summon_random(pool(A_MINION, race=Race.DRAGON, cost_from=N)) >> advance(
        SELF, "TIME_436t1"
    )


class TIME_436t1:
    """Present Conflux.

    Discover a Dragon that costs (5) or more and summon it. Advance to the future!
    """

    activate = discover_and_summon(
        discoverable(pool(A_MINION, race=Race.DRAGON, cost_from=N))
    ) >> advance(SELF, "TIME_436t2")


class TIME_436t2:
    """Future Conflux.

    Discover a Dragon that costs (5) or more and summon it. Also get a copy of it.
    """

    activate = discover_and_summon(
        discoverable(pool(A_MINION, race=Race.DRAGON, cost_from=N))
    ) >> copy_to_hand(last(DISCOVERED_THIS_TURN))


class TIME_447:
    """Power Word: Barrier. Give a character Divine Shield. Give minions in your hand +2 Health."""

    targets = target(CHARACTERS, optional=False)
    action = shield(TARGET) >> give(FRIENDLY_HAND & MINION, "TIME_447e2")


class TIME_890:
    """Medivh the Hallowed.

    Fabled. Costs (0) if you control Karazhan. Battlecry: Silence and destroy all other minions.
    """

    cost = -(OVERALL * as_number(any_of(LOCATIONS & FRIENDLY & card("TIME_890t2"))))
    action = silence(MINIONS - SELF) >> destroy(MINIONS - SELF)


class TIME_890t:
    """Atiesh the Greatstaff.

    Costs (0) if you control Medivh. Double the damage and healing of your spells.
    """

    cost = -(OVERALL * as_number(any_of(FRIENDLY_MINIONS & card("TIME_890"))))
    player_tags = (SPELLPOWER_DOUBLE, SPELL_HEALING_DOUBLE)


class TIME_890t2:
    """Karazhan the Sanctum.

    Costs (0) if you're wielding Atiesh. Summon two random 8-Cost minions.
    """

    cost = -(OVERALL * as_number(any_of(FRIENDLY_WEAPON & card("TIME_890t"))))
    activate = summon_random(pool(A_MINION, cost=N2), 2)
