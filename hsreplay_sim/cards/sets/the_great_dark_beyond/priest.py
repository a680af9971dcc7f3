"""The Great Dark Beyond: Priest."""

from hsreplay_sim.cards.words import *


class GDB_439:
    """Orbital Halo.

    Give a minion +1/+1 and Divine Shield. Costs (0) if you played an adjacent card this turn.
    """

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "GDB_439e") >> shield(TARGET)
    in_hand = NOTES_A_NEIGHBOUR
    cost = -OVERALL * as_number(DATA1 >= 1)


class GDB_454:
    """Overzealous Healer.

    Deathrattle: Restore 6 Health to the enemy hero. Spellburst: Silence this minion.
    """

    deathrattle = heal(ENEMY_HERO, N)
    spellburst = after_played(FRIENDLY & SPELL, silence(SELF))


class GDB_457:
    """Lightspeed. Echo Give a minion +1/+2 and Rush. Before 240397: Repeatable this turn."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "GDB_457e1") >> keyword(TARGET, RUSH)


class GDB_460:
    """Divine Star. Deal 3 damage to a minion. Give a random minion in your hand +3 Health."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> give(random(FRIENDLY_HAND & MINION), "GDB_460e2")


class SC_757:
    """Hallucination. Summon a copy of a friendly Protoss minion. It takes double damage."""

    targets = target(FRIENDLY_MINIONS & has(PROTOSS), optional=False)
    action = summon_copy(TARGET) >> give(MADE, "SC_757e")
    summons = True


class SC_757e:
    """Hallucination. Takes double damage."""

    events = before_damage(SELF, change_damage(tag_of(SUBJECT, PREDAMAGE) * 2))


class SC_762:
    """Mothership. TauntBattlecry and Deathrattle: Get two random Protoss minions."""

    action = add_random(pool(A_MINION, where=bearing(PROTOSS)), 2)
    deathrattle = add_random(pool(A_MINION, where=bearing(PROTOSS)), 2)


class SC_764:
    """Sentry. Lifesteal. Deathrattle: Your Protoss minions cost (1) less this game."""

    deathrattle = give(FRIENDLY_PLAYER, "SC_755e")
