"""Classic: Hunter."""

from hsreplay_sim.cards.words import *


class DS1_188:
    """Gladiator's Longbow.

    Your hero is Immune while attacking. Up to 10357 the update in the attack makes it so.
    """

    hero_keywords = (
        (IMMUNE_WHILE_ATTACKING, ALWAYS),
        (
            IMMUNE,
            any_of(FRIENDLY_HERO & has(ATTACKING)) & ~by_profile(lambda p: p.immune_by_trigger),
        ),
    )
    events = with_keyword(
        when_attacks(
            FRIENDLY_HERO,
            give(FRIENDLY_HERO, "DS1_188e"),
            only=by_profile(lambda p: p.immune_by_trigger),
        ),
        0,
    )


class DS1_188e:
    """Gladiator's Longbow enchantment. Your hero is Immune while attacking."""

    keywords = (IMMUNE,)
    events = after_attack(SELF, expire(SOURCE))


class EX1_531:
    """Scavenging Hyena. Whenever a friendly Beast dies, gain +2/+1."""

    events = when_died(FRIENDLY & BEAST & OTHERS, give(SELF, "EX1_531e", notes=N))


class EX1_531e:
    """Well Fed. Increased Attack and Health."""

    atk = of_creator(N)
    max_health = of_creator(N2)


MISDIRECTED = (CHARACTERS & ~has(IMMUNE) & ~ATTACKED) - SUBJECT


class EX1_533:
    """Misdirection.

    Secret: When an enemy attacks your hero, instead it attacks another random character; none that
    is Immune (Hearthstone-Deck-Tracker#3996), and the hero again if another Secret has put somebody
    in his place (hs-bugs#855). Up to 9786 it stays if all of these are minions in Stealth.
    """

    secret = when_attacks(
        ENEMY_CHARACTERS,
        redirect(random(MISDIRECTED)),
        FRIENDLY_HERO,
        only=any_of(SUBJECT & IN_PLAY & FIGHTS_ON)
        & (
            any_of(MISDIRECTED & ~has(STEALTH))
            | any_of(MISDIRECTED) & by_profile(lambda p: p.misdirects_to_hidden)
        ),
    )


class EX1_534:
    """Savannah Highmane. Deathrattle: Summon two 2/2 Hyenas."""

    deathrattle = summon("EX1_534t", 2)


class EX1_536:
    """Eaglehorn Bow. Whenever a friendly Secret is revealed, gain +1 Durability."""

    events = when_revealed(FRIENDLY & A_SECRET, give(SELF, "EX1_536e", adds=N))


class EX1_536e:
    """Upgraded. Increased Durability."""

    max_health = of_creator(N)


class EX1_537:
    """Explosive Shot. Deal 5 damage to a minion and 2 damage to adjacent ones."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> damage(adjacent(TARGET), N2)


class EX1_538:
    """Unleash the Hounds. For each enemy minion, summon a 1/1 Hound with Charge."""

    action = summon("EX1_538t", count(ENEMY_MINIONS))


class EX1_544:
    """Flare. All minions lose Stealth. Destroy all enemy Secrets. Draw a card."""

    action = keyword(MINIONS & has(STEALTH), STEALTH, 0) >> destroy_secrets(ENEMY_SECRETS) >> draw()


class EX1_549:
    """Bestial Wrath. Give a friendly Beast +2 Attack and Immune this turn."""

    targets = target(FRIENDLY_MINIONS & BEAST, optional=False)
    action = give(TARGET, "EX1_549o")


class EX1_554:
    """Snake Trap.

    Secret: When one of your minions is attacked, summon three 1/1 Snakes. Onto a full board it
    fires for nothing up to 10604.
    """

    secret = when_attacks(
        ENEMY_CHARACTERS,
        summon("EX1_554t", 3),
        FRIENDLY_MINIONS,
        ROOM | ~by_profile(lambda p: p.traps_need_room),
    )


class EX1_609:
    """Snipe.

    Secret: After your opponent plays a minion, deal 6 damage to it. Lord Jaraxxus is hit as a hero.
    A Dormant one is not seen (Hearthstone-Deck-Tracker#4030).
    """

    secret = after_played(
        ENEMY & MINION,
        damage((SUBJECT & IN_PLAY) + NEW_FORM, N),
        any_of((SUBJECT & IN_PLAY & AWAKE & ALIVE) + NEW_FORM),
    )


class EX1_610:
    """Explosive Trap. Secret: When your hero is attacked, deal 2 damage to all enemies."""

    secret = when_attacks(ENEMY_CHARACTERS, damage(ENEMY_CHARACTERS, N), FRIENDLY_HERO)


class EX1_611:
    """Freezing Trap.

    Secret: When an enemy minion attacks, return it to its owner's hand. It costs (2) more. Not one
    that an Explosive Trap has killed (U283:2566, U421:10278); up to 9786 one that Vaporize will
    destroy (hs-bugs#69).
    """

    secret = when_attacks(
        ENEMY_MINIONS & RETURNABLE,
        call_back(SUBJECT) >> exit_combat(SUBJECT) >> bounce(SUBJECT) >> give(SUBJECT, "GBL_005e"),
    )


class EX1_617:
    """Deadly Shot. Destroy a random enemy minion."""

    action = destroy(random(ENEMY_MINIONS))
