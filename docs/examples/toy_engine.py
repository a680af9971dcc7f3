"""The smallest engine that can be checked: attacks, and minions without text that are played.

hsreplay-sim verify Power.log --engine toy_engine:ToyEngine

It copies nothing: it changes the tags that the recording gave it, and lists what it changed.
"""

from __future__ import annotations

from hsreplay_sim.adapter.protocol import Answers, Changes, Description, Move, State

CARDTYPE, CONTROLLER, ZONE, ZONE_POSITION = 202, 50, 49, 263
ATK, HEALTH, DAMAGE, ARMOR, DURABILITY, COST = 47, 45, 44, 292, 187, 48
DIVINE_SHIELD, EXHAUSTED, RESOURCES_USED, PLAYER_ID = 194, 43, 25, 30
ATTACKS, WINDFURY = 297, 189
IN_PLAY, HAND, GRAVEYARD = 1, 3, 4
PLAYER, HERO, MINION, WEAPON = 2, 3, 4, 7

TAGS = (ZONE, ZONE_POSITION, DAMAGE, ARMOR, DIVINE_SHIELD, EXHAUSTED, RESOURCES_USED, ATTACKS)


class ToyEngine:
    """An engine of one page."""

    def describe(self) -> Description:
        """Cards without text, eight tags, the board, hands and graveyards."""
        return Description(
            "toy", "1", cards=frozenset(), plain=True, tags=frozenset(TAGS),
            zones=frozenset((IN_PLAY, HAND, GRAVEYARD)),
        )  # fmt: skip

    def load(self, state: State) -> None:
        """Keep the tags of all entities."""
        self.tags = {each.id: dict(each.tags) for each in state.entities}
        self.before = {each.id: each.tags for each in state.entities}

    def apply(self, move: Move, answers: Answers) -> Changes:
        """Attack, or play a minion; nothing in here is random, so nothing is asked."""
        if move.kind == "attack":
            self.attack(move.entity, move.target)
        elif move.kind == "play" and self.get(move.entity, CARDTYPE) == MINION:
            self.play(move.entity, move.position)
        else:
            return Changes(unsupported=f"the toy has no {move.kind}")
        return Changes(
            tags=tuple(
                (entity, tag, value)
                for entity, tags in self.tags.items()
                for tag, value in tags.items()
                if tag in TAGS and value != self.before[entity].get(tag, 0)
            )
        )

    # --- reading and writing ------------------------------------------------------------------

    def get(self, entity: int, tag: int) -> int:
        """The value of a tag."""
        return self.tags[entity].get(tag, 0)

    def set(self, entity: int, tag: int, value: int) -> None:
        """Give a tag a value."""
        self.tags[entity][tag] = value

    def of(self, entity: int, zone: int, kind: int) -> list[int]:
        """The entities of the same player in a zone, of a type, in their order."""
        side = self.get(entity, CONTROLLER)
        found = [
            each
            for each, tags in self.tags.items()
            if (tags.get(ZONE), tags.get(CONTROLLER)) == (zone, side)
            and kind in (0, tags.get(CARDTYPE))
        ]
        return sorted(found, key=lambda each: self.get(each, ZONE_POSITION))

    # --- moves --------------------------------------------------------------------------------

    def attack(self, attacker: int, defender: int) -> None:
        """Both strike each other; a hero wears its weapon down."""
        blows = ((defender, self.get(attacker, ATK)), (attacker, self.get(defender, ATK)))
        self.set(attacker, ATTACKS, self.get(attacker, ATTACKS) + 1)
        if self.get(attacker, ATTACKS) > self.get(attacker, WINDFURY):
            self.set(attacker, EXHAUSTED, 1)
        for struck, amount in blows:
            if struck is not defender and self.get(defender, CARDTYPE) == HERO:
                break  # a hero does not strike back
            self.hit(struck, amount)
        if self.get(attacker, CARDTYPE) == HERO:
            for weapon in self.of(attacker, IN_PLAY, WEAPON):
                self.set(weapon, DAMAGE, self.get(weapon, DAMAGE) + 1)
                if self.get(weapon, DAMAGE) >= self.get(weapon, DURABILITY):
                    self.set(weapon, ZONE, GRAVEYARD)
        dead = [e for e, _ in blows if self.get(e, DAMAGE) >= self.get(e, HEALTH)]
        for each in dead:
            self.leave(each, GRAVEYARD)
            if self.get(each, CARDTYPE) == MINION:
                for tag in (DAMAGE, EXHAUSTED):
                    self.set(each, tag, 0)

    def hit(self, struck: int, amount: int) -> None:
        """Damage a character: a Divine Shield takes it all, Armor takes it first."""
        if amount and self.get(struck, DIVINE_SHIELD):
            self.set(struck, DIVINE_SHIELD, 0)
            return
        armor = min(amount, self.get(struck, ARMOR))
        self.set(struck, ARMOR, self.get(struck, ARMOR) - armor)
        self.set(struck, DAMAGE, self.get(struck, DAMAGE) + amount - armor)

    def play(self, minion: int, position: int) -> None:
        """Pay for a minion, and put it on the board."""
        players = (e for e, tags in self.tags.items() if tags.get(CARDTYPE) == PLAYER)
        owner = next(e for e in players if self.get(e, PLAYER_ID) == self.get(minion, CONTROLLER))
        paid = self.get(owner, RESOURCES_USED) + self.get(minion, COST)
        self.set(owner, RESOURCES_USED, paid)
        board = self.of(minion, IN_PLAY, MINION)
        self.leave(minion, IN_PLAY)
        place = position or len(board) + 1
        for each in board[place - 1 :]:
            self.set(each, ZONE_POSITION, self.get(each, ZONE_POSITION) + 1)
        self.set(minion, ZONE_POSITION, place)
        self.set(minion, EXHAUSTED, 1)

    def leave(self, card: int, zone: int) -> None:
        """Move a card out of a row, which closes up."""
        kind = self.get(card, CARDTYPE) if self.get(card, ZONE) == IN_PLAY else 0
        row = self.of(card, self.get(card, ZONE), kind)
        for each in row[row.index(card) + 1 :]:
            self.set(each, ZONE_POSITION, self.get(each, ZONE_POSITION) - 1)
        self.set(card, ZONE, zone)
        self.set(card, ZONE_POSITION, 0)
