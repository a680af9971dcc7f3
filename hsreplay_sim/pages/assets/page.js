/* The page: which step, board and entity are shown, and the keys and buttons that say so. */

const VIEWS = ["both", "log", "engine", "differences"];
const PLACE = /^#g(\d+)s(\d+)(?:e(\d+))?$/;

class Page {
  constructor(course) {
    this.course = course;
    this.step = 0;
    this.entity = 0;
    this.view = course.data.scripted ? "engine" : "both";
    this.when = "after";
    this.lines = new LinesPanel(course, byId("lines"));
    this.inspector = new EntityPanel(course, byId("entity"));
    this.list = new StepList(course, {
      list: byId("list"),
      marks: byId("marks"),
      found: byId("found"),
    });
    this.timeline = new Timeline(course, byId("timeline"), (step) => this.go(step));
    this.moves = {
      first: () => this.go(1),
      end: () => this.go(course.last),
      on: () => this.go(this.step + 1),
      back: () => this.go(this.step - 1),
      turnOn: () => this.go(course.nextTurn(this.step, 1)),
      turnBack: () => this.go(course.nextTurn(this.step, -1)),
      divergence: () => this.goToDivergence(1),
      divergenceBack: () => this.goToDivergence(-1),
    };
    document.body.classList.toggle("scripted", course.data.scripted);
    const [first] = course.steps.flatMap((step) => step.lines.slice(0, 1));
    byId("whole").parentElement.hidden = !PREFIX.test(first?.[1] ?? "");
    document.querySelector("[data-go=divergence]").disabled = !course.diverges;
    this.listen();
    this.open();
  }

  // --- where ---------------------------------------------------------------------------------

  /** Begin where the link says, or else the page: at the difference that tells most. */
  open() {
    const place = PLACE.exec(location.hash);
    if (place) this.go(Number(place[2]), Number(place[3] ?? 0));
    else this.go(this.course.data.start || Math.min(1, this.course.last));
  }

  /** Show a step, and of it the entity asked for, or the one that differs or acts. */
  go(step, entity = 0) {
    this.step = Math.max(0, Math.min(step, this.course.last));
    this.entity = entity || this.first();
    this.keepPlace();
    this.draw();
    this.say();
  }

  /** Look at another entity of this step; what is drawn stays, so that the focus does. */
  choose(entity) {
    this.entity = entity;
    this.keepPlace();
    for (const button of byId("boards").querySelectorAll("[data-entity]")) {
      button.setAttribute("aria-pressed", Number(button.dataset.entity) === entity);
    }
    this.inspector.draw(this.step, entity);
    const panel = byId("entity");
    if (getComputedStyle(panel).position === "static") panel.scrollIntoView({ block: "nearest" });
  }

  keepPlace() {
    const entity = this.entity ? `e${this.entity}` : "";
    history.replaceState(null, "", `#g${this.course.data.game}s${this.step}${entity}`);
  }

  goToDivergence(direction) {
    const there = this.course.nextDivergence(this.step, direction);
    if (there) this.go(there);
    else if (this.course.diverges)
      byId("said").textContent = `No ${direction > 0 ? "later" : "earlier"} divergence`;
    return there;
  }

  /** The entity of a step that is looked at first. */
  first() {
    const found = this.course.differencesIn(this.step).find((each) => each.entity);
    return found?.entity ?? this.course.steps[this.step - 1]?.entity ?? this.entity;
  }

  // --- drawing -------------------------------------------------------------------------------

  draw() {
    const { course, step } = this;
    const here = course.steps[step - 1];
    const mark = here?.mark ?? "";
    byId("place").textContent = here
      ? [`Step ${step} of ${course.last}`, here.turn ? `turn ${here.turn}` : "", here.player]
          .filter(Boolean)
          .join(" · ")
      : "Before the first step";
    byId("mark").textContent = here?.why && mark !== "diverged" ? `${mark}: ${here.why}` : mark;
    byId("mark").className = classes("mark", mark && markClass(mark));
    byId("title").textContent = here?.title ?? "The game as it is set up";
    byId("text").textContent = here?.text ?? "";
    byId("told").replaceChildren(...(here?.told ?? []).map((each) => make("li", {}, each)));
    byId("count").textContent = `${step} / ${course.last}`;
    course.logged(step);
    byId("differences").replaceChildren(...differencesOf(course, step));
    this.drawBoards();
    this.lines.draw(step);
    this.inspector.draw(step, this.entity);
    this.list.select(step);
    this.timeline.select(step);
  }

  drawBoards() {
    for (const button of document.querySelectorAll("[data-view]"))
      button.setAttribute("aria-pressed", button.dataset.view === this.view);
    for (const button of document.querySelectorAll("[data-when]"))
      button.setAttribute("aria-pressed", button.dataset.when === this.when);
    const { course, step, view } = this;
    const before = Math.max(step - 1, 0);
    if (this.when === "before") {
      const scene = this.scene("logged", []);
      const board = new BoardDrawing(course, course.logged(before), null, scene);
      byId("boards").replaceChildren(
        board.draw(
          "log",
          course.data.scripted ? "Engine" : "Log and engine",
          `before step ${step}`,
        ),
      );
      return;
    }
    const stood = course.minions(before);
    const [logged, engine] = [course.logged(step), course.engine(step)];
    const boards = [];
    if (view !== "engine") {
      const board = new BoardDrawing(course, logged, engine, this.scene("logged", stood));
      boards.push(board.draw("log", "Log", `after step ${step}`));
    }
    if (view !== "log") {
      const board = new BoardDrawing(course, engine, logged, this.scene("simulated", stood));
      boards.push(board.draw("engine", "Engine", this.engineNote(course.steps[step - 1])));
    }
    byId("boards").replaceChildren(...boards);
  }

  /** What a drawing tells of the step: `side` is whose words it takes, `stood` who was there. */
  scene(side, stood) {
    const here = this.course.steps[this.step - 1];
    return {
      side,
      stood,
      acting: here?.entity,
      target: here?.target,
      chosen: this.entity,
      differing: this.course.differing(this.step),
      differences: this.course.differencesIn(this.step),
      onlyDiffering: this.view === "differences" && this.when === "after",
    };
  }

  engineNote(here) {
    if (here?.mark === "not judged") return "taken from the log: this step is not judged";
    return `after step ${this.step}`;
  }

  /** Tell a screen reader where the page stands. */
  say() {
    const here = this.course.steps[this.step - 1];
    byId("said").textContent = here
      ? `Step ${this.step}, ${here.mark}: ${here.title}`
      : "Before the first step";
  }

  // --- listening -----------------------------------------------------------------------------

  listen() {
    document.addEventListener("click", (event) => this.clicked(event));
    document.addEventListener("keydown", (event) => this.pressed(event));
    window.addEventListener("hashchange", () => this.open());
    const search = byId("search");
    search.addEventListener("input", () => this.list.search(search.value));
    search.addEventListener("keydown", (event) => {
      if (event.key === "Enter") this.goToMatch();
      if (event.key === "Escape") search.blur();
    });
    const whole = byId("whole");
    whole.addEventListener("change", () => byId("lines").classList.toggle("whole", whole.checked));
    byId("help-button").addEventListener("click", () => byId("help").showModal());
  }

  goToMatch() {
    const there = this.list.nextMatch(this.step);
    if (there) this.go(there);
  }

  clicked(event) {
    const button = event.target.closest("button");
    if (!button) return;
    const { step, entity, view, when, go } = button.dataset;
    if (step !== undefined) this.go(Number(step));
    else if (entity !== undefined) this.choose(Number(entity));
    else if (go !== undefined) this.moves[go]();
    else if (view !== undefined) this.show({ view });
    else if (when !== undefined) this.show({ when });
  }

  show(chosen) {
    if (chosen.view && this.course.data.scripted) return;
    Object.assign(this, chosen);
    this.drawBoards();
  }

  /** The move that a key stands for, if any. */
  moveOf(key) {
    const { moves } = this;
    return {
      n: moves.on,
      ArrowRight: moves.on,
      p: moves.back,
      ArrowLeft: moves.back,
      t: moves.turnOn,
      T: moves.turnBack,
      d: moves.divergence,
      D: moves.divergenceBack,
      Home: moves.first,
      End: moves.end,
      b: () => this.show({ when: this.when === "after" ? "before" : "after" }),
      v: () => this.show({ view: VIEWS[(VIEWS.indexOf(this.view) + 1) % VIEWS.length] }),
      e: () => byId("entity").focus(),
      "/": () => byId("search").focus(),
      "?": () => byId("help").showModal(),
    }[key];
  }

  pressed(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || byId("help").open) return;
    if (event.target.matches("input[type=search], input[type=range]")) return;
    const move = this.moveOf(event.key);
    if (!move) return;
    event.preventDefault();
    move();
  }
}

readData(byId("data")).then((data) => {
  new Page(new Course(data));
  document.body.classList.add("ready");
});
