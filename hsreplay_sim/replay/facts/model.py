"""The facts of a game as plain data; None stands for what the recording does not tell."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field

BATTLEGROUNDS, MERCENARIES = "battlegrounds", "mercenaries"
"""The kinds of game that are read and never judged."""


@dataclass(frozen=True, slots=True)
class Play:
    """A card that a player played from the hand."""

    turn: int
    """The turns of both players, counted together."""
    entity: int
    card_id: str
    name: str
    """The name in the build of the game; "" if it has none."""


@dataclass(frozen=True, slots=True)
class Mulligan:
    """The opening hand, as card ids; "" is a card that the recording does not show."""

    offered: tuple[str, ...]
    kept: tuple[str, ...]
    thrown: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Deck:
    """What is known of a deck as the game began, as card ids in order of cost and name."""

    cards: tuple[str, ...]
    size: int
    """How many cards it held."""
    code: str = ""
    """The deck code, if every card is known and can be collected; "" otherwise."""

    @property
    def whole(self) -> bool:
        """Whether every card is known."""
        return len(self.cards) == self.size > 0


@dataclass(slots=True)
class PlayerFacts:
    """A player of the game."""

    player_id: int
    name: str
    hero: str = ""
    """The card id of the hero with which it began."""
    hero_name: str = ""
    hero_class: str = ""
    """``Demon Hunter``; "" if the hero is of none."""
    rank: int | None = None
    legend_rank: int | None = None
    first: bool | None = None
    """Whether it had the first turn."""
    recorded: bool | None = None
    """Whether its client wrote the recording, which shows its hand."""
    result: str = ""
    """won, lost, tied; "" if the recording ends before the game does."""
    mulligan: Mulligan | None = None
    deck: Deck | None = None
    plays: list[Play] = field(default_factory=list)
    mana_spent: int | None = None
    cards_drawn: int | None = None
    """Cards that went from its deck to its hand after the mulligan."""
    cards_burnt: int | None = None
    """Cards that its full hand could not take."""
    damage_dealt: int | None = None
    """Damage that its cards did to characters of the opponent."""
    damage_taken: int | None = None
    """Damage that its characters took, whatever did it."""
    hero_damage_taken: int | None = None


@dataclass(frozen=True, slots=True)
class Combat:
    """The boards with which a fight of Battlegrounds or Mercenaries begins, as card ids."""

    turn: int
    boards: dict[int, tuple[str, ...]]
    """PLAYER_ID → its minions from left to right; mercenaries are those of whose team they are."""


@dataclass(slots=True)
class Warband:
    """What only Battlegrounds and Mercenaries have; all of it is read, none of it judged."""

    offered: tuple[str, ...] = ()
    """The heroes that the recording player was offered, as card ids."""
    chosen: str = ""
    placement: int | None = None
    teams: dict[int, tuple[str, ...]] = field(default_factory=dict)
    """PLAYER_ID → its mercenaries as far as they are shown, fielded or not; "" is one unseen."""
    combats: list[Combat] = field(default_factory=list)


@dataclass(slots=True)
class Summary:
    """The facts of one game."""

    build: int | None
    game_type: str
    format_type: str
    scenario: int
    turns: int = 0
    started: str = ""
    """The first time that the recording tells, as it writes it."""
    seconds: float | None = None
    """From the first to the last packet."""
    recorded_by: list[int] = field(default_factory=list)
    """The PLAYER_IDs whose hands the recording shows: two of a spectator of both."""
    end: str = ""
    """concession, disconnection, fatigue or lethal; "" if the recording does not tell."""
    players: list[PlayerFacts] = field(default_factory=list)
    warband: Warband | None = None
    names: dict[str, str] = field(default_factory=dict)
    """Card id → the name in the build of the game, of the cards above that have one."""

    def named(self, card_id: str) -> str:
        """Return the name of a card, or else its id; "a card" for one that is not shown."""
        return self.names.get(card_id) or card_id or "a card"

    def card_ids(self) -> set[str]:
        """Return the ids of the cards that the facts speak of."""
        found: set[str] = set()
        for each in self.players:
            found |= {each.hero, *(play.card_id for play in each.plays)}
            found |= set(each.mulligan.offered) if each.mulligan is not None else set()
            found |= set(each.deck.cards) if each.deck is not None else set()
        if self.warband is not None:
            found |= {*self.warband.offered, self.warband.chosen}
            found |= {card for team in self.warband.teams.values() for card in team}
            found |= {
                c for fight in self.warband.combats for row in fight.boards.values() for c in row
            }
        return found - {""}

    @property
    def winner(self) -> PlayerFacts | None:
        """The player that won; None if nobody did, or if the recording ends before."""
        return next((each for each in self.players if each.result == "won"), None)

    @property
    def friendly(self) -> PlayerFacts | None:
        """The player whose client wrote the recording; None if that is none or both."""
        return next((each for each in self.players if self.recorded_by == [each.player_id]), None)

    def data(self) -> dict[str, object]:
        """For JSON; what is unknown is null."""
        return asdict(self)
