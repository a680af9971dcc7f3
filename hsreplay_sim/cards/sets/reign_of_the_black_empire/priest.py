"""Reign of the Black Empire: Priest."""

from hsreplay_sim.cards.sets.reign_of_the_black_empire.cthun import CHOOSE_ABILITY
from hsreplay_sim.cards.words import *
from hsreplay_sim.engine.rules.damage import boosted, deal


def _continues(g: Game, me: Entity, it: Frame) -> None:
    """Hit the TARGET, then those beside it with less, and so on to both ends of the row."""
    if it.target is None:
        return
    row = [each for each in g.row(it.target.controller) if each.type == CardType.MINION]
    centre, amount = row.index(it.target), boosted(g, me, N.ask(g, me, it))
    for distance in range(len(row)):
        beside = [each for at, each in enumerate(row) if abs(at - centre) == distance]
        near = [each for each in beside if AWAKE.meant(g, me, each)]
        if near and amount > 0:
            deal(g, me, near, amount)
        amount -= N2.ask(g, me, it)


SHADOW_SPELL = FRIENDLY & SPELL & school(SpellSchool.SHADOW)
SHADOWS_CAST = count(PLAYED_WHILE_HELD & SPELL & school(SpellSchool.SHADOW))
"""The number of Shadow spells that I have cast while holding this."""

# What an Elder Word does, and what the next Shadow spell repeats in its name.
FORESEES = draw() >> give(DRAWN & IN_HAND, "BE_221e2")
MANIFESTS = summon("BE_222t")
FLAYS = damage(random(ENEMY_CHARACTERS), N)


class BE_012:
    """Dark Deacon.

    Battlecry: If you've cast 2 Shadow spells while holding this, choose a C'Thun ability to
    trigger. ({0} left!)
    """

    action = when(SHADOWS_CAST >= N, CHOOSE_ABILITY)
    in_hand = in_zone(after_played(SHADOW_SPELL, NOTHING), Zone.HAND, 0)
    hand_number = N - at_most(SHADOWS_CAST, N)


class BE_196:
    """Befuddled Summoner.

    At the end of your turn, summon a copy of a random enemy minion. It attacks the original.
    """

    events = turn_end(aim(random(ENEMY_MINIONS), summon_copy(TARGET) >> attacks(MADE, TARGET)))


class BE_220:
    """Entropic Rift. Get two random Shadow Spells."""

    action = add_random(pool(A_SPELL, where=of_school(SpellSchool.SHADOW)), 2)


class BE_221:
    """Elder Word: Foresight.

    Draw a card and reduce its Cost by (2). (The next Shadow spell you play repeats this!)
    """

    action = FORESEES >> give(FRIENDLY_PLAYER, "BE_221e", data=id_of(SELF))


class BE_221e:
    """Foresight Essence."""

    events = after_played(SHADOW_SPELL, aim(noted(DATA1), run_as_target(FORESEES)) >> wear_off())


class BE_222:
    """Elder Word: Manifest.

    Summon a 5/5 Voidwing with Lifesteal. (The next Shadow spell you play repeats this!)
    """

    action = MANIFESTS >> give(FRIENDLY_PLAYER, "BE_222e", data=id_of(SELF))


class BE_222e:
    """Manifest Essence."""

    events = after_played(SHADOW_SPELL, aim(noted(DATA1), run_as_target(MANIFESTS)) >> wear_off())


class BE_223:
    """Elder Word: Flay.

    Deal 3 damage to a random enemy. (The next Shadow spell you play repeats this!)
    """

    action = FLAYS >> give(FRIENDLY_PLAYER, "BE_223e", data=id_of(SELF))


class BE_223e:
    """Flay Essence."""

    events = after_played(SHADOW_SPELL, aim(noted(DATA1), run_as_target(FLAYS)) >> wear_off())


class BE_227:
    """Blade of The Black Empire.

    At the end of your turn, if you have cast a Shadow spell, the enemy takes fatigue. Otherwise you
    do.

    As a hypothesis, the Shadow spell is one of this turn.
    """

    events = turn_end(
        when(
            any_of(PLAYED_THIS_TURN & SPELL & school(SpellSchool.SHADOW)),
            take_fatigue(opponent=True),
            take_fatigue(),
        )
    )


class BE_228:
    """Servant of Zuramat. Battlecry: Silence a minion."""

    targets = MINIONS
    action = silence(TARGET)


class BE_790:
    """Zer'Ontu.

    Taunt. Battlecry: Summon a 0, 1, and 2-Attack minion from your deck. Gain their stats.
    """

    action = together(
        recruit(random(FRIENDLY_DECK & MINION & atk_is(N))),
        recruit(random(FRIENDLY_DECK & MINION & atk_is(N2))),
        recruit(random(FRIENDLY_DECK & MINION & atk_is(N3))),
    ) >> give(SELF, "BE_790e", data=atk_of(MADE & IN_PLAY), data2=health_of(MADE & IN_PLAY))


class BE_790e:
    """Three Four Five! Increased stats."""

    atk = DATA1
    max_health = DATA2


class BE_EVENT_102:
    """Dark Terraforming.

    Deal $5 damage to a minion. This continues to the left and right with 1 less damage.

    As a hypothesis, minions of one distance are hit at once, and nobody dies in between.
    """

    targets = target(MINIONS, optional=False)
    action = script(_continues)
