"""Curse of Naxxramas: neutral."""

from hsreplay_sim.cards.words import *

DEAD_MINIONS = FRIENDLY_DEAD_MINIONS + ENEMY_DEAD_MINIONS
TAXES_ONE_TURN = by_profile(lambda p: p.loatheb_ends_with_turn)


class FP1_001:
    """Zombie Chow. Deathrattle: Restore 5 Health to the enemy hero."""

    deathrattle = heal(ENEMY_HERO, N)


class FP1_002:
    """Haunted Creeper. Deathrattle: Summon two 1/1 Spectral Spiders."""

    deathrattle = summon("FP1_002t", 2)


def _mark_echo(value: int) -> Do:
    return (
        set_tag(SELF, TAG_SCRIPT_DATA_NUM_1, value)
        >> set_tag(SELF, MULTIPLY_BUFF_VALUE, value)
        >> set_tag(SELF, CUSTOM_KEYWORD_EFFECT, value)
    )


class FP1_003:
    """Echoing Ooze. Battlecry: Summon an exact copy of this minion at the end of the turn.

    Three tags say that it will, until it does (U159:4881, 4997).
    """

    action = _mark_echo(1)
    events = turn_end(
        _mark_echo(0) >> summon_copy(SELF), only=any_of(SELF & has(CUSTOM_KEYWORD_EFFECT))
    )


class FP1_004:
    """Mad Scientist. Deathrattle: Put a Secret from your deck into the battlefield."""

    deathrattle = put_secret_from(FRIENDLY_DECK)


class FP1_005:
    """Shade of Naxxramas. Stealth. At the start of your turn, gain +1/+1."""

    events = turn_start(give(SELF, "FP1_005e"))


class FP1_005e:
    """Consume. Increased stats."""

    atk = of_creator(N)
    max_health = of_creator(N2)


class FP1_006:
    """Deathcharger. Charge. Deathrattle: Deal 3 damage to your hero."""

    deathrattle = damage(FRIENDLY_HERO, N)


class FP1_007:
    """Nerubian Egg. Deathrattle: Summon a 4/4 Nerubian."""

    deathrattle = summon("FP1_007t")


class FP1_009:
    """Deathlord.

    Taunt. Deathrattle: Your opponent puts a minion from their deck into the battlefield.
    """

    deathrattle = recruit(random(ENEMY_DECK & MINION))


class FP1_012:
    """Sludge Belcher. Taunt Deathrattle: Summon a 1/2 Slime with Taunt."""

    deathrattle = summon("FP1_012t")


HE_IS_MARKED = by_profile(lambda p: p.marks_kelthuzad)


class FP1_013:
    """Kel'Thuzad. At the end of each turn, summon all friendly minions that died this turn."""

    keywords = ((TAG_463, HE_IS_MARKED),)
    mate_keywords = ((TAG_333, ~HE_IS_MARKED),)
    events = turn_end(resummon(DIED_THIS_TURN), whose=BOTH_PLAYERS)


class FP1_014:
    """Stalagg. Deathrattle: If Feugen also died this game, summon Thaddius."""

    deathrattle = when(any_of(DEAD_MINIONS & card("FP1_015")), summon("FP1_014t"))


class FP1_015:
    """Feugen. Deathrattle: If Stalagg also died this game, summon Thaddius."""

    deathrattle = when(any_of(DEAD_MINIONS & card("FP1_014")), summon("FP1_014t"))


class FP1_016:
    """Wailing Soul. Battlecry: Silence your other minions."""

    action = silence(FRIENDLY_MINIONS - SELF)


class FP1_017:
    """Nerub'ar Weblord. Minions with Battlecry cost (2) more."""

    aura = aura((BOTH_HANDS & MINION) & has(BATTLECRY), "FP1_017e")


class FP1_017e:
    """Webbed. Costs (2) more."""

    cost = of_creator(N)


class FP1_024:
    """Unstable Ghoul. Taunt. Deathrattle: Deal 1 damage to all minions."""

    deathrattle = damage(MINIONS, N)


class FP1_027:
    """Stoneskin Gargoyle. At the start of your turn, restore this minion to full Health.

    It heals what is missing, other than all such texts (the wiki of the game, by Auchenai).
    """

    keywords = ((TAG_378, ALWAYS),)
    events = turn_start(heal(SELF, tag_of(SELF, DAMAGE)))


class FP1_028:
    """Undertaker.

    Whenever you summon a minion with Deathrattle, gain +1/+1.

    Before 77662: Whenever you summon a minion with Deathrattle, gain +1 Attack.
    """

    events = when_summoned((FRIENDLY_MINIONS & has(DEATHRATTLE)) - SELF, give(SELF, "FP1_028e"))


class FP1_028e:
    """Darkness Calls. Increased stats."""

    atk = of_creator(N)
    max_health = of_creator(N2)


class FP1_029:
    """Dancing Swords. Deathrattle: Your opponent draws a card."""

    deathrattle = opponent_draws()


class FP1_030:
    """Loatheb. Battlecry: Enemy spells cost (5) more next turn."""

    action = give(ENEMY_PLAYER, "FP1_030e")


class FP1_030e:
    """Necrotic Aura. Your spells cost (5) more this turn.

    It belongs to the player whose Loatheb it was.
    """

    aura = aura(ENEMY_HAND & SPELL, "FP1_030e2", only=THEIR_TURN)
    events = (
        turn_end(expire(SOURCE), whose=ENEMY_PLAYER, only=TAXES_ONE_TURN),
        turn_start(expire(SOURCE), only=~TAXES_ONE_TURN),
    )


class FP1_030e2:
    """Necrotic Aura. Costs (5) more."""

    cost = of_creator(N)


class FP1_031:
    """Baron Rivendare. Your minions trigger their Deathrattles twice."""

    aura = aura(FRIENDLY_PLAYER, "FP1_031e")
    player_tags = (EXTRA_MINION_DEATHRATTLES_BASE,)


class FP1_031e:
    """Rivendare Deathrattle. A mark on the player; the Baron's own tag counts."""
