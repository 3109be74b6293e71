// Beside the pages: keeps their files, so that they open at once and without the server, and shows notices.
const KEPT = "wartable-1";
const MOST = 150;

self.addEventListener("activate", (event) => {
  const old = (names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(old));
});

// Files under /assets/ never change; pages come from the server as long as it answers. All else is none of our business.
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else if (request.mode === "navigate") event.respondWith(page(request));
});

async function asset(request) {
  const cache = await caches.open(KEPT);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST)).map((key) => cache.delete(key)));
  }
  return answer;
}

async function page(request) {
  const cache = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put("/", answer.clone());
    return answer;
  } catch (error) {
    const found = await cache.match("/");
    if (found) return found;
    throw error;
  }
}

self.addEventListener("push", (event) => {
  const { text, table } = event.data.json();
  const options = { tag: table || "wartable", icon: "/icon-192.png", data: table ? `/#/table/${table}` : "/" };
  event.waitUntil(self.registration.showNotification(text, options));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

async function open(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((one) => one.url.endsWith(path));
  if (there) return there.focus();
  return self.clients.openWindow(path);
}
