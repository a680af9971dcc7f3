"""Whispers of the Old Gods: Hunter."""

from hsreplay_sim.cards.words import *


class OG_061:
    """On the Hunt. Deal 1 damage. Summon a 1/1 Mastiff."""

    targets = CHARACTERS
    action = damage(TARGET, N) >> summon("OG_061t")


class OG_179:
    """Fiery Bat. Deathrattle: Deal 1 damage to a random enemy."""

    deathrattle = damage(random(ENEMY_CHARACTERS), N)


class OG_211:
    """Call of the Wild. Summon all three Animal Companions."""

    action = summon("NEW1_034") >> summon("NEW1_033") >> summon("NEW1_032")


class OG_216:
    """Infested Wolf. Deathrattle: Summon two 1/1 Spiders."""

    deathrattle = summon("OG_216a", 2)
