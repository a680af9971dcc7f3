/* One step: what differs in it, and its lines of the recording. */

const CONTEXT = 8;
const FIRST = 40;
const PREFIX = /^[A-Z] \d\d:\d\d:\d\d\.\d+ [\w.]+\(\) - /;

const COLUMNS = ["entity", "tag", "before", "log", "engine", "grade", "line"];

/** The table of what differs, the probable causes or what is beside it, and contradictions. */
function differencesOf(course, step) {
  const found = course.differencesIn(step);
  const since = [...new Set(found.map((each) => each.since).filter(Boolean))];
  const parts = [];
  if (found.length) {
    const head = COLUMNS.map((word) => make("th", { scope: "col" }, word));
    const rows = found.map((each) => differenceRow(course, each));
    const caption = make(
      "caption",
      {},
      [...new Set(found.map((each) => `${each.code} ${each.what}`))].join(", "),
    );
    parts.push(
      make(
        "div",
        { class: "wide" },
        make(
          "table",
          { class: "differences" },
          caption,
          make("thead", {}, make("tr", {}, head)),
          make("tbody", {}, rows),
        ),
      ),
      causes(found),
    );
  }
  for (const each of course.data.contradictions) {
    if (each.step === step) parts.push(make("p", { class: "note" }, each.words));
  }
  for (const each of since) {
    parts.push(
      make(
        "p",
        { class: "note" },
        "This follows from step ",
        make("button", { type: "button", class: "plain", "data-step": each }, each),
      ),
    );
  }
  return parts;
}

function differenceRow(course, each) {
  const name = each.name.startsWith("#") ? course.title(each.entity) : each.name;
  const entity = each.entity
    ? make("button", { type: "button", class: "plain", "data-entity": each.entity }, name)
    : "";
  return make(
    "tr",
    {},
    make("th", { scope: "row" }, entity || each.code, each.note ? make("small", {}, ` ${each.note}`) : ""),
    make("td", {}, breakable(each.tag)),
    make("td", {}, each.before),
    make("td", { class: "log" }, each.logged),
    make("td", { class: "engine" }, each.simulated),
    make("td", {}, each.grade),
    make("td", {}, each.line || ""),
  );
}

function causes(found) {
  const beside = new Set(found.map((each) => each.beside).filter(Boolean));
  if (beside.size)
    return make("p", { class: "note" }, `Unexplained: ${[...beside].join("; ")}.`);
  const said = new Map(
    found.filter((each) => each.cause).map((each) => [each.cause, each.evidence]),
  );
  if (!said.size) return make("p", { class: "note" }, "No cause found.");
  return make(
    "ul",
    { class: "causes" },
    [...said].map(([cause, evidence]) =>
      make(
        "li",
        {},
        make("b", {}, "Probable cause: "),
        cause,
        evidence ? make("small", {}, ` ${evidence}`) : "",
      ),
    ),
  );
}

/** The lines of a step and what the engine has otherwise; what is far from that is folded. */
class LinesPanel {
  constructor(course, place) {
    this.course = course;
    this.place = place;
  }

  draw(step) {
    const here = this.course.steps[step - 1];
    if (!here?.lines.length && !here?.rows.length) {
      const why = here
        ? "The lines of this step cannot be quoted."
        : "The lines before the first step are not quoted.";
      this.place.replaceChildren(make("p", { class: "none" }, why));
      return;
    }
    const marked = new Set(this.course.differencesIn(step).map((each) => each.line));
    const items = this.items(here, marked);
    const near = this.near(items);
    const list = make("ol", { class: "recorded" });
    for (let at = 0; at < items.length;) {
      let end = at;
      while (end < items.length && near.has(end) === near.has(at)) end++;
      const part = items.slice(at, end);
      list.append(...(near.has(at) ? part.map(lineItem) : [this.folded(part)]));
      at = end;
    }
    this.place.replaceChildren(list);
  }

  /** Lines of the recording, each with what the engine has in its place. */
  items(here, marked) {
    const rows = new Map();
    for (const [line, match, text] of here.rows)
      rows.set(line, [...(rows.get(line) ?? []), { match, text }]);
    const numbers = new Set(here.lines.map(([number]) => number));
    const items = [];
    const engine = (line) => {
      for (const { match, text } of rows.get(line) ?? []) {
        if (text && match !== "adopted") items.push({ engine: true, text, match });
      }
    };
    for (const line of rows.keys()) if (!numbers.has(line)) engine(line);
    for (const [number, text] of here.lines) {
      const match =
        rows.get(number)?.find((each) => each.match !== "only in the engine")?.match ?? "";
      items.push({ number, text, match, marked: marked.has(number) });
      engine(number);
    }
    return items;
  }

  near(items) {
    const found = new Set();
    const strong = items.some((item) => item.marked);
    items.forEach((item, at) => {
      const shown = strong ? item.marked || item.engine : item.match && item.match !== "adopted";
      if (shown) for (let by = -CONTEXT; by <= CONTEXT; by++) found.add(at + by);
    });
    if (!found.size) for (let at = 0; at < FIRST; at++) found.add(at);
    return found;
  }

  folded(items) {
    const more = make(
      "button",
      { type: "button", class: "plain" },
      counted(items.length, "more line"),
    );
    const item = make("li", { class: "folded" }, more);
    more.addEventListener("click", () => item.replaceWith(...items.map(lineItem)));
    return item;
  }
}

/** One line, of the recording or of the engine. */
function lineItem({ number, text, match, marked, engine }) {
  const word = marked && match !== "only in the log" ? "differs" : match;
  const kind = engine
    ? "engine-line"
    : marked
      ? "differs"
      : match && match !== "adopted" && "apart";
  const prefix = engine ? "" : (PREFIX.exec(text)?.[0] ?? "");
  return make(
    "li",
    { class: kind || false, "data-line": number },
    make("span", { class: "number" }, number ?? "engine"),
    make("span", { class: "pointer" }, marked ? "> " : ""),
    make(
      "code",
      {},
      prefix ? make("span", { class: "prefix" }, prefix) : "",
      text.slice(prefix.length),
    ),
    word ? make("span", { class: classes("flag", !marked && "quiet") }, word) : "",
  );
}
