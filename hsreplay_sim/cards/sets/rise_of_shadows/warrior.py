"""Rise of Shadows: Warrior."""

from hsreplay_sim.cards.words import *

BOMBS_HIDE = by_profile(lambda p: p.hides_bombs)


class DAL_008:
    """Dr. Boom's Scheme. Gain @ Armor. (Upgrades each turn!)"""

    in_hand = turn_end(add_tag(SOURCE, TAG_SCRIPT_DATA_NUM_1))
    action = armor(DATA1)


class DAL_059:
    """Dimensional Ripper. Summon 2 copies of a minion in your deck."""

    action = (
        summon_random(copies(FRIENDLY_DECK & MINION))
        >> set_tag(MADE, EXHAUSTED, 0)
        >> aim(MADE, summon_random(copies(TARGET)) >> set_tag(MADE, EXHAUSTED, 0))
    )


class DAL_060:
    """Clockwork Goblin.

    Battlecry: Shuffle a Bomb into your opponent's deck. When drawn, it explodes for 5 damage.
    """

    action = shuffle("BOT_511t", opponent=True, hidden=BOMBS_HIDE)


class DAL_063:
    """Wrenchcalibur. After your hero attacks, shuffle a Bomb into your opponent's deck."""

    events = after_attack(FRIENDLY & HERO, shuffle("BOT_511t", opponent=True))


class DAL_064:
    """Blastmaster Boom.

    Battlecry: Summon two 1/1 Boom Bots for each Bomb in your opponent's deck.
    """

    action = summon("GVG_110t", count(ENEMY_DECK & card("BOT_511t")) * 2, beside=1)


class DAL_070:
    """The Boom Reaver. Battlecry: Summon a copy of a minion in your deck. Give it Rush."""

    action = (
        summon_random(copies(FRIENDLY_DECK & MINION))
        >> set_tag(MADE, EXHAUSTED, 0)
        >> give(MADE, "DAL_070e")
    )


class DAL_759:
    """Vicious Scraphound. Whenever this minion deals damage, gain that much Armor."""

    events = when_deals_damage(SELF, armor(AMOUNT))


class DAL_769:
    """Improve Morale. Deal 1 damage to a minion. If it survives, add a Lackey to your hand."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> when(IT_SURVIVES, next_block() >> add_random(LACKEYS))


class DAL_770:
    """Omega Devastator. Battlecry: If you have 10 Mana Crystals, deal 10 damage to a minion."""

    targets = target(MINIONS, only=CRYSTALS >= N)
    action = damage(TARGET, N2)
