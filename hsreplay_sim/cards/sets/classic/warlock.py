"""Classic: Warlock."""

from hsreplay_sim.cards.words import *
from hsreplay_sim.engine.rules.damage import destroy as destroy_at_once
from hsreplay_sim.engine.rules.enchantments import attach


class CS2_059:
    """Blood Imp.

    Stealth. At the end of your turn, give another random friendly minion +1 Health.
    """

    events = turn_end(give(random(FRIENDLY_MINIONS - SELF), "CS2_059o"))


class CS2_059o:
    """Blood Pact. Increased Health."""

    max_health = 1


class EX1_181:
    """Call of the Void. Add a random Demon to your hand."""

    action = add_random(pool(A_MINION, race=Race.DEMON))


class EX1_185:
    """Siegebreaker. Taunt Your other Demons have +1 Attack."""

    aura = aura((FRIENDLY_MINIONS & DEMON) - SELF, "EX1_185e")


class EX1_185e:
    """Siegebreaking. Siegebreaker is granting this minion +1 Attack."""

    atk = N
    undispellable = True


class EX1_301:
    """Felguard. Taunt. Battlecry: Destroy one of your Mana Crystals."""

    action = lose_crystals()


class EX1_303:
    """Shadowflame.

    Destroy a friendly minion and deal its Attack damage to all enemy minions.
    """

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = destroy(TARGET) >> damage(ENEMY_MINIONS, atk_of(TARGET))


def _feast(g: Game, me: Entity, it: Frame) -> None:
    beside = ADJACENT.of(g, me, it)
    if not beside:
        return
    gained = attach(g, me, me, "EX1_304e")
    for victim in beside:
        g.add(gained, TAG_SCRIPT_DATA_NUM_1, victim.tags.get(ATK, 0))
        g.add(gained, TAG_SCRIPT_DATA_NUM_2, victim.health_left)
        g.touch(me)
        destroy_at_once(g, me, (victim,))


class EX1_304:
    """Void Terror.

    Battlecry: Destroy both adjacent minions and gain their Attack and Health. One after the other
    adds to the numbers of one enchantment (U011:10339, U626:9673).
    """

    action = script(_feast)


class EX1_304e:
    """Consume. Increased stats."""

    atk = DATA1
    max_health = DATA2


class EX1_309:
    """Siphon Soul. Destroy a minion. Restore 3 Health to your hero."""

    targets = target(MINIONS, optional=False)
    action = destroy(TARGET) >> heal(FRIENDLY_HERO, N)


class EX1_310:
    """Doomguard. Charge. Battlecry: Discard two random cards."""

    action = discard(2)


class EX1_312:
    """Twisting Nether.

    Destroy all minions and locations.

    Before 195635: Destroy all minions.
    """

    action = destroy(either(says("locations"), MINIONS + LOCATIONS, MINIONS))


class EX1_313:
    """Pit Lord. Battlecry: Deal 5 damage to your hero."""

    action = damage(FRIENDLY_HERO, N)


class EX1_315:
    """Summoning Portal. Your minions cost (2) less, but not less than (1)."""

    aura = aura(FRIENDLY_HAND & MINION, "EX1_315e")


class EX1_315e:
    """Portal Summoning. Costs (2) less, but not less than (1)."""

    cost = -of_creator(N)
    least_cost = ((1, ALWAYS),)


class EX1_316:
    """Power Overwhelming.

    Give a friendly minion +4/+4 until end of turn. Then, it dies. Horribly.
    """

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = give(TARGET, "EX1_316e") >> mark_doomed(TARGET)


class EX1_316e:
    """Power Overwhelming. This minion has +4/+4, but will die at the end of the turn.

    Up to 4.3 it asked for its minion among those of one player after the other (hs-bugs#62).
    """

    atk = N
    max_health = N2
    events = turn_end(destroy(SELF), whose=BOTH_PLAYERS)


class EX1_317:
    """Sense Demons. Draw 2 Demons from your deck. For each that is missing, a Worthless Imp."""

    action = draw_from(FRIENDLY_DECK & DEMON, N) >> add_card("EX1_317t", N - count(DRAWN))


class EX1_319:
    """Flame Imp. Battlecry: Deal 3 damage to your hero."""

    action = damage(FRIENDLY_HERO, N)


class EX1_320:
    """Bane of Doom. Deal 3 damage to a character. If it dies, summon a random Demon."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> when(
        any_of(TARGET & DOOMED),
        destroy(TARGET) >> summon_random(pool(A_MINION, race=Race.DEMON)),
    )


class EX1_323:
    """Lord Jaraxxus. Battlecry:& Equip a 3/8 Blood Fury.~GAMEPLAY ASPROXY EX1 323

    Up to 71003: Destroy your hero and replace it with Lord Jaraxxus. He has no Armor then (the wiki
    of the game).
    """

    action = when(
        says("Equip"),
        equip("EX1_323w"),
        new_hero("EX1_323h")
        >> set_tag(FRIENDLY_HERO, ARMOR, 0)
        >> new_power("EX1_tk33")
        >> equip("EX1_323w")
        >> set_aside(SELF),
    )


class EX1_596:
    """Demonfire.

    Deal 2 damage to a minion. If it's a friendly Demon, give it +2/+2 instead.
    """

    targets = target(MINIONS, optional=False)
    action = when(any_of(TARGET & DEMON & FRIENDLY), give(TARGET, "EX1_596e"), damage(TARGET, N))


class EX1_596e:
    """Demonfire. This Demon has +2/+2."""

    atk = N
    max_health = N2


class EX1_tk33:
    """INFERNO! Summon a 6/6 Infernal."""

    action = summon("EX1_tk34")
