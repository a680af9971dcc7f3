"""Whizbang's Workshop: Rogue."""

from hsreplay_sim.cards.words import *

ANOTHER_FREE = copy_to_hand(SUBJECT) >> give(MADE & IN_HAND, "TOY_515e3")
"""What Sonya does after a card of the right cost."""


class MIS_708:
    """Twisted Pack.

    Add 5 random cards from other classes to your hand. They are Temporary.

    Before 205031: At the end of your turn, discard them.
    """

    action = repeat(
        N, add_random(any_class_but_mine(pool())) >> make_temporary(MADE & IN_HAND, "MIS_104e")
    )


class MIS_903:
    """Dubious Purchase. Draw 3 cards. Combo: Destroy a random enemy minion."""

    action = draw(N)
    combo = draw(N) >> destroy(random(ENEMY_MINIONS))


class TOY_505:
    """Toy Boat. After you summon a Pirate, draw a card."""

    events = after_summon((FRIENDLY_MINIONS & PIRATE) - SELF, draw())


class TOY_510:
    """Dig for Treasure. Draw a minion. If it's a Pirate, get a Coin."""

    action = draw_from(FRIENDLY_DECK & MINION) >> when(any_of(DRAWN & PIRATE), add_card("GAME_005"))


class TOY_512:
    """The Crystal Cove. The next minion you summon this turn has its stats set to 4/4."""

    activate = give(FRIENDLY_PLAYER, "TOY_512e1")


class TOY_512e:
    """Coveted Crystals. Stats set to 4/4."""

    set_atk = N
    set_health = N2


class TOY_512e1:
    """Treasures Below. The next minion you summon is set to 4/4."""

    events = when_summoned(FRIENDLY & MINION, give(SUBJECT, "TOY_512e") >> wear_off())


class TOY_514:
    """Thistle Tea Set. Discover a spell from another class. Get a copy of it."""

    action = discover(any_class_but_mine(pool(A_SPELL))) >> for_each(
        MADE & IN_HAND, copy_to_hand(SUBJECT)
    )


class TOY_515:
    """Sonya Waterdancer. After you play a 1-Cost minion, get a copy of it that costs (0).

    Before 214839: After you play a 1-Cost card.
    """

    events = (
        after_played(FRIENDLY & MINION & OTHERS, ANOTHER_FREE, COST_PAID.equals(N)),
        after_played(FRIENDLY & ~MINION, ANOTHER_FREE, COST_PAID.equals(N) & says("1-Cost card")),
    )


class TOY_515e3:
    """Fancy Footwork. Costs (0)."""

    set_cost = N


class TOY_516:
    """Bargain Bin Buccaneer. Rush. Combo: Summon a copy of this."""

    combo = summon_copy(SELF)


class TOY_519:
    """Everything Must Go!.

    Summon two random 4-Cost minions. Costs (1) less for each card you've drawn this turn.
    """

    action = summon_random(pool(A_MINION, cost=N), 2)
    summons = True
    cost = -(N2 * mine(NUM_CARDS_DRAWN_THIS_TURN))


class TOY_521:
    """Sandbox Scoundrel. Miniaturize. Battlecry: Your next card this turn costs (2) less."""

    action = give(FRIENDLY_PLAYER, "TOY_521e")


class TOY_521e:
    """On Sale! The next card you play this turn costs (2) less."""

    aura = aura(FRIENDLY_HAND, "TOY_521e1")
    events = until_played(FRIENDLY)


class TOY_521e1:
    """On Sale reduction! Your next card this turn costs (2) less."""

    cost = -N


class TOY_521t1:
    """Sandbox Scoundrel. Mini. Battlecry: Your next card this turn costs (2) less."""

    action = give(FRIENDLY_PLAYER, "TOY_521e")


class TOY_522:
    """Watercannon. After your hero attacks, summon a 1/1 Pirate that attacks a random enemy."""

    events = after_attack(FRIENDLY & HERO, summon("TOY_522t") >> attacks(MADE, ENEMY_CHARACTERS))
