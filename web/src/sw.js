// The page without its server: keeps the shell, so that an installed page opens and says that it is offline.
// Pages come from the server as long as it answers; what lies under assets/ never changes and is kept once fetched.
// Built into /sw.js by vite.config.ts, which writes the list of the shell's files in place of SHELL_FILES.

const SHELL = SHELL_FILES;
const PAGE = "/";
const STORE = `coronet-${SHELL.join().length}-${hash(SHELL.join())}`;

function hash(text) {
  let value = 5381;
  for (let at = 0; at < text.length; at++) value = ((value * 33) ^ text.charCodeAt(at)) >>> 0;
  return value.toString(36);
}

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(STORE)
      .then((store) => store.addAll([PAGE, ...SHELL]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  const old = caches.keys().then((names) => names.filter((name) => name !== STORE));
  event.waitUntil(
    old.then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(pageOf(request));
  else if (new URL(request.url).pathname.startsWith("/assets/")) event.respondWith(assetOf(request));
});

async function pageOf(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(PAGE)) ?? Response.error();
  }
}

async function assetOf(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(STORE)).put(request, answer.clone());
  return answer;
}
