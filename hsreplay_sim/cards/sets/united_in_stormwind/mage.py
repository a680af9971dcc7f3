"""United in Stormwind: Mage."""

from hsreplay_sim.cards.words import *


class DED_516:
    """Deepwater Evoker. Battlecry: Draw a spell. Gain Armor equal to its Cost."""

    action = draw_from(FRIENDLY_DECK & SPELL) >> armor(cost_of(DRAWN))


class SW_107:
    """Fire Sale. Tradeable. Deal 3 damage to all minions."""

    action = damage(MINIONS, N)


class SW_108:
    """First Flame. Deal 2 damage to a minion. Add a Second Flame to your hand."""

    targets = MINIONS
    action = damage(TARGET, N) >> add_card("SW_108t")


class SW_108t:
    """Second Flame. Deal 2 damage to a minion."""

    targets = MINIONS
    action = damage(TARGET, N)


class SW_110:
    """Ignite. Deal @ damage. Shuffle an Ignite into your deck that deals one more damage."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, DATA1) >> shuffle("SW_110", counting=DATA1 + 1)


def _cast(kind: int, tag: int) -> Trigger:
    return after_played(
        FRIENDLY & SPELL & school(kind),
        set_tag(SELF, tag, 1) >> progress(),
        ~any_of(SELF & has(tag)),
    )


SPELLS_OF_EACH = (
    _cast(SpellSchool.FIRE, QUESTLINE_REQUIREMENT_MET_1),
    _cast(SpellSchool.FROST, QUESTLINE_REQUIREMENT_MET_2),
    _cast(SpellSchool.ARCANE, QUESTLINE_REQUIREMENT_MET_3),
)
"""A Fire, a Frost and an Arcane spell, each once (U168@40)."""


class SW_111:
    """Sanctum Chandler. After you cast a Fire spell, draw a spell."""

    events = after_played(
        FRIENDLY & SPELL & school(SpellSchool.FIRE), draw_from(FRIENDLY_DECK & SPELL)
    )


class SW_450:
    """Sorcerer's Gambit. Questline: Cast a Fire, Frost, and Arcane spell. Reward: Draw a spell."""

    quest = SPELLS_OF_EACH
    reward = draw_from(FRIENDLY_DECK & SPELL)


class SW_450t:
    """Stall for Time. Questline: Cast a Fire, Frost, and Arcane spell. Reward:Discover one."""

    quest = SPELLS_OF_EACH
    reward = discover(
        one_of_each_of(
            discoverable(pool(A_SPELL, where=of_school(SpellSchool.FIRE))),
            discoverable(pool(A_SPELL, where=of_school(SpellSchool.FROST))),
            discoverable(pool(A_SPELL, where=of_school(SpellSchool.ARCANE))),
        )
    )


class SW_450t2:
    """Reach the Portal Room.

    Questline: Cast a Fire, Frost, and Arcane spell. Reward: Arcanist Dawngrasp.
    """

    quest = SPELLS_OF_EACH
    reward = reward_card("SW_450t4")


class SW_450t4:
    """Arcanist Dawngrasp. Battlecry: For the rest of the game, you have Spell Damage +3."""

    action = give(FRIENDLY_PLAYER, "SW_450t4e") >> set_tag(FRIENDLY_HERO, SPELLPOWER, 1)


class SW_450t4e:
    """Power of Dawngrasp. Spell Damage +3. One of it is a tag of the hero (U168@61)."""

    spell_power = N - 1


class SW_462:
    """Hot Streak. Your next Fire spell this turn costs (2) less."""

    action = give(FRIENDLY_PLAYER, "SW_462e")


class SW_462e:
    """Hot Streak. The next Fire spell you play costs (2) less."""

    aura = cost_change(FRIENDLY_HAND & SPELL & school(SpellSchool.FIRE), -N)
    events = until_played(FRIENDLY & SPELL & school(SpellSchool.FIRE))
