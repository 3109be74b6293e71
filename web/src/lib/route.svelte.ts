// Pages live in the fragment of the address, so that invitations never reach a server's log.

export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "join"; token: string }
  | { page: "watch"; token: string }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "about" }
  | { page: "lost" };

export function parseRoute(fragment: string): Route {
  const [page = "", argument = ""] = fragment.replace(/^#?\/?/, "").split("/");
  if (page === "") return { page: "home" };
  if (page === "new") return { page, game: argument };
  if (page === "about") return { page };
  if ((page === "join" || page === "watch") && argument) return { page, token: argument };
  if ((page === "table" || page === "replay") && argument) return { page, id: argument };
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

/** The address that invites to a seat or to watch. */
export function invitation(token: string, way: "join" | "watch"): string {
  return `${location.origin}${location.pathname}#/${way}/${token}`;
}
