"""What a hidden card is and what it costs as it is played: known where it can be, else read.

Which card it is, only the recording can say. Its cost, stats and keywords follow from the card data
and from whatever the engine knows to act on it: they are simulated, and a log that tells them
otherwise diverges. They are read from the action itself only where the engine cannot know them, and
what the action then does because of them counts as read, not as predicted.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.tags import (
    ATTACHED,
    CARDTYPE,
    CLASS,
    CONTROLLER,
    COST,
    CREATOR,
    ENTITY_ID,
    LAST_KNOWN_ATK,
    MODULAR_ENTITY_PART_1,
    MODULAR_ENTITY_PART_2,
    SECRET,
    SPAWN_TIME_COUNT,
    TAG_3085,
    TAG_LAST_KNOWN_COST_IN_HAND,
    TIMES_BEEN_TRANSFORMED,
    TRANSFORMED_FROM_CARD,
    ZONE,
    ZONE_POSITION,
)
from hsreplay_sim.carddb.text import plain
from hsreplay_sim.engine.rules.stats import fold, residue
from hsreplay_sim.engine.state.following import blank, disclose, write
from hsreplay_sim.replay.actions import Action, Kind, flat
from hsreplay_sim.replay.packets import FullEntity, ShowEntity, TagChange
from hsreplay_sim.verifier.simulate.spoken import (
    UNKNOWN,
    holds_as_worn,
    holds_in_a_hand,
    holds_on_itself,
    is_worn_by_a_card,
    text_of,
)

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game

_OF_THE_HAND = frozenset(
    (45, 47, 48, 187, 192, 189, 190, 191, 194, 197, 202, 217, 218, 219, 462, 466, 791)
)
"""Tags that a card brings along from the hand."""
_PARTS = (MODULAR_ENTITY_PART_1, MODULAR_ENTITY_PART_2)
"""Tags that tell of what a text has put it together (U249:23859)."""


_OF_A_SECRET = {CARDTYPE: CardType.SPELL, SECRET: 1, CLASS: 0, COST: 0}
"""What is known of a Secret that nobody sees."""
_KEPT = frozenset((ZONE, ZONE_POSITION, CONTROLLER, ENTITY_ID))
"""What is known of a hidden card that becomes one."""


@dataclass(frozen=True, slots=True)
class Reading:
    """What of the hidden card that an action plays is read from the action."""

    tags: dict[int, int] = field(default_factory=dict)
    worn: tuple[int, ...] = ()
    """The enchantments, unseen until now, that the recording shows on it."""
    secrets: dict[int, dict[int, int]] = field(default_factory=dict)
    """Entity → what is told of a Secret that a text puts up out of sight, or that costs otherwise
    once it is up."""


NOTHING = Reading()


def reading_of(game: Game, action: Action, strangers: Collection[int]) -> Reading:
    """What has to be read of the cards of an action, because nothing else tells it."""
    secrets = _secrets_put_up(game, action)
    played = _of_the_card_played(game, action, strangers)
    return replace(played, secrets=played.secrets | secrets) if secrets else played


def _secrets_put_up(game: Game, action: Action) -> dict[int, dict[int, int]]:
    """Secrets that a text puts up unseen: class and cost are all that is told of them.

    Hydrologist casts the one that is discovered, Mad Scientist one of the deck; the engine knows
    that it is a Secret, not which.
    """
    hidden = {
        packet.entity
        for packet in flat(action.packets)
        if type(packet) is TagChange
        and packet.tag == ZONE
        and packet.value == Zone.SECRET
        and packet.entity != action.entity
        and _is_hidden(game, packet.entity)
    }
    found = {}
    for entity in sorted(hidden):
        told = _told(entity, action)
        if _stays_secret(told):
            found[entity] = _OF_A_SECRET | {tag: told.get(tag, 0) for tag in (CLASS, COST)}
    return found


def _is_hidden(game: Game, entity: int) -> bool:
    """Whether it is still to be made, or nobody knows which card it is."""
    card = game.entities.get(entity)
    return card is None or not card.card_id


def _of_the_card_played(game: Game, action: Action, strangers: Collection[int]) -> Reading:
    """What is read of the card that an action plays.

    A secret that stays hidden tells its class and its cost and nothing else, before it goes up; one
    that tells its cost behind that alone has cost nothing (U089:7279, U583:7270). Of a card that is
    shown, what differs from what the engine holds is read where the engine cannot know it; so is
    who made it, if a text did that was not implemented (U549:4208): the game itself makes decks.
    TAG_LAST_KNOWN_COST_IN_HAND is not read: it mirrors the cost of what is played (678 of 678).
    """
    card = game.entities.get(action.entity)
    if card is None or action.kind not in (Kind.PLAY, Kind.DECK_ACTION):
        return NOTHING
    told = _told(card.id, action)
    if _stays_secret(told):
        return _of_a_secret(game, card.id, action)
    shown = _shown(card, action)
    if shown is None or card.zone != Zone.HAND:
        return NOTHING
    worn = _worn(game, card, action)
    readable = _Readable.of(game, card, action, card.id in strangers)
    own = card.tags if card.card_id == shown.card_id else game.first_tags(shown.card_id)
    tags = {tag: value for tag, value in shown.tags if readable.holds(tag)}
    maker = game.entities.get(dict(shown.tags).get(CREATOR, 0))
    unsure = card.id in strangers or readable.unsure
    if unsure and maker is not None and maker.type != CardType.GAME and not own.get(CREATOR, 0):
        tags[CREATOR] = maker.id
    if TAG_LAST_KNOWN_COST_IN_HAND in tags:
        tags[TAG_LAST_KNOWN_COST_IN_HAND] = tags.get(COST, 0)
    return Reading({tag: tags[tag] for tag in tags if own.get(tag, 0) != tags[tag]}, worn)


def _worn(game: Game, card: Entity, action: Action) -> tuple[int, ...]:
    """The enchantments in play that nobody has seen, as the card that wears them is shown.

    What they are attached to is told together with what they are (U249:24279, U578:4779).
    """
    shown = [each for each in flat(action.packets) if type(each) is ShowEntity]
    on_card = [each.entity for each in shown if dict(each.tags).get(ATTACHED) == card.id]
    unseen = [game.entities[each] for each in on_card if each in game.entities]
    return tuple(
        each.id
        for each in unseen
        if each.type == CardType.ENCHANTMENT
        and each.zone == Zone.PLAY
        and each.tags.get(ATTACHED, 0) in (0, card.id)
    )


@dataclass(frozen=True, slots=True)
class _Readable:
    """What may hold tags of a hidden card without the engine's knowing."""

    parts: bool
    """It is put together of parts: all that it bears is theirs (U148a:107)."""
    worn: tuple[str, ...]
    """Texts of the enchantments on it that are not implemented, or that are told with it or may
    have grown if the card has lived through an action that was not simulated, or under a text that
    is not implemented."""
    texts: tuple[str, ...]
    """The texts in play that are not implemented."""
    own: str
    """Its own text, if that is not implemented or may count what an action did that was not
    simulated."""

    @classmethod
    def of(cls, game: Game, card: Entity, action: Action, stranger: bool) -> _Readable:
        """What acts on a hidden card that an action plays.

        An enchantment that a text laid on it while it was hidden is told as the card is shown; what
        a text in play holds of it is not. What another card wears holds nothing of this one.
        """
        around = (each for side in (1, 2) for each in game.in_play[side])
        texts = tuple(
            text_of(game, each)
            for each in around
            if each.card is not None and each.script is None and not is_worn_by_a_card(game, each)
        )
        shown = _shown(card, action)
        data = game.cards.get(shown.card_id) if shown is not None else None
        missing = data is not None and game.scripts.find(data, data.id) is None
        lived = stranger or bool(texts)
        own = plain(data.text) if data is not None and (missing or lived) else ""
        parts = shown is not None and MODULAR_ENTITY_PART_1 in dict(shown.tags)
        return cls(parts, tuple(_worn_texts(game, card, action, lived)), texts, own)

    @property
    def unsure(self) -> bool:
        """Whether anything acts on it that the engine does not know."""
        return bool(self.worn or self.texts or self.own)

    def holds(self, tag: int) -> bool:
        """Whether the value of a tag may come from what the engine does not know."""
        if tag in _PARTS:
            return self.parts
        if tag not in _OF_THE_HAND:
            return False
        return (
            self.parts
            or any(holds_as_worn(text, tag) for text in self.worn)
            or any(holds_in_a_hand(text, tag) for text in self.texts)
            or holds_on_itself(self.own, tag)
        )


def _worn_texts(game: Game, card: Entity, action: Action, lived: bool) -> Iterator[str]:
    """The texts of enchantments on a card, as far as the engine does not know what they do."""
    grown = _layers_shown(action)
    for each in card.attached:
        unseen = grown.get(each.id, 0) > max(1, each.tags.get(SPAWN_TIME_COUNT, 0))
        if each.script is None or lived or unseen:
            yield text_of(game, each) or UNKNOWN
    for packet in flat(action.packets):
        if lived and isinstance(packet, (FullEntity, ShowEntity)):
            if (ATTACHED, card.id) in packet.tags:
                data = game.cards.get(packet.card_id) if packet.card_id else None
                yield (plain(data.text) if data is not None else "") or UNKNOWN


def _layers_shown(action: Action) -> dict[int, int]:
    """Enchantment → how often it is told to lie there: one given again in a hand stacks unseen."""
    shown = (each for each in flat(action.packets) if type(each) is ShowEntity)
    return {each.entity: dict(each.tags).get(SPAWN_TIME_COUNT, 0) for each in shown}


def bind(game: Game, card: Entity, action: Action, reading: Reading) -> None:
    """Make a hidden card the one that is played, with its own tags and those that are read.

    It bears no longer what it was held to be: nobody sees what it shifts into (U060:5440). What its
    own text does to its cost held while nobody knew it (U472:9072), and so did what lies on it.
    """
    _bind_secret(game, card, action, reading)
    shown = _shown(card, action)
    if shown is None:
        return
    mirrored, known = _became_another(card, shown), card.card_id == shown.card_id
    if not known:
        tags = dict.fromkeys(game.first_tags(card.card_id), 0) | game.first_tags(shown.card_id)
        disclose(game, card, shown.card_id, tuple(tags.items()))
    if mirrored:  # its stats are mirrored in play (U166:9672)
        disclose(game, card, shown.card_id, ((LAST_KNOWN_ATK, 0), (TAG_3085, 0)))
    disclose(game, card, shown.card_id, tuple(reading.tags.items()))
    for each in reading.worn:
        if not game.entities[each].tags.get(ATTACHED, 0):
            write(game, game.entities[each], ATTACHED, card.id)
        _let_bear(game, card, game.entities[each], dict(shown.tags))
    for each, layers in _layers_shown(action).items():
        if each in reading.worn and layers > 1:
            write(game, game.entities[each], SPAWN_TIME_COUNT, layers)
    _keep_buffs(game, card)
    prices = card.script is not None and card.script.cost is not None
    if COST not in reading.tags and (prices or not known):
        write(game, card, COST, max(0, fold(game, card)[2]))


def _became_another(card: Entity, shown: ShowEntity) -> bool:
    """Whether its own text has made it this card out of sight, as it was drawn or in the hand.

    What is forged, which is known to be so, names the card that it was (U148a:10630).
    """
    told = dict(shown.tags)
    if card.tags.get(TRANSFORMED_FROM_CARD, 0):
        return card.card_id != shown.card_id
    counts = told.get(TIMES_BEEN_TRANSFORMED, 0) > card.tags.get(TIMES_BEEN_TRANSFORMED, 0)
    return counts and not told.get(TRANSFORMED_FROM_CARD, 0)


def _let_bear(game: Game, card: Entity, enchantment: Entity, told: dict[int, int]) -> None:
    """Let a card bear the keywords of what it wears that it is shown with (U578:1584)."""
    deltas = enchantment.script.deltas if enchantment.script is not None else None
    for tag, value in deltas.tags if deltas is not None else ():
        if value and told.get(tag, 0) == value:
            write(game, card, tag, value)


def bind_secrets(game: Game, reading: Reading) -> None:
    """Make hidden cards the Secrets that a text puts up; those still to be made become so then."""
    for entity, told in reading.secrets.items():
        card = game.entities.get(entity)
        if card is not None:
            blank(card, _KEPT, told)
    game.beyond.told = reading.secrets


def _shown(card: Entity, action: Action) -> ShowEntity | None:
    for packet in flat(action.packets):
        if type(packet) is ShowEntity and packet.entity == card.id:
            return packet
    return None


def _told(entity: int, action: Action) -> dict[int, int]:
    """What the action first tells of a card: its cost falls back once it is played (U095:13965)."""
    told: dict[int, int] = {}
    for packet in flat(action.packets):
        if type(packet) is TagChange and packet.entity == entity:
            told.setdefault(packet.tag, packet.value)
    return told


def _of_a_secret(game: Game, secret: int, action: Action) -> Reading:
    """What is read of a Secret that is played unseen, before it goes up and behind that."""
    first: dict[int, int] = {}
    told = first
    behind: dict[int, int] = {}
    for packet in flat(action.packets):
        if type(packet) is TagChange and packet.entity == secret:
            told[packet.tag] = packet.value
            if (packet.tag, packet.value) == (ZONE, Zone.SECRET):
                told = behind
    tags = {tag: first[tag] for tag in (CLASS, COST) if first.get(tag)}
    if not behind.get(COST) or not _is_hidden(game, secret):
        return Reading(tags)
    return Reading(tags, secrets={secret: _OF_A_SECRET | tags | {COST: behind[COST]}})


def _stays_secret(told: dict[int, int]) -> bool:
    return told.get(ZONE) == Zone.SECRET and bool(told.get(SECRET))


def _keep_buffs(game: Game, card: Entity) -> None:
    """Keep what hidden enchantments add to a body; the cost that counts is the one in the hand."""
    if card.card is None:
        return
    residue(game, card)
    atk, health, _ = game.beyond.residue(card.id)
    game.beyond.keep(card.id, (atk, health, 0))


def _bind_secret(game: Game, card: Entity, action: Action, reading: Reading) -> None:
    """Make it a secret that nobody knows: its class and cost are read, its card is not told."""
    if not _stays_secret(_told(card.id, action)):
        return
    if card.card is None or not card.tags.get(SECRET, 0):
        if card.card is not None:
            game.become(card, "")
        blank(card, _KEPT, _OF_A_SECRET | reading.tags)
