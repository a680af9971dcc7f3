"""Goblins vs Gnomes: Mage."""

from hsreplay_sim.cards.words import *


class GVG_001:
    """Flamecannon. Deal 4 damage to a random enemy minion."""

    action = damage(random(ENEMY_MINIONS), N)


class GVG_002:
    """Snowchugger. Freeze any character damaged by this minion.

    The card carries the FREEZE tag, which is the rule (see engine.damage).
    """


class GVG_003:
    """Unstable Portal. Add a random minion to your hand. It costs (3) less."""

    action = (
        add_random(pool(A_MINION), signed=False)
        >> give(MADE & IN_HAND, "GBL_004e")
        >> set_displayed_creator(MADE & IN_HAND)
    )


class GVG_004:
    """Goblin Blastmage.

    Battlecry: If you control a Mech, deal 6 damage randomly split among all enemies.
    """

    action = when(any_of(FRIENDLY_MINIONS & MECH), missiles(N))


class GVG_005:
    """Echo of Medivh. Put a copy of each friendly minion into your hand."""

    action = copy_to_hand(FRIENDLY_MINIONS)


class GVG_007:
    """Flame Leviathan.

    Rush. When you draw this, deal 2 damage to all characters except Mechs.

    Before 184968: When you draw this, deal 2 damage to all characters.
    """

    on_draw = damage(either(says("except Mechs"), CHARACTERS & ~MECH, CHARACTERS), N)


class GVG_122:
    """Wee Spellstopper. Adjacent minions have Elusive."""

    aura = aura(ADJACENT, "GVG_122e")


class GVG_122e:
    """Spellstopping. Elusive."""

    keywords = (CANT_BE_TARGETED_BY_SPELLS, CANT_BE_TARGETED_BY_HERO_POWERS, ELUSIVE)


class GVG_123:
    """Soot Spewer.

    Spell Damage +1. Battlecry: If you control another Mech, get a random Fire spell.

    Before 184968 it has no Battlecry.
    """

    wording = "Battlecry"
    action = when(
        any_of((FRIENDLY_MINIONS & MECH) - SELF),
        add_random(pool(A_SPELL, where=of_school(SpellSchool.FIRE))),
    )
