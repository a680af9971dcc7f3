"""The Boomsday Project: Rogue."""

from hsreplay_sim.cards.words import *


class BOT_084:
    """Violet Haze. Add 2 random Deathrattle cards to your hand."""

    action = add_random(pool(where=deathrattle_card), N)


class BOT_087:
    """Academic Espionage.

    Shuffle 10 cards from your opponent's class into your deck. They cost (1).
    """

    action = repeat(N, shuffle_random(pool(card_class=their_class)) >> give(MADE, "BOT_087e"))


class BOT_087e:
    """Academic Espionage. Costs (1)."""

    set_cost = N


class BOT_242:
    """Myra's Unstable Element. Draw the rest of your deck."""

    action = draw(count(FRIENDLY_DECK))


class BOT_283:
    """Pogo-Hopper. Battlecry: Gain +2/+2 for each other Pogo-Hopper you played this game."""

    action = repeat(count(PLAYED_THIS_GAME & card("BOT_283")), give(SELF, "BOT_283e"))


class BOT_283e:
    """Kinetic Energy. Increased stats."""

    atk = of_creator(N)
    max_health = of_creator(N2)


class BOT_286:
    """Necrium Blade. Deathrattle: Trigger the Deathrattle of a random friendly minion."""

    deathrattle = trigger_deathrattles(random(FRIENDLY_MINIONS & has(DEATHRATTLE)))


class BOT_288:
    """Lab Recruiter. Battlecry: Shuffle 3 copies of a friendly minion into your deck."""

    targets = FRIENDLY_MINIONS
    action = shuffle_copy(TARGET, N)


class BOT_508:
    """Necrium Vial. Trigger a friendly minion's Deathrattle twice."""

    targets = target(FRIENDLY_MINIONS & has(DEATHRATTLE), optional=False)
    action = repeat(2, trigger_deathrattles(TARGET))


class BOT_565:
    """Blightnozzle Crawler. Deathrattle: Summon a 1/1 Ooze with Poisonous and Rush."""

    deathrattle = summon("BOT_565t")


class BOT_576:
    """Crazed Chemist. Combo: Give a friendly minion +4 Attack."""

    targets = target(FRIENDLY_MINIONS, only=COMBO)
    combo = give(TARGET, "BOT_576e")
