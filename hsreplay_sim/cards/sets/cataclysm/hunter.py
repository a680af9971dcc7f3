"""Cataclysm: Hunter."""

from hsreplay_sim.cards.words import *

IS_ROOM = ROOM & (DATA1 >= 1)
LEFTOVERS = repeat_while(IS_ROOM, summon("CATA_550t") >> add_tag(SELF, TAG_SCRIPT_DATA_NUM_1, -1))
"""Magmaw's Body, as often as one is left and there is room."""
CHOOSES_A_COMPANION = repeat(MORE_COMPANIONS + 1, discover_and_summon(companions))
"""Choose an Animal Companion to summon, and as many more as texts have added."""
ANOTHER_TRIUMPH = any_of(PLAYED_THIS_GAME & card("CATA_557"))
"""Whether I have played another Sylvanas's Triumph."""


class CATA_550:
    """Magmaw. Colossal +99 Summon any leftover appendages when there is room."""

    events = (
        when_summoned(SELF, LEFTOVERS),
        when_died(FRIENDLY & MINION & OTHERS, LEFTOVERS, IS_ROOM, last=True),
        with_keyword(on("option_taken", BOTH_PLAYERS, LEFTOVERS, only=IS_ROOM), 0),
    )


class CATA_550t:
    """Magmaw's Body. Deathrattle: Give a random friendly minion +2 Attack."""

    deathrattle = give(random(FRIENDLY_MINIONS), "CATA_550e1")


class CATA_551:
    """Stonetalon Striker. Taunt. While in hand, play a Dragon to become a 6/6 Dragon!"""

    in_hand = after_played(FRIENDLY & DRAGON, upgrade_to("CATA_551t"))


class CATA_552:
    """Ebonscale Scout.

    Battlecry: Deal damage equal to this minion's Attack. (While in hand, play a Dragon to become an
    8/8 Dragon.)
    """

    targets = CHARACTERS
    action = damage(TARGET, atk_of(SELF))
    in_hand = after_played(FRIENDLY & DRAGON, upgrade_to("CATA_552t"))


class CATA_552t:
    """Ebonscale Scout. Battlecry: Deal damage equal to this minion's Attack."""

    targets = CHARACTERS
    action = damage(TARGET, atk_of(SELF))


class CATA_553:
    """Ebyssian.

    Battlecry: Your Dragons have Rush this game. While in hand, play a Dragon to become a 12/12
    Dragon!
    """

    action = give(FRIENDLY_PLAYER, "CATA_553e")
    in_hand = after_played(FRIENDLY & DRAGON, upgrade_to("CATA_553t"))


class CATA_553e:
    """Ebyssian's Blessing. Your Dragons have Rush."""

    aura = aura(FRIENDLY_MINIONS & DRAGON, "CATA_553e2")


class CATA_553t:
    """Ebyssian. Battlecry: Your Dragons have Rush this game."""

    action = give(FRIENDLY_PLAYER, "CATA_553e")


class CATA_554:
    """Earthen Roar.

    Set an enemy minion's Health to 1. If you're holding a Dragon, pick another.
    """

    targets = target(ENEMY_MINIONS, optional=False)
    action = give(TARGET, "CATA_554e") >> when(
        HOLDING_DRAGON, pick_one(ENEMY_MINIONS - TARGET, give(SUBJECT, "CATA_554e"))
    )


class CATA_554e:
    """Intimidated. This minion has 1 Health."""

    set_health = N


class CATA_557:
    """Sylvanas's Triumph.

    Deal 3 damage. If you've played another copy of this, hit all enemies instead.
    """

    targets = target(CHARACTERS, optional=False, only=~ANOTHER_TRIUMPH)
    action = when(ANOTHER_TRIUMPH, damage(ENEMY_CHARACTERS, N), damage(TARGET, N))


class CATA_560:
    """Confront the Tol'vir. Summon each 1-Cost minion you've played this game.

    Before 249896, not written: Replay each 1-Cost card you've played this game.
    """

    wording = "Summon each"
    action = resurrect(random(PLAYED_THIS_GAME & MINION & cost_is(N), FREE_SLOTS))
    summons = True


class CATA_566:
    """Tol'vir Carver.

    Battlecry: Choose a card in your hand. At the start of your turns, reduce its Cost by (1).
    """

    targets = FRIENDLY_HAND
    action = give(TARGET, "CATA_566e")


class CATA_566e:
    """Carving. Reduces Cost each turn."""

    cost = -DATA1
    events = turn_start(add_tag(SOURCE, TAG_SCRIPT_DATA_NUM_1, of_card("CATA_566", N)))


class CATA_820:
    """Supply Run. Shatter Draw 3 minions. Give minions in your hand +2/+2."""

    in_hand = SHATTERS
    action = draw_from(FRIENDLY_DECK & MINION, N) >> give(FRIENDLY_HAND & MINION, "CATA_820e")


class CATA_820t:
    """Supply Run. Shattered Draw 3 minions."""

    in_hand = JOINS
    action = draw_from(FRIENDLY_DECK & MINION, N)


class CATA_820t2:
    """Supply Run. Shattered Give minions in your hand +2/+2."""

    action = give(FRIENDLY_HAND & MINION, "CATA_820e")


class MEND_300:
    """Tame Pet.

    Replace your future Animal Companions with random Beasts that cost (1) more. Draw a card.
    """

    action = replace_with_random_beasts(N) >> draw()


class MEND_301:
    """Spiritspeaker. Battlecry: Choose an Animal Companion to summon."""

    action = CHOOSES_A_COMPANION


class MEND_302:
    """Wasteland Vanguard.

    Battlecry: Deal 3 damage split among all enemies. If any die, deal 3 more.
    """

    action = missiles(N) >> when(any_of(ENEMY_CHARACTERS & DOOMED), missiles(N2))


class MEND_303:
    """Migrating Elekk.

    Taunt. Battlecry: Replace your future Animal Companions with random Beasts that cost (1) more.
    """

    action = replace_with_random_beasts(N)


class MEND_304:
    """Talya Earthstrider.

    Battlecry: Your cards that summon Animal Companions summon 1 more this game.
    """

    action = summon_more_companions(N)


class MEND_305:
    """Nurturing Nature. Give a friendly Beast +2/+2. Give a random Beast in your hand +2/+2."""

    targets = target(FRIENDLY_MINIONS & BEAST, optional=False)
    action = give(TARGET, "MEND_305e") >> give(random(FRIENDLY_HAND & BEAST), "MEND_305e")


class MEND_307:
    """Roam Free.

    Replace your future Animal Companions with random Beasts that cost (2) more. Choose one to
    summon.
    """

    action = replace_with_random_beasts(N) >> CHOOSES_A_COMPANION
