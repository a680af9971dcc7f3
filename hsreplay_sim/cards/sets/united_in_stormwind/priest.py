"""United in Stormwind: Priest."""

from hsreplay_sim.cards.words import *


class DED_513:
    """Defias Leper. Battlecry: If you're holding a Shadow spell, deal 2 damage."""

    targets = target(CHARACTERS, only=any_of(FRIENDLY_HAND & SPELL & school(SpellSchool.SHADOW)))
    action = damage(TARGET, N)


class SW_012:
    """Shadowcloth Needle.

    After you cast a Shadow spell, deal 1 damage to all enemies. Lose 1 Durability.
    """

    events = after_played(
        FRIENDLY & SPELL & school(SpellSchool.SHADOW), damage(ENEMY_CHARACTERS, N) >> wear(SELF, N2)
    )


class SW_441:
    """Shard of the Naaru. Tradeable Silence all enemy minions."""

    action = silence(ENEMY_MINIONS)


class SW_442:
    """Void Shard. Lifesteal. Deal 4 damage."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N)


class SW_443:
    """Elekk Mount. Give a minion +4/+7 and Taunt. When it dies, summon an Elekk."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "SW_443e")


class SW_443e:
    """On an Elekk. +4/+7 and Taunt. Deathrattle: Summon an Elekk."""

    atk = N
    max_health = N2
    keywords = (TAUNT, DEATHRATTLE)
    deathrattle = summon("SW_443t")


class SW_445:
    """Psyfiend. After you cast a Shadow spell, deal 2 damage to each Hero."""

    events = after_played(FRIENDLY & SPELL & school(SpellSchool.SHADOW), damage(HEROES, N))


class SW_446:
    """Voidtouched Attendant. Both heroes take one extra damage from all sources."""

    aura = aura(HEROES, "SW_446e")


class SW_446e:
    """Voidtouched. Both heroes take one extra damage from all sources."""

    events = before_damage(SELF, change_damage(tag_of(SUBJECT, PREDAMAGE) + 1))


class SW_448:
    """Darkbishop Benedictus.

    Start of Game: If the spells in your deck are all Shadow, enter Shadowform.
    """

    start_of_game = when(
        ~any_of((FRIENDLY_DECK + FRIENDLY_HAND) & OF_A_DECK & SPELL & ~school(SpellSchool.SHADOW)),
        set_tag(SELF, TAG_SCRIPT_DATA_NUM_1, 1) >> new_power("EX1_625t"),
    )
