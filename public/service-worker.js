// Answers for one page: the one that says there is no connection. Pages keep it in the reader's language.
addEventListener("install", () => self.skipWaiting());

addEventListener("activate", (event) => {
  event.waitUntil(self.registration.navigationPreload?.enable());
});

addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate") return;
  const answer = async () => {
    try {
      return (await event.preloadResponse) ?? (await fetch(event.request));
    } catch {
      return (await caches.match("/offline")) ?? Response.error();
    }
  };
  event.respondWith(answer());
});
