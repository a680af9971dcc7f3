"""Hero powers of the bosses of Blackrock Mountain (BRMA) beside those of the coliseum."""

from hsreplay_sim.cards.words import *


class BRMA02_2:
    """Jeering Crowd. Summon a 1/1 Spectator with Taunt."""

    action = summon("BRMA02_2t")


class BRMA06_2H:
    """The Majordomo. Summon a 3/3 Flamewaker Acolyte."""

    action = summon("BRMA06_4H")


class BRMA07_2:
    """ME SMASH. Destroy a random damaged enemy minion."""

    action = destroy(random(ENEMY_MINIONS & HURT))


class BRMA07_2H:
    """ME SMASH. Destroy a random enemy minion."""

    action = destroy(random(ENEMY_MINIONS))


class BRMA12_10:
    """Mutation. Discard a random card."""

    action = discard()


class BRMA17_5:
    """Bone Minions. Summon two 2/1 Bone Constructs."""

    action = summon("BRMA17_6", 2)


class BRMA17_5H:
    """Bone Minions. Summon two 4/2 Bone Constructs."""

    action = summon("BRMA17_6H", 2)
