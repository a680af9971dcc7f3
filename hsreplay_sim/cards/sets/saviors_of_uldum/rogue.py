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


class ULD_326p:
    """Ancient Blades. Equip a 3/2 Blade with Immune while attacking."""

    action = equip("ULD_326t")


class ULD_326t:
    """Mirage Blade. Your hero is Immune while attacking."""

    hero_keywords = ((IMMUNE_WHILE_ATTACKING, ALWAYS),)
    events = with_keyword(when_attacks(FRIENDLY_HERO, give(FRIENDLY_HERO, "DS1_188e")), 0)


class ULD_288:
    """Anka, the Buried.

    Battlecry: Change each Deathrattle minion in your hand into a 1/1 that costs (1).
    """

    action = give((FRIENDLY_HAND & MINION) & has(DEATHRATTLE), "ULD_288e")


class ULD_288e:
    """Buried. Anka, the Buried made this 1/1."""

    set_atk = N
    set_health = N2
    set_cost = OVERALL + (of_creator(N3) - OVERALL) * as_number(any_of(SELF & IN_HAND))
    stays = ALWAYS


class ULD_327:
    """Bazaar Mugger. Rush. Battlecry: Add a random minion from another class to your hand."""

    action = add_random(any_class_but_mine(pool(A_MINION)))


class ULD_328:
    """Clever Disguise. Add 2 random spells from another class to your hand."""

    action = add_random(any_class_but_mine(pool(A_SPELL)), N)


class ULD_715:
    """Plague of Madness. Each player equips a 2/2 Knife with Poisonous."""

    action = equip("ULD_715t") >> equip("ULD_715t", opponent=True)
