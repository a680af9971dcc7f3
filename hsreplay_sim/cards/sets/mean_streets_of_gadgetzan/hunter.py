"""Mean Streets of Gadgetzan: Hunter."""

from hsreplay_sim.cards.words import *


class CFM_026:
    """Hidden Cache.

    Secret: After your opponent plays a minion, give a random minion in your hand +2/+2.
    """

    secret = after_played(
        ENEMY & MINION,
        give(random(FRIENDLY_HAND & MINION), "CFM_026e"),
        any_of(FRIENDLY_HAND & (MINION | HIDDEN)),
    )


class CFM_315:
    """Alleycat. Battlecry: Summon a 1/1 Cat."""

    action = summon("CFM_315t")


class CFM_316:
    """Rat Pack. Deathrattle: Summon a number of 1/1 Rats equal to this minion's Attack."""

    deathrattle = summon("CFM_316t", atk_of(AS_IT_DIED))


class CFM_333:
    """Knuckles. After this attacks a minion, it also hits the enemy hero."""

    events = after_attack(SELF, damage(ENEMY_HERO, atk_of(SELF)), defender=MINION)


class CFM_334:
    """Smuggler's Crate. Give a random Beast in your hand +2/+2."""

    action = give(random(FRIENDLY_HAND & BEAST), "CFM_334e")


class CFM_335:
    """Dispatch Kodo. Battlecry: Deal damage equal to this minion's Attack."""

    targets = CHARACTERS
    action = damage(TARGET, atk_of(SELF))


class CFM_336:
    """Shaky Zipgunner. Deathrattle: Give a random minion in your hand +2/+2."""

    deathrattle = give(random(FRIENDLY_HAND & MINION), "CFM_336e")


class CFM_337:
    """Piranha Launcher. After your hero attacks, summon a 1/1 Piranha."""

    events = after_attack(FRIENDLY_HERO, summon("CFM_337t"))


class CFM_338:
    """Trogg Beastrager. Battlecry: Give a random Beast in your hand +1/+1."""

    action = give(random(FRIENDLY_HAND & BEAST), "CFM_338e")
