"""The Lost City of Un'Goro: neutral."""

from hsreplay_sim.cards.words import *


class TLC_243:
    """Whirling Stormdrake. Rush, Windfury. Kindred: Gain Immune this turn."""

    action = when(KINDRED, give(SELF, "TLC_243e"))


class TLC_243e:
    """Storm Clouds. Immune this turn."""

    keywords = IMMUNE


class TLC_249:
    """Sizzling Cinder. Deathrattle: Deal 2 damage randomly split among all enemies."""

    deathrattle = missiles(N)


class TLC_427:
    """Rockskipper. Battlecry: Get a 1-Cost Rock that deals 3 damage."""

    action = add_card("WW_001t")


class TLC_468:
    """Blob of Tar.

    Poisonous, Taunt. Deathrattle: Summon a 2/2 Blob with Poisonous and a 2/2 Blob with Taunt.
    """

    deathrattle = summon("TLC_468t1") >> summon("TLC_468t2", beside=1)


class TLC_888:
    """Cloud Serpent. Battlecry: Get a copy of another Elemental or Dragon in your hand."""

    action = copy_exactly(random((FRIENDLY_HAND & (ELEMENTAL | DRAGON)) - SELF))
