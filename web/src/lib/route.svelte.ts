// Pages live in the fragment of the address, so that invitations never reach a server's log.

export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "join"; token: string }
  | { page: "watch"; token: string; moment: number }
  | { page: "table"; id: string }
  | { page: "replay"; id: string; moment: number }
  | { page: "about" }
  | { page: "lost" };

export function parseRoute(fragment: string): Route {
  const [page = "", argument = "", last = ""] = fragment.replace(/^#?\/?/, "").split("/");
  const moment = /^\d{1,6}$/.test(last) ? Number(last) : 0;
  if (page === "") return { page: "home" };
  if (page === "new") return { page, game: argument };
  if (page === "about") return { page };
  if (page === "join" && argument) return { page, token: argument };
  if (page === "watch" && argument) return { page, token: argument, moment };
  if (page === "table" && argument) return { page, id: argument };
  if (page === "replay" && argument) return { page, id: argument, moment };
  return { page: "lost" };
}

let current = $state.raw<Route>(parseRoute(location.hash));

addEventListener("hashchange", () => {
  current = parseRoute(location.hash);
  scrollTo(0, 0);
});

export function route(): Route {
  return current;
}

export function go(path: string): void {
  location.hash = `#/${path}`;
}

/** Go on to a page that takes the place of this one in the history. */
export function goOn(path: string): void {
  location.replace(`#/${path}`);
}

/** A moment of a game that was played; the first needs no number. */
export function momentPath(id: string, moment: number): string {
  return moment ? `replay/${id}/${moment}` : `replay/${id}`;
}

/** The address of this page becomes that of a moment, without a step in the history. */
export function stayAt(path: string): void {
  if (location.hash !== `#/${path}`) history.replaceState(history.state, "", `#/${path}`);
}

/** The address that invites to a seat, or to watch from a moment on. */
export function invitation(token: string, way: "join" | "watch", origin = location.origin, moment = 0): string {
  return `${origin}${location.pathname}#/${way}/${token}${moment ? `/${moment}` : ""}`;
}
