const asked = "tsudoi:keep-page";

/** Asked for before anybody listened: the parts of a page arrive in any order. */
const early = new Set<string>();

/** Asks that the page at hand be there without a connection, since it has turned out to matter to its reader. */
export function keepPage(): void {
  early.add(location.pathname);
  dispatchEvent(new Event(asked));
}

/** Hears of the pages that were asked for, also before. */
export function onKeepPage(hear: (path: string) => void): void {
  for (const path of early) hear(path);
  addEventListener(asked, () => hear(location.pathname));
}
