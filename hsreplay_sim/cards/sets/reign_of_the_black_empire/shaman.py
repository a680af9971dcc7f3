"""Reign of the Black Empire: Shaman."""

from hsreplay_sim.cards.sets.reign_of_the_black_empire.cthun import TWO_ABILITIES
from hsreplay_sim.cards.words import *


def _schools_while_held(g: Game, me: Entity, it: Frame) -> int:
    held = (PLAYED_WHILE_HELD & SPELL).of(g, me, it)
    return len({each.get(SPELL_SCHOOL) for each in held} - {0})


def _bit_of_school(g: Game, me: Entity, it: Frame) -> int:
    school = it.subject.get(SPELL_SCHOOL) if it.subject is not None else 0
    return 1 << school if school else 0


def _is_of_new_school(g: Game, me: Entity, it: Frame) -> bool:
    bit = _bit_of_school(g, me, it)
    return bit > 0 and not me.get(TAG_SCRIPT_DATA_NUM_1) & bit


BIT_OF_SCHOOL = Value(_bit_of_school)
SCHOOLS = Value(_schools_while_held)
"""The number of different spell schools that I have played while holding this."""


class BE_171:
    """Primus of Power.

    Taunt. Battlecry: If you've played two different spell schools while holding this, summon a copy
    of this.
    """

    action = when(SCHOOLS >= 2, summon_copy(SELF))


class BE_209:
    """Neptulon, Lord of Tides.

    Battlecry: For the rest of the game, Elementals you summon have their stats set to 5/5.
    """

    action = give(FRIENDLY_PLAYER, "BE_209e2")


class BE_209e1:
    """Tidal Surge. Stats set to 5/5."""

    set_atk = N
    set_health = N2


class BE_209e2:
    """Tidal Surge. Elementals you summon are set to 5/5."""

    events = when_summoned(FRIENDLY_MINIONS & ELEMENTAL, give(SUBJECT, "BE_209e1"))


class BE_302:
    """Flame Shock. Deal 2 damage to two different enemies. Overload: (1)."""

    action = damage(random(ENEMY_CHARACTERS, 2), N)


class BE_303:
    """Scorchfist Scholar.

    Battlecry: If you've played two different spell schools while holding this, deal 4 damage to all
    enemies.
    """

    action = when(SCHOOLS >= 2, damage(ENEMY_CHARACTERS, N))


class BE_337:
    """Therazane the Earthmother. Battlecry: Your next spell of each school casts twice."""

    action = give(FRIENDLY_PLAYER, "BE_337e2")


class BE_337e2:
    """Spells of a Schools Cast Twice. Its first number notes the schools that are over."""

    events = when_played(
        FRIENDLY & SPELL,
        set_tag(SUBJECT, EXTRA_SPELL_CASTS_ADDITIONAL, 1)
        >> set_tag(SOURCE, TAG_SCRIPT_DATA_NUM_1, DATA1 + BIT_OF_SCHOOL),
        only=Condition(_is_of_new_school),
    )


class BE_349:
    """Eyemaul. After your hero attacks, summon two 2/2 Elementals with Rush."""

    events = after_attack(FRIENDLY & HERO, summon("BE_349t", 2))


class BE_778:
    """Watch Over. Choose two different C'Thun abilities to trigger."""

    action = TWO_ABILITIES


class BE_842:
    """Unnatural Cold. Freeze an enemy. Gain 3 Armor. Draw a card."""

    targets = target(ENEMY_CHARACTERS, optional=False)
    action = freeze(TARGET) >> armor(N) >> draw()


class BE_870:
    """Elemental of Madness.

    Battlecry: Discover any spell with Cost equal to this minion's Attack. It costs (0) this turn.
    """

    action = discover(pool(A_SPELL, cost=atk_of(SELF))) >> give(MADE & IN_HAND, "BE_870e")


class BE_870e:
    """Madness. Costs (0) this turn."""

    set_cost = N
