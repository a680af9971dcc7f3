"""Rastakhan's Rumble: Hunter."""

from hsreplay_sim.cards.words import *


class TRL_065:
    """Zul'jin. Battlecry: Cast all spells you've played this game (targets chosen randomly)."""

    action = cast_all(PLAYED_THIS_GAME & SPELL)


class TRL_065h:
    """Berserker Throw. Deal 2 damage."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N)


class TRL_111:
    """Headhunter's Hatchet. Battlecry: If you control a Beast, gain +1 Durability."""

    action = when(any_of(FRIENDLY_MINIONS & BEAST), give(SELF, "TRL_111e1"))


class TRL_111e1:
    """Headhunter's Hatchet. Increased Durability."""

    max_health = of_creator(N)


class TRL_119:
    """The Beast Within. Give a friendly Beast +1/+1, then it attacks a random enemy minion."""

    targets = target(FRIENDLY_MINIONS & BEAST, optional=False)
    action = give(TARGET, "TRL_119e") >> attacks(TARGET, ENEMY_MINIONS, extra=True)


class TRL_347:
    """Baited Arrow. Deal 3 damage. Overkill: Summon a 5/5 Devilsaur."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N)
    overkill = summon("TRL_347t")


class TRL_348:
    """Springpaw. Rush. Battlecry: Add a 1/1 Lynx with Rush to your hand."""

    action = add_card("TRL_348t")


class TRL_349:
    """Bloodscalp Strategist. Battlecry: If you have a weapon equipped, Discover a spell."""

    action = when(any_of(FRIENDLY_WEAPON), discover(discoverable(pool(A_SPELL))))


class TRL_566:
    """Revenge of the Wild. Summon your Beasts that died this turn."""

    playable = any_of(DIED_THIS_TURN & BEAST)
    action = resurrect(random(DIED_THIS_TURN & BEAST, FREE_SLOTS))


class TRL_900:
    """Halazzi, the Lynx. Rush. Battlecry: Fill your hand with 1/1 Lynxes that have Rush."""

    action = add_card("TRL_348t", FREE_HAND)


class TRL_901:
    """Spirit of the Lynx. Stealth for 1 turn. Whenever you summon a Beast, give it +1/+1."""

    events = (
        turn_start(keyword(SELF, STEALTH, 0)),
        when_summoned((FRIENDLY & MINION) & BEAST, give(SUBJECT, "TRL_901e")),
    )
