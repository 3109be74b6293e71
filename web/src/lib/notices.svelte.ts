// Short messages that come and go: refusals with their rule, lost connections, copied links.

export interface Notice {
  id: number;
  text: string;
  rule?: string;
  /** The game whose rule it is. */
  game?: string;
  clause?: string;
  tone: "plain" | "why" | "bad";
}

let notices = $state.raw<Notice[]>([]);
let made = 0;

export function currentNotices(): Notice[] {
  return notices;
}

export function dismiss(id: number): void {
  notices = notices.filter((notice) => notice.id !== id);
}

/** Answers to "why not" are of no use once something has been done. */
export function forgetWhy(): void {
  notices = notices.filter((notice) => notice.tone !== "why");
}

/** Say something; a new answer to "why not" takes the place of the last one. */
export function notify(notice: Omit<Notice, "id">): void {
  made += 1;
  const id = made;
  const kept = notices.filter((other) => other.tone !== "why" || notice.tone !== "why");
  notices = [...kept.slice(-2), { ...notice, id }];
  setTimeout(() => dismiss(id), notice.rule ? 14_000 : 6_000);
}
