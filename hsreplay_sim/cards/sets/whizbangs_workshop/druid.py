"""Whizbang's Workshop: Druid."""

from hsreplay_sim.cards.words import *


class MIS_301:
    """Overgrown Beanstalk. Summon a 2/2 Treant. Draw a card for each Treant you control."""

    action = summon("MIS_301t") >> draw(count(FRIENDLY_MINIONS & has(TAG_2831)))


class MIS_712:
    """Toyrantus. Taunt, Elusive. Battlecry: If you have 10 Mana Crystals, gain +7/+7."""

    action = when(CRYSTALS >= N, give(SELF, "MIS_712e"))


class TOY_800:
    """Sparkling Phial. Deal 2 damage. Your next card this turn costs that much less."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> give(FRIENDLY_PLAYER, "TOY_800e1", data=LEFT_BEHIND)


class TOY_800e1:
    """Sparkling. Your next card this turn costs less."""

    aura = cost_change(
        FRIENDLY_HAND, -tag_of(worn(FRIENDLY_PLAYER, "TOY_800e1"), TAG_SCRIPT_DATA_NUM_1)
    )
    events = until_played(FRIENDLY)


class TOY_801:
    """Chia Drake. Miniaturize. Choose One - Gain Spell Damage +1; or Draw a spell."""

    choose = ("TOY_801b", "TOY_801a")


class TOY_801a:
    """Cultivate. Draw a spell."""

    action = draw_from(FRIENDLY_DECK & SPELL)


class TOY_801b:
    """Seedling Growth. Gain Spell Damage +1."""

    action = give(SELF, "TOY_801e")


class TOY_801t:
    """Chia Drake. Mini. Choose One - Gain Spell Damage +1; or Draw a spell."""

    choose = ("TOY_801b", "TOY_801a")


class TOY_804:
    """Woodland Wonders.

    Summon two 2/5 Beetles with Taunt. Costs (3) less if you have Spell Damage.
    """

    action = summon("TOY_804t", 2)
    summons = True
    cost = -(N3 * as_number(SPELL_POWER > 0))


class TOY_805:
    """Ensmallen. Reduce the Cost and Attack of minions in your deck by (1)."""

    action = give(FRIENDLY_DECK & MINION, "TOY_805e") >> give(FRIENDLY_DECK & MINION, "TOY_805e2")


class TOY_806:
    """Sky Mother Aviana.

    Battlecry: Shuffle 10 random Legendary minions into your deck. They cost (1).
    """

    action = repeat(N, shuffle_random(pool(A_MINION, where=legendary)) >> give(MADE, "TOY_806e"))


class TOY_806e:
    """Harpy's Blessing. Costs (1)."""

    set_cost = N


class TOY_851:
    """Bottomless Toy Chest. Discover a card from your deck. If you have Spell Damage, copy it."""

    action = discover_from(FRIENDLY_DECK) >> when(SPELL_POWER > 0, copy_to_hand(DRAWN))
