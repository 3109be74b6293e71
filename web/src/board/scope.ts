// Several boards may be on one page: the ids of what each has drawn for itself begin with its own.
import { getContext, setContext } from "svelte";

const SCOPE = Symbol("board");

export function setScope(id: string): void {
  setContext(SCOPE, id);
}

export function scope(): string {
  return getContext<string>(SCOPE);
}
