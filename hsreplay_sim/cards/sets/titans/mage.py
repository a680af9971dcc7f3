"""TITANS: Mage."""

from hsreplay_sim.cards.words import *


class TTN_071:
    """Sif. Spell Damage +@(Improved by each spell school you've cast this game!)"""

    own_number = SCHOOLS_CAST + 1
    spell_damage = SCHOOLS_CAST + 1


class TTN_085:
    """Wisdom of Norgannon.

    Draw 2 cards. Costs (1) less for each different spell school you've cast this game.
    """

    action = draw(N)
    cost = -(N2 * SCHOOLS_CAST)


class TTN_095:
    """Aqua Archivist. Battlecry: The next Elemental you play costs (2) less."""

    action = give(FRIENDLY_PLAYER, "TTN_095e")


class TTN_095e:
    """Ancient Waters. Your next Elemental costs (2) less."""

    aura = cost_change(FRIENDLY_HAND & ELEMENTAL, -N)
    events = until_played(FRIENDLY & ELEMENTAL)


class TTN_475:
    """Unchained Gladiator.

    Battlecry: Draw a card. Repeat for each Elemental you played last turn. (@)
    """

    action = draw(1 + count(PLAYED_LAST_TURN & ELEMENTAL), one_by_one=True)
    hand_number = count(PLAYED_LAST_TURN & ELEMENTAL)


class TTN_476:
    """Discovery of Magic.

    Discover a spell from a spell school you haven't cast this game (from any class).
    """

    action = discover(of_new_school(pool(A_SPELL)))


class TTN_477:
    """Molten Rune. Deal 3 damage. Get a random spell. Forge: This casts twice."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> add_random(pool(A_SPELL))
    forge = "TTN_477t1"


class TTN_477t1:
    """Molten Rune. Forged Deal 3 damage, twice. Get a random spell, twice."""

    targets = target(CHARACTERS, optional=False)
    action = repeat(2, damage(TARGET, N)) >> repeat(2, add_random(pool(A_SPELL)))


class TTN_478:
    """Inquisitive Creation.

    Battlecry: Deal @ damage to all enemy minions. (Improved by each spell school you've cast this
    game!)
    """

    own_number = SCHOOLS_CAST + 1
    action = damage(ENEMY_MINIONS, SCHOOLS_CAST + 1)


class TTN_480:
    """Elemental Inspiration.

    For each spell school you have cast this game, summon a 4/5 Vortex with a random bonus effect.@
    (@)
    """

    hand_number = SCHOOLS_CAST
    action = summon_random(
        given(
            "TTN_480t",
            "TTN_480t1",
            "TTN_480t2",
            "TTN_480t3",
            "TTN_480t4",
            "TTN_480t5",
            "TTN_480t6",
            "TTN_480t7",
        ),
        SCHOOLS_CAST,
    )
    summons = True


class YOG_518:
    """Meddlesome Servant.

    Battlecry: If you've cast 5 or more spells this game, draw 2 cards.@ ({0} left!)@ (Ready!)
    """

    action = when(SPELLS_CAST >= N, draw(N2))


class YOG_519:
    """Tainted Remnant.

    Battlecry: If you played an Elemental last turn, deal 7 damage randomly split between all
    enemies.
    """

    action = when(any_of(PLAYED_LAST_TURN & ELEMENTAL), missiles(N))
