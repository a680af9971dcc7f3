/* The game: its states, rebuilt from what each step changes. */

const TAG = {
  ATK: 47,
  ARMOR: 292,
  ATTACHED: 40,
  CARDTYPE: 202,
  CONTROLLER: 50,
  DAMAGE: 44,
  DURABILITY: 187,
  HEALTH: 45,
  HERO_ENTITY: 27,
  OVERLOAD_LOCKED: 393,
  PLAYER_ID: 30,
  RESOURCES: 26,
  RESOURCES_USED: 25,
  TEMP_RESOURCES: 295,
  ZONE: 49,
  ZONE_POSITION: 263,
};
const SEEN = new Set([
  TAG.ATK,
  TAG.HEALTH,
  TAG.DAMAGE,
  TAG.ARMOR,
  TAG.DURABILITY,
  TAG.ZONE,
  TAG.CONTROLLER,
]);
const ZONE = { PLAY: 1, DECK: 2, HAND: 3, SECRET: 7 };
const TYPE = {
  GAME: 1,
  PLAYER: 2,
  HERO: 3,
  MINION: 4,
  ENCHANTMENT: 6,
  WEAPON: 7,
  HERO_POWER: 10,
  LOCATION: 39,
};

/** The data of the page; packed data are unpacked by the browser itself. */
async function readData(element) {
  if (element.dataset.form === "plain") return JSON.parse(element.textContent);
  const bytes = Uint8Array.from(atob(element.textContent), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return JSON.parse(await new Response(stream).text());
}

/** Tags of every entity, as the recording has them when a step is done. */
class State {
  constructor() {
    this.tags = new Map();
    this.cards = new Map();
  }

  get(entity, tag) {
    return this.tags.get(entity)?.get(tag) ?? 0;
  }

  tagsOf(entity) {
    return this.tags.get(entity) ?? new Map();
  }

  entities() {
    return this.tags.keys();
  }

  /** Let changes act; gives those that take them back. */
  apply({ changes, shown }) {
    const undo = { changes: [], shown: [] };
    for (let at = 0; at < changes.length; at += 3) {
      const [entity, tag] = [changes[at], changes[at + 1]];
      undo.changes.push(entity, tag, this.get(entity, tag));
      this.put(entity, tag, changes[at + 2]);
    }
    for (let at = 0; at < shown.length; at += 2) {
      undo.shown.push(shown[at], this.cards.get(shown[at]) ?? "");
      this.cards.set(shown[at], shown[at + 1]);
    }
    return undo;
  }

  put(entity, tag, value) {
    let tags = this.tags.get(entity);
    if (!tags) this.tags.set(entity, (tags = new Map()));
    if (value) tags.set(tag, value);
    else tags.delete(tag);
    if (!tags.size) this.tags.delete(entity);
  }
}

/** The engine's state: the logged one, but for what differs; null is no such entity. */
class EngineState {
  constructor(logged, differs) {
    this.logged = logged;
    this.cards = logged.cards;
    this.differs = new Map();
    for (let at = 0; at < differs.length; at += 3) {
      const tags = this.differs.get(differs[at]) ?? new Map();
      this.differs.set(differs[at], tags.set(differs[at + 1], differs[at + 2]));
    }
  }

  get(entity, tag) {
    const own = this.differs.get(entity);
    return own?.has(tag) ? (own.get(tag) ?? 0) : this.logged.get(entity, tag);
  }

  tagsOf(entity) {
    return new Map([...this.logged.tagsOf(entity), ...(this.differs.get(entity) ?? [])]);
  }

  entities() {
    return new Set([...this.logged.entities(), ...this.differs.keys()]);
  }
}

/** A game from step to step: step 0 is the state before the first one. */
class Course {
  constructor(data) {
    this.data = data;
    this.steps = data.steps;
    this.state = new State();
    this.state.apply(data.setup);
    this.step = 0;
    this.undo = [];
    this.lastCards = new Map();
    this.differences = new Map();
    for (const each of data.differences) {
      this.differences.set(each.step, [...(this.differences.get(each.step) ?? []), each]);
    }
    for (const each of [data.setup, ...data.steps]) {
      for (let at = 0; at < each.shown.length; at += 2) {
        if (each.shown[at + 1]) this.lastCards.set(each.shown[at], each.shown[at + 1]);
      }
    }
  }

  get last() {
    return this.steps.length;
  }

  /** The logged state after a step: live, the next call changes it. */
  logged(step) {
    while (this.step < step) this.undo.push(this.state.apply(this.steps[this.step++]));
    while (this.step > step) {
      this.state.apply(this.undo.pop());
      this.step--;
    }
    return this.state;
  }

  /** The engine's state after a step: it begins each one with what is logged. */
  engine(step) {
    return new EngineState(this.logged(step), step ? this.steps[step - 1].engine : []);
  }

  /** The minions and locations on the board after a step. */
  minions(step) {
    const state = this.logged(step);
    const stands = (each) => state.get(each, TAG.ZONE) === ZONE.PLAY;
    const types = [TYPE.MINION, TYPE.LOCATION];
    return [...state.entities()].filter(
      (each) => stands(each) && types.includes(state.get(each, TAG.CARDTYPE)),
    );
  }

  /** What diverged in a step, or is unexplained. */
  differencesIn(step) {
    return this.differences.get(step) ?? [];
  }

  get diverges() {
    return this.steps.some((step) => step.mark === "diverged");
  }

  /** The entities of a step that differ: those judged, what they are attached to, what is seen. */
  differing(step) {
    const found = new Set(this.differencesIn(step).map((each) => each.entity));
    const states = [this.logged(step), this.engine(step)];
    for (const entity of [...found]) {
      for (const state of states) found.add(state.get(entity, TAG.ATTACHED));
    }
    const engine = step ? this.steps[step - 1].engine : [];
    for (let at = 0; at < engine.length; at += 3)
      if (SEEN.has(engine[at + 1])) found.add(engine[at]);
    return found;
  }

  /** The number of the next diverging step in a direction; 0 when there is none. */
  nextDivergence(step, direction) {
    for (let at = step + direction; at >= 1 && at <= this.last; at += direction) {
      if (this.steps[at - 1].mark === "diverged") return at;
    }
    return 0;
  }

  /** The first step of the next turn; back: of this turn, or of the one before it. */
  nextTurn(step, direction) {
    const turn = (at) => this.steps[at - 1]?.turn;
    if (direction > 0) {
      for (let at = step + 1; at <= this.last; at++)
        if (turn(at) !== turn(Math.max(step, 1))) return at;
      return this.last;
    }
    let at = Math.max(step - 1, 1);
    while (at > 1 && turn(at - 1) === turn(at)) at--;
    return at;
  }

  /** What a card is called: by its id now, or by the one it turns out to have. */
  cardName(cardId) {
    return this.data.cards[cardId]?.[0] || cardId;
  }

  cardText(cardId) {
    return this.data.cards[cardId]?.[1] ?? "";
  }

  /** What an entity is called in a state; "" for a card that nobody saw. */
  name(entity, state = this.state) {
    const type = state.get(entity, TAG.CARDTYPE);
    if (type === TYPE.PLAYER) return this.player(state.get(entity, TAG.PLAYER_ID));
    if (type === TYPE.GAME) return "Game";
    return this.cardName(state.cards.get(entity) || "");
  }

  /** Name and number, for a person: "Murloc Raider #14". */
  title(entity, state = this.state) {
    const name = this.name(entity, state) || this.cardName(this.lastCards.get(entity) ?? "");
    return name ? `${name} #${entity}` : `#${entity}`;
  }

  player(seat) {
    return this.data.players[seat] ?? `Player ${seat}`;
  }

  tagName(tag) {
    return this.data.tags[tag] ?? String(tag);
  }

  /** A value for a person: "GRAVEYARD (4)", "6". */
  valueText(tag, value) {
    if (!value) return value === null ? "—" : "0";
    const name = this.data.values[tag]?.[value];
    if (name) return `${name} (${value})`;
    return String(value);
  }

  /** Where in the game a tag of an entity changes: step, value before and after. */
  history(entity, tag) {
    const found = [];
    let value = 0;
    for (const [step, each] of [this.data.setup, ...this.steps].entries()) {
      for (let at = 0; at < each.changes.length; at += 3) {
        if (each.changes[at] === entity && each.changes[at + 1] === tag) {
          found.push({ step, before: value, after: each.changes[at + 2] });
          value = each.changes[at + 2];
        }
      }
    }
    return found;
  }
}
