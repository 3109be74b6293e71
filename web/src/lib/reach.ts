// Under which address a friend is invited.
import type { Reach } from "./api";

/** Names by which only this machine knows itself. */
const HERE = /^(localhost|127\..*|\[::1\])$/;

/** A public address before all; then the one this page has, unless only this machine knows it; then one of the network. */
export function usual(told: Reach, page: { origin: string; hostname: string }): string {
  const secure = told.addresses.find((one) => one.startsWith("https:"));
  if (secure) return secure;
  if (!HERE.test(page.hostname)) return page.origin;
  return told.addresses[0] ?? page.origin;
}
