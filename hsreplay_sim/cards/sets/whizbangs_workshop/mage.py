"""Whizbang's Workshop: Mage."""

from hsreplay_sim.cards.words import *

THEY_HAVE_MINIONS = any_of(ENEMY_MINIONS & AWAKE)
IN_REACH = health_of(ENEMY_HERO)
ROOM_FOR_A_SECRET = count(FRIENDLY_SECRETS) <= 4
HELPFUL = {
    "EX1_277": any_of(ENEMY_MINIONS & AWAKE & health_at_most(1)) | (IN_REACH <= 3),
    "CS2_027": ROOM,
    "VAN_CS2_024": THEY_HAVE_MINIONS | (IN_REACH <= 3),
    "CORE_CS2_023": any_of(FRIENDLY_DECK),
    "CORE_EX1_287": ROOM_FOR_A_SECRET & ~any_of(FRIENDLY_SECRETS & card("EX1_287")),
    "CORE_EX1_289": ROOM_FOR_A_SECRET & ~any_of(FRIENDLY_SECRETS & card("EX1_289")),
    "CORE_CS2_029": THEY_HAVE_MINIONS | (IN_REACH <= 6),
    "CS2_022": THEY_HAVE_MINIONS,
    "CORE_CS2_028": THEY_HAVE_MINIONS,
    "CORE_CS2_032": THEY_HAVE_MINIONS,
}
"""The spells of the Magic Wisdomball, and when each of them is of use."""


class MIS_107:
    """Malfunction.

    Deal 3 damage split among all enemy minions. If your deck has no minions, deal 3 more.
    """

    action = missiles(N, ENEMY_MINIONS) >> when(
        ~any_of(FRIENDLY_DECK & MINION), missiles(N2, ENEMY_MINIONS)
    )


class MIS_302:
    """Buy One, Get One Freeze. Freeze a minion. Summon a Frozen copy of it."""

    targets = target(MINIONS, optional=False)
    action = freeze(TARGET) >> summon_copy(TARGET) >> freeze(MADE)


class TOY_037:
    """Hidden Objects.

    Discover a Secret. Set its Cost to (1).

    (A Mage's where the own class has none.)
    """

    action = discover(discoverable(pool(A_SPELL, where=secret_card))) >> give(MADE, "TOY_037e")


class TOY_037e:
    """Found it! Costs (1)."""

    set_cost = N


class TOY_370:
    """Triplewick Trickster. Battlecry: Deal 2 damage to a random enemy, three times."""

    action = repeat(3, damage(random(ENEMY_CHARACTERS), N))


class TOY_371:
    """Manufacturing Error.

    Draw 3 cards. If your deck has no minions, they cost (3) less. (It is asked before the draw.)
    """

    action = draw(N) >> when(
        ~any_of((FRIENDLY_DECK + DRAWN) & MINION), give(DRAWN & IN_HAND, "TOY_371e")
    )


class TOY_373:
    """Puzzlemaster Khadgar. Battlecry: Equip a 0/6 Wisdomball that casts helpful Mage spells!"""

    action = equip("TOY_373t")


class TOY_373t:
    """Magic Wisdomball. At the end of your turn, cast a helpful Mage spell. Lose 1 Durability.

    What the server finds helpful is not known beyond examples (wiki Puzzlemaster Khadgar).
    """

    events = turn_end(cast_useful(HELPFUL) >> wear(SELF, N))


class TOY_374:
    """Spot the Difference.

    Discover a 3-Cost minion to summon. If your deck has no minions, repeat this.
    """

    action = discover_and_summon(discoverable(pool(A_MINION, cost=N))) >> when(
        ~any_of(FRIENDLY_DECK & MINION),
        discover_and_summon(discoverable(pool(A_MINION, cost=N))),
    )
    summons = True


class TOY_375:
    """Sleet Skater.

    Miniaturize. Battlecry: Freeze an enemy minion. Gain Armor equal to its Attack.
    """

    targets = ENEMY_MINIONS
    action = when(any_of(TARGET), freeze(TARGET) >> armor(atk_of(TARGET)))


class TOY_375t:
    """Sleet Skater. Mini. Battlecry: Freeze an enemy minion. Gain Armor equal to its Attack."""

    targets = ENEMY_MINIONS
    action = when(any_of(TARGET), freeze(TARGET) >> armor(atk_of(TARGET)))


class TOY_376:
    """Watercolor Artist.

    Battlecry: Draw a Frost spell. At the start of your turns, reduce its Cost by (1).
    """

    action = draw_from(FRIENDLY_DECK & school(SpellSchool.FROST)) >> for_each(
        DRAWN & IN_HAND, give(FRIENDLY_PLAYER, "TOY_376e1", data=id_of(SUBJECT))
    )


class TOY_376e:
    """Washed Out. Reduced Cost."""

    cost = -of_card("TOY_376", N)


class TOY_376e1:
    """Drying. Reduces cost each turn.

    It counts how often, and ends as the card is played (U378:4352, 19289).
    """

    events = (
        turn_start(give(noted(DATA1), "TOY_376e") >> add_tag(SOURCE, TAG_SCRIPT_DATA_NUM_2)),
        with_keyword(when_played(noted(DATA1), wear_off()), 0),
    )


class TOY_377:
    """Frost Lich Cross-Stitch.

    Deal 3 damage to a character. If it dies, summon a 3/6 Water Elemental thatFreezes.
    """

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> when(IT_DIES, summon("CS2_033"))
