"""Classic: Rogue."""

from hsreplay_sim.cards.words import *


class CS2_073:
    """Cold Blood. Give a minion +2 Attack. Combo: +4 Attack instead."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "CS2_073e")
    combo = give(TARGET, "CS2_073e2")


class CS2_233:
    """Blade Flurry. Destroy your weapon and deal its damage to all enemy minions.

    Before 12574: to all enemies.
    """

    action = damage(
        either(says("enemy minions"), ENEMY_MINIONS, ENEMY_CHARACTERS), atk_of(FRIENDLY_WEAPON)
    ) >> destroy(FRIENDLY_WEAPON)


class EX1_124:
    """Eviscerate. Deal 2 damage. Combo: Deal 4 damage instead."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N)
    combo = damage(TARGET, N2)


class EX1_126:
    """Betrayal. Force an enemy minion to deal its damage to the minions next to it."""

    targets = target(ENEMY_MINIONS, optional=False)
    action = run_as_target(damage(adjacent(TARGET), atk_of(TARGET)))


class EX1_128:
    """Conceal. Give your minions Stealth until your next turn. (Those without it: U010:14358.)"""

    action = give(FRIENDLY_MINIONS & ~STEALTHED, "EX1_128e")


class EX1_128e:
    """Concealed. Stealthed until your next turn."""

    keywords = (STEALTH,)
    events = turn_start(keyword(SELF, STEALTH, 0) >> expire(SOURCE))


class EX1_131:
    """Defias Ringleader. Combo: Summon a 2/1 Defias Bandit."""

    combo = summon("EX1_131t")


class EX1_133:
    """Perdition's Blade. Battlecry: Deal 1 damage. Combo: Deal 2 instead."""

    targets = CHARACTERS
    action = damage(TARGET, N)
    combo = damage(TARGET, N2)


class EX1_134:
    """SI:7 Agent. Combo: Deal 3 damage."""

    targets = target(
        either(
            by_profile(lambda p: p.combo_spares_dormant), CHARACTERS, CHARACTERS + SLEEPING_FRIENDS
        ),
        only=COMBO,
    )
    combo = damage(TARGET, N)


class EX1_137:
    """Headcrack. Deal 2 damage to the enemy hero. Combo: Return this to your hand next turn."""

    action = damage(ENEMY_HERO, N)
    combo = damage(ENEMY_HERO, N) >> keyword(SELF, RECALL)


class EX1_144:
    """Shadowstep. Return a friendly minion to your hand. It costs (2) less."""

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = bounce(TARGET) >> give(TARGET & FRIENDLY, "GBL_002e")


class EX1_145:
    """Preparation. The next spell you cast this turn costs (2) less."""

    action = give(FRIENDLY_PLAYER, "EX1_145o")


class EX1_145e:
    """Preparation. Costs less; its creator is the enchantment on the player, whose is the card."""

    cost = -of_creator(of_creator(N))


class EX1_145o:
    """Preparation. The next spell you cast this turn costs (3) less."""

    undispellable = True
    aura = aura(FRIENDLY_HAND & SPELL, "EX1_145e")
    events = when_played(FRIENDLY & SPELL, expire(SOURCE))


class EX1_182:
    """Pilfer. Add a random card from another class to your hand.

    Before 31761: from your opponent's class.
    """

    action = when(
        says("your opponent's class"),
        add_random(pool(card_class=their_class)),
        add_random(any_class_but_mine(pool())),
    )


class EX1_191:
    """Plaguebringer. Battlecry: Give a friendly minion Poisonous."""

    targets = FRIENDLY_MINIONS
    action = give(TARGET, "EX1_191e")


class EX1_613:
    """Edwin VanCleef. Combo: Gain +2/+2 for each other card you've played this turn."""

    combo = give(SELF, "EX1_613e", (mine(NUM_CARDS_PLAYED_THIS_TURN) - 1) * N)


class EX1_613e:
    """VanCleef's Vengeance. Increased stats."""

    atk = DATA1
    max_health = DATA1


class NEW1_005:
    """Kidnapper. Combo: Return a minion to its owner's hand."""

    targets = target(MINIONS, only=COMBO)
    combo = bounce(TARGET)


class NEW1_014:
    """Master of Disguise. Battlecry: Give a friendly minion Stealth until your next turn.

    Before 12574: for good.
    """

    targets = FRIENDLY_MINIONS
    action = when(says("until"), give(TARGET, "NEW1_014e"), keyword(TARGET, STEALTH))


class NEW1_014e:
    """Disguised. Stealthed until your next turn. Up to 13030 the minion's own Stealth ends, too."""

    keywords = (STEALTH,)
    events = turn_start(
        when(
            any_of(SELF & STEALTHED & printed_with(STEALTH))
            & by_profile(lambda p: p.disguise_leaves_stealth),
            aim(SELF, expire(SOURCE) >> keyword(TARGET, STEALTH)),
            keyword(SELF, STEALTH, 0) >> expire(SOURCE),
        )
    )
