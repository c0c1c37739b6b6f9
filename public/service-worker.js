// Keeps one page: the one that says, in the reader's language, that there is no connection.
const language = new URL(location.href).searchParams.get("lang") ?? "en";
const offlinePage = `/offline?lang=${language}`;

addEventListener("install", (event) => {
  const keep = async () => {
    const kept = await caches.open("offline");
    await kept.add(new Request(offlinePage, { cache: "reload" }));
    await self.skipWaiting();
  };
  event.waitUntil(keep());
});

addEventListener("activate", (event) => {
  event.waitUntil(self.registration.navigationPreload?.enable());
});

addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate") return;
  const answer = async () => {
    try {
      return (await event.preloadResponse) ?? (await fetch(event.request));
    } catch {
      return (await caches.match(offlinePage)) ?? Response.error();
    }
  };
  event.respondWith(answer());
});
