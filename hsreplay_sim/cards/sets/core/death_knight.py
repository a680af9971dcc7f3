"""Core: Death Knight."""

from hsreplay_sim.cards.words import *


class CORE_CATA_007:
    """Consumption. Deal $3 damage to two random enemy minions. Draw a card for each that dies."""

    action = (
        single_out(random(ENEMY_MINIONS, 2))
        >> damage(MADE, N)
        >> remember_number(count(MADE & (DOOMED | ~IN_PLAY)))
        >> draw(LEFT_BEHIND)
    )


class CORE_CATA_009:
    """Death's Advance. Freeze a character. Discover a spell."""

    targets = target(CHARACTERS, optional=False)
    action = freeze(TARGET) >> discover(discoverable(pool(A_SPELL)))


class CORE_EDR_002:
    """Poison Breath. Give a friendly Undead Poisonous."""

    targets = target(FRIENDLY_MINIONS & UNDEAD, optional=False)
    action = give(TARGET, "CORE_EDR_002e")


class CORE_EDR_002e:
    """Deathly Poison. Poisonous"""

    keywords = (POISONOUS,)


class CORE_EDR_003:
    """Falric.

    You gain twice as many Corpses as normal. Battlecry: Draw a card that spends Corpses.
    """

    events = silently(
        on("corpses_gained", FRIENDLY_PLAYER, add_tag(FRIENDLY_PLAYER, CORPSES, AMOUNT))
    )
    action = draw_from(FRIENDLY_DECK & has(CORPSE_SPENDER))


class RLK_061:
    """Battlefield Necromancer.

    At the end of your turn, raise a Corpse as a 1/3 Risen Footman with Taunt.
    """

    events = turn_end(when(ROOM, spend_corpses(1, summon("RLK_061t"))))


class RLK_086:
    """Frostmourne. Deathrattle: Summon every minion killed by this weapon.

    It keeps those that its hero kills by an attack, at most six.
    """

    events = silently(
        after_attack(FRIENDLY & HERO, when(IT_DIES & any_of(TARGET & MINION), keep(TARGET)))
    )
    deathrattle = resurrect(KEPT)


class RLK_720:
    """Gnome Muncher.

    Taunt, Lifesteal. At the end of your turn, attack the lowest Health enemy.
    """

    events = turn_end(attacks(SELF, lowest(ENEMY_CHARACTERS, HEALTH)))
