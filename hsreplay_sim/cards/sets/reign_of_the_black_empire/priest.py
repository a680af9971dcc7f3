"""Reign of the Black Empire: Priest."""

from hsreplay_sim.cards.words import *


class BE_196:
    """Befuddled Summoner.

    At the end of your turn, summon a copy of a random enemy minion. It attacks the original.
    """

    events = turn_end(aim(random(ENEMY_MINIONS), summon_copy(TARGET) >> attacks(MADE, TARGET)))


class BE_220:
    """Entropic Rift. Get two random Shadow Spells."""

    action = add_random(pool(A_SPELL, where=of_school(SpellSchool.SHADOW)), 2)


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
