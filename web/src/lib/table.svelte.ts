// Everything a table page shows, whether it is played now or was played long ago.
import { iconsIn, learnIcons } from "./icons.svelte";
import { inTurns, type Turn } from "./log";
import { asItIs, fewer, fits, more, type Plan } from "./sharing";
import { click, completeOffers, type Cost, costs, nextPicks, onlyOffer, openOffers, tones } from "./paths";
import { allCards } from "./vocabulary";
import type {
  Area,
  Board,
  Card,
  Clock,
  LogLine,
  Offer,
  Piece,
  Proposal,
  Roll,
  Scene,
  Summary,
  TableMeta,
} from "./vocabulary";
import { notify } from "./notices.svelte";
import { t } from "./words.svelte";

/** A second click sooner than this is the other half of a double click, not a confirmation. */
const DOUBLE_CLICK = 350;

export class TableState {
  meta = $state.raw<TableMeta | null>(null);
  board = $state.raw<Board | null>(null);
  scene = $state.raw<Scene | null>(null);
  /** The icons of the first scene are there: it can be shown at once as it will stay. */
  drawable = $state(false);
  log = $state.raw<LogLine[]>([]);
  rolls = $state.raw<Roll[]>([]);
  /** What was written when these dice were rolled. */
  rollLines = $state.raw<LogLine[]>([]);
  rolled = $state(0);
  /** Cards that were just played, and after how many decisions. */
  laid = $state.raw<{ cards: { seat: number | null; card: Card }[]; at: number } | null>(null);
  /** What the side of the seat that looks has marked. */
  proposals = $state.raw<Proposal[]>([]);
  clock = $state.raw<(Clock & { at: number }) | null>(null);
  acting = $state<number | null>(null);
  /** The seat the scene is drawn for. */
  seat = $state<number | null>(null);
  result = $state.raw<number[] | null>(null);
  summary = $state.raw<Summary | null>(null);

  picks = $state.raw<string[]>([]);
  chosen = $state<string | null>(null);
  /** What is chosen of the answers that can be given together. */
  together = $state.raw<string[]>([]);
  /** The actions that a lesson asks for. */
  asks = $state.raw<string[]>([]);
  /** What they lead to, with stars for whatever may come there. */
  goals = $state.raw<string[]>([]);
  /** What was changed of a distribution. */
  wanted = $state.raw<Plan | null>(null);
  /** What somebody has chosen to do, where that must be chosen first. */
  mode = $state("");
  /** What others did is marked on the board. */
  recalling = $state(false);
  /** The areas of the line that somebody looks at. */
  pointed = $state.raw<string[]>([]);
  #picked = 0;

  turns: Turn[] = $derived(inTurns(this.log));
  areas: Map<string, Area> = $derived(new Map((this.board?.areas ?? []).map((area) => [area.id, area])));
  /** What is wanted of pieces that can be spread anew; they are shown as they would stand. */
  plan: Plan | null = $derived(this.scene?.sharing ? (this.wanted ?? asItIs(this.scene.sharing)) : null);
  pieces: Piece[] = $derived(this.#pieces());
  /** The piece that holds each area. */
  holders: Map<string, Piece> = $derived(new Map(this.pieces.filter((one) => one.holds).map((one) => [one.place, one])));
  offers: Offer[] = $derived(this.scene?.offers ?? []);
  /** Offers that begin several answers, with those that follow. */
  shortcuts: Map<Offer, string[]> = $derived(new Map((this.scene?.shortcuts ?? []).map((one) => [one.offer, one.then])));
  /** Everything that can be clicked together. */
  paths: Offer[] = $derived([...this.#pickable(), ...this.shortcuts.keys()]);
  modes: string[] = $derived([...new Set(this.offers.map((offer) => offer.mode).filter((mode) => mode))]);
  open: Offer[] = $derived(openOffers(this.paths, this.picks));
  next: Set<string> = $derived(new Set([...nextPicks(this.paths, this.picks), ...this.#shareable()]));
  costs: Map<string, Cost> = $derived(costs(this.paths, this.picks));
  tones: Map<string, string> = $derived(tones(this.paths, this.picks));
  /** What could begin a path, for those who have begun another. */
  first: Set<string> = $derived(nextPicks(this.paths, []));
  complete: Offer[] = $derived(this.picks.length ? completeOffers(this.paths, this.picks) : []);
  buttons: Offer[] = $derived(completeOffers(this.#pickable(), []));
  /** The offer whose details are shown, waiting to be confirmed. */
  pending: Offer | null = $derived(this.#pending());
  names: Map<string, string> = $derived(this.#names());
  /** What a lesson asks for of what can be chosen together. */
  togetherAsked: string[] = $derived(
    Object.entries(this.scene?.several?.actions ?? {})
      .filter(([, action]) => this.#isGoal(action))
      .map(([id]) => id),
  );
  /** What is to be clicked next to do what a lesson asks for. */
  asked: Set<string> = $derived(this.#asked());

  #pending(): Offer | null {
    const chosen = this.offers.find((offer) => offer.action === this.chosen);
    return chosen ?? this.complete[0] ?? null;
  }

  #pieces(): Piece[] {
    const { pieces = [], sharing } = this.scene ?? {};
    if (!sharing || !this.wanted) return pieces;
    const planned = new Map(sharing.shares.map((share) => [share.piece, this.wanted![share.place]!]));
    return pieces.map((piece) => ({ ...piece, count: planned.get(piece.id) ?? piece.count }));
  }

  /** Offers but for those of a mode that nobody has chosen, and those that a distribution says by itself. */
  #pickable(): Offer[] {
    const { sharing } = this.scene ?? {};
    const own = new Set(sharing ? [sharing.done, ...sharing.shares.flatMap(({ take, give, all }) => [take, give, all])] : []);
    return this.offers.filter((offer) => !own.has(offer.action) && (!offer.mode || offer.mode === this.mode));
  }

  /** Areas that can take one more of what is in hand, and counters from which one can be taken. */
  #shareable(): string[] {
    const { sharing } = this.scene ?? {};
    const plan = this.plan;
    if (!sharing || !plan || this.picks.length) return [];
    return sharing.shares.flatMap(({ place, piece }) => [
      ...(more(sharing, plan, place) === plan ? [] : [place]),
      ...(fewer(sharing, plan, place) === plan ? [] : [piece]),
    ]);
  }

  /** Put one more into an area, or take one away; whether that was possible. */
  shift(place: string, by: 1 | -1): boolean {
    const { sharing } = this.scene ?? {};
    const plan = this.plan;
    if (!sharing || !plan || !this.canAct()) return false;
    const then = (by > 0 ? more : fewer)(sharing, plan, place);
    this.wanted = then;
    return then !== plan;
  }

  /** A click on an area or a counter of a distribution; false if it means something else. */
  #shared(id: string): boolean {
    const { sharing } = this.scene ?? {};
    if (!sharing || this.picks.length) return false;
    const share = sharing.shares.find((one) => one.place === id || one.piece === id);
    return share !== undefined && this.shift(share.place, share.piece === id ? -1 : 1);
  }

  /** What everything that can be clicked is called. */
  #names(): Map<string, string> {
    const names = new Map<string, string>();
    for (const area of this.areas.values()) names.set(area.id, area.label.replaceAll("\n", " "));
    for (const piece of this.pieces) {
      const place = names.get(piece.place);
      names.set(piece.id, place ? `${piece.label} (${place})` : piece.label);
    }
    for (const panel of this.scene?.panels ?? []) for (const card of allCards(panel)) names.set(card.id, card.title);
    const contest = this.scene?.contest;
    for (const card of contest ? allCards(contest) : []) names.set(card.id, card.title);
    for (const die of contest?.dice ?? []) names.set(die.id, die.tooltip.split("\n")[0]!);
    for (const tray of this.scene?.trays ?? []) for (const card of tray.cards) names.set(card.id, card.title);
    return names;
  }

  /** Whether an action is what a lesson leads to. */
  #isGoal(action: string): boolean {
    return this.goals.some((goal) => new RegExp(`^${goal.replaceAll("*", ".*")}$`).test(action));
  }

  #asked(): Set<string> {
    // The shortest way to what is asked for; several answers in one go may lead beyond it, or elsewhere.
    const all = (offer: Offer): string[] => [offer.action, ...(this.shortcuts.get(offer) ?? [])];
    const begun = this.paths.filter((offer) => this.asks.includes(offer.action));
    const led = begun.filter((offer) => all(offer).some((action) => this.#isGoal(action)));
    const least = Math.min(...led.map((offer) => all(offer).length));
    const wanted = led.length ? led.filter((offer) => all(offer).length === least) : begun;
    // What can be chosen together is clicked once.
    const chosen = new Set(this.together);
    const rest = this.togetherAsked.filter((id) => !chosen.has(id));
    return new Set([...nextPicks(wanted, this.picks), ...this.#sharesAsked(), ...rest].filter((id) => !chosen.has(id)));
  }

  /** Where a lesson wants one more of what is in hand. */
  #sharesAsked(): string[] {
    const { sharing } = this.scene ?? {};
    const plan = this.plan;
    if (!sharing || !plan || this.picks.length) return [];
    const asked = sharing.shares.filter(({ take, place }) => this.asks.includes(take) && more(sharing, plan, place) !== plan);
    return asked.map(({ place }) => place);
  }

  /** The seats that propose this. */
  proposers(id: string): number[] {
    return this.proposals.filter((one) => one.pick === id).map((one) => one.seat);
  }

  nameOf(seat: number): string {
    return this.meta?.seats[seat]?.name || this.scene?.panels.find((panel) => panel.seat === seat)?.title || `${seat + 1}`;
  }

  /** A piece in words, with its number and owner. */
  pieceName(piece: Piece): string {
    const facts = { piece: piece.label, count: piece.count, owner: piece.owner >= 0 ? this.nameOf(piece.owner) : "" };
    return t(piece.owner >= 0 ? "area-piece-of" : "area-piece", facts);
  }

  show(scene: Scene): void {
    this.scene = scene;
    this.picks = [];
    this.chosen = null;
    this.together = scene.several?.chosen ?? [];
    if (!scene.sharing || !this.wanted || !fits(this.wanted, scene.sharing)) this.wanted = null;
    if (!scene.offers.some((offer) => offer.mode === this.mode)) this.mode = "";
    void learnIcons(iconsIn(scene)).then(() => (this.drawable = true));
  }

  /** Choose something, or no longer, of what can be said together; when that is too much, the first choice goes. */
  gather(id: string): void {
    const without = this.together.filter((one) => one !== id);
    const most = this.scene?.several?.most ?? 0;
    this.together = without.length < this.together.length ? without : [...without, id].slice(-most);
  }

  /** Somebody clicked an area, a piece or a card. */
  click(id: string): void {
    if (!this.canAct()) {
      this.ask([id]);
      return;
    }
    if (this.scene?.several?.actions[id]) {
      this.gather(id);
      return;
    }
    if (this.#shared(id)) return;
    const meant = click(this.paths, this.picks, id, this.pieces);
    const place = this.pieces.find((piece) => piece.id === id)?.place ?? id;
    const other = this.offers.find((offer) => offer.mode && offer.mode !== this.mode && offer.picks[0] === place);
    if (meant.kind === "why" && other) {
      notify({ text: t("mode-first", { mode: other.mode }), tone: "why" });
    } else if (meant.kind === "why") {
      this.ask(meant.picks);
    } else if (meant.kind === "again") {
      if (performance.now() - this.#picked > DOUBLE_CLICK) this.confirm();
    } else {
      this.pick(meant.picks);
    }
  }

  /** Whether a click on this would do something. */
  answers(id: string): boolean {
    if (this.canAct() && this.#shareable().includes(id)) return true;
    return this.canAct() && click(this.paths, this.picks, id, this.pieces).kind !== "why";
  }

  /** Whether something else can be picked after this: it can be dragged there. */
  leads(id: string): boolean {
    return this.canAct() && nextPicks(this.paths, [id]).size > 0;
  }

  pick(picks: string[]): void {
    this.picks = picks;
    this.chosen = null;
    this.#picked = performance.now();
    const only = onlyOffer(this.paths, picks);
    if (only && !this.needsConfirmation(only)) this.send(only);
  }

  /** Pick the next piece that waits for something to do; where one click would be an answer already, none is picked. */
  cycle(): string | null {
    if (!this.canAct()) return null;
    const waits = (id: string): boolean => this.scene?.waiting?.includes(id) ?? true;
    const able = this.pieces.filter((one) => waits(one.id) && this.first.has(one.id) && !onlyOffer(this.paths, [one.id]));
    const at = able.findIndex((one) => one.id === this.picks[0]);
    const next = able[(at + 1) % able.length];
    if (next) this.pick([next.id]);
    return next?.place ?? null;
  }

  /** A button or a line of the menu: at once, or first its details. */
  choose(offer: Offer): void {
    if (this.pending?.action === offer.action && this.chosen === offer.action) return;
    if (this.needsConfirmation(offer)) {
      if (offer.picks.length === 0) this.picks = [];
      this.chosen = offer.action;
    } else {
      this.send(offer);
    }
  }

  confirm(): void {
    if (this.pending) this.send(this.pending);
  }

  /** One pick back; true when there was one. */
  back(): boolean {
    const any = this.chosen !== null || this.picks.length > 0;
    this.chosen = null;
    this.picks = this.picks.slice(0, -1);
    return any;
  }

  // What a table that only shows cannot do.

  canAct(): boolean {
    return false;
  }

  needsConfirmation(offer: Offer): boolean {
    return offer.detail.length > 0;
  }

  send(_offer: Offer): void {}

  sendTogether(): void {}

  /** Carry out what is wanted of a distribution. */
  share(): void {}

  ask(_picks: string[]): void {}
}
