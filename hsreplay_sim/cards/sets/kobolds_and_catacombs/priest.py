"""Kobolds & Catacombs: Priest."""

from hsreplay_sim.cards.words import *


class LOOT_008:
    """Psychic Scream. Shuffle all minions into your opponent's deck."""

    action = shuffle_away(MINIONS, into=ENEMY_PLAYER)


class LOOT_187:
    """Twilight's Call. Summon 1/1 copies of 2 friendly Deathrattle minions that died this game."""

    action = summon_changed(
        random(FRIENDLY_DEAD_MINIONS & printed_with(DEATHRATTLE), N3), "LOOT_187e"
    )


class LOOT_187e:
    """Shadowy. 1/1."""

    set_atk = N
    set_health = N2


IDENTIFIED = transform_random(SELF, given("LOOT_278t1", "LOOT_278t2", "LOOT_278t3", "LOOT_278t4"))


class LOOT_278:
    """Unidentified Elixir. Give a minion +2/+2. Gains a bonus effect in your hand.

    As a hypothesis, it does so too as a text makes it there, and in an opening hand that is kept.
    """

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "LOOT_278e")
    on_draw = IDENTIFIED
    in_hand = on("card_added", SELF, IDENTIFIED), at("mulligan_done", IDENTIFIED)


class LOOT_278t1:
    """Elixir of Life. Give a minion +2/+2 and Lifesteal."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "LOOT_278t1e")


class LOOT_278t2:
    """Elixir of Purity. Give a minion +2/+2 and Divine Shield."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "LOOT_278t2e")


class LOOT_278t2e:
    """Pure. +2/+2 and Divine Shield, which outlasts Silence up to 22997."""

    atk = N
    max_health = N2
    keywords = DIVINE_SHIELD
    outlast_silence = True


class LOOT_278t3:
    """Elixir of Shadows. Give a minion +2/+2. Summon a 1/1 copy of it."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "LOOT_278t3e") >> summon_copy(TARGET) >> give(MADE, "LOOT_278t3e2")


class LOOT_278t3e2:
    """Shadowy. 1/1."""

    set_atk = N
    set_health = N2


class LOOT_278t4:
    """Elixir of Hope.

    Give a minion +2/+2 and "Deathrattle: Return this minion to your hand."
    """

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "LOOT_278t4e")


class LOOT_278t4e:
    """Hopeful. +2/+2. Deathrattle: Return this minion to your hand."""

    atk = N
    max_health = N2
    keywords = DEATHRATTLE
    deathrattle = return_itself()


class LOOT_353:
    """Psionic Probe. Copy a spell in your opponent's deck and add it to your hand."""

    action = copy_to_hand(random(ENEMY_DECK & SPELL))


class LOOT_410:
    """Duskbreaker.

    Battlecry: If you're holding a Dragon, deal 3 damage to all other minions.
    """

    action = when(HOLDING_DRAGON, damage(MINIONS - SELF, N))


class LOOT_507:
    """Lesser Diamond Spellstone.

    Resurrect 2 different friendly minions. (Cast 4 spells to upgrade.)
    """

    action = resurrect(random(one_of_each(FRIENDLY_DEAD_MINIONS), N))
    in_hand = upgrade_by(after_played, FRIENDLY & SPELL, "LOOT_507t")


class LOOT_507t:
    """Diamond Spellstone. Resurrect 3 different friendly minions."""

    action = resurrect(random(one_of_each(FRIENDLY_DEAD_MINIONS), N))
    in_hand = upgrade_by(after_played, FRIENDLY & SPELL, "LOOT_507t2")


class LOOT_507t2:
    """Greater Diamond Spellstone. Resurrect 4 different friendly minions."""

    action = resurrect(random(one_of_each(FRIENDLY_DEAD_MINIONS), N))


class LOOT_528:
    """Twilight Acolyte.

    Battlecry: If you're holding a Dragon, swap this minion's Attack with another minion's.
    """

    targets = target(MINIONS - SELF, only=HOLDING_DRAGON)
    action = trade_stats(SELF, TARGET, "LOOT_528e", stats=(ATK,))


class LOOT_528e:
    """Twilight Curse. Attack was swapped."""

    set_atk = DATA1


class LOOT_534:
    """Gilded Gargoyle. Deathrattle: Add a Coin to your hand."""

    deathrattle = add_card("GAME_005")
