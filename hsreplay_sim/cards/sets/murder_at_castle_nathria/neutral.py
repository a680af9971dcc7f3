"""Murder at Castle Nathria: neutral."""

from hsreplay_sim.cards.words import *

STARTING_HEALTH = 30
"""The Health of a hero without his text."""


class MAW_033:
    """Sylvanas, the Accused.

    Battlecry: Destroy an enemy minion. Infuse (@): Take control of it instead.
    """

    targets = ENEMY_MINIONS
    action = destroy(TARGET)
    infuse = "MAW_033t"


class MAW_033t:
    """Sylvanas, the Accused. InfusedBattlecry: Take control of an enemy minion."""

    targets = ENEMY_MINIONS
    action = take_control(TARGET)


class REV_012:
    """Bog Beast. TauntDeathrattle: Summon a 2/4 Muckmare with Taunt."""

    deathrattle = summon("REV_012t")


class REV_013:
    """Stoneborn Accuser.

    Infuse (@): Gain "Battlecry: Deal 5 damage."
    """

    infuse = "REV_013t"


class REV_013t:
    """Stoneborn Accuser. InfusedBattlecry: Deal 5 damage."""

    targets = CHARACTERS
    action = damage(TARGET, N)


class REV_018:
    """Prince Renathal. Your deck size and starting Health are 40."""

    start_of_game = when(
        says("size and"),
        raise_health(FRIENDLY_HERO, N - STARTING_HEALTH, noted=False),
        raise_health(FRIENDLY_HERO, N2 - STARTING_HEALTH, noted=False),
    )


class REV_019:
    """Famished Fool. Battlecry: Draw a card. Infuse (@): Draw 3 instead."""

    action = draw()
    infuse = "REV_019t"


class REV_019t:
    """Famished Fool. InfusedBattlecry: Draw 3 cards."""

    action = draw(N)


class REV_023:
    """Demolition Renovator. Tradeable Battlecry: Destroy an enemy location."""

    targets = LOCATIONS & ENEMY
    action = destroy_location(TARGET)


class REV_251:
    """Sinrunner. Deathrattle: Destroy a random enemy minion."""

    deathrattle = destroy(random(ENEMY_MINIONS))


class REV_308:
    """Maze Guide. Battlecry: Summon a random 2-Cost minion."""

    action = summon_random(pool(A_MINION, cost=N))


class REV_338:
    """Dredger Staff. Battlecry: Give minions in your hand +1 Health."""

    action = give(FRIENDLY_HAND & MINION, "REV_338e")


class REV_351:
    """Roosting Gargoyle. Battlecry: Give a friendly Beast +2 Attack."""

    targets = FRIENDLY_MINIONS & BEAST
    action = give(TARGET, "REV_351e")


class REV_375:
    """Stoneborn General. Rush. Deathrattle: Summon an 8/8 Gravewing with Rush."""

    deathrattle = summon("REV_375t")


class REV_378:
    """Forensic Duster. Battlecry: Your opponent's minions cost (1) more next turn."""

    action = give(ENEMY_PLAYER, "REV_378e")


class REV_378e:
    """Dusting. Your minions cost (1) more this turn."""

    aura = aura(ENEMY_HAND & MINION, "REV_378e2", only=THEIR_TURN)
    events = turn_end(expire(SOURCE), whose=ENEMY_PLAYER)


class REV_837:
    """Muck Plumber. ALL minions cost (2) more."""

    aura = aura(BOTH_HANDS & MINION, "REV_837e")


class REV_839:
    """Sinstone Totem. At the end of your turn, gain +1 Health."""

    events = turn_end(give(SELF, "REV_839e"))


class REV_839e:
    """Sinful Stones. Increased Health."""

    max_health = of_creator(N)


class REV_841:
    """Anonymous Informant. Battlecry: The next Secret you play costs (0)."""

    action = give(FRIENDLY_PLAYER, "REV_841e")


class REV_841e:
    """Informed. Your next Secret costs (0)."""

    aura = aura(FRIENDLY_HAND & A_SECRET, "REV_841e2")
    events = until_played(FRIENDLY & A_SECRET)


class REV_841e2:
    """Informed. Your next Secret costs (0)."""

    set_cost = N


class REV_845:
    """Volatile Skeleton. Deathrattle: Deal 2 damage to a random enemy."""

    deathrattle = damage(random(ENEMY_CHARACTERS), N)


class REV_900:
    """Scuttlebutt Ghoul. TauntBattlecry: If you control a Secret, summon a copy of this."""

    action = when(any_of(FRIENDLY_SECRETS), summon_copy(SELF))


class REV_945:
    """Sketchy Stranger. Battlecry:Discover a Secret from another class."""

    action = discover(any_class_but_mine(pool(A_SPELL, where=secret_card)))


class REV_946:
    """Steamcleaner. Battlecry: Destroy ALL cards in both players' decks that didn't start there."""

    action = mill((FRIENDLY_DECK + ENEMY_DECK) & GENERATED)


class REV_956:
    """Priest of the Deceased. TauntInfuse (@): Gain +2/+2."""

    infuse = "REV_956t"


class REV_957:
    """Murlocula. LifestealInfuse (@): This costs (0)."""

    infuse = "REV_957t"
