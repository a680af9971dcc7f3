"""United in Stormwind with the Deadmines (2021): Hunter."""

from hsreplay_sim.cards.words import *


class DED_007:
    """Defias Blastfisher.

    Battlecry: Deal 2 damage to a random enemy. Repeat for each of your Beasts.
    """

    action = repeat(count(FRIENDLY_MINIONS & BEAST) + 1, damage(random(ENEMY_CHARACTERS), N))


class SW_321:
    """Aimed Shot. Deal 3 damage. Your next Hero Power deals 2 more damage."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> give(FRIENDLY_PLAYER, "SW_321e")


class SW_321e:
    """Aiming. Your next Hero Power deals 2 more damage."""

    power_damage = N
    events = until_power_used()


SPELL_WOUNDS = when_deals_damage(
    FRIENDLY & SPELL,
    progress() >> set_tag(SELF, TAG_SCRIPT_DATA_NUM_1, id_of(TARGET)),
    only=~id_of(TARGET).equals(DATA1),
)
"""A spell of mine deals damage; the quest notes it, so that it counts once (U382:3742)."""


class SW_322:
    """Defend the Dwarven District.

    Questline: Deal damage with 3 spells. Reward: Your Hero Power can target minions.
    """

    quest = SPELL_WOUNDS
    reward = give(FRIENDLY_PLAYER, "SW_322e3") >> set_tag(
        FRIENDLY_PLAYER, STEADY_SHOT_CAN_TARGET, 1
    )


class SW_322t:
    """Take the High Ground.

    Questline: Deal damage with 2 spells. Reward: Set the Cost of your Hero Power to (0).
    """

    quest = SPELL_WOUNDS
    reward = give(FRIENDLY_HERO_POWER, "SW_322e")


class SW_322t2:
    """Knock 'Em Down. Questline: Deal damage with 2 spells. Reward: Tavish, Master Marksman."""

    quest = SPELL_WOUNDS
    reward = reward_card("SW_322t4")


class SW_322t4:
    """Tavish, Master Marksman.

    Battlecry: For the rest of the game, spells you cast refresh your Hero Power.
    """

    action = give(FRIENDLY_PLAYER, "SW_322e2")


class SW_322e2:
    """Tavish Stormpike Enchant.

    Battlecry: For the rest of the game, your spells refresh your Hero Power.
    """

    events = after_played(FRIENDLY & SPELL, set_tag(FRIENDLY_HERO_POWER, EXHAUSTED, 0))


class SW_322e3:
    """Crackshot. Your Hero Power Can Target Minions."""

    player_tags = (STEADY_SHOT_CAN_TARGET,)


class SW_455:
    """Rodent Nest. Deathrattle: Summon five 1/1 Rats."""

    deathrattle = summon("SW_455t", 5)


class SW_459:
    """Stormwind Piper. After this minion attacks, give your Beasts +1/+1."""

    events = after_attack(SELF, give(FRIENDLY_MINIONS & BEAST, "SW_459e"))


class SW_463:
    """Imported Tarantula.

    Tradeable. Deathrattle: Summon two 1/1 Spiders with Poisonous and Rush.
    """

    deathrattle = summon("SW_463t", 2)
