"""Kobolds & Catacombs: Mage."""

from hsreplay_sim.cards.words import *


class LOOT_101:
    """Explosive Runes.

    Secret: After your opponent plays a minion, deal 6 damage to it and any excess to their hero.

    It notes the excess (3 of 3, U631:4653), which Piercing Shot does not (U444:5302).
    """

    secret = after_played(
        ENEMY_MINIONS & IN_PLAY & ALIVE,
        damage_with_excess(SUBJECT, ENEMY_HERO, N, noted=True),
    )


class LOOT_103:
    """Lesser Ruby Spellstone.

    Add 1 random Mage spell to your hand. (Play 2 Elementals to upgrade.)
    """

    action = add_random(pool(A_SPELL, card_class=CardClass.MAGE), N)
    in_hand = upgrade_by(after_played, FRIENDLY & ELEMENTAL, "LOOT_103t1")


class LOOT_103t1:
    """Ruby Spellstone. Add 2 random Mage spells to your hand."""

    action = add_random(pool(A_SPELL, card_class=CardClass.MAGE), N)
    in_hand = upgrade_by(after_played, FRIENDLY & ELEMENTAL, "LOOT_103t2")


class LOOT_103t2:
    """Greater Ruby Spellstone. Add 3 random Mage spells to your hand."""

    action = add_random(pool(A_SPELL, card_class=CardClass.MAGE), N)


class LOOT_104:
    """Shifting Scroll. Each turn this is in your hand, transform it into a random Mage spell."""

    in_hand = turn_start(shift(pool(A_SPELL, card_class=CardClass.MAGE), "LOOT_104e"))


class LOOT_104e:
    """Shifting. Transforming into random Mage spells."""

    events = (
        turn_start(shift(pool(A_SPELL, card_class=CardClass.MAGE), "LOOT_104e")),
        shift_ends(),
    )


class LOOT_106:
    """Deck of Wonders. Shuffle 5 Scrolls into your deck. When drawn, cast a random spell."""

    action = shuffle("LOOT_106t", N)


class LOOT_106t:
    """Scroll of Wonder. Casts When Drawn. Cast a random spell."""

    on_draw = cast_random(pool(A_SPELL))


class LOOT_108:
    """Aluneth. At the end of your turn, draw 3 cards."""

    events = turn_end(draw(N))


class LOOT_231:
    """Arcane Artificer. Whenever you cast a spell, gain Armor equal to its Cost."""

    events = when_played(FRIENDLY & SPELL, armor(COST_PAID))


class LOOT_535:
    """Dragoncaller Alanna.

    Battlecry: Summon a 5/5 Dragon for each spell you cast this game that costs (5) or more.
    """

    action = summon("LOOT_535t", count(PLAYED_THIS_GAME & SPELL & printed_cost_at_least(N3)))
