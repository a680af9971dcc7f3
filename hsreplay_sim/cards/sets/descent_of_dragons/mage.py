"""Descent of Dragons: Mage."""

from hsreplay_sim.cards.words import *


class DRG_102:
    """Azure Explorer. Spell Damage +2. Battlecry: Discover a Dragon."""

    action = discover(discoverable(pool(A_MINION, race=Race.DRAGON)))
    spell_power = 1


class DRG_106:
    """Arcane Breath. Deal $2 damage to a minion. If you're holding a Dragon, Discover a spell."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> when(HOLDING_DRAGON, discover(discoverable(pool(A_SPELL))))


class DRG_107:
    """Violet Spellwing. Deathrattle: Add an 'Arcane Missiles' spell to your hand."""

    deathrattle = add_card("EX1_277")


class DRG_109:
    """Mana Giant.

    Costs (1) less for each card you've played this game that didn't start in your deck.
    """

    cost = -(N * count(PLAYED_THIS_GAME & GENERATED))


MALYGOS_SPELLS = fixed(
    "DRG_270t1", "DRG_270t2", "DRG_270t4", "DRG_270t5", "DRG_270t6", "DRG_270t7", "DRG_270t8",
    "DRG_270t9", "DRG_270t11",
)  # fmt: skip


class DRG_270:
    """Malygos, Aspect of Magic.

    Battlecry: If you're holding a Dragon, Discover an upgraded Mage spell.
    """

    action = when(HOLDING_DRAGON, discover(MALYGOS_SPELLS))


class DRG_270t1:
    """Malygos's Intellect. Draw 4 cards."""

    action = draw(N)


class DRG_270t2:
    """Malygos's Tome. Add 3 random Mage spells to your hand."""

    action = add_random(pool(A_SPELL, card_class=CardClass.MAGE), N)


class DRG_270t4:
    """Malygos's Explosion. Deal 2 damage to all enemy minions."""

    action = damage(ENEMY_MINIONS, N)


class DRG_270t5:
    """Malygos's Nova. Freeze all enemy minions."""

    action = freeze(ENEMY_MINIONS)


class DRG_270t6:
    """Malygos's Polymorph. Transform a minion into a 1/1 Sheep."""

    targets = target(MINIONS, optional=False)
    action = transform(TARGET, "DRG_270t6t")


class DRG_270t7:
    """Malygos's Flamestrike. Deal 8 damage to all enemy minions."""

    action = damage(ENEMY_MINIONS, N)


class DRG_270t8:
    """Malygos's Frostbolt. Deal 3 damage to a character and Freeze it."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> freeze(TARGET)


class DRG_270t9:
    """Malygos's Fireball. Deal 8 damage."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N)


class DRG_270t11:
    """Malygos's Missiles. Deal 6 damage randomly split among all enemies."""

    action = missiles(N)


class DRG_322:
    """Dragoncaster. Battlecry: If you're holding a Dragon, your next spell this turn costs (0)."""

    action = when(HOLDING_DRAGON, give(FRIENDLY_PLAYER, "DRG_322e"))


class DRG_322e:
    """Draconic Magic. The next spell you cast this turn costs (0)."""

    aura = cost_change(FRIENDLY_HAND & SPELL, to=N)
    events = until_played(FRIENDLY & SPELL)


class DRG_323:
    """Learn Draconic. Sidequest: Spend 8 Mana on spells. Reward: Summon a 6/6 Dragon."""

    quest = after_played(FRIENDLY & SPELL & OTHERS, progress(COST_PAID))
    reward = summon("DRG_323t")


class DRG_324:
    """Elemental Allies.

    Sidequest: Play an Elemental 2 turns in a row. Reward: Draw 3 spells from your deck.

    It forgets its progress at the end of a turn without one (U484:2528, 3692).
    """

    quest = (
        after_played(
            FRIENDLY & MINION & ELEMENTAL,
            progress() >> set_tag(SELF, TAG_SCRIPT_DATA_NUM_1, 1),
            only=DATA1.equals(0),
        ),
        turn_end(
            when(
                DATA1 >= 1,
                set_tag(SELF, TAG_SCRIPT_DATA_NUM_1, 0),
                set_tag(SELF, QUEST_PROGRESS, 0),
            )
        ),
    )
    reward = draw_from(FRIENDLY_DECK & SPELL, N2)


class YOD_007:
    """Animated Avalanche.

    Battlecry: If you played an Elemental last turn, summon a copy of this.
    """

    action = when(any_of(PLAYED_LAST_TURN & ELEMENTAL), summon_copy(SELF))


class YOD_008:
    """Arcane Amplifier. Your Hero Power deals 2 extra damage."""

    power_damage = N


class YOD_009:
    """The Amazing Reno. Battlecry: Make all minions disappear. *Poof!*

    They are set aside (U470:15523).
    """

    action = set_aside(MINIONS)


class YOD_009h:
    """What Does This Do? At the start of your turn, cast a random spell."""

    events = turn_start(cast_random(pool(A_SPELL)))
