// The page without its server: keeps the shell, so that an installed page opens and says that it is offline.
// Pages come from the server as long as it answers; what lies under assets/ never changes and is kept once fetched.
// It also shows the notices that the server sends while no page is open.
// Beside them lies the house of a page that plays without a server, in a store of its own: the page fetches it at first;
// where one is, a new version of the page brings its house along, or does not take the place of the one before.
// Built into /sw.js by vite.config.ts, which writes the list of the shell's files in place of SHELL_FILES.

const SHELL = SHELL_FILES;
const ALL = ALL_FILES; // what a page without a network may come to need, too
const HOME = new URL("./", location.href).pathname; // a site may lie under any path
const PAGE = HOME;
const HOUSES = "coronet-house-";
const HOUSE = HOUSES + HOUSE_VERSION;
const OF_HOUSE = HOUSE_FILES;
const STORE = `coronet-${SHELL.join().length}-${hash(SHELL.join())}`;

function hash(text) {
  let value = 5381;
  for (let at = 0; at < text.length; at++) value = ((value * 33) ^ text.charCodeAt(at)) >>> 0;
  return value.toString(36);
}

self.addEventListener("install", (event) => {
  event.waitUntil(keepNew().then(() => self.skipWaiting()));
});

/** What this version opens with. Where a house was fetched, all of the page and its house: whole, or not at all. */
async function keepNew() {
  const isPlayedHere = (await caches.keys()).some((name) => name.startsWith(HOUSES));
  const store = await caches.open(STORE);
  const page = new Request(PAGE, { cache: "no-cache" }); // its name stays: a host may not say how long it may be kept
  await store.addAll([page, ...(isPlayedHere ? ALL : SHELL).map((name) => HOME + name)]);
  if (isPlayedHere) await keepMissing(HOUSE, OF_HOUSE);
}

async function keepMissing(where, names) {
  const store = await caches.open(where);
  const missing = [];
  for (const name of names) if (!(await store.match(HOME + name))) missing.push(HOME + name);
  await store.addAll(missing);
}

self.addEventListener("message", (event) => {
  if (event.data === "keep-all") event.waitUntil(keepMissing(STORE, ALL));
});

self.addEventListener("activate", (event) => {
  const old = caches.keys().then((names) => names.filter((name) => name !== STORE && name !== HOUSE));
  event.waitUntil(
    old.then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(pageOf(request));
  else if (isKept(new URL(request.url).pathname)) event.respondWith(assetOf(request));
});

const isKept = (path) => path.startsWith(`${HOME}assets/`) || path.startsWith(`${HOME}house/`);

async function pageOf(request) {
  try {
    return await fetch(request);
  } catch {
    return (await (await caches.open(STORE)).match(PAGE)) ?? Response.error();
  }
}

async function assetOf(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && !request.url.includes("/house/")) await (await caches.open(STORE)).put(request, answer.clone());
  return answer;
}

self.addEventListener("push", (event) => event.waitUntil(show(event.data)));

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openAt(event.notification.data));
});

/** Every notice is shown, even one that cannot be read: browsers insist on it. A later one of a table takes its place. */
async function show(data) {
  let told = { title: "Coronet", body: "", url: PAGE };
  try {
    told = data.json();
  } catch {
    // not of ours
  }
  const { title, body, url } = told;
  await self.registration.showNotification(title, { body, tag: url, data: url, renotify: true, icon: `${HOME}icon-192.png` });
}

/** The page of a table comes to the front, or a new one opens. */
async function openAt(path) {
  const url = new URL(path, location.origin);
  if (url.origin !== location.origin) return;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === url.pathname);
  await (there ? there.focus() : self.clients.openWindow(url.href));
}
