"""Showdown in the Badlands: Demon Hunter."""

from hsreplay_sim.cards.words import *


class WW_403:
    """Pocket Sand. Deal 3 damage. Quickdraw: Your opponent's next card costs (1) more."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> when(QUICKDRAW, next_block() >> give(ENEMY_PLAYER, "WW_403e"))


class WW_403e:
    """Sand In Your Eyes. Your next card costs (1) more."""

    aura = aura(ENEMY_HAND, "WW_403e2")
    events = until_played(ENEMY)


class WW_404:
    """Oasis Outlaws.

    Discover a Naga. If you've played a Naga while holding this, reduce its Cost by (1).
    """

    action = discover(discoverable(pool(A_MINION, race=Race.NAGA))) >> when(
        DATA1 >= 1, give(MADE & IN_HAND, "GBL_003e")
    )
    in_hand = in_zone(
        after_played(FRIENDLY & NAGA, set_tag(SELF, TAG_SCRIPT_DATA_NUM_1, 1)), Zone.HAND, 0
    )


class WW_405:
    """Fan the Hammer. Deal 6 damage split among the lowest Health enemies."""

    action = missiles(N, lowest(ENEMY_CHARACTERS, HEALTH))


class WW_406:
    """Midnight Wolf. RushOutcast: Summon a copy of this."""

    outcast = summon_copy(SELF)


class WW_407:
    """Parched Desperado.

    Battlecry: If you've cast a spell while holding this, give your hero +3 Attack this turn.
    """

    in_hand = NOTES_A_SPELL
    action = when(any_of(PLAYED_WHILE_HELD & SPELL), give(FRIENDLY_HERO, "WW_407e"))


class WW_409:
    """Load the Chamber. Deal 2 damage. Your next Naga, Fel spell, and weapon cost (1) less."""

    targets = target(CHARACTERS, optional=False)
    action = (
        damage(TARGET, N)
        >> give(FRIENDLY_PLAYER, "WW_409e")
        >> give(FRIENDLY_PLAYER, "WW_409e2")
        >> give(FRIENDLY_PLAYER, "WW_409e3")
    )


class WW_409e:
    """Loaded Naga. Your next Naga cost (1) less."""

    aura = aura(FRIENDLY_HAND & NAGA, "WW_409e1")
    events = until_played(FRIENDLY & NAGA)


class WW_409e2:
    """Loaded Fel Spell. Your next Fel Spell cost (1) less."""

    aura = aura(FRIENDLY_HAND & SPELL & school(SpellSchool.FEL), "WW_409e1")
    events = until_played(FRIENDLY & SPELL & school(SpellSchool.FEL))


class WW_409e3:
    """Loaded Weapon. Your next weapon cost (1) less."""

    aura = aura(FRIENDLY_HAND & WEAPON, "WW_409e1")
    events = until_played(FRIENDLY & WEAPON)
