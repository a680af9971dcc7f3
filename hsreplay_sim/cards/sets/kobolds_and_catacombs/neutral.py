"""Kobolds & Catacombs: neutral."""

from hsreplay_sim.cards.words import *


class LOOT_124:
    """Lone Champion. Battlecry: If you control no other minions, gain Taunt and Divine Shield."""

    action = when(~any_of(FRIENDLY_MINIONS - SELF), give(SELF, "LOOT_124e"))


class LOOT_124e:
    """Lonely. Taunt and Divine Shield."""

    keywords = (TAUNT, DIVINE_SHIELD)


class LOOT_130:
    """Arcane Tyrant. Costs (0) if you've cast a spell that costs (5) or more this turn."""

    cost = -(PRINTED_COST - N) * as_number(any_of(PLAYED_THIS_TURN & SPELL & cost_at_least(N2)))


class LOOT_134:
    """Toothy Chest. At the start of your turn, set this minion's Attack to 4."""

    events = turn_start(give(SELF, "LOOT_134e"))


class LOOT_134e:
    """Toothy. Attack set to 4."""

    set_atk = N


class LOOT_144:
    """Hoarding Dragon. Deathrattle: Give your opponent two Coins."""

    deathrattle = opponent_gets("GAME_005", 2)


class LOOT_149:
    """Corridor Creeper. Costs (1) less whenever a minion dies while this is in your hand."""

    in_hand = when_died(MINION, give(SOURCE, "LOOT_149e"))


class LOOT_149e:
    """Creepier. Costs (1) less."""

    cost = -N


class LOOT_167:
    """Fungalmancer. Battlecry: Give adjacent minions +2/+2."""

    action = give(ADJACENT, "LOOT_167e")


class LOOT_167e:
    """Magic Mushroom. +2/+2."""

    atk = N
    max_health = N2


class LOOT_233:
    """Cursed Disciple. Deathrattle: Summon a 5/1 Revenant."""

    deathrattle = summon("LOOT_233t")


class LOOT_291:
    """Shroom Brewer. Battlecry: Restore 4 Health."""

    targets = CHARACTERS
    action = heal(TARGET, N)


class LOOT_347:
    """Kobold Apprentice. Battlecry: Deal 3 damage randomly split among all enemies."""

    action = missiles(N)


class LOOT_413:
    """Plated Beetle. Deathrattle: Gain 3 Armor."""

    deathrattle = armor(N)


class LOOT_516:
    """Zola the Gorgon.

    Battlecry: Choose a friendly minion. Add a Golden copy of it to your hand.
    """

    targets = FRIENDLY_MINIONS
    action = copy_to_hand(TARGET)
