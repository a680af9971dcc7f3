"""Classic: Druid."""

from hsreplay_sim.cards.words import *

APART = by_profile(lambda p: p.options_run_apart)


class EX1_154:
    """Wrath. Choose One - Deal 3 damage to a minion; or 1 damage and draw a card."""

    choose = ("EX1_154a", "EX1_154b")
    action = when(APART, damage(TARGET, N) >> damage(TARGET, N2), damage(TARGET, N + N2)) >> draw()


class EX1_154a:
    """Solar Wrath. Deal 3 damage to a minion."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N)


class EX1_154b:
    """Nature's Wrath. Deal 1 damage to a minion. Draw a card."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> draw()


class EX1_155:
    """Mark of Nature. Choose One - Give a minion +4 Attack; or +4 Health and Taunt."""

    choose = ("EX1_155a", "EX1_155b")


class EX1_155a:
    """Tiger's Fury. Give a minion +4 Attack."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "EX1_155ae")


class EX1_155b:
    """Thick Hide. Give a minion +4 Health and Taunt."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "EX1_155be")


class EX1_158:
    """Soul of the Forest. Give your minions "Deathrattle: Summon a 2/2 Treant"."""

    action = give(FRIENDLY_MINIONS, "EX1_158e")


class EX1_158e:
    """Soul of the Forest. Deathrattle: Summon a 2/2 Treant.

    It stands at the end of the board up to 25770 (12 of 12, U080:11925), since 45310 where the dead
    minion stood (U190:3181, U568:25794).
    """

    keywords = (DEATHRATTLE,)
    deathrattle = summon("EX1_158t", at_end=by_profile(lambda p: not p.treants_in_place))


class EX1_160:
    """Power of the Wild. Choose One - Give your minions +1/+1; or Summon a 3/2 Panther.

    Both at once: the Panther comes first (U326:8746, 15508).
    """

    choose = ("EX1_160b", "EX1_160a")
    action = summon("EX1_160t") >> give(FRIENDLY_MINIONS, "EX1_160be")


class EX1_160a:
    """Summon a Panther. Summon a 3/2 Panther."""

    action = summon("EX1_160t")


class EX1_160b:
    """Leader of the Pack. Give your minions +1/+1."""

    action = give(FRIENDLY_MINIONS, "EX1_160be")


class EX1_161:
    """Naturalize. Destroy a minion. Your opponent draws 2 cards."""

    targets = target(MINIONS, optional=False)
    action = destroy(TARGET) >> opponent_draws(N)


class EX1_164:
    """Nourish. Choose One - Gain 2 Mana Crystals; or Draw 3 cards."""

    choose = ("EX1_164a", "EX1_164b")


class EX1_164a:
    """Rampant Growth. Gain 2 Mana Crystals."""

    action = gain_crystals(N, full=True)


class EX1_164b:
    """Enrich. Draw 3 cards."""

    action = draw(N)


class EX1_165:
    """Druid of the Claw. Choose One - Transform into a 7/6 with Rush; or a 4/9 with Taunt."""

    choose = ("EX1_165a", "EX1_165b")
    becomes = "OG_044a"


class EX1_165a:
    """Cat Form. Rush."""

    becomes = "EX1_165t1"


class EX1_165b:
    """Bear Form. Taunt."""

    becomes = "EX1_165t2"


class EX1_166:
    """Keeper of the Grove. Choose One - Deal 2 damage; or Silence a minion."""

    choose = ("EX1_166a", "EX1_166b")


class EX1_166a:
    """Moonfire. Deal 2 damage."""

    targets = CHARACTERS
    action = damage(TARGET, N)


class EX1_166b:
    """Dispel. Silence a minion."""

    targets = MINIONS
    action = silence(TARGET)


class EX1_178:
    """Ancient of War. Choose One - +5 Attack; or +5 Health and Taunt."""

    choose = ("EX1_178b", "EX1_178a")


class EX1_178a:
    """Rooted. +5 Health and Taunt."""

    action = give(SELF, "EX1_178ae")


class EX1_178b:
    """Uproot. +5 Attack."""

    action = give(SELF, "EX1_178be")


class EX1_570:
    """Bite. Give your hero +4 Attack this turn. Gain 4 Armor."""

    action = give(FRIENDLY_HERO, "EX1_570e") >> armor(N2)


class EX1_571:
    """Force of Nature. Summon three 2/2 Treants. (In Classic those that live for a turn.)"""

    action = summon("EX1_tk9", 3)


class EX1_573:
    """Cenarius. Choose One - Give your other minions +2/+2; or Summon two 2/2 Treants with Taunt.

    Both at once: the Treants come first (U068:5801, U326:13144).
    """

    choose = ("EX1_573a", "EX1_573b")
    action = summon("EX1_573t", 2) >> give(FRIENDLY_MINIONS - SELF, "EX1_573ae")


class EX1_573a:
    """Demigod's Favor. Give your other minions +2/+2."""

    action = give(FRIENDLY_MINIONS - SELF, "EX1_573ae")


class EX1_573b:
    """Shan'do's Lesson. Summon two 2/2 Treants with Taunt."""

    action = summon("EX1_573t", 2)


class EX1_578:
    """Savagery. Deal damage equal to your hero's Attack to a minion."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, atk_of(FRIENDLY_HERO))


class NEW1_007:
    """Starfall. Choose One - Deal 5 damage to a minion; or 2 damage to all enemy minions.

    Both options together dealt 7 to the minion and 2 to the other enemies up to 19632.
    """

    choose = ("NEW1_007b", "NEW1_007a")
    action = when(
        APART,
        damage(TARGET, N) >> damage(ENEMY_MINIONS, N2),
        damage(TARGET, N + N2) >> damage(ENEMY_MINIONS - TARGET, N2),
    )


class NEW1_007a:
    """Stellar Drift. Deal 2 damage to all enemy minions."""

    action = damage(ENEMY_MINIONS, N)


class NEW1_007b:
    """Starlord. Deal 5 damage to a minion."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N)


class NEW1_008:
    """Ancient of Lore. Choose One - Draw 2 cards; or Restore 7 Health."""

    choose = ("NEW1_008a", "NEW1_008b")


class NEW1_008a:
    """Ancient Teachings. Draw 2 cards. (Before 77662: Draw a card.)"""

    action = draw(N_OR_ONE)


class NEW1_008b:
    """Ancient Secrets. Restore 7 Health."""

    targets = CHARACTERS
    action = heal(TARGET, N)
