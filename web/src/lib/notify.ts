// Notices of the browser: asked for by a click only, shown when another table begins to wait for me.
import * as api from "./api";
import { onTurn } from "./mine.svelte";
import { settings } from "./settings.svelte";
import type { TableRow } from "./vocabulary";
import { t } from "./words.svelte";

export type Permission = "granted" | "denied" | "default" | "missing";

export const permission = (): Permission => ("Notification" in window ? Notification.permission : "missing");

/** Ask the reader; only after a click, or browsers refuse for good. */
export async function allow(): Promise<Permission> {
  const found = permission() === "missing" ? "missing" : await Notification.requestPermission();
  settings.notices = found === "granted";
  return found;
}

/** Whether notices can come with no page open. */
export const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in window;

/** Let the server push notices to this browser; the address to push to, as the server wants it. */
export async function subscribe(): Promise<string> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const { key } = await api.pushKey();
  // One that was made for another server's key is of no use.
  await (await pushManager.getSubscription())?.unsubscribe();
  const { endpoint, keys } = (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })).toJSON();
  return JSON.stringify({ endpoint, p256dh: keys?.["p256dh"], auth: keys?.["auth"] });
}

export async function unsubscribe(): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
}

/** The pages' helper, where the browser has such; it needs https, or this very machine. */
export async function startHelper(): Promise<void> {
  onTurn((table) => void show(table));
  if (!("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("/sw.js");
  } catch {
    // Private windows may refuse; notices are then those of the page itself.
  }
}

async function show(table: TableRow): Promise<void> {
  const path = `/#/table/${table.id}`;
  const seen = !document.hidden && location.hash === path.slice(1);
  if (!settings.notices || permission() !== "granted" || seen) return;
  const title = t("notice-turn", { table: table.name || table.title });
  // A table has one notice at a time, whatever number of pages are open.
  const options = { body: table.round, tag: table.id, icon: "/icon-192.png", data: path };
  const helper = await navigator.serviceWorker?.getRegistration();
  if (helper) await helper.showNotification(title, options);
  else {
    const shown = new Notification(title, options);
    shown.onclick = () => {
      window.focus();
      location.hash = path.slice(1);
      shown.close();
    };
  }
}
