"""Rastakhan's Rumble: Rogue."""

from hsreplay_sim.cards.words import *


class TRL_071:
    """Bloodsail Howler. RushBattlecry: Gain +1/+1 for each other Pirate you control."""

    action = give(SELF, "TRL_071e", count((FRIENDLY_MINIONS & PIRATE) - SELF))


class TRL_071e:
    """Bloody Sails. Increased stats."""

    atk = DATA1 * of_creator(N)
    max_health = DATA1 * of_creator(N2)


class TRL_074:
    """Serrated Tooth. Deathrattle: Give your minions Rush."""

    deathrattle = give(FRIENDLY_MINIONS, "TRL_074e")


class TRL_077:
    """Gurubashi Hypemon. Battlecry:Discover a 1/1 copy of a Battlecry minion. It costs (1)."""

    action = (
        discover(discoverable(pool(A_MINION, where=battlecry_card)), signed=False)
        >> give(MADE & IN_HAND, "TRL_077e")
        >> set_displayed_creator(MADE & IN_HAND)
    )


class TRL_077e:
    """Hype! Gurubashi Hypemon made this 1/1."""

    set_atk = N
    set_health = N2
    set_cost = OVERALL + (of_creator(N3) - OVERALL) * as_number(any_of(SELF & IN_HAND))
    stays = ALWAYS


class TRL_092:
    """Spirit of the Shark.

    Stealth for 1 turn. Your minions' Battlecries and Combos trigger twice.
    """

    aura = aura(FRIENDLY_PLAYER, "TRL_092e")
    player_tags = (TAG_961, EXTRA_MINION_BATTLECRIES_BASE)  # U051:4671: 961 goes along
    events = turn_start(keyword(SELF, STEALTH, 0))


class TRL_092e:
    """Power of the Shark. Your minions' Battlecries and Combos trigger twice.

    A mark on the player; the tag of the Spirit counts (U051:4625).
    """

    undispellable = True


class TRL_124:
    """Raiding Party. Draw 2 Pirates from your deck. Combo: And a weapon."""

    action = draw_from(FRIENDLY_DECK & PIRATE, N)
    combo = draw_from(FRIENDLY_DECK & PIRATE, N) >> draw_from(FRIENDLY_DECK & WEAPON)


class TRL_126:
    """Captain Hooktusk. Battlecry: Summon 3 Pirates from your deck. Give them Rush."""

    action = repeat(N, recruit(random(FRIENDLY_DECK & PIRATE)) >> keyword(MADE, RUSH))


class TRL_127:
    """Cannon Barrage. Deal 3 damage to a random enemy. Repeat for each of your Pirates."""

    action = repeat(1 + count(FRIENDLY_MINIONS & PIRATE), damage(random(ENEMY_CHARACTERS), N))


class TRL_156:
    """Stolen Steel. Discover a weapon (from another class)."""

    action = discover(any_class_but_mine(pool(A_WEAPON)))


class TRL_157:
    """Walk the Plank. Destroy an undamaged minion."""

    targets = target(MINIONS & UNHURT, optional=False)
    action = destroy(TARGET)
