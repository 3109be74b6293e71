import { describe, expect, it } from "vitest";
import { click, completeOffers, costs, nextPicks, onlyOffer, openOffers, onward, tones } from "../src/lib/paths";
import type { Offer, Piece } from "../src/lib/vocabulary";

const offer = (action: string, picks: string[], either_order = false): Offer => ({
  action,
  picks,
  label: action,
  detail: [],
  either_order,
  cost: null,
  risky: false,
  group: "",
  tone: "",
  note: "",
  way: [],
  mode: "",
  where: "",
});
const piece = (id: string, place: string): Piece => ({
  id,
  place,
  icon: "token",
  owner: 0,
  count: 1,
  label: id,
  faded: false,
  badges: [],
  tooltip: "",
  holds: false,
  main: false,
  level: 0,
  spot: null,
  square: false,
  tone: "",
  ready: null,
});

const OFFERS = [
  offer("conquer A1", ["A1"]),
  offer("conquer A2", ["A2"]),
  offer("conquer A2 hammer", ["A2"]),
  offer("swap A1 A3", ["portal", "A1", "A3"], true),
  offer("scare A4 A5", ["orcs-A4", "A5"]),
  offer("end", []),
];
const PIECES = [piece("orcs-A4", "A4"), piece("orcs-A1", "A1")];

describe("paths of clicks", () => {
  it("offers without picks are complete from the start", () => {
    expect(completeOffers(OFFERS, []).map((one) => one.action)).toEqual(["end"]);
    expect(openOffers(OFFERS, [])).toHaveLength(OFFERS.length);
  });

  it("names what may be clicked next", () => {
    expect([...nextPicks(OFFERS, [])].sort()).toEqual(["A1", "A2", "orcs-A4", "portal"]);
    expect([...nextPicks(OFFERS, ["orcs-A4"])]).toEqual(["A5"]);
  });

  it("takes the last two picks in either order where the offer says so", () => {
    expect([...nextPicks(OFFERS, ["portal"])].sort()).toEqual(["A1", "A3"]);
    expect(onlyOffer(OFFERS, ["portal", "A3", "A1"])?.action).toBe("swap A1 A3");
  });

  it("has one offer left, or a menu of several", () => {
    expect(onlyOffer(OFFERS, ["A1"])?.action).toBe("conquer A1");
    expect(onlyOffer(OFFERS, ["A2"])).toBeNull();
    expect(completeOffers(OFFERS, ["A2"])).toHaveLength(2);
  });
});

describe("a click", () => {
  it("adds a pick that is asked for", () => {
    expect(click(OFFERS, [], "A1", PIECES)).toEqual({ kind: "picks", picks: ["A1"] });
  });

  it("on a piece that nobody asks for counts as its area", () => {
    expect(click(OFFERS, [], "orcs-A1", PIECES)).toEqual({ kind: "picks", picks: ["A1"] });
    expect(click(OFFERS, [], "orcs-A4", PIECES)).toEqual({ kind: "picks", picks: ["orcs-A4"] });
  });

  it("on the last pick again confirms", () => {
    expect(click(OFFERS, ["A1"], "A1", PIECES)).toEqual({ kind: "again" });
    expect(click(OFFERS, ["A1"], "orcs-A1", PIECES)).toEqual({ kind: "again" });
  });

  it("elsewhere begins anew, or asks why not", () => {
    expect(click(OFFERS, ["A1"], "A2", PIECES)).toEqual({ kind: "picks", picks: ["A2"] });
    expect(click(OFFERS, [], "A9", PIECES)).toEqual({ kind: "why", picks: ["A9"] });
    expect(click(OFFERS, ["orcs-A4"], "A9", PIECES)).toEqual({ kind: "why", picks: ["orcs-A4", "A9"] });
  });
});

describe("costs", () => {
  const dear = (action: string, picks: string[], cost: number, risky = false): Offer => ({ ...offer(action, picks), cost, risky });
  const PRICED = [
    dear("conquer A1", ["A1"], 4),
    dear("conquer A1 hammer", ["A1"], 2),
    dear("raid A1", ["A1"], 1, true),
    dear("attempt A2", ["A2"], 6, true),
    dear("raid A2", ["A2"], 5, true),
    dear("post A3", ["hero", "A3"], 0),
    offer("leave A4", ["A4"]),
  ];

  it("the least certain cost of each place is told, else the least risky one", () => {
    expect([...costs(PRICED, [])]).toEqual([
      ["A1", { cost: 2, risky: false }],
      ["A2", { cost: 5, risky: true }],
    ]);
  });

  it("a cost is told where the path ends", () => {
    expect([...costs(PRICED, ["hero"])]).toEqual([["A3", { cost: 0, risky: false }]]);
  });
});

it("a shortcut leaves out what is not asked and ends where nothing of it is", () => {
  const offers = [offer("stop", []), offer("step 5,2", ["5,2"])];
  expect(onward(["with 1", "step 5,2", "stop"], offers)).toEqual(["step 5,2", "stop"]);
  expect(onward(["roll"], offers)).toEqual([]);
});

it("what completes a path is lit in its tone", () => {
  const far = { ...offer("march 3,2 1", ["stack", "5,2"]), tone: "dear" };
  expect(tones([far], ["stack"])).toEqual(new Map([["5,2", "dear"]]));
  expect(tones([far], []).size).toBe(0);
});
