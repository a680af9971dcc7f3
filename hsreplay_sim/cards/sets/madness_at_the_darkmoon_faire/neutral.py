"""Madness at the Darkmoon Faire: neutral."""

from hsreplay_sim.cards.words import *


class DMF_062:
    """Gyreworm. Battlecry: If you played an Elemental last turn, deal 3 damage."""

    targets = target(CHARACTERS, only=any_of(PLAYED_LAST_TURN & ELEMENTAL))
    action = when(any_of(PLAYED_LAST_TURN & ELEMENTAL), damage(TARGET, N))


class DMF_069:
    """Claw Machine. Rush. Deathrattle: Draw a minion and give it +3/+3."""

    deathrattle = draw_from(FRIENDLY_DECK & MINION) >> give(DRAWN & IN_HAND, "DMF_069e")


class DMF_069e:
    """AHHHHH! +3/+3."""

    atk = N
    max_health = N2


class DMF_073:
    """Darkmoon Dirigible. Divine ShieldCorrupt: Gain Rush."""

    corrupt = "DMF_073t"


class DMF_078:
    """Strongman. Taunt. Corrupt: This costs (0)."""

    corrupt = "DMF_078t"


class DMF_080:
    """Fleethoof Pearltusk. Rush. Corrupt: Gain +4/+4."""

    corrupt = "DMF_080t"


class DMF_124:
    """Horrendous Growth. Corrupt: Gain +1/+1. Can be Corrupted endlessly."""

    corrupt = "DMF_124t"


class DMF_174:
    """Circus Medic. Battlecry: Restore #4 Health. Corrupt: Deal 4 damage instead."""

    targets = CHARACTERS
    action = heal(TARGET, N)
    corrupt = "DMF_174t"


class DMF_174t:
    """Circus Medic. CorruptedBattlecry: Deal 4 damage."""

    targets = CHARACTERS
    action = damage(TARGET, N)


class DMF_254:
    """C'Thun, the Shattered.

    Start of Game: Break into pieces. Battlecry: Deal 30 damage randomly split among all enemies.
    """

    start_of_game = break_apart("DMF_254t3", "DMF_254t5", "DMF_254t4", "DMF_254t7")
    action = missiles(N, ENEMY_CHARACTERS)


class DMF_532:
    """Circus Amalgam. Taunt. This has all minion types."""


class YOP_003:
    """Luckysoul Hoarder.

    Battlecry: Shuffle 2 Soul Fragments into your deck. Corrupt: Draw a card.
    """

    action = shuffle("SCH_307t", N)
    corrupt = "YOP_003t"


class YOP_003t:
    """Luckysoul Hoarder.

    Corrupted. Battlecry: Shuffle 2 Soul Fragments into your deck and draw a card.
    """

    action = shuffle("SCH_307t", N) >> draw()


class YOP_006:
    """Hysteria. Choose an enemy minion. It attacks random minions until it dies."""

    targets = target(ENEMY_MINIONS, optional=False)
    action = repeat_while(
        IT_SURVIVES & any_of((MINIONS & ALIVE) - TARGET), attacks(TARGET, MINIONS - TARGET)
    )


class YOP_021:
    """Imprisoned Phoenix. Dormant for 2 turns. Spell Damage +2."""

    dormant = "BT_737e"
    spell_power = 1


class YOP_031:
    """Crabrider. Rush, Windfury. (83143 to 137435: Battlecry: Gain Windfury this turn only.)"""

    action = when(says("Battlecry"), give(SELF, "YOP_031e"))


class YOP_031e:
    """Crabriding. Windfury this turn."""

    keywords = (WINDFURY,)


class YOP_032:
    """Armor Vendor. Battlecry: Give 4 Armor to each hero."""

    action = armor(N, HEROES)
