"""Numbers that are kept: by an enchantment, by a player, on the card itself."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE, TAG_SCRIPT_DATA_NUM_1
from hsreplay_sim.cards.words import (
    COST,
    DATA1,
    FRIENDLY_PLAYER,
    TARGET,
    add_tag,
    at_most,
    damage,
    id_of,
    mine,
    noted,
)
from hsreplay_sim.engine.text import Frame
from table import table
from texts import give_text

COUNTER = 2868


def test_what_is_noted_is_found_again_and_what_is_not_is_nobody() -> None:
    t = table()
    yeti = t.minion()
    frame = Frame(target=yeti)
    told = id_of(TARGET)
    assert told.ask(t.game, t.hero(1), frame) == yeti.id
    keeper = t.minion()
    assert noted(DATA1).of(t.game, keeper, Frame()) == []
    keeper.tags[TAG_SCRIPT_DATA_NUM_1] = yeti.id
    damage(noted(DATA1), 1).run(t.game, keeper, frame)
    assert yeti.get(DAMAGE) == 1


def test_a_number_of_its_own_follows_the_counter_up_to_its_most() -> None:
    t = table()
    held = give_text(t.game, t.hand("CS2_231"), own_number=at_most(mine(COUNTER), 2))
    for expected in (1, 2, 2):
        add_tag(FRIENDLY_PLAYER, COUNTER).run(t.game, t.hero(1), Frame())
        t.play("GAME_005")
        assert held.get(TAG_SCRIPT_DATA_NUM_1) == expected
    assert held.get(COST) == 0
