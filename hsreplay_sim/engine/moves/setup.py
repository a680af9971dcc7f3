"""Game creation, opening hands and the mulligan (R25–R39)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType, CardType, Mulligan, PlayState, State, Step, Zone
from hsreplay_sim.base.tags import (
    CARDTYPE,
    COLLECTIBLE,
    CONTROLLER,
    CURRENT_PLAYER,
    ENTITY_ID,
    FIRST_PLAYER,
    HERO_ENTITY,
    HIDDEN_ZONE_OWNER_2,
    MAXHANDSIZE,
    MAXRESOURCES,
    MULLIGAN_STATE,
    NEXT_STEP,
    NUM_CARDS_DRAWN_THIS_TURN,
    NUM_TURNS_IN_HAND,
    NUM_TURNS_LEFT,
    PLAYER_ID,
    PLAYSTATE,
    QUEST,
    QUESTLINE,
    STARTHANDSIZE,
    STATE,
    STEP,
    TAG_10,
    TEAM_ID,
    TIMEOUT,
    TURN,
    TURN_DRAWN,
    ZONE,
    ZONE_POSITION,
)
from hsreplay_sim.engine.keywords import galakrond, herald, in_sight
from hsreplay_sim.engine.keywords.deck_order import TOP
from hsreplay_sim.engine.keywords.start import announce, start_of_game
from hsreplay_sim.engine.keywords.tourist import arrive
from hsreplay_sim.engine.moves.turn import start_turn
from hsreplay_sim.engine.oracle import Purpose
from hsreplay_sim.engine.records.cards import ARRIVES_IN_HAND, DRAW_COMES, DRAWS_ARE_LEFT
from hsreplay_sim.engine.records.moves import MOVE_COMES, PLACE_IS_LEFT
from hsreplay_sim.engine.records.rows import record
from hsreplay_sim.engine.rules import events
from hsreplay_sim.engine.rules.deaths import settle
from hsreplay_sim.engine.rules.zones import leave_deck, take_place_again
from hsreplay_sim.engine.state.entities import COIN, Entity
from hsreplay_sim.engine.text import Frame

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.game import Game
from hsreplay_sim.engine.state.reset import renew

BOSS = "_BOSS_"
"""Part of the name of every boss since Kobolds & Catacombs (LOOTA_BOSS_18h, DRGA_BOSS_01h3)."""


@dataclass(frozen=True, slots=True)
class Seat:
    """What a player brings: a hero, its power, and a deck in any order, as card ids."""

    hero: str
    power: str
    deck: tuple[str, ...]


def create_game(game: Game, seats: Sequence[Seat]) -> None:
    """Create GAME, both PLAYERs and all other entities, in the server's order of ids (R4, R25).

    Then the game runs (STATE, PLAYSTATE). `seats` are player 1's and 2's.
    """
    root = Entity(1, "", {ZONE: Zone.PLAY, ENTITY_ID: 1, CARDTYPE: CardType.GAME})
    game.attach_card(root, "")
    game.adopt(root)
    for side in (1, 2):
        tags = {
            MAXHANDSIZE: 10,
            STARTHANDSIZE: 4,
            PLAYER_ID: side,
            TEAM_ID: side,
            ZONE: Zone.PLAY,
            CONTROLLER: side,
            ENTITY_ID: side + 1,
            MAXRESOURCES: 10,
            CARDTYPE: CardType.PLAYER,
        }
        player = Entity(side + 1, "", tags)
        game.attach_card(player, "")
        game.adopt(player)
    for side in (1, 2):
        for card_id in seats[side - 1].deck:
            galakrond.begin(game, game.create(card_id, side, Zone.DECK))
    for side in (1, 2):
        hero = game.create(seats[side - 1].hero, side, Zone.PLAY)
        game.set_untold(game.owner(side), HERO_ENTITY, hero.id)
        game.create(seats[side - 1].power, side, Zone.PLAY, creator=hero)
    game.set(root, STATE, State.RUNNING)
    for side in (1, 2):
        game.set(game.owner(side), PLAYSTATE, PlayState.PLAYING)


def deal(
    game: Game,
    first: int,
    *,
    hands: tuple[int, int] = (3, 4),
    coin: bool = True,
    mulligan: bool = True,
) -> None:
    """Deal opening hands and the Coin, from the first TRIGGER to BEGIN_MULLIGAN.

    `first` is the PLAYER_ID of who moves first; `hands` are the numbers of cards of that player and
    of the other. Without a `mulligan` the first turn begins at once; without `coin` nobody gets
    one.
    """
    root = game.root
    events.let_scenario_speak(game, events.GAME_BEGINS)
    game.open(BlockType.TRIGGER, root)
    game.set(game.owner(first), CURRENT_PLAYER, 1)
    game.set(game.owner(first), FIRST_PLAYER, 1)
    game.set(root, TURN, 1)
    for side in (1, 2):
        _deal_hand(game, side, hands[side != first])
        if side != first and coin and not _is_without_coin(game, side):
            _give_coin(game, side)
    for side in (1, 2):
        game.set(game.owner(side), TIMEOUT, 75)
    game.set(root, TAG_10, 85)
    game.set(root, NEXT_STEP, Step.BEGIN_MULLIGAN if mulligan else Step.MAIN_READY)
    game.close()
    events.let_scenario_speak(game, events.DEALT)
    if not game.profile.starters_shown_late:
        announce(game)
    if not game.profile.deals_by_packets:
        settle(game)
    if mulligan:
        begin_mulligan(game)
    else:
        herald.name_classes(game)
        _begin_play(game)


def _deal_hand(game: Game, side: int, count: int) -> None:
    """Deal `count` cards to a player; if the deck has a quest, that is dealt first."""
    player = game.owner(side)
    quests = _quests(game, side) if count else []
    _put_on_top(game, side, quests)
    for left in range(count, 0, -1):
        card = game.pick(Purpose.DEAL, None, quests or TOP.nearest(game, game.deck[side]))
        quests = []
        if card is not None:
            record(game, DRAW_COMES, player, card.id)
            record(game, DRAWS_ARE_LEFT, player, left)
            _deal_card(game, card, player)
    record(game, DRAWS_ARE_LEFT, player, 0)
    game.set(player, NUM_TURNS_LEFT, 1)


def _deal_card(game: Game, card: Entity, player: Entity) -> None:
    profile = game.profile
    _to_hand(game, card, len(game.hand[card.controller]) + 1)
    if profile.tells_place_again:
        take_place_again(game, card)
    if profile.notes_turn_drawn and not profile.no_turn_drawn_at_deal:
        game.set(card, TURN_DRAWN, game.root.tags.get(TURN, 0))
    if not profile.deal_uncounted:
        game.add(player, NUM_CARDS_DRAWN_THIS_TURN, 1)


def _quests(game: Game, side: int) -> list[Entity]:
    """Return the quests in a deck, one of which is dealt first (28 of 28, U326, U217)."""
    return [e for e in game.deck[side] if e.tags.get(QUEST, 0) or e.tags.get(QUESTLINE, 0)]


def _put_on_top(game: Game, side: int, quests: Sequence[Entity]) -> None:
    """Up to 35057, set ZONE_POSITION 1 on the quest that is going to be dealt (10 of 10).

    If none is visible, the oracle says which hidden card it is, if any.
    """
    if game.profile.quests_in_place:
        return
    quest = next(iter(quests), None)
    unseen = [card for card in game.deck[side] if not card.card_id]
    if quest is None and unseen:
        quest = game.pick(Purpose.ON_TOP, None, unseen)
    if quest is not None:
        game.set(quest, ZONE_POSITION, 1)


def _to_hand(game: Game, card: Entity, position: int) -> None:
    if game.profile.marks_drawn:
        game.set_untold(card, HIDDEN_ZONE_OWNER_2, 1)
    leave_deck(game, card)
    record(game, ARRIVES_IN_HAND, card)
    game.set(card, ZONE_POSITION, position)


def _is_boss(hero: Entity | None) -> bool:
    """Whether a hero is a boss, which gets no Coin if it moves second.

    40 of 40, U379:332. Bosses before Kobolds & Catacombs got one (U152, U474) and are not
    recognised.
    """
    return hero is not None and BOSS in hero.card_id


def _is_without_coin(game: Game, side: int) -> bool:
    """Whether a player gets no Coin: its hero is a boss, or the scenario gives none."""
    scenario = game.root.script
    return _is_boss(game.hero[side]) or (scenario is not None and scenario.coinless)


def _give_coin(game: Game, side: int) -> None:
    coin = game.card(Purpose.THE_COIN, None, (COIN,), side) or COIN
    held = {NUM_TURNS_IN_HAND: 1} if game.profile.counts_arrival_in_hand else {}
    place = len(game.hand[side]) + 1
    game.create(coin, side, Zone.HAND, creator=game.root, position=place, tags=held)


def begin_mulligan(game: Game) -> None:
    """Write the step BEGIN_MULLIGAN and set MULLIGAN_STATE of both players to INPUT."""
    game.set(game.root, STEP, Step.BEGIN_MULLIGAN)
    herald.name_classes(game)
    game.open(BlockType.TRIGGER, game.root)
    for side in (1, 2):
        game.set(game.owner(side), MULLIGAN_STATE, Mulligan.INPUT)
    game.close()


def answer_mulligan(game: Game, side: int, kept: Sequence[Entity]) -> None:
    """Replace the cards in hand that are not in `kept`, slot by slot, each replacement first.

    The Coin always stays. If both players have answered, the first turn starts. R30, R31.
    """
    player = game.owner(side)
    keep = {card.id for card in kept}
    rejected = [card for card in game.in_row(game.hand[side]) if card.id not in keep]
    rejected = [card for card in rejected if game.cards.canonical(card.card_id) != COIN]
    game.set(player, MULLIGAN_STATE, Mulligan.DEALING)
    game.open(BlockType.TRIGGER, player)
    barred = {card.id for card in rejected}
    for card in rejected:
        options = [entity for entity in game.deck[side] if entity.id not in barred]
        replacement = game.pick(Purpose.MULLIGAN, None, TOP.nearest(game, options))
        if replacement is not None:
            _swap(game, card, replacement)
    if not game.profile.logs_shuffles:
        in_sight.shuffle(game, side)
    game.set(player, MULLIGAN_STATE, Mulligan.WAITING)
    game.close()
    settle(game)  # what counts a hand has another one (U510:2040)
    game.open(BlockType.TRIGGER, player)
    game.set(player, MULLIGAN_STATE, Mulligan.DONE)
    done = all(game.owner(s).get(MULLIGAN_STATE) == Mulligan.DONE for s in (1, 2))
    if done:
        _end_mulligan(game)
    game.close()
    if done:
        _begin_play(game)


def _end_mulligan(game: Game) -> None:
    """Write that both decks are shuffled, and the next step, MAIN_READY; start the player's TURN.

    The TURN of the first player becomes 1, in builds that count it.
    """
    if game.profile.logs_shuffles:
        for side in (1, 2):
            in_sight.shuffle(game, side)
            game.shuffle(game.owner(side))
    if game.profile.player_turn:
        game.set(game.owner(game.current), TURN, 1)
    game.set(game.root, NEXT_STEP, Step.MAIN_READY)


def _begin_play(game: Game) -> None:
    arrive(game)
    _note_opening(game)
    events.fire(game, events.MULLIGAN_DONE, Frame(subject=game.root))
    start_of_game(game)
    if game.ruleset is None:
        start_turn(game)


def _note_opening(game: Game) -> None:
    """Note which cards each hand has now; the Coin, which cannot be collected, is left out."""
    for card in (*game.in_row(game.hand[1]), *game.in_row(game.hand[2])):
        if card.card is None or card.card.tags.get(COLLECTIBLE, 0):
            game.untagged.opening.append((0, card.likeness()))


def _swap(game: Game, card: Entity, replacement: Entity) -> None:
    profile = game.profile
    position = card.tags.get(ZONE_POSITION, 0)
    _to_hand(game, replacement, position)
    record(game, MOVE_COMES, card, Zone.DECK)
    game.note_mover(card)
    record(game, PLACE_IS_LEFT, card)
    if profile.marks_drawn:
        game.set(card, HIDDEN_ZONE_OWNER_2, 0)
    in_sight.hide(game, card, Zone.DECK)
    game.move(card, Zone.DECK, pulse=False)
    if not profile.position_before_zone:
        game.set(card, ZONE_POSITION, 0)
    if profile.renews_returned:
        renew(game, card, untouched=True)
