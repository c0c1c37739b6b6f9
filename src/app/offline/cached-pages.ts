import { dayMs } from "../../shared/time/milliseconds.ts";

/** Files that are there without a connection, beside the pages themselves. */
interface CachedIndex {
  /** The account that was signed in when they were seen; null where nobody was. */
  owner: string | null;
  pages: Record<string, { assets: string[]; seenAt: number }>;
}

const names = { pages: "kept-pages", assets: "kept-assets" };
/** No page has such a path. */
const indexPath = "/.kept-pages";
/** Bound to no account: the link is the helper's, whoever signs in on the phone. */
const nobodys = /^\/door\//;
const longestMs = 60 * dayMs;
const maxPages = 60;
const assetAddress = /\/assets\/[\w.-]+/g;

/** The files of the build that a text names. */
export const assetsIn = (text: string): string[] => text.match(assetAddress) ?? [];

/** Tabs take turns: each reads what there is and writes it back. */
const alone = <Result>(work: () => Promise<Result>) => navigator.locks.request("kept-pages", work);

async function readIndex(pages: Cache): Promise<CachedIndex> {
  const stored = await pages.match(indexPath);
  return stored ? await stored.json() : { owner: null, pages: {} };
}

const writeIndex = (pages: Cache, index: CachedIndex) => pages.put(indexPath, Response.json(index));

interface SeenPage {
  path: string;
  /** Those that the open document has loaded, of which the page's own text may name none. */
  loaded: string[];
  owner: string | null;
  language: string;
  /** In milliseconds. */
  now: number;
}

/**
 * Keeps a page as the server makes it for every visitor, with all that it needs to wake up. A page comes and goes with its own
 * files: as long as it is not seen anew, it stays as it was, also when a newer version of the site has other files.
 */
export async function keepSeenPage({ path, loaded, owner, language, now }: SeenPage): Promise<void> {
  const answer = await fetch(path, { headers: { accept: "text/html" } });
  // Also what is on hold: the page that was kept of it is not shown without a connection either.
  if (answer.status === 410 || answer.status === 404) return dropPage(path);
  if (!answer.ok || answer.redirected) return;
  const html = await answer.clone().text();
  // Another tab may have chosen another language since.
  if (!html.includes(`data-language="${language}"`)) return;
  const needed = assetsIn(html);
  // Made by a newer version than the document that is open: what that one loads later is not known here.
  if (needed.some((asset) => !loaded.includes(asset) && asset.includes("/manifest-"))) return;
  const assets = [...new Set([...needed, ...loaded])];
  await alone(async () => {
    const [pages, files] = await Promise.all([caches.open(names.pages), caches.open(names.assets)]);
    const index = await readIndex(pages);
    if (index.owner !== owner) return;
    const before = index.pages[path]?.assets ?? [];
    index.pages[path] = { assets: [...before, ...assets], seenAt: now };
    await writeIndex(pages, index);
    await addMissing(files, assets);
    await pages.put(path, answer);
    index.pages[path] = { assets, seenAt: now };
    await dropOldest(pages, index, now);
    await writeIndex(pages, index);
    await dropUnneeded(files, index);
  });
}

async function addMissing(files: Cache, assets: string[]): Promise<void> {
  const missing = await Promise.all(assets.map(async (asset) => ((await files.match(asset)) ? [] : [asset])));
  await files.addAll(missing.flat());
}

async function dropOldest(pages: Cache, index: CachedIndex, now: number): Promise<void> {
  const latestFirst = Object.entries(index.pages).sort(([, a], [, b]) => b.seenAt - a.seenAt);
  const old = latestFirst.filter(([, { seenAt }], place) => place >= maxPages || now - seenAt > longestMs);
  for (const [path] of old) {
    delete index.pages[path];
    await pages.delete(path);
  }
}

async function dropUnneeded(files: Cache, index: CachedIndex): Promise<void> {
  const needed = new Set(Object.values(index.pages).flatMap(({ assets }) => assets));
  for (const { url } of await files.keys()) {
    if (!needed.has(new URL(url).pathname)) await files.delete(url);
  }
}

const dropPage = (path: string) => dropPages((one) => one === path);

async function dropPages(isDropped: (path: string) => boolean, owner?: string | null): Promise<void> {
  await alone(async () => {
    const [pages, files] = await Promise.all([caches.open(names.pages), caches.open(names.assets)]);
    const index = await readIndex(pages);
    for (const path of Object.keys(index.pages).filter(isDropped)) {
      delete index.pages[path];
      await pages.delete(path);
    }
    if (owner !== undefined) index.owner = owner;
    await writeIndex(pages, index);
    await dropUnneeded(files, index);
  });
}

/** Forgets what another account has seen: which events somebody goes to is nobody else's affair. */
export async function keepForAccount(owner: string | null): Promise<void> {
  const { owner: before } = await readIndex(await caches.open(names.pages));
  if (before === owner) return;
  await dropPages((path) => before !== null && !nobodys.test(path), owner);
}
