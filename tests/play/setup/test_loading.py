"""From files to positions that are played on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.errors import FormatError, UnsupportedError, UsageError
from hsreplay_sim.base.tags import CARDTYPE, HEALTH, HERO_ENTITY, RESOURCES, ZONE
from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.formats.snapshot import write
from hsreplay_sim.play import Deck, Game
from hsreplay_sim.replay.board import snapshot_from_state
from hsreplay_sim.replay.board_effects import CardFilterSnapshot
from places import ROOT

DEMO = ROOT / "fixtures" / "demo" / "planted.log"
BUILD = 54613
YETIS = Deck("MAGE", ["Chillwind Yeti", "Fireball"] * 15)


def hero(character: str, **more: Any) -> dict[str, Any]:
    return {
        "character": character, "weapon": None, "health": 30, "attack": 0, "immune": False,
        "frozen_for": 0, "windfury": False, "used_windfury": False, "already_attacked": False,
        **more,
    }  # fmt: skip


def minion(name: str, position: int, stats: tuple[int, int], **more: Any) -> dict[str, Any]:
    return {
        "name": name, "sequence_id": position + 1, "position": position, "health": stats[1],
        "max_health": stats[1], "attack": stats[0], "stealth": False, "taunt": False,
        "divine_shield": False, "spell_targetable": True, "windfury": False, "charge": False,
        "exhausted": False, "already_attacked": False, "windfury_used": False, "frozen_for": 0,
        "immune": False, "silenced": False, "effects": [], **more,
    }  # fmt: skip


def side(character: str, **more: Any) -> dict[str, Any]:
    deck = {"cards": []}
    return {
        "hero": hero(character), "deck": deck, "hand": [], "secrets": [], "card_filters": [],
        "minions": [], "mana": 10, "max_mana": 10, **more,
    }  # fmt: skip


def page(first: dict[str, Any], second: dict[str, Any] | None = None) -> bytes:
    """A document in the words of the page, without our `entities`."""
    players = [first, second or side("Warrior")]
    return json.dumps({"players": players, "active_player": 0, "current_sequence_id": 9}).encode()


def on_the_board(*effects: dict[str, Any], **more: Any) -> Game:
    """Three Wisps, the one in the middle with effects."""
    middle = minion("Wisp", 1, (1, 1), effects=list(effects), **more)
    row = [minion("Wisp", 0, (1, 1)), middle, minion("Wisp", 2, (1, 1))]
    return Game.load(page(side("Mage", minions=row)), build=BUILD)


# --- where from ------------------------------------------------------------------------------


def test_a_saved_position_goes_on_with_the_same_packets(tmp_path: Path) -> None:
    game = Game.new(YETIS, YETIS, build=BUILD).start(1).skip_mulligan()
    game.player1.mana = 10
    game.player1.summon("Chillwind Yeti")
    game.save(tmp_path / "x.snapshot.json")
    again = Game.load(tmp_path / "x.snapshot.json", build=BUILD)
    since = len(game.engine.out)
    for each in (game, again):
        each.oracle.random.seed(4)
        each.skip_turn()
    assert again.engine.out == game.engine.out[since:]


@pytest.mark.parametrize(("attack", "total"), [(0, 3), (2, 5), (3, 3), (5, 5)])
def test_less_attack_than_the_weapon_has_is_what_a_hero_has_beside_it(
    attack: int, total: int
) -> None:
    armed = side("Warrior")
    weapon = {"name": "Fiery War Axe", "attack": 3, "durability": 2}
    armed["hero"] |= {"weapon": weapon, "attack": attack}
    game = Game.load(page(armed, armed), build=BUILD)
    hero, other = game.player1.hero, game.player2.hero
    assert (hero.atk, other.atk) == (total, attack)
    hero.attack(other)
    assert other.damage == total


def fireball_of(game: Game) -> int:
    """What the Fireball of the first player costs."""
    card = game.player1.hand.find("Fireball")
    assert card is not None
    return card.cost


@pytest.mark.parametrize(("build", "less"), [(13619, 3), (BUILD, 2)])
def test_preparation_and_loatheb_are_saved_as_card_filters(
    tmp_path: Path, build: int, less: int
) -> None:
    """A reader that knows the board alone makes the same cards cheaper, or dearer."""
    game = Game.new(YETIS, YETIS, build=build).start(1).skip_mulligan()
    game.player1.mana = 10
    for name in ("Fireball", "Preparation", "Loatheb"):
        game.player1.give(name)
    for name in ("Preparation", "Loatheb"):
        card = game.player1.hand.find(name)
        assert card is not None
        card.play()
    mine, theirs = (each.card_filters for each in game.snapshot().players)
    assert mine == (CardFilterSnapshot(less, "spell", "turn_ended", 1, only_first=True),)
    assert theirs == (CardFilterSnapshot(-5, "spell", "turn_ended", 2),)
    game.save(tmp_path / "x.snapshot.json")
    assert fireball_of(Game.load(tmp_path / "x.snapshot.json", build=build)) == 4 - less
    assert Game.load(tmp_path / "x.snapshot.json").turn == 1, "another build says another amount"
    document = json.loads((tmp_path / "x.snapshot.json").read_text())
    del document["entities"]
    (tmp_path / "y.snapshot.json").write_text(json.dumps(document))
    assert fireball_of(Game.load(tmp_path / "y.snapshot.json", build=build)) == 4 - less


def ends(game: Game) -> list[int]:
    """The entity ids of what is known to lie on top of a deck, as it is saved."""
    ledger = game.snapshot().ledger
    return ledger.on_top if ledger is not None else []


def test_a_saved_deck_is_drawn_as_it_was_stacked(tmp_path: Path) -> None:
    game = Game.new(YETIS, YETIS, build=BUILD).start(1).skip_mulligan()
    game.player1.stack_deck("Fireball", "The Coin", "Wisp")
    game.player2.shuffle_into_deck("Pyroblast").put_on_top()
    game.save(tmp_path / "x.snapshot.json")
    again = Game.load(tmp_path / "x.snapshot.json", build=BUILD)
    assert ends(again) == ends(game)
    assert [card.name for card in again.player1.draw(3)] == ["Fireball", "The Coin", "Wisp"]
    assert [card.name for card in again.player2.draw(1)] == ["Pyroblast"]


def saved_and_loaded(game: Game, build: int, folder: Path) -> Game:
    game.save(folder / "x.snapshot.json")
    return Game.load(folder / "x.snapshot.json", build=build)


def test_a_saved_game_knows_what_was_played_before(tmp_path: Path) -> None:
    """Steam Surger asks for an Elemental of the turn before."""
    game = Game.new(YETIS, YETIS, build=20457).start(1).skip_mulligan()
    game.player1.mana = 10
    game.player1.give("Fire Fly").play()
    game.end_turn()
    game.end_turn()
    game.player1.mana = 10
    game.player1.give("Steam Surger")
    again = saved_and_loaded(game, 20457, tmp_path)
    for each in (game, again):
        each.player1.hand.find("Steam Surger").play()
        assert each.player1.hand.find("Flame Geyser") is not None


def test_a_saved_game_knows_what_was_summoned_before(tmp_path: Path) -> None:
    """Thing from Below costs (1) less for each Totem, whatever has become of it since."""
    game = Game.new(YETIS, YETIS, build=BUILD).start(1).skip_mulligan()
    game.player1.summon("Flametongue Totem").bounce()
    again = saved_and_loaded(game, BUILD, tmp_path)
    assert [each.player1.give("Thing from Below").cost for each in (game, again)] == [5, 5]


def test_a_saved_game_knows_since_when_a_card_is_held(tmp_path: Path) -> None:
    """Baba Naga does not hear of a spell that was cast in this turn, before it was drawn."""
    build = 137436
    game = Game.new(YETIS, YETIS, build=build).start(1).skip_mulligan()
    game.player1.mana = 10
    game.player1.give("The Coin").play()
    game.player1.give("Baba Naga")
    again = saved_and_loaded(game, build, tmp_path)
    for each in (game, again):
        each.player1.hand.find("Baba Naga").play()
        assert each.player2.hero.damage == 0


def test_a_saved_cost_goes_by_what_was_played_before(tmp_path: Path) -> None:
    """The first Taunt minion of a turn is cheaper beside a Razormane Battleguard."""
    game = Game.new(YETIS, YETIS, build=121569).start(1).skip_mulligan()
    game.player1.summon("Razormane Battleguard")
    game.player1.mana = 10
    game.player1.give("Goldshire Footman").play()
    game.player1.give("Sen'jin Shieldmasta")
    again = saved_and_loaded(game, 121569, tmp_path)
    costs = []
    for each in (game, again):
        costs.append(each.player1.hand.find("Sen'jin Shieldmasta").cost)
        each.end_turn()
        costs.append(each.player1.hand.find("Sen'jin Shieldmasta").cost)
    assert costs == [4, 2, 4, 2]


def test_a_saved_body_keeps_what_it_was_made_with(tmp_path: Path) -> None:
    """What Dark Alley Pact made keeps its size as it dies; an enchantment's gift would go."""
    game = Game.new(YETIS, YETIS, build=121569).start(1).skip_mulligan()
    game.player1.mana = 10
    game.player1.give("Dark Alley Pact").play()
    again = saved_and_loaded(game, 121569, tmp_path)
    size = [each.player1.field[0].entity.get(HEALTH) for each in (game, again)]
    for each in (game, again):
        body = each.player1.field[0]
        body.destroy()
        assert body.entity.get(HEALTH) == size[0] > 1


def test_a_saved_stat_counts_as_explained_in_another_build(tmp_path: Path) -> None:
    """In 18336 Fiery War Axe costs 2, since 21517 it costs 3."""
    game = Game.new(YETIS, YETIS, build=18336).start(1).skip_mulligan()
    game.player1.give("Fiery War Axe")
    again = saved_and_loaded(game, 25770, tmp_path)
    assert again.player1.hand.find("Fiery War Axe").cost == 2
    again.player1.mana = 10
    again.player1.give("Wisp").play()
    assert again.player1.hand.find("Fiery War Axe").cost == 2


def test_what_lies_on_top_of_a_deck_must_be_in_one(tmp_path: Path) -> None:
    game = Game.new(YETIS, YETIS, build=BUILD).start(1).skip_mulligan()
    game.player1.stack_deck("Fireball")
    file = tmp_path / "x.snapshot.json"
    game.save(file)
    (number,) = ends(game)
    for wrong in (f"[{number}, {number}]", "[1]", "[true]", "[9999]", '["x"]'):
        other = tmp_path / "wrong.snapshot.json"
        other.write_text(file.read_text().replace(f'"on_top": [{number}]', f'"on_top": {wrong}'))
        with pytest.raises(FormatError, match="no entity of a deck"):
            Game.load(other, build=BUILD)


def test_a_step_of_a_recording_is_played_on() -> None:
    game = Game.load(f"{DEMO}@33")
    assert (game.build, game.turn, game.current_player.player_id) == (185749, 11, 2)
    game.card(46).attack(game.card(14))
    assert game.card(14).dead
    assert Game.load(DEMO).ended, "without a step it is the end of the game"


def test_a_step_of_a_recording_comes_with_its_past(tmp_path: Path) -> None:
    """Servant of Kalimos asks for an Elemental that was played last turn."""
    game = Game.new(YETIS, YETIS, build=BUILD).start(1).skip_mulligan()
    game.player1.mana = 10
    game.player1.give("Fire Fly").play()
    dead = game.player1.give("Wisp").play()
    game.end_turn()
    game.player2.mana = 10
    game.player2.give("Fireball").play(dead)
    game.end_turn()
    game.save(tmp_path / "game.log")
    again = Game.load(tmp_path / "game.log", build=BUILD)
    past = again.engine.untagged
    assert [card.card_id for _, card in past.played] == ["UNG_809", "CS2_231", "CS2_029"]
    assert [(turn, card.card_id) for turn, card in past.died] == [(2, "CS2_231")]
    summoned = [(turn, card.card_id) for turn, card in past.summoned]
    assert summoned == [(1, "UNG_809"), (1, "CS2_231")]
    again.player1.mana = 10
    again.player1.give("Servant of Kalimos").play()
    assert again.choice is not None


def test_a_step_or_game_that_is_not_there_is_named() -> None:
    with pytest.raises(UsageError, match="there is no game 2"):
        Game.load(f"{DEMO}:2@1")
    with pytest.raises(UsageError, match="there is no step 900"):
        Game.load(f"{DEMO}@900")


def test_a_hidden_card_is_what_the_recording_shows_later_and_no_other_is_played() -> None:
    game = Game.load(f"{DEMO}@33")
    shown = [card for card in game.player2.hand if card.id]
    assert [card.name for card in shown] == ["Bloodfen Raptor"]
    hidden = next(card for card in game.player2.hand if not card.id)
    assert not hidden.is_playable()
    with pytest.raises(UnsupportedError, match="the recording never shows what card this is"):
        hidden.play()


def test_a_move_of_a_scripted_replay_is_played_on() -> None:
    script = ROOT / "fixtures" / "hearthbreaker" / "coin-and-druid.rep"
    game = Game.load(f"{script}@5")
    assert (game.turn, game.current_player.player_id) == (2, 2)
    game.player2.field[0].attack(game.player1.hero)
    assert game.player1.hero.health == 29
    game.end_turn()
    assert game.current_player == game.player1
    with pytest.raises(UsageError, match="there is no move 900"):
        Game.load(f"{script}@900")


def test_a_recording_without_a_build_asks_for_one(tmp_path: Path) -> None:
    path = tmp_path / "undated.log"
    lines = DEMO.read_text("utf-8").splitlines(keepends=True)
    path.write_text("".join(line for line in lines if "BuildNumber" not in line), "utf-8")
    with pytest.raises(UnsupportedError, match="it does not state its build: say which"):
        Game.load(f"{path}@33")
    assert Game.load(f"{path}@33", build=185749).turn == 11


# --- the page's own documents ----------------------------------------------------------------


def test_a_board_in_words_is_played_on() -> None:
    game = on_the_board()
    middle = game.player1.field[1]
    middle.attack(game.player2.hero)
    assert game.player2.hero.health == 29


def test_stats_hold_what_an_aura_gives_and_lose_it_with_its_source() -> None:
    row = [minion("Stormwind Champion", 0, (6, 6)), minion("Wisp", 1, (2, 2))]
    game = Game.load(page(side("Mage", minions=row)), build=BUILD)
    champion, wisp = game.player1.field
    game.player1.summon("Wisp")
    assert (wisp.atk, wisp.health) == (2, 2), "not twice"
    champion.destroy()
    assert (wisp.atk, wisp.health) == (1, 1)


@pytest.mark.parametrize(
    "effect",
    [
        {"name": "GiveFriendlyMinionsPlusOnePlusOne"},
        {"type": "increase_attack", "filter": "friendly_minions", "amount": 1},
    ],
)
def test_an_effect_that_is_the_minions_own_text_is_there_once(effect: dict[str, Any]) -> None:
    row = [minion("Stormwind Champion", 0, (6, 6), effects=[effect]), minion("Wisp", 1, (2, 2))]
    game = Game.load(page(side("Mage", minions=row)), build=BUILD)
    champion, wisp = game.player1.field
    assert (wisp.atk, list(champion.buffs)) == (2, [])


def test_a_named_aura_on_a_minion_without_that_text_works_from_it() -> None:
    game = on_the_board({"name": "GiveAdjancentMinionsPlusTwo"})
    left, middle, right = game.player1.field
    late = game.player1.summon("Wisp")
    assert [each.atk for each in game.player1.field] == [1, 1, 1, 1], "the document says so"
    right.destroy()
    assert late.atk == 3, "now it is beside"
    middle.silence()
    assert late.atk == 1
    assert not left.dead


def test_a_name_that_the_own_text_says_in_its_words_is_nothing_more() -> None:
    row = [minion("Deathwing", 0, (12, 12), effects=[{"name": "DestroyOtherMinions"}])]
    game = Game.load(page(side("Mage", minions=row)), build=BUILD)
    assert list(game.player1.field[0].buffs) == []


@pytest.mark.parametrize(("ages", "first"), [((1, 2), "Nerubian"), ((2, 1), "Damaged Golem")])
def test_deathrattles_of_a_loaded_board_run_by_sequence_id(
    ages: tuple[int, int], first: str
) -> None:
    row = [
        minion(name, place, (1, 1), sequence_id=age)
        for place, (name, age) in enumerate(
            zip(("Nerubian Egg", "Harvest Golem"), ages, strict=True)
        )
    ]
    hand = [{"name": "Twisting Nether", "id": 4}]
    game = Game.load(page(side("Warlock", minions=row, hand=hand)), build=BUILD)
    game.player1.hand[0].play()
    made = sorted(game.player1.field, key=lambda token: token.entity_id)
    assert made[0].name == first


@pytest.mark.parametrize(("silenced", "damage"), [(False, 7), (True, 6)])
def test_a_minion_of_the_board_gives_its_spell_damage_unless_it_is_silenced(
    *, silenced: bool, damage: int
) -> None:
    kobold = minion("Kobold Geomancer", 0, (2, 2), silenced=silenced)
    hand = [{"name": "Fireball", "id": 4}]
    game = Game.load(page(side("Mage", minions=[kobold], hand=hand)), build=BUILD)
    game.player1.hand[0].play(game.player2.hero)
    assert game.player2.hero.damage == damage


def test_a_silenced_minion_has_the_keywords_that_the_document_names() -> None:
    row = [minion("Sylvanas Windrunner", 0, (5, 5), silenced=True, taunt=True)]
    sylvanas = Game.load(page(side("Mage", minions=row)), build=BUILD).player1.field[0]
    assert (sylvanas.silenced, sylvanas.has_deathrattle, sylvanas.taunt) == (True, False, True)


@pytest.mark.parametrize("build", [13619, BUILD])
def test_cards_in_hand_cost_what_follows_from_the_board(build: int) -> None:
    row = [minion("Sorcerer's Apprentice", 0, (3, 2)), minion("Wisp", 1, (1, 1))]
    hand = [{"name": "Fireball", "id": 4}, {"name": "Mountain Giant", "id": 5}]
    game = Game.load(page(side("Mage", minions=row, hand=hand)), build=build)
    costs = [[card.cost for card in game.player1.hand]]
    game.player1.field[0].destroy()
    costs.append([card.cost for card in game.player1.hand])
    assert costs == [[3, 11], [4, 11]]


def test_who_is_frozen_for_two_turns_stays_frozen_through_the_next_one() -> None:
    """Though the document says of it that it has not attacked."""
    row = [minion("Wisp", 0, (1, 1), frozen_for=2), minion("Wisp", 1, (1, 1), frozen_for=1)]
    game = Game.load(page(side("Mage", minions=row)), build=BUILD)
    frozen = []
    for _ in range(3):
        frozen.append([each.frozen for each in game.player1.field])
        game.end_turn()
    assert frozen == [[True, True], [True, False], [True, False]]
    assert not game.player1.field[0].frozen


def test_card_ids_may_begin_anywhere() -> None:
    """The page wants them to differ; a game gives 1, 2 and 3 to itself and its players."""
    deck = {"cards": [{"name": "Fireball", "id": 0}, {"name": "Wisp", "id": 1}]}
    hand = [{"name": "Chillwind Yeti", "id": 2}]
    game = Game.load(page(side("Mage", deck=deck, hand=hand)), build=BUILD)
    ids = [card.entity_id for card in (*game.player1.deck, *game.player1.hand)]
    assert ids == [4, 5, 6]


def test_card_ids_that_stand_twice_are_refused_with_the_file(tmp_path: Path) -> None:
    hand = [{"name": "Wisp", "id": 7}, {"name": "Wisp", "id": 7}]
    (tmp_path / "x.snapshot.json").write_bytes(page(side("Mage", hand=hand)))
    with pytest.raises(FormatError, match=r"x\.snapshot\.json.*must differ, and 7 stands twice"):
        Game.load(tmp_path / "x.snapshot.json")


def test_an_effect_ends_when_it_says() -> None:
    for_now = {"type": "increase_attack", "amount": 2, "until": "turn_ended"}
    game = on_the_board(for_now, {"type": "stealth", "until": "turn_started"}, attack=3)
    middle = game.player1.field[1]
    assert (middle.atk, middle.stealthed) == (3, True)
    game.end_turn()
    assert (middle.atk, middle.stealthed) == (1, True)
    game.end_turn()
    assert (middle.atk, middle.stealthed) == (1, False)


@pytest.mark.parametrize(
    ("kind", "attribute"),
    [
        ("taunt", "taunt"), ("stealth", "stealthed"), ("charge", "charge"),
        ("windfury", "windfury"), ("divine_shield", "divine_shield"), ("frozen", "frozen"),
        ("immune", "immune"), ("cant_attack", "cant_attack"), ("no_spell_target", "elusive"),
    ],
)  # fmt: skip
def test_a_keyword_is_given_and_ends_with_the_turn(kind: str, attribute: str) -> None:
    game = on_the_board({"type": kind, "until": "end_turn"})
    middle = game.player1.field[1]
    assert getattr(middle, attribute)
    game.end_turn()
    assert not getattr(middle, attribute)


def test_health_that_an_effect_gave_goes_with_silence() -> None:
    game = on_the_board({"type": "increase_health", "amount": 4}, health=5, max_health=5)
    middle = game.player1.field[1]
    middle.hit(1)
    middle.silence()
    assert (middle.health, middle.max_health) == (1, 1)


CARDS = [
    {"name": "Fireball", "id": 4},
    {"name": "Chillwind Yeti", "id": 5},
    {"name": "Ice Block", "id": 6},
]


@pytest.mark.parametrize(
    ("kind", "costs"),
    [("spell", [3, 4, 2]), ("minion", [4, 3, 3]), ("secret", [4, 4, 2]), ("card", [3, 3, 2])],
)
def test_a_card_filter_makes_its_kind_of_cards_cheaper(kind: str, costs: list[int]) -> None:
    entry = {"amount": 1, "filter": kind, "until": "turn_ended", "player": 1}
    game = Game.load(page(side("Mage", hand=CARDS, card_filters=[entry])), build=BUILD)
    assert [card.cost for card in game.player1.hand] == costs
    game.end_turn()
    assert [card.cost for card in game.player1.hand] == [4, 4, 3]


@pytest.mark.parametrize(
    ("until", "player", "turns"),
    [("turn_ended", 1, 1), ("turn_started", 2, 1), ("turn_ended", 2, 2), ("turn_started", 1, 2)],
)
def test_a_card_filter_ends_with_the_turn_that_it_names(
    until: str, player: int, turns: int
) -> None:
    entry = {"amount": 2, "filter": "card", "until": until, "player": player}
    game = Game.load(page(side("Mage", hand=CARDS, card_filters=[entry])), build=BUILD)
    costs = []
    for _ in range(3):
        costs.append(game.player1.hand[0].cost)
        game.end_turn()
    assert costs == [2] * turns + [4] * (3 - turns)


def test_a_filter_for_the_first_card_ends_with_it() -> None:
    entry = {
        "amount": 2, "filter": "spell", "until": "turn_ended", "player": 1, "only_first": True,
    }  # fmt: skip
    hand = [*CARDS, {"name": "Fireball", "id": 7}]
    game = Game.load(page(side("Mage", hand=hand, card_filters=[entry])), build=BUILD)
    game.player1.hand[1].play()
    assert game.player1.hand[0].cost == 2, "a minion is no spell"
    game.player1.hand[0].play(game.player2.hero)
    assert game.player1.hand.find("Fireball").cost == 4


def test_a_game_with_such_effects_is_saved_and_loaded_again(tmp_path: Path) -> None:
    game = on_the_board({"type": "increase_attack", "amount": 2, "until": "turn_ended"}, attack=3)
    game.save(tmp_path / "x.snapshot.json")
    again = Game.load(tmp_path / "x.snapshot.json", build=BUILD)
    again.end_turn()
    assert again.player1.field[1].atk == 1


@pytest.mark.parametrize(
    ("tag", "value", "complaint"),
    [
        (RESOURCES, -1, "tag 26 is -1"),
        (HERO_ENTITY, 9, "0 heroes in play"),
        (CARDTYPE, 0, "the game has no GameEntity"),
    ],
)  # fmt: skip
def test_a_position_that_no_game_has_is_refused(tag: int, value: int, complaint: str) -> None:
    snapshot = on_the_board().snapshot()
    assert snapshot.state is not None
    if tag == HERO_ENTITY:
        hero = snapshot.state.get(2, HERO_ENTITY)
        snapshot.state.tags[hero][ZONE] = Zone.GRAVEYARD
    else:
        snapshot.state.tags[1 if tag == CARDTYPE else 2][tag] = value
    data = json.loads(write(snapshot_from_state(snapshot.state, CardStore.open().at(BUILD))))
    with pytest.raises(FormatError, match=f"no game has this position: .*{complaint}"):
        Game.load(json.dumps(data).encode(), build=BUILD)


def test_what_is_wrong_is_told_with_its_place() -> None:
    row = [minion("Wisp", 0, (1, 1)), minion("Wosp", 1, (1, 1))]
    with pytest.raises(
        UnsupportedError, match=r"\$\.players\[0\]\.minions\[1\]: no card named 'Wosp'"
    ):
        Game.load(page(side("Mage", minions=row)))
    with pytest.raises(FormatError, match=r"\$\.players\[1\]\.hero"):
        Game.load(page(side("Mage"), side("Warrior", hero={})))
