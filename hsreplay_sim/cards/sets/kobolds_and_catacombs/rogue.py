"""Kobolds & Catacombs: Rogue."""

from hsreplay_sim.cards.words import *

BETRAYED = adjacent(SUBJECT) & ALIVE & ~has(IMMUNE)


class LOOT_026:
    """Fal'dorei Strider.

    Battlecry: Shuffle 3 Ambushes into your deck. When drawn, summon a 4/4 Spider.
    """

    action = shuffle("LOOT_026e", N)


class LOOT_026e:
    """Spider Ambush!. Casts When Drawn Summon a 4/4 Spider."""

    on_draw = summon("LOOT_026t")


class LOOT_033:
    """Cavern Shinyfinder. Battlecry: Draw a weapon from your deck."""

    action = draw_from(FRIENDLY_DECK & WEAPON)


class LOOT_165:
    """Sonya Shadowdancer.

    After a friendly minion dies, add a 1/1 copy of it to your hand. It costs (1).
    """

    events = when_died(
        FRIENDLY & MINION & OTHERS,
        copy_to_hand(SUBJECT, signed=False)
        >> give(MADE & IN_HAND, "LOOT_165e")
        >> set_displayed_creator(MADE & IN_HAND),
    )


class LOOT_165e:
    """Sonya's Shadow. Sonya Shadowdancer made this 1/1."""

    set_atk = N
    set_health = N2
    set_cost = OVERALL + (of_creator(N3) - OVERALL) * as_number(any_of(SELF & IN_HAND))
    stays = ALWAYS


class LOOT_204:
    """Cheat Death.

    Secret: When a friendly minion dies, return it to your hand. It costs (2) less.
    """

    secret = when_died(
        FRIENDLY & MINION, return_dead(SUBJECT) >> give(MADE & IN_HAND, "LOOT_204e"), HAND_ROOM
    )


class LOOT_210:
    """Sudden Betrayal.

    Secret: When a minion attacks your hero, instead it attacks one of its neighbors. It stays if
    none is there, or if they are Immune (Hearthstone-Deck-Tracker#3549).
    """

    secret = when_attacks(
        ENEMY_MINIONS & IN_PLAY & FIGHTS_ON,
        redirect(random(BETRAYED)),
        FRIENDLY_HERO,
        only=any_of(BETRAYED),
    )


class LOOT_211:
    """Elven Minstrel. Combo: Draw 2 minions from your deck."""

    combo = draw_from(FRIENDLY_DECK & MINION, N)


class LOOT_214:
    """Evasion. Secret: After your hero takes damage, become Immune this turn."""

    secret = when_damaged(FRIENDLY_HERO, give(FRIENDLY_HERO, "LOOT_214e"))


class LOOT_412:
    """Kobold Illusionist. Deathrattle: Summon a 1/1 copy of a minion from your hand."""

    deathrattle = summon_copy(random(FRIENDLY_HAND & MINION)) >> give(MADE, "LOOT_412e")


class LOOT_412e:
    """Shadowy. 1/1."""

    set_atk = N
    set_health = N2
