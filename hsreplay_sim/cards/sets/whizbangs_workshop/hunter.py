"""Whizbang's Workshop: Hunter."""

from hsreplay_sim.cards.words import *


class MIS_104:
    """Wilderness Pack.

    Add 5 random Beasts to your hand. They are Temporary.

    Before 205031: At the end of your turn, discard them.
    """

    action = repeat(
        N, add_random(pool(A_MINION, race=Race.BEAST)) >> make_temporary(MADE & IN_HAND, "MIS_104e")
    )


class MIS_104e:
    """Knock-Off Pack. Discards at the end of your turn."""

    keywords = (VALEERASHADOW,)
    events = TEMPORARY


class TOY_350:
    """Painted Canvasaur. Battlecry: Give each other friendly Beast a random bonus effect."""

    action = bonus_effect((FRIENDLY_MINIONS & BEAST) - SELF)


class TOY_351:
    """Mystery Egg.

    MiniaturizeDeathrattle: Get a copy of a random Beast in your deck. It costs (3) less.
    """

    deathrattle = copy_to_hand(random(FRIENDLY_DECK & BEAST)) >> give(MADE & IN_HAND, "TOY_351e1")


class TOY_351t:
    """Mystery Egg.

    MiniDeathrattle: Get a copy of a random Beast in your deck. It costs (3) less.
    """

    deathrattle = copy_to_hand(random(FRIENDLY_DECK & BEAST)) >> give(MADE & IN_HAND, "TOY_351e1")


class TOY_352:
    """Fetch! Draw a minion. If it's a Beast, draw a spell."""

    action = draw_from(FRIENDLY_DECK & MINION) >> when(
        any_of(DRAWN & BEAST), draw_from(FRIENDLY_DECK & SPELL)
    )


class TOY_353:
    """Patchwork Pals. Get all 3 Animal Companions. They cost (1) less."""

    action = (
        add_card("NEW1_032")
        >> give(MADE & IN_HAND, "TOY_353e")
        >> add_card("NEW1_033")
        >> give(MADE & IN_HAND, "TOY_353e")
        >> add_card("NEW1_034")
        >> give(MADE & IN_HAND, "TOY_353e")
    )


class TOY_356:
    """Toyrannosaurus. Rush. Deathrattle: Deal 7 damage to a random enemy."""

    deathrattle = damage(random(ENEMY_CHARACTERS), N)


class TOY_357:
    """King Plush.

    Charge. Battlecry: Return all minions with less Attack than this to their owner's decks.

    221850 to 238002: If your opponent has 15 or less health, return all other minions to their
    owner's decks and gain Charge.
    """

    action = when(
        says("15 or less"),
        when(
            health_of(ENEMY_HERO) <= N,
            shuffle_away(MINIONS - SELF) >> keyword(SELF, CHARGE),
        ),
        shuffle_away((MINIONS - SELF) & atk_at_most(atk_of(SELF) - 1)),
    )


class TOY_358:
    """Remote Control. After your hero attacks, summon a 1/1 Hound."""

    events = after_attack(FRIENDLY & HERO, summon("TOY_358t"))


class TOY_359:
    """Jungle Gym. Deal 1 damage to a random enemy. Repeat for each friendly Beast."""

    activate = repeat(1 + count(FRIENDLY_MINIONS & BEAST), damage(random(ENEMY_CHARACTERS), N))
