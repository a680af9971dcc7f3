/* Boards, drawn from a state. */

const KEYWORDS = [
  [190, "taunt"],
  [194, "shield"],
  [191, "stealth"],
  [260, "frozen"],
  [189, "windfury"],
  [188, "silenced"],
  [363, "poisonous"],
  [685, "lifesteal"],
  [1085, "reborn"],
  [240, "immune"],
  [1518, "dormant"],
  [1211, "elusive"],
];

const SAID_MAX = 2;

/** What one player has, read off the tags. */
function sideOf(course, state, player) {
  const seat = state.get(player, TAG.PLAYER_ID);
  const zones = zonesOf(state, state.get(player, TAG.CONTROLLER) || seat);
  const ofType = (...types) =>
    zones[ZONE.PLAY].filter((each) => types.includes(state.get(each, TAG.CARDTYPE)));
  const get = (tag) => state.get(player, tag);
  return {
    name: course.player(seat),
    hero: get(TAG.HERO_ENTITY),
    power: ofType(TYPE.HERO_POWER),
    weapon: ofType(TYPE.WEAPON),
    minions: ofType(TYPE.MINION, TYPE.LOCATION),
    hand: zones[ZONE.HAND],
    secrets: zones[ZONE.SECRET],
    deck: zones[ZONE.DECK].length,
    mana:
      get(TAG.RESOURCES) +
      get(TAG.TEMP_RESOURCES) -
      get(TAG.RESOURCES_USED) -
      get(TAG.OVERLOAD_LOCKED),
    crystals: get(TAG.RESOURCES),
  };
}

function zonesOf(state, controller) {
  const zones = { [ZONE.PLAY]: [], [ZONE.HAND]: [], [ZONE.DECK]: [], [ZONE.SECRET]: [] };
  for (const entity of state.entities()) {
    if (state.get(entity, TAG.CONTROLLER) !== controller) continue;
    zones[state.get(entity, TAG.ZONE)]?.push(entity);
  }
  const place = (entity) => state.get(entity, TAG.ZONE_POSITION);
  for (const entities of Object.values(zones))
    entities.sort((one, two) => place(one) - place(two) || one - two);
  return zones;
}

/** Both players' entities, the one who is drawn above first. */
function playersOf(course, state) {
  const players = [...state.entities()].filter(
    (each) => state.get(each, TAG.CARDTYPE) === TYPE.PLAYER,
  );
  const below = (each) => state.get(each, TAG.PLAYER_ID) === course.data.below;
  return players.sort((one, two) => below(one) - below(two) || one - two);
}

function healthOf(state, entity) {
  return state.get(entity, TAG.HEALTH) - state.get(entity, TAG.DAMAGE);
}

function durabilityOf(state, weapon) {
  return (
    (state.get(weapon, TAG.DURABILITY) || state.get(weapon, TAG.HEALTH)) -
    state.get(weapon, TAG.DAMAGE)
  );
}

/** Draws boards: `other` is the state to compare with, `scene` the step that led here. */
class BoardDrawing {
  constructor(course, state, other, scene) {
    Object.assign(this, { course, state, other, scene, differing: scene.differing });
  }

  /** A board, its heading above it. */
  draw(name, title, note) {
    const [top, bottom] = playersOf(this.course, this.state).map((each) =>
      sideOf(this.course, this.state, each),
    );
    const rows = [];
    if (top) rows.push(this.player(top), this.minions(top));
    if (bottom) rows.push(make("hr"), this.minions(bottom), this.player(bottom));
    const heading = make("h3", {}, title, " ", make("small", {}, note));
    return make(
      "section",
      { class: `board ${name}`, "aria-label": `${title} ${note}` },
      heading,
      rows,
    );
  }

  player(side) {
    const hidden = side.hand.filter((each) => !this.course.name(each, this.state));
    const seen = side.hand.filter((each) => !hidden.includes(each));
    const facts = [
      this.hero(side.hero),
      make("span", { class: "fact" }, make("b", {}, `${side.mana}/${side.crystals}`), " mana"),
      make("span", { class: "fact" }, make("b", {}, side.deck), " in deck"),
      make("span", { class: "fact" }, make("b", {}, side.hand.length), " in hand"),
    ];
    const stats = (weapon) =>
      `${this.state.get(weapon, TAG.ATK)}/${durabilityOf(this.state, weapon)}`;
    const held = [
      side.weapon.map((each) => this.chip(each, stats(each))),
      side.power.map((each) => this.chip(each, "power")),
      side.secrets.map((each) => this.chip(each, "secret")),
    ];
    const differs = hidden.filter((each) => this.differing.has(each));
    const cards = [...seen, ...differs].map((each) => this.chip(each));
    const more = hidden.length - differs.length;
    if (more && !this.scene.onlyDiffering)
      cards.push(make("span", { class: "hidden" }, `${more} not shown`));
    return make(
      "div",
      { class: "player" },
      make("p", { class: "facts" }, make("strong", { class: "name" }, side.name), facts),
      make(
        "p",
        { class: "hand" },
        held,
        cards.length ? make("span", { class: "label" }, "hand") : "",
        cards,
      ),
    );
  }

  hero(entity) {
    if (!entity) return "";
    const { state } = this;
    const armor = state.get(entity, TAG.ARMOR);
    const attack = state.get(entity, TAG.ATK);
    return this.button(entity, "hero", [
      this.course.name(entity, state) || "hero",
      " ",
      this.number(entity, healthOf, "health"),
      armor ? [" +", this.number(entity, (each, who) => each.get(who, TAG.ARMOR), "armor")] : "",
      attack
        ? [" attack ", this.number(entity, (each, who) => each.get(who, TAG.ATK), "attack")]
        : "",
    ]);
  }

  minions(side) {
    const wanted = (each) => !this.scene.onlyDiffering || this.differing.has(each);
    const gone = this.scene.stood.filter((each) => this.state.get(each, TAG.ZONE) !== ZONE.PLAY);
    const ours = gone.filter(
      (each) => this.course.player(this.state.get(each, TAG.CONTROLLER)) === side.name,
    );
    const tiles = [...side.minions, ...ours].filter(wanted).map((each) => this.minion(each));
    return make(
      "div",
      { class: "minions" },
      tiles.length ? tiles : make("p", { class: "none" }, "no minions"),
    );
  }

  /** A minion or location; one that the step took off the board is drawn as gone. */
  minion(entity) {
    const zone = this.state.get(entity, TAG.ZONE);
    if (zone !== ZONE.PLAY) return this.gone(entity, zone);
    const words = KEYWORDS.filter(([tag]) => this.state.get(entity, tag)).map(([, word]) => word);
    return this.button(entity, "minion", [
      make("span", { class: "name" }, this.course.name(entity, this.state) || "not shown"),
      make(
        "span",
        { class: "stats" },
        this.number(entity, (state, who) => state.get(who, TAG.ATK), "attack"),
        "/",
        this.number(entity, healthOf, "health"),
      ),
      make("span", { class: "words" }, words.join(" ")),
      make("span", { class: "id" }, `#${entity}`),
    ]);
  }

  gone(entity, zone) {
    const where = this.course.data.values[TAG.ZONE]?.[zone]?.toLowerCase() ?? "gone";
    return this.button(entity, "minion gone", [
      make("span", { class: "name" }, this.course.name(entity, this.state) || "not shown"),
      make("span", { class: "words" }, zone ? `to ${where}` : "not there"),
      make("span", { class: "id" }, `#${entity}`),
    ]);
  }

  /** What the two sides say otherwise of an entity, in the words of this side. */
  said(entity) {
    const told = this.scene.differences.filter((each) => each.entity === entity && each.tagId);
    const words = told
      .slice(0, SAID_MAX)
      .map((each) => `${this.course.tagName(each.tagId)} ${each[this.scene.side]}`);
    if (told.length > SAID_MAX) words.push(`and ${told.length - SAID_MAX} more`);
    return words.map((each) => make("span", { class: "said" }, each));
  }

  /** A number of an entity, marked where the other side has another one. */
  number(entity, read, what) {
    const value = read(this.state, entity);
    const off = this.other && read(this.other, entity) !== value;
    return make("b", { class: classes("number", off && "off"), "data-what": what }, value);
  }

  chip(entity, more = "") {
    if (this.scene.onlyDiffering && !this.differing.has(entity)) return "";
    const name = this.course.name(entity, this.state) || "not shown";
    return this.button(entity, "chip", [name, more ? make("small", {}, ` ${more}`) : ""]);
  }

  button(entity, kind, content) {
    const differs = this.differing.has(entity);
    const { acting, target, chosen } = this.scene;
    return make(
      "button",
      {
        type: "button",
        "data-entity": entity,
        class: classes(
          kind,
          differs && "differs",
          entity === acting && "acting",
          entity === target && "target",
        ),
        "aria-pressed": entity === chosen ? "true" : "false",
        title: this.course.title(entity, this.state),
      },
      content,
      differs ? [this.said(entity), make("span", { class: "flag" }, "differs")] : "",
    );
  }
}
