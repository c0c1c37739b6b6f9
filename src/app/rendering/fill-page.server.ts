import { type CountsToFill, fillCounts } from "../../features/events/events.server.ts";
import { cachedTemplate } from "../../platform/cache/cached-read.server.ts";
import type { Reply } from "../../platform/http/replies/encoded-reply.server.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Language } from "../../shared/languages/languages.ts";
import { contentSecurityPolicy, type PageNeeds } from "./policy/content-security-policy.server.ts";

/** A page as it was rendered, without the numbers that are put in when it is sent. */
export interface PageTemplate extends Reply {
  /** Null where nothing is to be put in. */
  toFill: CountsToFill | null;
  /** Texts of the scripts that may run; undefined where no policy is sent. */
  scripts?: readonly string[];
  needs?: PageNeeds;
}

/**
 * As `fillPage`, of a page that answers share: it is rendered once for many numbers.
 * @param key names the page, with its language
 */
export function fillShared(
  key: string,
  render: () => Promise<PageTemplate>,
  platform: Pick<Platform, "db" | "settings">,
  language: Language,
): Promise<Reply> {
  const template = () => cachedTemplate(`page ${key}`, render, ({ toFill }) => toFill !== null);
  return fillPage(template, platform, language);
}

/** The page as it is sent, made of the template as it is now. */
export async function fillPage(
  render: () => Promise<PageTemplate>,
  { db, settings }: Pick<Platform, "db" | "settings">,
  language: Language,
): Promise<Reply> {
  for (;;) {
    const { toFill, scripts, needs, ...page } = await render();
    const fill = toFill ? await fillCounts(db, toFill, language) : (part: string) => part;
    // Meanwhile it has become full, or somebody waits: more is another than the numbers.
    if (!fill) continue;
    const body = toFill ? fill(page.body.toString()) : page.body;
    if (!scripts) return { ...page, body };
    const policy = contentSecurityPolicy(scripts.map(fill), settings, needs);
    return { ...page, headers: { ...page.headers, "content-security-policy": policy }, body };
  }
}
