// Answers where there is no connection: with the pages that were kept for it, else with the one that says so. What is kept, and for
// how long, is decided by the pages (src/app/offline), so that this file hardly ever changes. It never touches `/api/`.
const patience = 6_000;

addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(answerWithoutWorker(event));
});

/**
 * Where the browser can, it answers itself what needs no decision here: starting a worker and asking it for each of forty files takes a
 * phone longer than all of them. A file that is not kept comes from the browser's own cache or the server.
 */
async function answerWithoutWorker(event) {
  const rule = (pathname, source) => ({ condition: { urlPattern: new URLPattern({ pathname }) }, source });
  try {
    await event.addRoutes?.([rule("/assets/*", { cacheName: "kept-assets" }), rule("/api/*", "network")]);
  } catch {
    // A browser that knows other rules than these asks the worker, as those do that know none.
  }
}

addEventListener("activate", (event) => {
  event.waitUntil(self.registration.navigationPreload?.enable());
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(answerPage(event, pathname));
  // Their names change with what is in them, so what is kept is never old.
  else if (pathname.startsWith("/assets/")) event.respondWith(answerAsset(request, pathname));
});

/** The server's answer whenever there is one; a line on which none comes for seconds is as good as no line. */
async function answerPage(event, pathname) {
  const fromServer = (async () => (await event.preloadResponse) ?? (await fetch(event.request)))();
  // It may fail after another answer has been given.
  fromServer.catch(() => {});
  const kept = await find("kept-pages", pathname);
  try {
    if (!kept) return await fromServer;
    const tooLate = new Promise((_, reject) => {
      setTimeout(reject, patience, new Error("no answer in time"));
    });
    return await Promise.race([fromServer, tooLate]);
  } catch {
    return kept ?? (await find("offline", "/offline")) ?? Response.error();
  }
}

async function answerAsset(request, pathname) {
  return (await find("kept-assets", pathname)) ?? fetch(request);
}

function find(cacheName, path) {
  return caches.match(path, { cacheName, ignoreVary: true });
}
