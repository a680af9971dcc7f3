"""Words for decks, weapons and spells that are there: removed, copied exactly, equipped, cast."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import COPIED_FROM_ENTITY_ID, COST, DAMAGE
from hsreplay_sim.cards.words import (
    A_WEAPON,
    FRIENDLY,
    FRIENDLY_DECK,
    FRIENDLY_HAND,
    MADE,
    PLAYED_THIS_TURN,
    SPELL,
    SUBJECT,
    cast_copies,
    cast_it,
    choose_from,
    copy_exactly,
    equip,
    equip_random,
    fixed,
    give,
    lowest,
    pool,
    random,
    remove,
    shuffle_random,
    summon,
    when_discarded,
)
from table import table
from texts import give_text, spell

PLAGUES = 2898
WISP, YETI, BOLT, AXE = "CS2_231", "CS2_182", "CS2_024", "CS2_106"


def test_a_removed_card_of_the_hand_is_not_discarded() -> None:
    t = table()
    listener = give_text(t.game, t.minion(), events=when_discarded(FRIENDLY, summon(WISP)))
    wisp = t.hand(WISP)
    t.play(spell(t, remove(FRIENDLY_HAND)))
    assert (wisp.zone, t.game.board[1]) == (Zone.GRAVEYARD, [listener])


def test_the_cheapest_card_of_the_deck_is_removed() -> None:
    t = table()
    t.deck(YETI, WISP)
    t.play(spell(t, remove(random(lowest(FRIENDLY_DECK, COST)))))
    assert [e.card_id for e in t.game.deck[1]] == [YETI]


def test_an_exact_copy_costs_what_its_original_does() -> None:
    t = table()
    yeti = t.hand(YETI)
    t.play(spell(t, give(FRIENDLY_HAND, "GBL_003e") >> copy_exactly(FRIENDLY_HAND)))
    copy = t.game.hand[1][-1]
    assert (copy.card_id, copy.get(COST), copy.get(COPIED_FROM_ENTITY_ID)) == (YETI, 3, yeti.id)


def test_an_exact_copy_goes_into_the_deck() -> None:
    t = table()
    t.hand(YETI)
    t.play(spell(t, copy_exactly(FRIENDLY_HAND, into_deck=True)))
    assert [e.card_id for e in t.game.deck[1]] == [YETI]


def test_weapons_are_equipped_for_the_other_side_and_at_random() -> None:
    t = table()
    t.answers(AXE)
    t.play(
        spell(t, equip(AXE, opponent=True) >> equip_random(pool(A_WEAPON)) >> remove(MADE - MADE))
    )
    assert [e.card_id for e in (t.game.weapons[1] + t.game.weapons[2])] == [AXE, AXE]


def test_the_chosen_spell_is_cast_at_a_random_target() -> None:
    t = table()
    t.answers(BOLT, t.hero(2))
    t.play(spell(t, choose_from(fixed(BOLT, "GAME_005"), cast_it(SUBJECT))))
    assert t.hero(2).get(DAMAGE) == 3


def test_spells_of_this_turn_are_cast_again() -> None:
    t = table()
    yeti = t.minion(side=2)
    t.play(BOLT, t.hero(2))
    t.answers(yeti)
    t.play(spell(t, cast_copies(PLAYED_THIS_TURN & SPELL)))
    assert (t.hero(2).get(DAMAGE), yeti.get(DAMAGE)) == (3, 3)


def test_random_cards_for_the_other_deck_are_counted_for_who_shuffles_them() -> None:
    t = table(build=189384)
    t.play(spell(t, shuffle_random(fixed(WISP), 2, opponent=True, counts=PLAGUES)))
    assert [e.card_id for e in t.game.deck[2]] == [WISP, WISP]
    assert (t.tag(PLAGUES), t.tag(PLAGUES, side=2)) == (2, 0)
