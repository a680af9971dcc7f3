"""Across the Timeways: Shaman."""

from hsreplay_sim.cards.words import *

NATURE_WHILE_HELD = PLAYED_WHILE_HELD & SPELL & school(SpellSchool.NATURE)
BY_MY_NATURE_SPELL = any_of(TARGET & FRIENDLY & SPELL & school(SpellSchool.NATURE))
"""In `before_damage`: whether a Nature spell of mine deals it."""


class END_030:
    """Haywire Hornswog.

    Elusive,Taunt Costs (1) less for each Mana Crystal you've Overloaded this game.
    """

    cost = -(N * mine(OVERLOAD_THIS_GAME))


class TIME_013:
    """Farseer Wo. Elusive After you cast a spell, Discover a Nature spell from the past."""

    events = after_played(
        FRIENDLY & SPELL,
        discover(discoverable(past_pool(A_SPELL, where=of_school(SpellSchool.NATURE)))),
    )


class TIME_014:
    """Instant Multiverse. Rewind Summon 12 Mana worth of random minions. Overload: (3)"""

    action = remember_number(N) >> repeat_while(
        (LEFT_BEHIND > 0) & ROOM,
        summon_random(pool(A_MINION, cost_from=1, cost_up_to=LEFT_BEHIND))
        >> remember_number(LEFT_BEHIND - cost_of(MADE)),
    )
    summons = True


class TIME_209t2:
    """Avatar Form.

    Give a friendly character +2 Attack and "After this attacks, deal 2 damage to all enemies" this
    turn.
    """

    targets = target(FRIENDLY_CHARACTERS, optional=False)
    action = give(TARGET, "TIME_209t2e")


class TIME_209t2e:
    """Avatar Form. +2 Attack and After this attacks, deal 2 damage to all enemies this turn."""

    atk = N
    events = after_attack(SELF, damage(ENEMY_CHARACTERS, of_card("TIME_209t2e", N2)))


class TIME_212:
    """Lightning Rod.

    Deal 2 damage to a friendly minion to deal 4 damage to a random enemy minion.
    """

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = damage(TARGET, N) >> damage(random(ENEMY_MINIONS), N2)


class TIME_213:
    """Primordial Overseer.

    Battlecry: If you've cast a Nature spell while holding this, gain +1/+1 and draw a card.

    No card of the data is its enchantment; it takes that of Herald of Nature.
    """

    action = when(count(NATURE_WHILE_HELD) >= 1, give(SELF, "TID_002e") >> draw())
    in_hand = in_zone(
        after_played(
            FRIENDLY & SPELL & school(SpellSchool.NATURE),
            NOTHING,
            only=count(NATURE_WHILE_HELD).equals(1),
        ),
        Zone.HAND,
        0,
    )


class TIME_214:
    """Flux Revenant.

    Taunt Whenever you would damage this with a Nature spell, it gains +2/+1 instead.
    """

    events = before_damage(SELF, prevent() >> give(SELF, "TIME_214e"), only=BY_MY_NATURE_SPELL)


class TIME_215:
    """Thunderquake. Deal 1 damage to all minions. Get a Static Shock."""

    action = damage(MINIONS, N) >> add_card("TIME_218")


class TIME_216:
    """Nascent Bolt. Deal 5 damage to a minion. If it survives, draw 2 cards."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> when(IT_SURVIVES, draw(N2))


class TIME_217:
    """Stormrook.

    Whenever you would damage this with a Nature spell, summon a random 5-Cost minion instead.
    """

    events = before_damage(
        SELF, prevent() >> summon_random(pool(A_MINION, cost=N)), only=BY_MY_NATURE_SPELL
    )


class TIME_218:
    """Static Shock. Deal 1 damage to a minion. Give your hero +1 Attack this turn."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> give(FRIENDLY_HERO, "TIME_218e")
