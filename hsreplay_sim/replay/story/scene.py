"""Where a story is: the state as the packets make it, the blocks around, and what was told."""

from __future__ import annotations

from hsreplay_sim.base import tags as t
from hsreplay_sim.base.enums import BlockType, CardType, Zone
from hsreplay_sim.replay.fold import Fold
from hsreplay_sim.replay.packets import Block, Packet, ShowEntity, TagChange, walk
from hsreplay_sim.replay.story.sentences import Form, Happening, Ref

_NOBODYS = frozenset((BlockType.DEATHS, BlockType.FATIGUE, BlockType.ATTACK))
"""Blocks in which no text acts, whatever they are of."""


class Scene:
    """An action as it goes on."""

    def __init__(self, fold: Fold) -> None:
        self.fold = fold
        self.state = fold.state
        self.blocks: list[Block] = []
        """Those that are open, the outermost first."""
        self._numbers: list[int] = []
        """The numbers of the open blocks, counted through the game."""
        self._count = 0
        self.told: list[Happening] = []
        self._mixed = False
        """Whether what is alike is one sentence, whatever is told in between."""
        self.hurt = set[int]()
        """The heroes of whom damage is told: what armor they lose goes without saying."""
        self.leaving = set[int]()
        """The cards that leave the zone of Secrets in this action."""
        self.revealed = set[int]()
        """The Secrets of which that is told."""
        self.replaced: dict[int, int] = {}
        """New minion → the one that it stands for, in builds that make another entity of it."""
        self.made = set[int]()
        """The entities that came into being in this action."""
        self.chosen = set[int]()
        """The cards that a player was offered and took."""
        self.stood: dict[int, dict[int, int]] = {}
        """Entity → tags that changed → the values before."""
        self.since: dict[int, int] = {}
        """Entity → the line where the first of them did."""

    def begin(self, packets: list[Packet], *, mixed: bool) -> None:
        """Go on to the next action, which has these packets; `mixed`: their order says nothing."""
        self._mixed = mixed
        self.told = []
        self.hurt, self.revealed, self.chosen, self.made = set(), set(), set(), set()
        self.replaced, self.stood, self.since = {}, {}, {}
        get = self.state.get
        self.leaving = {
            each.entity
            for each in walk(packets)
            if isinstance(each, (TagChange, ShowEntity))
            and get(each.entity, t.ZONE) == Zone.SECRET
            and zone_in(each) not in (0, Zone.SECRET)
        }

    def enter(self, block: Block) -> None:
        """Go into a block."""
        self._count += 1
        self.blocks.append(block)
        self._numbers.append(self._count)

    def leave(self) -> None:
        """Go out of the last block."""
        self.blocks.pop()
        self._numbers.pop()

    # --- telling -----------------------------------------------------------------------------

    def about(self, form: Form, line: int, *cards: int) -> Happening:
        """Return what happens to cards, by whatever text is at work."""
        return Happening(form, tuple(map(self.ref, cards)), line, self.subject)

    def note(self, told: Happening) -> None:
        """Note what happens; what is like the last sentence becomes a part of it."""
        told = told._replace(scene=self._numbers[-1] if self._numbers and not self._mixed else 0)
        for at in range(len(self.told) - 1, -1 if self._mixed else len(self.told) - 2, -1):
            if at >= 0 and self.told[at].is_like(told):
                cards = self.told[at].cards + told.cards
                self.told[at] = self.told[at]._replace(cards=cards)
                return
        self.told.append(told)

    def forget(self, form: Form, entity: int) -> None:
        """Take back what was told of a card in this form, as more is to be told."""
        for at, told in enumerate(self.told):
            if told.form is form and any(each.entity == entity for each in told.cards):
                cards = tuple(each for each in told.cards if each.entity != entity)
                self.told[at] = told._replace(cards=cards)
                if not cards:
                    del self.told[at]
                return

    def ref(self, entity: int) -> Ref:
        """A card as it is now."""
        return Ref(entity, self.state.cards.get(entity, ""))

    # --- what is at work ---------------------------------------------------------------------

    @property
    def subject(self) -> Ref | None:
        """The card whose text is at work; None for a rule of the game."""
        if not self.blocks or self.blocks[-1].kind in _NOBODYS:
            return None
        entity = self.blocks[-1].entity
        if self.is_root(entity):
            return None
        if self.state.get(entity, t.CARDTYPE) == CardType.ENCHANTMENT:
            host = self.state.get(entity, t.ATTACHED)
            return None if self.is_root(host) else self.ref(entity)
        return self.ref(entity)

    @property
    def is_fight(self) -> bool:
        """Whether an attack strikes here, with no text in between."""
        return bool(self.blocks) and self.blocks[-1].kind == BlockType.ATTACK

    def played(self, entity: int) -> bool:
        """Whether a card is the one that is being played."""
        return any(each.kind == BlockType.PLAY and each.entity == entity for each in self.blocks)

    def within(self, kind: int) -> bool:
        """Whether a block of a kind is open."""
        return any(each.kind == kind for each in self.blocks)

    # --- entities ----------------------------------------------------------------------------

    def is_root(self, entity: int) -> bool:
        """Whether an entity is the game, a player or none."""
        return not entity or entity == self.fold.game or entity in self.fold.players

    def seat(self, entity: int) -> int:
        """The PLAYER_ID of whoever controls a card, or of a player itself."""
        get = self.state.get
        return get(entity, t.PLAYER_ID if entity in self.fold.players else t.CONTROLLER)

    def is_secret(self, entity: int) -> bool:
        """Whether a card in the zone of Secrets is one; a Quest lies there, too."""
        get = self.state.get
        return not any(
            get(entity, tag) for tag in (t.QUEST, t.SIDEQUEST, t.QUESTLINE, t.SIGIL, t.OBJECTIVE)
        )


def zone_in(packet: Packet) -> int:
    """The zone to which a packet moves its entity; 0 if to none."""
    if type(packet) is TagChange:
        return packet.value if packet.tag == t.ZONE else 0
    return dict(packet.tags).get(t.ZONE, 0) if type(packet) is ShowEntity else 0
