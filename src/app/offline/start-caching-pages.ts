import { onKeepPage } from "../../platform/browser/storage/keep-page.ts";
import {
  isInWindowAlone,
  onSessionChanged,
  sessionOwner,
} from "../../platform/browser/storage/stored-session.ts";
import type { Language } from "../../shared/languages/languages.ts";
import { signedInTexts } from "../../ui/texts/signed-in-texts.ts";
import { onPageShown } from "../shell/page-shown.ts";
import { isCachedOnceSeen, isTicket, offlineCache, ticketsPath } from "./cached-paths.ts";

/** Parts of a page still arrive for a while; each arrival waits once more. */
const quietMs = 1_500;

/** Not for a visitor who keeps nothing: that is most first visits. */
const cachedPages = () => import("./cached-pages.ts");

async function keepForReader(): Promise<void> {
  // On a shared computer not even whose session it is.
  const owner = isInWindowAlone() ? null : sessionOwner();
  const hasStored = (await caches.keys()).some((name) => name !== offlineCache);
  if (owner === null && !hasStored) return;
  await (await cachedPages()).keepForAccount(owner);
}

/**
 * Keeps the pages that their reader will need where there is no connection, from now on, in this document and in the pages that
 * follow within it.
 */
export function startCachingPages(language: Language): void {
  const worthKeeping = new Set<string>();
  const loaded = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const keep = async () => {
    const path = location.pathname;
    const isWorth = worthKeeping.has(path) || isCachedOnceSeen(path, sessionOwner() !== null);
    if (!isWorth || !navigator.onLine || isInWindowAlone()) return;
    const { keepForAccount, keepSeenPage } = await cachedPages();
    await keepForAccount(sessionOwner());
    await keepSeenPage({ path, loaded: [...loaded], owner: sessionOwner(), language, now: Date.now() });
    if (sessionOwner() !== null && (worthKeeping.has(path) || isTicket(path))) await keepTickets();
  };
  /** Whoever has a ticket finds it from any page: with it comes the page that lists all, and what that one loads. */
  const keepTickets = async () => {
    const [{ keepSeenPage }] = await Promise.all([
      cachedPages(),
      import("../my-page/my-page-content.tsx"),
      signedInTexts(language),
    ]);
    await keepSeenPage({
      path: ticketsPath,
      loaded: [...loaded],
      owner: sessionOwner(),
      language,
      now: Date.now(),
    });
  };
  const keepSoon = () => {
    clearTimeout(timer);
    // Without a connection, or without room on the device, what there is stays.
    timer = setTimeout(() => void keep().catch(() => {}), quietMs);
  };

  onKeepPage((path) => {
    worthKeeping.add(path);
    keepSoon();
  });
  onPageShown(keepSoon);
  onSessionChanged(() => void keepForReader().then(keepSoon, () => {}));
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const asset = loadedAsset(entry as PerformanceResourceTiming);
      if (asset && !loaded.has(asset)) keepSoon();
      if (asset) loaded.add(asset);
    }
  }).observe({ type: "resource", buffered: true });
  void keepForReader().then(keepSoon, () => {});
}

/** The path of a file of the build; null for all else, and for what was not there. */
function loadedAsset({ name, responseStatus }: PerformanceResourceTiming): string | null {
  const { origin, pathname } = new URL(name, location.href);
  return origin === location.origin && pathname.startsWith("/assets/") && !(responseStatus >= 400)
    ? pathname
    : null;
}
