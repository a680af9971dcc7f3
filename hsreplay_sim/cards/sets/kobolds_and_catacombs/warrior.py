"""Kobolds & Catacombs: Warrior."""

from hsreplay_sim.cards.words import *


class LOOT_044:
    """Bladed Gauntlet. Has Attack equal to your Armor. Can't attack heroes."""

    atk = tag_of(FRIENDLY_HERO, ARMOR)
    hero_keywords = ((CANNOT_ATTACK_HEROES, ALWAYS),)


class LOOT_203:
    """Lesser Mithril Spellstone. Summon one 5/5 Mithril Golem. (Equip a weapon to upgrade.)"""

    action = summon("LOOT_203t4")
    in_hand = when_equipped(FRIENDLY & WEAPON, upgrade_to("LOOT_203t2"))


class LOOT_203t2:
    """Mithril Spellstone. Summon two 5/5 Mithril Golems. (Equip a weapon to upgrade.)"""

    action = summon("LOOT_203t4", 2)
    in_hand = when_equipped(FRIENDLY & WEAPON, upgrade_to("LOOT_203t3"))


class LOOT_203t3:
    """Greater Mithril Spellstone. Summon three 5/5 Mithril Golems."""

    action = summon("LOOT_203t4", 3)


class LOOT_364:
    """Reckless Flurry. Spend all your Armor. Deal that much damage to all minions."""

    action = (
        remember_number(tag_of(FRIENDLY_HERO, ARMOR))
        >> set_tag(FRIENDLY_HERO, ARMOR, 0)
        >> damage(MINIONS, LEFT_BEHIND)
    )


class LOOT_365:
    """Gemstudded Golem. Taunt. Can only attack if you have 5 or more Armor."""

    keywords = ((CANT_ATTACK, tag_of(FRIENDLY_HERO, ARMOR) < N),)


class LOOT_367:
    """Drywhisker Armorer. Battlecry: For each enemy minion, gain 2 Armor."""

    action = armor(N * count(ENEMY_MINIONS))


class LOOT_370:
    """Gather Your Party. Recruit a minion."""

    action = recruit(random(FRIENDLY_DECK & MINION))


class LOOT_380:
    """Woecleaver. After your hero attacks, Recruit a minion."""

    events = after_attack(FRIENDLY_HERO, recruit(random(FRIENDLY_DECK & MINION)))


class LOOT_519:
    """Geosculptor Yip.

    At the end of your turn, summon a random minion with Cost equal to your Armor (up to 10).
    """

    events = turn_end(summon_random(pool(A_MINION, cost=at_most(tag_of(FRIENDLY_HERO, ARMOR), 10))))
