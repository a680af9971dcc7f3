"""The Great Dark Beyond: Warrior."""

from hsreplay_sim.cards.words import *


class GDB_226:
    """Hostile Invader.

    Battlecry, Spellburst, and Deathrattle: Deal 2 damage to all other minions.
    """

    action = damage(MINIONS - SELF, N)
    deathrattle = damage(MINIONS - SELF, N)
    spellburst = after_played(FRIENDLY & SPELL, damage(MINIONS - SELF, N))


class GDB_228:
    """Captain's Log. Draw 2 cards. Costs (1) less for each Draenei you control."""

    action = draw(N)
    cost = -(N2 * count(FRIENDLY_MINIONS & DRAENEI))


class GDB_229:
    """Expedition Sergeant.

    Battlecry: The next Draenei you play immediately attacks a random enemy.
    """

    action = give(FRIENDLY_PLAYER, "GDB_229e")


class GDB_229e:
    """Expedition Sergeant Future Buff.

    The next Draenei you play immediately attacks a random enemy.
    """

    events = after_played(
        FRIENDLY & MINION & DRAENEI, attacks(SUBJECT, ENEMY_CHARACTERS) >> wear_off()
    )


class GDB_230:
    """Stalwart Avenger.

    Immune while attacking. At the end of EACH turn, swap this minion's Attack and Health.
    """

    events = (
        with_keyword(when_attacks(SELF, give(SELF, "DS1_188e")), 0),
        turn_end(swap_stats(SELF, "GDB_230e"), BOTH_PLAYERS),
    )


class GDB_230e:
    """Stance Swap. Attack and Health swapped."""

    set_atk = DATA1
    set_health = DATA2


class GDB_231:
    """Crystalline Greatmace. After your hero attacks, give all Draenei in your hand +2 Attack."""

    events = after_attack(FRIENDLY & HERO, give(FRIENDLY_HAND & DRAENEI, "GDB_231e"))


class GDB_232:
    """Unyielding Vindicator.

    Battlecry: The next Draenei you play gives your hero its Attack for that turn.
    """

    action = give(FRIENDLY_PLAYER, "GDB_232e")


class GDB_232e:
    """Unyielding Vindicator Future Buff.

    The next Draenei you play gives your hero its Attack for that turn.
    """

    events = until_played(
        FRIENDLY & MINION & DRAENEI, give(FRIENDLY_HERO, "GDB_232e2", data=atk_of(SUBJECT))
    )


class GDB_232e2:
    """Vindicator's Power. Increased Attack this turn."""

    atk = DATA1
    events = with_keyword(turn_end(wear_off()), 0)


class GDB_233:
    """Dwarf Planet. Fill your board with random 2-Cost minions that attack random enemies."""

    action = summon_random(pool(A_MINION, cost=N), 7) >> attacks(MADE, ENEMY_CHARACTERS)
    summons = True
