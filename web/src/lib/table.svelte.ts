// Everything a table page shows, whether it is played now or was played long ago.
import { iconsIn, learnIcons } from "./icons.svelte";
import { click, completeOffers, type Cost, costs, nextPicks, onlyOffer, openOffers, tones } from "./paths";
import { allCards } from "./vocabulary";
import type {
  Area,
  Board,
  LogLine,
  Offer,
  Piece,
  Proposal,
  Roll,
  Scene,
  Summary,
  TableMeta,
} from "./vocabulary";
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
  /** What the side of the seat that looks has marked. */
  proposals = $state.raw<Proposal[]>([]);
  acting = $state<number | null>(null);
  /** The seat the scene is drawn for. */
  seat = $state<number | null>(null);
  result = $state.raw<number[] | null>(null);
  summary = $state.raw<Summary | null>(null);

  picks = $state.raw<string[]>([]);
  chosen = $state<string | null>(null);
  /** What is chosen of the answers that can be given together. */
  together = $state.raw<string[]>([]);
  #picked = 0;

  areas: Map<string, Area> = $derived(new Map((this.board?.areas ?? []).map((area) => [area.id, area])));
  pieces: Piece[] = $derived(this.scene?.pieces ?? []);
  /** The piece that holds each area. */
  holders: Map<string, Piece> = $derived(new Map(this.pieces.filter((one) => one.holds).map((one) => [one.place, one])));
  offers: Offer[] = $derived(this.scene?.offers ?? []);
  /** Offers that begin several answers, with those that follow. */
  shortcuts: Map<Offer, string[]> = $derived(new Map((this.scene?.shortcuts ?? []).map((one) => [one.offer, one.then])));
  /** Everything that can be clicked together. */
  paths: Offer[] = $derived([...this.offers, ...this.shortcuts.keys()]);
  open: Offer[] = $derived(openOffers(this.paths, this.picks));
  next: Set<string> = $derived(nextPicks(this.paths, this.picks));
  costs: Map<string, Cost> = $derived(costs(this.paths, this.picks));
  tones: Map<string, string> = $derived(tones(this.paths, this.picks));
  /** What could begin a path, for those who have begun another. */
  first: Set<string> = $derived(nextPicks(this.paths, []));
  complete: Offer[] = $derived(this.picks.length ? completeOffers(this.paths, this.picks) : []);
  buttons: Offer[] = $derived(completeOffers(this.offers, []));
  /** The offer whose details are shown, waiting to be confirmed. */
  pending: Offer | null = $derived(this.#pending());
  names: Map<string, string> = $derived(this.#names());

  #pending(): Offer | null {
    const chosen = this.offers.find((offer) => offer.action === this.chosen);
    return chosen ?? this.complete[0] ?? null;
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
    const meant = click(this.paths, this.picks, id, this.pieces);
    if (meant.kind === "why") {
      this.ask(meant.picks);
    } else if (meant.kind === "again") {
      if (performance.now() - this.#picked > DOUBLE_CLICK) this.confirm();
    } else {
      this.pick(meant.picks);
    }
  }

  /** Whether a click on this would do something. */
  answers(id: string): boolean {
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

  ask(_picks: string[]): void {}
}
