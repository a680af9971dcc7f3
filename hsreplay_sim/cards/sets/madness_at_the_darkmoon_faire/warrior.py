"""Madness at the Darkmoon Faire with the Darkmoon Races: Warrior."""

from hsreplay_sim.cards.words import *


class DMF_521:
    """Sword Eater. Taunt. Battlecry: Equip a 3/2 Sword."""

    action = equip("DMF_521t")


class DMF_522:
    """Minefield. Deal 5 damage randomly split among all minions."""

    action = missiles(N, MINIONS)


class DMF_523:
    """Bumper Car. Rush. Deathrattle: Add two 1/1 Riders with Rush to your hand."""

    deathrattle = add_card("DMF_523t", 2)


class DMF_525:
    """Ringmaster Whatley. Battlecry: Draw a Mech, Dragon, and Pirate."""

    action = draw_one_each(FRIENDLY_DECK & MECH, FRIENDLY_DECK & DRAGON, FRIENDLY_DECK & PIRATE)


class DMF_526:
    """Stage Dive. Draw a Rush minion. Corrupt: Give it +2/+1."""

    action = draw_from(FRIENDLY_DECK & MINION & has(RUSH))
    corrupt = "DMF_526a"


class DMF_526a:
    """Stage Dive. Corrupted Draw a Rush minion and give it +2/+1."""

    action = draw_from(FRIENDLY_DECK & MINION & has(RUSH)) >> give(DRAWN & IN_HAND, "DMF_526e")


class DMF_529:
    """E.T.C., God of Metal.

    After a friendly Rush minion attacks, deal 2 damage to the enemy hero.
    """

    events = after_attack(FRIENDLY_MINIONS & has(RUSH), damage(ENEMY_HERO, N))


class DMF_530:
    """Feat of Strength. Give a random Taunt minion in your hand +5/+5."""

    action = give(random(FRIENDLY_HAND & MINION & has(TAUNT)), "DMF_530e")


class DMF_531:
    """Stage Hand. Battlecry: Give a random minion in your hand +1/+1."""

    action = give(random(FRIENDLY_HAND & MINION), "DMF_531e")


class YOP_013:
    """Spiked Wheel. Has +3 Attack while your hero has Armor."""

    atk = N * as_number(tag_of(FRIENDLY_HERO, ARMOR) > 0)


class YOP_014:
    """Ironclad. Battlecry: If your hero has Armor, gain +2/+2."""

    action = when(tag_of(FRIENDLY_HERO, ARMOR) >= 1, give(SELF, "YOP_014e"))
