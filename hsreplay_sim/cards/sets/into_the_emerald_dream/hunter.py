"""Into the Emerald Dream: Hunter."""

from hsreplay_sim.cards.words import *


class EDR_226:
    """Exotic Houndmaster. Battlecry: Draw a Beast. Imbue your Hero Power."""

    action = draw_from(FRIENDLY_DECK & BEAST) >> imbue()


class EDR_227:
    """Umbraclaw. RushDeathrattle:Imbue your Hero Power."""

    deathrattle = imbue()


class EDR_262:
    """Spirit Bond. Deal 3 damage to a minion. If it dies, summon a 3/2 Wolf with Rush."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> when(IT_DIES, summon("EDR_850pe", signed=True))


class EDR_853:
    """Broll Bearmantle. After you cast a spell, summon a random Animal Companion."""

    events = after_played(
        FRIENDLY & SPELL, summon_random(fixed("NEW1_032", "NEW1_033", "NEW1_034"), signed=True)
    )


class FIR_909:
    """Bursting Shot. Deal 2 damage to three random enemies."""

    action = damage(random(ENEMY_CHARACTERS, 3), N)


class FIR_960:
    """Tending Dragonkin. Battlecry: Copy the lowest Cost Beast in your hand."""

    action = copy_exactly(random(lowest(FRIENDLY_HAND & BEAST, COST)))
