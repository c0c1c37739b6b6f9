/** Where views come from that carry no `?from=`: a page of a search engine, of a social network, of a mail program, of another site or ours, or none. */
export const referredSources = ["search", "social", "mail", "site", "direct"] as const;

/** What is left of the sources of an event that has too many of them. */
export const otherSource = "other";

export const maxFromLength = 40;
/** Every source is of it, named or told by a referrer: letters, digits, `-` and `_`. */
export const sourceShape = new RegExp(`^[\\w-]{1,${maxFromLength}}$`);

const hosts: [(typeof referredSources)[number], RegExp][] = [
  // One logs in there on the way, and comes back.
  ["site", /^(?:accounts\.google\.com|(?:auth\.)?login\.yahoo\.co\.jp|access\.line\.me)$/],
  // Before the search engines, of whose names some mail programs bear one.
  ["mail", /(?:^|\.)(?:mail\.[\w.-]+|outlook\.[\w.]+|gmail\.com)$|^com\.google\.android\.gm$/],
  ["search", /(?:^|\.)(?:google|bing|yahoo|duckduckgo|ecosia|baidu|naver|yandex|startpage|qwant)\.[\w.]+$/],
  [
    "social",
    /(?:^|\.)(?:t\.co|x\.com|twitter\.com|facebook\.com|fb\.me|instagram\.com|threads\.(?:net|com)|line\.me|linkedin\.com|lnkd\.in|wechat\.com|weixin\.qq\.com|weibo\.com|weibo\.cn|reddit\.com|discord\.com|tiktok\.com|youtube\.com|bsky\.app|slack\.com|note\.com)$/,
  ],
];

/** The value of `?from=` in an address; null where there is none, or another than at most 40 letters, digits, `-` and `_`. */
export function fromIn(url: string): string | null {
  if (!url.includes("from=")) return null;
  const from = new URLSearchParams(url.slice(url.indexOf("?") + 1)).get("from") ?? "";
  return sourceShape.test(from) ? from : null;
}

/**
 * Where somebody has come from to a page.
 * @param url from the path on
 * @param referrer as browsers send it, which is no more than the origin of another site
 */
export function viewSource(url: string, referrer: string | undefined): string {
  const from = fromIn(url);
  if (from !== null) return from;
  if (!referrer || !URL.canParse(referrer)) return "direct";
  const { hostname } = new URL(referrer);
  return hosts.find(([, names]) => names.test(hostname))?.[0] ?? "site";
}
