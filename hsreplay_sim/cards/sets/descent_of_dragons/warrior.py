"""Descent of Dragons with Galakrond's Awakening: Warrior."""

from hsreplay_sim.cards.words import *


class DRG_019:
    """Scion of Ruin. Rush. Battlecry: If you've Invoked twice, summon 2 copies of this."""

    action = when(INVOKED_TWICE, summon_copy(SELF, N))


class DRG_020:
    """EVIL Quartermaster. Battlecry: Add a Lackey to your hand. Gain 3 Armor."""

    action = add_random(LACKEYS) >> armor(N)


class DRG_021:
    """Ritual Chopper. Battlecry: Invoke Galakrond."""

    action = invoke()


class DRG_023:
    """Skybarge. After you summon a Pirate, deal 2 damage to a random enemy."""

    events = after_summon(FRIENDLY_MINIONS & PIRATE, damage(random(ENEMY_CHARACTERS), N))


class DRG_024:
    """Sky Raider. Battlecry: Add a random Pirate to your hand."""

    action = add_random(pool(race=Race.PIRATE))


class DRG_025:
    """Ancharrr. After your hero attacks, draw a Pirate from your deck."""

    events = after_attack(FRIENDLY_HERO, draw_from(FRIENDLY_DECK & PIRATE))


class DRG_238p:
    """Galakrond's Might. Give your hero +$a3 Attack this turn."""

    action = give(FRIENDLY_HERO, "DRG_238t10e")


class DRG_026:
    """Deathwing, Mad Aspect. Battlecry: Attack ALL other minions. The order is random."""

    action = for_each(
        random(MINIONS - SELF, count(MINIONS - SELF)), attacks(SELF, SUBJECT & IN_PLAY)
    )


class DRG_249:
    """Awaken! Invoke Galakrond. Deal $1 damage to all minions."""

    action = invoke() >> damage(MINIONS, N)


class DRG_500:
    """Molten Breath. Deal 5 damage to a minion. If you're holding a Dragon, gain 5 Armor."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> when(HOLDING_DRAGON, armor(N2))


class DRG_650:
    """Galakrond, the Unbreakable. Battlecry: Draw 1 minion. Give it +4/+4. (@)"""

    action = repeat(N, draw_from(FRIENDLY_DECK & MINION) >> give(DRAWN & IN_HAND, "DRG_650e"))


class DRG_650t2:
    """Galakrond, the Apocalypse. Battlecry: Draw 2 minions. Give them +4/+4. (@)"""

    action = repeat(N, draw_from(FRIENDLY_DECK & MINION) >> give(DRAWN & IN_HAND, "DRG_650e2"))


class DRG_650t3:
    """Galakrond, Azeroth's End.

    Battlecry: Draw 4 minions. Give them +4/+4. Equip a 5/2 Claw.
    """

    action = repeat(
        N, draw_from(FRIENDLY_DECK & MINION) >> give(DRAWN & IN_HAND, "DRG_650e3")
    ) >> equip("DRG_238ht")


class YOD_022:
    """Risky Skipper. After you play a minion, deal 1 damage to all minions."""

    events = after_played((FRIENDLY & MINION) & OTHERS, damage(MINIONS, N))


class YOD_024:
    """Bomb Wrangler. Whenever this minion takes damage, summon a 1/1 Boom Bot."""

    events = when_damaged(SELF, summon("GVG_110t"))
