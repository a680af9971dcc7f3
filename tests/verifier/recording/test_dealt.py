"""What made a card of a starting deck is told of those dealt beside it."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import BlockType, CardType, Zone
from hsreplay_sim.base.tags import CARDTYPE, CONTROLLER, CREATOR, ZONE
from hsreplay_sim.replay.packets import Block, CreateGame, FullEntity, Packet, PlayerDef, ShowEntity
from hsreplay_sim.verifier.recording.dealt import makers_beside

GAME, ASIDE, POWER, FIRST = 1, 4, 5, 6
PLAYERS = (2, 3)


def packets(*makers: int | None) -> list[Packet]:
    """A deck of so many cards, each shown with its maker or, None, never."""
    deck = range(FIRST, FIRST + len(makers))
    hidden = [FullEntity(each, "", ((ZONE, Zone.DECK), (CONTROLLER, 1))) for each in deck]
    shown = [
        ShowEntity(each, "CS2_182", ((CREATOR, maker),))
        for each, maker in zip(deck, makers, strict=True)
        if maker is not None
    ]
    return [
        CreateGame(GAME, (), tuple(PlayerDef(each, each - 1, ()) for each in PLAYERS)),
        FullEntity(ASIDE, "BOT_914", ((ZONE, Zone.SETASIDE), (CARDTYPE, CardType.MINION))),
        FullEntity(POWER, "CS2_017", ((ZONE, Zone.PLAY), (CARDTYPE, CardType.HERO_POWER))),
        *hidden,
        Block(BlockType.TRIGGER, GAME, [*shown]),
    ]


@pytest.mark.parametrize("maker", [0, GAME, ASIDE])
def test_cards_of_one_deck_have_one_maker(maker: int) -> None:
    """U237, U095 and U146: nobody, the game, Whizbang; a wrong one is no witness against others."""
    told = makers_beside(packets(maker, maker, 2, maker, None, maker, maker))
    assert told[FIRST] == told[FIRST + 1] == told[FIRST + 2] == told[FIRST + 3] == {maker}
    assert FIRST + 4 not in told


def test_behind_a_deck_the_game_or_what_lies_aside_may_have_made_a_card() -> None:
    """U292: a treasure is added behind the deck that a run begins with; U011: a player's Coin.

    No hero power has (U005, step 6, with an error planted).
    """
    told = makers_beside(packets(0, 0, 0, None, GAME, GAME))
    assert told[FIRST + 2] == {0, GAME}
    assert told[FIRST + 4] == {0, GAME, ASIDE}
    assert told[FIRST + 5] == {GAME, ASIDE, *PLAYERS}
