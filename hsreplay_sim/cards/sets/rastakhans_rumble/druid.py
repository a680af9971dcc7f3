"""Rastakhan's Rumble: Druid."""

from hsreplay_sim.cards.words import *


class TRL_223:
    """Spirit of the Raptor.

    Stealth for 1 turn. After your hero attacks and kills a minion, draw a card.
    """

    events = (
        turn_start(keyword(SELF, STEALTH, 0)),
        after_attack(FRIENDLY_HERO, draw(), defender=MINION & (DOOMED | ~IN_PLAY)),
    )


class TRL_232:
    """Ironhide Direhorn. Overkill: Summon a 5/5 Ironhide Runt."""

    overkill = summon("TRL_232t")


class TRL_240:
    """Savage Striker. Battlecry: Deal damage to an enemy minion equal to your hero's Attack."""

    targets = target(ENEMY_MINIONS, only=atk_of(FRIENDLY_HERO) > 0)
    action = damage(TARGET, atk_of(FRIENDLY_HERO))


class TRL_241:
    """Gonk, the Raptor. After your hero attacks and kills a minion, it may attack again."""

    events = after_attack(
        FRIENDLY_HERO,
        add_tag(FRIENDLY_HERO, EXTRA_ATTACKS_THIS_TURN),
        defender=MINION & (DOOMED | ~IN_PLAY),
    )


class TRL_243:
    """Pounce. Give your hero +2 Attack this turn."""

    action = give(FRIENDLY_HERO, "TRL_243e")


class TRL_244:
    """Predatory Instincts. Draw a Beast from your deck. Double its Health."""

    action = draw_from(FRIENDLY_DECK & BEAST) >> give(
        DRAWN & IN_HAND, "TRL_244e", max_health_of(DRAWN)
    )


class TRL_244e:
    """Predatory Instincts. Doubled Health."""

    max_health = DATA1


class TRL_254:
    """Mark of the Loa. Choose One - Give a minion +2/+4 and Taunt; or Summon two 3/2 Raptors."""

    choose = ("TRL_254a", "TRL_254b")


class TRL_254a:
    """Gonk's Resilience. Give a minion +2/+4 and Taunt."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "TRL_254ae")


class TRL_254b:
    """Raptor Pack. Summon two 3/2 Raptors."""

    action = summon("TRL_254t", 2)


class TRL_255:
    """Stampeding Roar. Summon a random Beast from your hand and give it Rush."""

    playable = any_of(FRIENDLY_HAND & BEAST)
    action = recruit(random(FRIENDLY_HAND & BEAST)) >> give(MADE, "TRL_255e")


class TRL_341:
    """Treespeaker. Battlecry: Transform your Treants into 5/5 Ancients."""

    action = transform(FRIENDLY_MINIONS & called("Treant"), "TRL_341t")
