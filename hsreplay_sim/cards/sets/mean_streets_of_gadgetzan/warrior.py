"""Mean Streets of Gadgetzan: Warrior."""

from hsreplay_sim.cards.words import *


class CFM_631:
    """Brass Knuckles. After your hero attacks, give a random minion in your hand +1/+1."""

    events = after_attack(FRIENDLY & HERO, give(random(FRIENDLY_HAND & MINION), "CFM_631e"))


class CFM_631e:
    """Smuggling. Increased stats from Brass Knuckles."""

    atk = of_creator(N)
    max_health = of_creator(N2)


class CFM_756:
    """Alley Armorsmith. Taunt. Whenever this minion deals damage, gain that much Armor."""

    events = when_deals_damage(SELF, armor(AMOUNT))
