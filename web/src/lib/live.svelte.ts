// A table that is being played: its socket, whose eyes it is seen with, undo, hints and refusals.
import * as api from "./api";
import { changed } from "./differences";
import { iconsIn, learnIcons } from "./icons.svelte";
import { Link } from "./link";
import { forgetWhy, notify } from "./notices.svelte";
import { onward } from "./paths";
import { nextAnswer } from "./sharing";
import { settings, stillness } from "./settings.svelte";
import { TableState } from "./table.svelte";
import { hasCompany, Talk } from "./talk.svelte";
import type { FromServer, Hint, Lesson, LogLine, Moment, Offer, Rejection, Scene, UndoRequest } from "./vocabulary";
import { language, t } from "./words.svelte";

type SceneMessage = Moment & { scene: Scene };
type OverMessage = Extract<FromServer, { t: "over" }>;
export type Connection = "loading" | "live" | "lost" | "missing" | "failed";

/** How long each foreign move stays on screen before the next, in milliseconds. */
const STAYS = { calm: 900, quick: 300, instant: 0 };
/** More waiting moves than this are shown faster. */
const CROWD = 6;

/** How a server says that it has no time now. */
const BUSY = new Set([429, 503]);

export class LiveTable extends TableState {
  connection = $state<Connection>("loading");
  /** Why the server cannot resume the table; empty if it can. */
  trouble = $state("");
  undo = $state.raw<{ step: boolean; turn: boolean }>({ step: false, turn: false });
  thinking = $state<number | null>(null);
  hints = $state.raw<Hint[] | null>(null);
  undoAsked = $state.raw<UndoRequest | null>(null);
  sending = $state(false);
  /** What was said counts when the window closes. */
  held = $state(false);
  /** In hot-seat: whose eyes this screen shows; null while the curtain is down. */
  looking = $state<number | null>(null);
  decision = $state(0);
  lesson = $state.raw<Lesson | null>(null);
  /** The page of its step that is being read. */
  page = $state(0);
  /** Whoever learns has had enough of it, and wants to hear nothing more. */
  skipped = $state(false);
  lessonClosed = $state(false);
  /** A distribution is being carried out, answer by answer. */
  spreading = $state(false);
  /** What others do is not shown until somebody goes on. */
  paused = $state(false);
  /** How many moves of others are still to be shown. */
  waiting = $state(0);
  /** The next click marks something for one's side instead of playing. */
  proposing = $state(false);
  readonly talk: Talk;
  /** There is somebody to talk with. */
  company: boolean = $derived(hasCompany(this.meta));

  mySeats: number[] = $derived(this.meta?.mine ?? []);
  hotSeat: boolean = $derived(this.mySeats.length > 1);
  /** The seat that has to take the screen over, if any. */
  curtain: number | null = $derived(this.#curtain());
  /** The decision is mine, and what is shown is drawn for the seat that decides. */
  myTurn: boolean = $derived(
    this.acting !== null && this.mySeats.includes(this.acting) && this.seat === this.acting && this.curtain === null,
  );

  #link: Link;
  /** The last picture that came, shown or not yet, and its number. */
  #picture: Scene | null = null;
  #number = 0;
  #queue: SceneMessage[] = [];
  /** The result, until the last moves have been shown. */
  #over: OverMessage | null = null;
  #timer = 0;
  #shownAt = 0;
  #fresh = true;
  /** The next picture is no move of others: it is shown at once, also in a pause. */
  #anew = false;
  #closed = false;
  /** What is still to be said of a shortcut. */
  #then: string[] = [];
  /** Whatever dice show. */
  #through = false;
  /** Something was already said of the distribution that is being carried out. */
  #placed = false;

  constructor(readonly id: string) {
    super();
    this.talk = new Talk(id);
    this.#link = new Link(() => `/api/tables/${id}/socket?lang=${language()}`, {
      message: (message) => this.#hear(message),
      up: () => {
        this.#fresh = true;
      },
      down: (reason) => {
        this.sending = false;
        this.held = false;
        this.#then = [];
        this.spreading = false;
        if (reason === "gone") this.connection = "missing";
        else if (this.connection === "live") this.connection = "lost";
      },
    });
    void this.loadBoard();
  }

  async loadBoard(): Promise<void> {
    try {
      this.board = await api.board(this.id);
    } catch (error) {
      const failure = error as api.Failure;
      if (failure.code === "broken-log") this.trouble = failure.message;
      const busy = BUSY.has(failure.status);
      if (!busy) this.connection = failure.status === 404 || failure.status === 403 ? "missing" : "failed";
      if ((busy || failure.code === "offline") && !this.#closed) setTimeout(() => void this.loadBoard(), 2000);
    }
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#link.close();
  }

  /** Board, log and scene again, in the language on screen. */
  translate(): void {
    void this.loadBoard();
    this.#link.renew();
  }

  #curtain(): number | null {
    if (!this.hotSeat || this.meta?.status === "over" || this.acting === null) return null;
    return this.mySeats.includes(this.acting) && this.acting !== this.looking ? this.acting : null;
  }

  // What the server says.

  #hear(message: FromServer): void {
    if (message.t === "hello") {
      this.#flush();
      this.#anew = true;
      this.laid = null;
      this.meta = message.meta;
      if (this.meta.status === "over") this.paused = false;
      this.log = message.log;
      this.connection = "live";
      if (this.#fresh) this.undoAsked = null;
      if (this.#fresh && this.looking !== null) this.#link.tell({ t: "seat", seat: this.looking });
      this.#fresh = false;
    } else if (message.t === "scene") {
      const scene = this.#look(message);
      if (!scene) return;
      this.#queue.push({ ...message, scene });
      void learnIcons(iconsIn(scene));
      this.#pump();
    } else if (message.t === "meta") {
      const { t: _, ...meta } = message;
      const renamed = meta.seats.some((seat, i) => seat.name !== this.meta?.seats[i]?.name);
      this.meta = meta;
      if (meta.status === "over") this.paused = false;
      // The lines so far call people by their former names; asked for the language again, the server tells all anew.
      if (renamed) this.#link.tell({ t: "lang", lang: language() });
    } else if (message.t === "thinking") {
      this.thinking = message.seat;
    } else if (message.t === "over") {
      this.#over = message;
      this.paused = false;
      this.#pump();
    } else if (message.t === "undo-asked") {
      this.undoAsked = message;
    } else if (message.t === "held") {
      this.held = message.n === this.decision;
    } else if (message.t === "talk") {
      this.talk.begin(message);
      this.proposals = message.proposals;
      this.proposing = false;
    } else if (message.t === "word") {
      this.talk.hear(message);
    } else if (message.t === "proposals") {
      this.proposals = message.proposals;
    } else if (message.t === "clock") {
      this.clock = { ...message, at: performance.now() };
    } else if (message.t === "notice") {
      notify({ text: message.text, tone: "plain" });
    } else if (message.t === "error") {
      this.#refused(message);
    }
  }

  /** The whole picture; nothing if it is a difference from one that is not here. */
  #look(message: Extract<FromServer, { t: "scene" }>): Scene | null {
    const fits = this.#picture !== null && message.picture === this.#number + 1;
    this.#number = message.picture;
    if ("scene" in message) this.#picture = message.scene;
    else this.#picture = fits ? (changed(this.#picture, message.changes) as Scene) : null;
    // Asked for the language again, the server tells all anew.
    if (!this.#picture) this.#link.tell({ t: "lang", lang: language() });
    return this.#picture;
  }

  /** Show what waits, one move after the other; what this screen's own move brought comes at once. A pause does not
   *  hide that a clock of mine runs. */
  #pump(): void {
    const message = this.#queue[0];
    this.waiting = this.#queue.length;
    if (!message) this.#finish();
    if (this.meta?.clock && this.#queue.some(({ acting }) => this.mySeats.includes(acting ?? -1))) this.paused = false;
    const due = this.sending || this.#anew || this.myTurn;
    if (!message || this.#timer || (this.paused && !due)) return;
    const pause = stillness() ? 0 : STAYS[settings.pace] / (this.#queue.length > CROWD ? 4 : 1);
    const wait = due ? 0 : this.#shownAt + pause - performance.now();
    if (wait <= 0 || document.hidden) {
      this.#queue.shift();
      this.#present(message);
      this.#pump();
      return;
    }
    this.#timer = window.setTimeout(() => {
      this.#timer = 0;
      const next = this.#queue.shift();
      if (next) this.#present(next);
      this.#pump();
    }, wait);
  }

  /** Stop showing what others do, or go on. */
  pause(): void {
    this.paused = !this.paused;
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#pump();
  }

  /** Show at once what others have done so far. */
  skip(): void {
    this.paused = false;
    clearTimeout(this.#timer);
    this.#timer = 0;
    for (const message of this.#queue.splice(0)) this.#present(message);
    this.#pump();
  }

  #flush(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.waiting = 0;
    this.#queue = [];
    this.#over = null;
  }

  #finish(): void {
    if (!this.#over) return;
    this.result = this.#over.result;
    this.summary = this.#over.summary;
    this.#over = null;
    if (this.meta) this.meta = { ...this.meta, status: "over", links: [] };
  }

  #present(message: SceneMessage): void {
    const changed = message.n !== this.decision || message.seat !== this.seat || !this.scene;
    this.#shownAt = performance.now();
    this.sending = false;
    // Whoever looks from another seat waits for the picture of that seat.
    if (this.looking === null || message.seat === this.looking) this.#anew = false;
    this.thinking = null;
    if (this.undoAsked && message.n > this.undoAsked.n) this.undoAsked = null;
    if (message.n !== this.decision) this.held = false;
    this.decision = message.n;
    this.seat = message.seat;
    this.acting = message.acting;
    this.undo = message.undo;
    // Another step is read from its beginning; what the dice or a language have changed is not another step.
    if (message.lesson?.id !== this.lesson?.id) {
      this.page = 0;
      // It has something to say before more is answered.
      if (this.#learning) this.#then = [];
    }
    this.lesson = message.lesson ?? null;
    this.#teach();
    if (changed) this.hints = null;
    if (message.log.length) this.log = [...this.log, ...message.log];
    this.#lay(message.log);
    if (message.rolls.length) {
      this.rolls = message.rolls;
      this.rollLines = message.log;
      this.rolled += 1;
      if (!this.#through) this.#then = [];
    }
    if (changed) this.show(message.scene);
    else this.scene = message.scene;
    if (this.#then.length) this.#goOn();
    if (this.spreading) this.#spread();
  }

  get #learning(): boolean {
    return this.lesson !== null && !this.lesson.over && !this.skipped && !this.lessonClosed;
  }

  /** What the lesson asks for, unless nobody wants to hear it, or there is more to read before. */
  #teach(): void {
    const reading = this.lesson && !this.lesson.lost && this.page < this.lesson.pages.length - 1;
    const lesson = this.lessonClosed || this.skipped || reading ? null : this.lesson;
    this.asks = lesson?.asks ?? [];
    this.goals = lesson?.goals ?? [];
  }

  /** Hear no more of the lesson, or go on with it. */
  skipLesson(skipped: boolean): void {
    this.skipped = skipped;
    this.#teach();
  }

  closeLesson(): void {
    this.lessonClosed = true;
    this.#teach();
  }

  turnPage(by: 1 | -1): void {
    this.page += by;
    this.#teach();
  }

  /** Cards that others have played lie on the table for a moment. */
  #lay(lines: LogLine[]): void {
    const cards = lines.filter((line) => line.card && !this.mySeats.includes(line.seat ?? -1));
    if (!cards.length) return;
    void learnIcons(cards.flatMap((line) => line.card!.icons));
    this.laid = { cards: cards.map((line) => ({ seat: line.seat, card: line.card! })), at: this.decision };
  }

  /** The next answer of a shortcut, unless dice were rolled, or somebody else was asked or something else is. */
  #goOn(): void {
    const [action, ...then] = this.myTurn ? onward(this.#then, this.offers) : [];
    this.#then = then;
    if (action === undefined) return;
    this.sending = true;
    void this.#say({ t: "say", action });
  }

  #refused(error: Rejection): void {
    const text = error.code === "lost" ? t("error-lost") : error.text || t("error-unknown");
    notify({ text, rule: error.rule, clause: error.clause, game: this.meta?.game, tone: error.rule ? "why" : "bad" });
  }

  // What this screen says.

  override canAct(): boolean {
    return this.myTurn && this.connection === "live" && !this.sending;
  }

  override needsConfirmation(offer: Offer): boolean {
    return settings.confirm && super.needsConfirmation(offer);
  }

  /** The seat this screen speaks for. */
  #speaker(): number | null {
    return this.hotSeat ? this.looking : (this.mySeats[0] ?? null);
  }

  /** Clicks while a decision is on its way belong to a picture that is about to change. */
  override click(id: string): void {
    if (this.proposing) void this.propose(id);
    else if (!this.sending) super.click(id);
  }

  override back(): boolean {
    const proposing = this.proposing;
    this.proposing = false;
    return proposing || super.back();
  }

  /** Mark something for one's side, or take the mark back. */
  async propose(pick: string): Promise<void> {
    this.proposing = false;
    const on = !this.proposals.some((one) => one.seat === this.seat && one.pick === pick);
    const answer = await this.#link.ask({ t: "propose", seat: this.seat, pick, on });
    if (answer.t === "error") this.#refused(answer);
  }

  /** Say something to others; what is wrong with it, or nothing. */
  async speak(text: string, to: "table" | "team"): Promise<string> {
    const answer = await this.#link.ask({ t: "talk", seat: this.seat, to, text });
    return answer.t === "error" ? answer.text || t("error-lost") : "";
  }

  /** Nothing else can be said until the next picture is there, which comes right after the acknowledgement. */
  override send(offer: Offer): void {
    this.#follow([offer.action, ...(this.shortcuts.get(offer) ?? [])], false);
  }

  override sendTogether(): void {
    const { actions, then } = this.scene!.several!;
    this.#follow([...this.together.map((id) => actions[id]!), ...then], true);
  }

  override share(): void {
    this.spreading = true;
    this.#placed = false;
    forgetWhy();
    this.#spread();
  }

  /** The next answer of a distribution, until it is as it was wanted; a lesson has something to say before the end. */
  #spread(): void {
    const { sharing } = this.scene ?? {};
    const action = this.myTurn && sharing && this.plan ? nextAnswer(sharing, this.plan, new Set(this.offers.map((one) => one.action))) : null;
    this.spreading = action !== null && !(this.#learning && this.#placed && action === sharing?.done);
    if (action === null || !this.spreading) return;
    this.#placed = true;
    this.sending = true;
    void this.#say({ t: "say", action });
  }

  #follow([action, ...then]: string[], through: boolean): void {
    this.#then = then;
    this.#through = through;
    this.sending = true;
    forgetWhy();
    void this.#say({ t: "say", action });
  }

  /** Say something that changes the table; others may have to agree to an undo, which takes its time. */
  async #say(message: Record<string, unknown>): Promise<void> {
    const answer = await this.#link.ask({ ...message, n: this.decision, seat: this.#speaker() });
    if (answer.t !== "error") return;
    this.#then = [];
    this.spreading = false;
    this.sending = false;
    this.held = false;
    this.picks = [];
    this.chosen = null;
    this.#refused(answer);
  }

  override ask(picks: string[]): void {
    void this.#askWhy(picks);
  }

  async #askWhy(picks: string[]): Promise<void> {
    const seat = this.#speaker();
    if (seat === null) return;
    const answer = await this.#link.ask({ t: "why", seat, picks });
    if (answer.t === "why") {
      notify({ text: answer.text, rule: answer.rule, clause: answer.clause, game: this.meta?.game, tone: "why" });
    }
    if (answer.t === "error") this.#refused(answer);
  }

  takeBack(): void {
    if (this.waiting) this.skip();
    if (this.undo.step) void this.#say({ t: "undo" });
  }

  restartTurn(): void {
    if (this.waiting) this.skip();
    if (this.undo.turn) void this.#say({ t: "restart" });
  }

  /** Back to where what the lesson asks for could still be done. */
  backToPath(): void {
    void this.#say({ t: "path" });
  }

  async consent({ by, request }: UndoRequest, yes: boolean): Promise<void> {
    this.undoAsked = null;
    const answer = await this.#link.ask({ t: "consent", by, request, yes });
    if (answer.t === "error") this.#refused(answer);
  }

  async askHint(): Promise<void> {
    const seat = this.acting;
    if (!this.canAct() || seat === null) return;
    const asked = this.decision;
    const answer = await this.#link.ask({ t: "hint", seat });
    if (asked !== this.decision) return;
    if (answer.t === "hint") this.hints = answer.hints;
    else if (answer.t === "error") this.#refused(answer);
  }

  /** Lay out the path of a hint, to be confirmed. */
  follow(hint: Hint): void {
    const offer = this.offers.find((one) => one.action === hint.action);
    if (!offer) return;
    this.picks = offer.picks;
    this.chosen = offer.action;
  }

  /** Take a seat back from the bot that plays it. */
  async comeBack(seat: number): Promise<void> {
    try {
      await api.changeSeat(this.id, seat, "take-back");
    } catch (error) {
      notify({ text: (error as Error).message || t("error-unknown"), tone: "bad" });
    }
  }

  lookFrom(seat: number | null): void {
    this.looking = seat;
    this.#anew = true;
    this.#link.tell({ t: "seat", seat });
  }
}
