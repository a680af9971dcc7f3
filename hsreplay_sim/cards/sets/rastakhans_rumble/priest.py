"""Rastakhan's Rumble: Priest."""

from hsreplay_sim.cards.words import *


class TRL_097:
    """Seance. Choose a minion. Add a copy of it to your hand. (It is not signed: U523:12582.)"""

    targets = target(MINIONS, optional=False)
    action = copy_to_hand(TARGET, signed=False)


class TRL_128:
    """Regenerate. Restore 3 Health."""

    targets = target(CHARACTERS, optional=False)
    action = heal(TARGET, N)


class TRL_131:
    """Sand Drudge. Whenever you cast a spell, summon a 1/1 Zombie with Taunt."""

    events = when_played(FRIENDLY & SPELL, summon("TRL_131t"))


class TRL_258:
    """Mass Hysteria. Force each minion to attack another random minion."""

    action = each_attacks(MINIONS, MINIONS - SUBJECT, counted=False)


class TRL_259:
    """Princess Talanji.

    Battlecry: Summon all minions from your hand that didn't start in your deck.
    """

    action = recruit((FRIENDLY_HAND & MINION) & GENERATED)


class TRL_260:
    """Bwonsamdi, the Dead.

    Battlecry: Draw 1-Cost minions from your deck until your hand is full.
    """

    action = draw_from(FRIENDLY_DECK & MINION & cost_is(N), FREE_HAND)


class TRL_408:
    """Grave Horror. Taunt. Costs (1) less for each spell you've cast this game."""

    cost = -(N * SPELLS_CAST)


class TRL_500:
    """Surrender to Madness.

    Destroy 3 of your Mana Crystals. Give all minions in your deck +2/+2.
    """

    action = lose_crystals(N) >> give(FRIENDLY_DECK & MINION, "TRL_500e")


class TRL_501:
    """Auchenai Phantasm. Battlecry: This turn, your healing effects deal damage instead."""

    action = give(FRIENDLY_PLAYER, "TRL_501e")


class TRL_501e:
    """Dark Soul. Your healing effects are dealing damage."""

    player_tags = (HEALING_DOES_DAMAGE,)


class TRL_502:
    """Spirit of the Dead.

    Stealth for 1 turn. After a friendly minion dies, shuffle a 1-Cost copy of it into your deck.
    """

    events = (
        turn_start(keyword(SELF, STEALTH, 0)),
        when_died(
            FRIENDLY & MINION & OTHERS,
            shuffle_random(copies(SUBJECT), signed=False)
            >> give(MADE, "TRL_502e")
            >> set_displayed_creator(MADE),
        ),
    )


class TRL_502e:
    """Prayer to Bwonsamdi. Bwonsamdi made this cost (1)."""

    set_cost = N
