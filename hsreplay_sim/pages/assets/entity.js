/* One entity: its tags before the step and after it, in the log and in the engine. */

class EntityPanel {
  constructor(course, place) {
    this.course = course;
    this.place = place;
    this.entity = 0;
    this.tag = 0;
    this.filter = "";
  }

  draw(step, entity) {
    if (entity !== this.entity) this.tag = 0;
    Object.assign(this, { step, entity });
    if (!entity) {
      const hint = "Choose a card of a board, or a row of a table, to see its tags.";
      this.place.replaceChildren(make("h2", {}, "Entity"), make("p", { class: "none" }, hint));
      return;
    }
    const { course } = this;
    const before = new Map(course.logged(Math.max(step - 1, 0)).tagsOf(entity));
    const logged = course.logged(step);
    const engine = course.engine(step);
    const card = logged.cards.get(entity) || course.lastCards.get(entity) || "";
    const text = course.cardText(card);
    this.place.replaceChildren(
      make("h2", {}, course.title(entity, logged)),
      make("p", { class: "place" }, card || "no card is shown"),
      text ? make("p", { class: "text" }, text) : "",
      this.attached(logged),
      make(
        "label",
        { class: "search" },
        "Filter tags",
        make("input", {
          type: "search",
          id: "tag-filter",
          value: this.filter,
          autocomplete: "off",
          spellcheck: "false",
          oninput: (event) => this.narrow(event.target.value),
        }),
      ),
      this.table(this.rows(before, logged.tagsOf(entity), engine.tagsOf(entity))),
      make("div", { id: "history" }),
    );
    this.narrow(this.filter);
    if (this.tag) this.showHistory(this.tag);
  }

  /** The enchantments on it. */
  attached(state) {
    const on = [...state.entities()].filter(
      (each) =>
        state.get(each, TAG.ATTACHED) === this.entity && state.get(each, TAG.ZONE) === ZONE.PLAY,
    );
    if (!on.length) return "";
    const chips = on.map((each) =>
      make(
        "button",
        { type: "button", class: "chip", "data-entity": each },
        this.course.title(each, state),
      ),
    );
    return make("p", { class: "hand" }, make("span", { class: "label" }, "enchanted by"), chips);
  }

  /** The rows of the table: what differs first, then what the step changes, then the rest. */
  rows(before, logged, engine) {
    const judged = new Map(
      this.course
        .differencesIn(this.step)
        .filter((each) => each.entity === this.entity && each.tagId)
        .map((each) => [each.tagId, each]),
    );
    const found = new Set([...logged.keys(), ...engine.keys(), ...before.keys(), ...judged.keys()]);
    const rows = [...found].map((tag) => {
      const [was, log, own] = [before, logged, engine].map((tags) =>
        tags.has(tag) ? tags.get(tag) : 0,
      );
      const row = { tag, name: this.course.tagName(tag), was, log, own };
      row.differs = judged.has(tag);
      row.apart = log !== own;
      row.told = row.apart ? undefined : judged.get(tag);
      return row;
    });
    const rank = (row) =>
      row.differs ? 0 : row.apart ? 1 : row.was !== row.log ? 2 : SEEN.has(row.tag) ? 3 : 4;
    return rows.sort((one, two) => rank(one) - rank(two) || (one.name < two.name ? -1 : 1));
  }

  table(rows) {
    const head = ["tag", "before", "log", "engine"].map((word) =>
      make("th", { scope: "col" }, word),
    );
    const body = rows.map((row) => this.row(row));
    const caption = make("caption", {}, `Tags at step ${this.step}`);
    return make(
      "table",
      { class: "tags" },
      caption,
      make("thead", {}, make("tr", {}, head)),
      make("tbody", {}, body),
    );
  }

  row(row) {
    const history = { type: "button", class: "plain", onclick: () => this.showHistory(row.tag) };
    const word = row.differs ? "differs" : row.apart ? "not judged" : "";
    const flag = word
      ? make("span", { class: classes("flag", !row.differs && "quiet") }, word)
      : "";
    const kind = classes(row.differs && "differs", row.was !== row.log && "changed");
    const name = `${row.name} ${row.tag}`.toLowerCase();
    return make(
      "tr",
      { class: kind, "data-name": name },
      make("th", { scope: "row" }, make("button", history, breakable(row.name)), flag),
      this.cells(row),
    );
  }

  /** What is the same everywhere is said once. */
  cells(row) {
    const text = (value) => this.course.valueText(row.tag, value);
    if (!row.differs && !row.apart && row.was === row.log)
      return make("td", { colspan: 3, class: "same" }, text(row.log));
    const cell = (value, said) => {
      if (said === undefined) return make("td", {}, text(value));
      return make(
        "td",
        {},
        said,
        make("small", {}, " on the way"),
        make("div", { class: "soft" }, text(value)),
      );
    };
    return [
      make("td", {}, text(row.was)),
      cell(row.log, row.told?.logged),
      cell(row.own, row.told?.simulated),
    ];
  }

  narrow(text) {
    this.filter = text;
    const wanted = text.trim().toLowerCase();
    for (const row of this.place.querySelectorAll("tbody tr"))
      row.hidden = !row.dataset.name.includes(wanted);
  }

  /** Every step in which the recording changes a tag. */
  showHistory(tag) {
    this.tag = tag;
    const { course } = this;
    const links = course.history(this.entity, tag).map(({ step, before, after }) => {
      const what = step ? course.steps[step - 1].title : "before the first step";
      const change = `${course.valueText(tag, before)} to ${course.valueText(tag, after)}`;
      return make(
        "li",
        {},
        make("button", { type: "button", class: "plain", "data-step": step }, `${step}`),
        ` ${change} `,
        make("small", {}, what),
      );
    });
    byId("history").replaceChildren(
      make("h3", {}, `${course.tagName(tag)} in the log`),
      links.length ? make("ul", {}, links) : make("p", { class: "none" }, "It is never set."),
    );
  }
}
