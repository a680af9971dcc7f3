"""Saviors of Uldum: Warrior."""

from hsreplay_sim.cards.words import *


class ULD_195:
    """Frightened Flunky. TauntBattlecry: Discover a Taunt minion."""

    action = discover(discoverable(pool(A_MINION, where=taunt_card)))


class ULD_253:
    """Tomb Warden. TauntBattlecry: Summon a copy of this minion."""

    action = summon_copy(SELF)


class ULD_256:
    """Into the Fray. Give all Taunt minions in your hand +2/+2."""

    action = give(FRIENDLY_HAND & MINION & has(TAUNT), "ULD_256e")


class ULD_258:
    """Armagedillo. Taunt At the end of your turn, give all Taunt minions in your hand +2/+2."""

    events = turn_end(give(FRIENDLY_HAND & MINION & has(TAUNT), "ULD_258e"))


class ULD_258e:
    """Tough. Increased stats from Armagedillo."""

    atk = of_creator(N)
    max_health = of_creator(N2)


class ULD_707:
    """Plague of Wrath. Destroy all damaged minions."""

    action = destroy(MINIONS & HURT)


class ULD_708:
    """Livewire Lance. After your Hero attacks, add a Lackey to your hand."""

    events = after_attack(FRIENDLY_HERO, add_random(LACKEYS))


class ULD_709:
    """Armored Goon. Whenever your hero attacks, gain 5 Armor."""

    events = when_attacks(FRIENDLY_HERO, armor(N))


class ULD_711:
    """Hack the System. Quest: Attack 5 times with your hero. Reward: Anraphet's Core."""

    quest = after_attack(FRIENDLY_HERO, progress())
    reward = new_power("ULD_711p3")


class ULD_711p3:
    """Anraphet's Core. Summon a 4/3 Golem. After your hero attacks, refresh this."""

    action = summon("ULD_711t")
    events = after_attack(FRIENDLY_HERO, set_tag(SELF, EXHAUSTED, 0))


class ULD_720:
    """Bloodsworn Mercenary. Battlecry: Choose a damaged friendly minion. Summon a copy of it."""

    targets = FRIENDLY_MINIONS & HURT
    action = summon_copy(TARGET, beside=True)
