"""Rastakhan's Rumble: Warrior."""

from hsreplay_sim.cards.words import *


class TRL_321:
    """Devastate. Deal 4 damage to a damaged minion."""

    targets = target(MINIONS & HURT, optional=False)
    action = damage(TARGET, N)


class TRL_323:
    """Emberscale Drake. Battlecry: If you're holding a Dragon, gain 5 Armor."""

    action = when(HOLDING_DRAGON, armor(N))


class TRL_324:
    """Heavy Metal! Summon a random minion with Cost equal to your Armor (up to 10)."""

    action = summon_random(pool(A_MINION, cost=at_most(tag_of(FRIENDLY_HERO, ARMOR), 10)))


class TRL_325:
    """Sul'thraze. Overkill: You may attack again."""

    overkill = add_tag(FRIENDLY_HERO, EXTRA_ATTACKS_THIS_TURN)


class TRL_326:
    """Smolderthorn Lancer.

    Battlecry: If you're holding a Dragon, destroy a damaged enemy minion.
    """

    targets = target(ENEMY_MINIONS & HURT, only=HOLDING_DRAGON)
    action = destroy(TARGET)


class TRL_328:
    """War Master Voone. Battlecry: Copy all Dragons in your hand."""

    action = copy_exactly(FRIENDLY_HAND & DRAGON, beside=True)


class TRL_329:
    """Akali, the Rhino. Rush. Overkill: Draw a Rush minion from your deck. Give it +5/+5."""

    overkill = draw_from((FRIENDLY_DECK & MINION) & printed_with(RUSH)) >> give(
        DRAWN & IN_HAND, "TRL_329e"
    )


class TRL_360:
    """Overlord's Whip. After you play a minion, deal 1 damage to it."""

    events = after_played(FRIENDLY & MINION & IN_PLAY, damage(SUBJECT, N))


class TRL_362:
    """Dragon Roar. Add 2 random Dragons to your hand."""

    action = add_random(pool(A_MINION, race=Race.DRAGON), N)
