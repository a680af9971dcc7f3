"""A card that cannot be played whole is refused beforehand; what nobody foresaw is said."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.errors import UnsupportedError
from hsreplay_sim.carddb.card import Card
from hsreplay_sim.cards.words import summon, transform
from hsreplay_sim.cards.words.selectors import TARGET
from hsreplay_sim.engine.text import Script
from hsreplay_sim.play import Deck, Game, implemented
from hsreplay_sim.play.setup.deck import registry
from hsreplay_sim.play.setup.formats import cards_of
from hsreplay_sim.play.setup.needs import Needs, needs_of
from hsreplay_sim.play.setup.packs import Packs
from play import blank_cards
from play.blank_cards import MISSING

BUILD = 54613
YETIS = Deck("MAGE", ["Chillwind Yeti"] * 30)


def started(cards: Packs = blank_cards, seed: int = 0, *, allow_missing: bool = False) -> Game:
    game = Game.new(YETIS, YETIS, build=BUILD, cards=cards, seed=seed, allow_missing=allow_missing)
    return game.start(first=1).skip_mulligan()


@pytest.mark.parametrize(
    ("card", "way"),
    [
        ("Enigma", r"the text of Enigma \(OWN_missing\) is not implemented"),
        ("Call", r"Call \(OWN_call\) makes Enigma \(OWN_missing\), whose text is not implemented"),
        ("Far", r"Far \(OWN_far\) makes .*\(OWN_body\), which makes Enigma \(OWN_missing\)"),
        ("OWN_parts", r"OWN_parts\) makes Enigma"),
        ("OWN_table", r"OWN_table\) makes Enigma"),
        ("OWN_choice", r"makes Call \(OWN_call\), which makes Enigma"),
        ("OWN_doom", "draws from a pool that holds no card"),
        ("OWN_void", "draws from a pool that holds no card"),
    ],
)
def test_a_deck_is_refused_with_a_card_that_cannot_be_played_whole(card: str, way: str) -> None:
    deck = Deck("MAGE", ["Chillwind Yeti", card] * 15)
    with pytest.raises(UnsupportedError, match=way):
        Game.new(deck, YETIS, build=BUILD, cards=blank_cards)
    assert not implemented(card, build=BUILD, cards=blank_cards)


def test_a_deck_names_every_such_card_once() -> None:
    deck = Deck("MAGE", ["Enigma", "Call"] * 15)
    with pytest.raises(UnsupportedError) as refused:
        Game.new(deck, deck, build=BUILD, cards=blank_cards)
    assert str(refused.value).count(";") == 1


@pytest.mark.parametrize("card", ["Chillwind Yeti", "OWN_luck", "OWN_some"])
def test_what_can_be_played_whole_is_implemented(card: str) -> None:
    assert implemented(card, build=BUILD, cards=blank_cards)


def test_one_can_ask_in_a_game_by_name_or_id() -> None:
    assert not implemented("No Such Card", build=BUILD)
    game = started()
    assert game.implemented("CS2_182")
    assert not game.implemented(MISSING)
    assert not game.implemented("OWN_call")


@pytest.mark.parametrize("place", ["give", "summon", "shuffle_into_deck"])
@pytest.mark.parametrize("card", ["Enigma", "Call"])
def test_it_is_put_nowhere(place: str, card: str) -> None:
    with pytest.raises(UnsupportedError, match="is not implemented"):
        getattr(started().player1, place)(card)


@pytest.mark.parametrize("seed", range(4))
def test_chance_picks_among_what_can_be_played_whole_and_the_rest_is_counted(seed: int) -> None:
    game = started(seed=seed)
    game.player1.give("OWN_luck").play()
    assert game.player1.hand[-1].name == "Chillwind Yeti"
    assert [str(each) for each in game.notices] == [
        "turn 1: 1 of the 2 cards of a pool of OWN_luck are left out"
    ]


def test_what_nobody_foresaw_is_no_silent_blank() -> None:
    game = started()
    yeti = game.player2.summon("Chillwind Yeti")
    game.run(transform(TARGET, MISSING), target=yeti)
    game.run(summon(MISSING))
    assert [each.card_id for each in game.notices] == [MISSING, MISSING]
    assert "the text of Enigma #" in game.notices[0].text


def test_a_game_may_allow_what_is_missing_and_says_so_when_it_matters() -> None:
    deck = Deck("MAGE", ["Enigma", "Call", "Doom"] * 10)
    game = Game.new(deck, YETIS, build=BUILD, cards=blank_cards, allow_missing=True)
    game.start(first=1).skip_mulligan()
    assert game.notices == [], "cards in hand and deck do no harm yet"
    game.player1.give("Enigma").play()
    game.player1.give("Call").play()
    game.player1.give("Doom").play()
    assert [card.name for card in game.player1.field] == ["Enigma"] * 3
    said = [each.text.partition("#")[0] for each in game.notices]
    assert said.count("the text of Enigma ") == 3
    assert "none of the 1 cards of a pool of OWN_doom can be played whole" in said


def test_a_copy_of_the_game_has_its_notices_and_what_it_allows() -> None:
    game = started(allow_missing=True)
    game.player1.give("Enigma").play()
    twin = game.copy()
    twin.player1.give("Enigma").play()
    assert (len(game.notices), len(twin.notices)) == (1, 2)


def test_a_position_names_the_blanks_that_it_came_with() -> None:
    game = started()
    yeti = game.player1.summon("Chillwind Yeti")
    state = game.state()
    state.cards[yeti.entity_id] = MISSING
    again = Game.from_state(state, build=BUILD, cards=blank_cards)
    assert [card.name for card in again.blanks] == ["Enigma"]
    assert all(move.card is None or move.card.id != MISSING for move in again.legal_moves())


@pytest.mark.parametrize(
    ("card", "build", "made"),
    [
        ("TOY_601", 217964, "TOY_601t"),  # Miniaturize
        ("MIS_300", 217964, "MIS_300t"),  # Gigantify
        ("DAL_177", 54613, "DAL_177ts"),  # Twinspell
        ("SW_039", 121569, "SW_039t3_t"),  # the last part of a questline, by its parts
        ("VAC_520", 217964, "VAC_520t2"),  # a Drink, by the one with a Drink less
        ("EDR_451", 217964, "EDR_449p"),  # Imbue, whoever imbues
        ("CFM_621", 54613, "CFM_621t16"),  # a table of parts
        ("BAR_079", 255790, "BAR_079t12b"),
        ("TOY_373", 255790, "CS2_022"),
        ("CS2_049", 54613, "CS2_051"),  # a table of a word
        ("CATA_722", 255790, "CATA_580t"),  # and tables of keywords: Herald, Adapt
        ("UNG_009", 54613, "UNG_999t5"),
    ],
)
def test_what_the_rules_make_of_a_card_is_read_too(card: str, build: int, made: str) -> None:
    cards = cards_of(build)
    assert not needs_of(cards, registry()).lack(card)
    assert (
        Needs(cards, Without(made)).lack(card).endswith(f"({made}), whose text is not implemented")
    )


def test_a_hero_that_brings_a_power_has_no_other() -> None:
    needs = Needs(cards_of(255790), Without("BOT_238p"))
    assert not needs.lack("BOT_238")


class Without:
    """The texts of the package but that of one card."""

    def __init__(self, card_id: str) -> None:
        self._missing = card_id

    def find(self, card: Card | None, card_id: str) -> Script | None:
        return None if card_id == self._missing else registry().find(card, card_id)
