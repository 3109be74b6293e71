// Each seat has a colour and a shape, so that nobody depends on colours alone. Gold is kept for what can be done.

export interface SeatLook {
  colour: string;
  /** An outline around the origin, about one unit wide to each side. */
  shape: string;
}

const LOOKS: SeatLook[] = [
  { colour: "#c8372d", shape: "M-.95,0A.95,.95 0 1 1 .95,0A.95,.95 0 1 1 -.95,0Z" },
  { colour: "#2f72c4", shape: "M-.85,-.85H.85V.85H-.85Z" },
  { colour: "#2c9a3a", shape: "M0,-1.05L1,.8H-1Z" },
  { colour: "#7b45c9", shape: "M0,-1.15L1.05,0L0,1.15L-1.05,0Z" },
  { colour: "#d94f9b", shape: "M0,-1.1L.32,-.36L1.1,-.34L.5,.16L.7,.95L0,.5L-.7,.95L-.5,.16L-1.1,-.34L-.32,-.36Z" },
  { colour: "#5c6470", shape: "M-.36,-1H.36V-.36H1V.36H.36V1H-.36V.36H-1V-.36H-.36Z" },
];

export const NOBODY: SeatLook = { colour: "#8d7a55", shape: "M-.55,-1H.55L1,-.55V.55L.55,1H-.55L-1,.55V-.55Z" };

let worn = $state.raw<number[]>([]);

/** The seats of the table that is shown wear these looks; without any, each that of its number. */
export function wear(looks: number[]): void {
  worn = looks;
}

export function seatLook(seat: number): SeatLook {
  return seat < 0 ? NOBODY : LOOKS[(worn[seat] ?? seat) % LOOKS.length]!;
}
