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


class TTN_478:
    """Inquisitive Creation.

    Battlecry: Deal @ damage to all enemy minions. (Improved by each spell school you've cast this
    game!)
    """

    own_number = SCHOOLS_CAST + 1
    action = damage(ENEMY_MINIONS, SCHOOLS_CAST + 1)


class YOG_519:
    """Tainted Remnant.

    Battlecry: If you played an Elemental last turn, deal 7 damage randomly split between all
    enemies.
    """

    action = when(any_of(PLAYED_LAST_TURN & ELEMENTAL), missiles(N))
