"""Saviors of Uldum: Rogue."""

from hsreplay_sim.cards.words import *


class ULD_186:
    """Pharaoh Cat. Battlecry: Add a random Reborn minion to your hand."""

    action = add_random(pool(A_MINION, where=reborn_card))


class ULD_280:
    """Sahket Sapper. Deathrattle: Return a random enemy minion to your opponent's hand."""

    deathrattle = bounce(random(ENEMY_MINIONS))


class ULD_285:
    """Hooked Scimitar. Combo: Gain +2 Attack."""

    combo = give(SELF, "ULD_285e")


class ULD_285e:
    """Polished. +2 Attack."""

    atk = N


class ULD_326p:
    """Ancient Blades. Equip a 3/2 Blade with Immune while attacking."""

    action = equip("ULD_326t")


class ULD_326t:
    """Mirage Blade. Your hero is Immune while attacking."""

    hero_keywords = ((IMMUNE_WHILE_ATTACKING, ALWAYS),)
    events = with_keyword(when_attacks(FRIENDLY_HERO, give(FRIENDLY_HERO, "DS1_188e")), 0)
