import { type CountsToFill, divideAtPlaceholders, readCounts } from "../../features/events/events.server.ts";
import { cachedTemplate } from "../../platform/cache/cached-read.server.ts";
import type { Reply } from "../../platform/http/replies/encoded-reply.server.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Language } from "../../shared/languages/languages.ts";
import { pageEncoding } from "./page-encoding.server.ts";
import {
  contentSecurityPolicy,
  hashOfScript,
  type PageNeeds,
} from "./policy/content-security-policy.server.ts";

/** A page as it was rendered: its body as bytes, or as text in `pageEncoding`. */
export interface RenderedPage extends Reply {
  /** Numbers that its loader has left to be put in; null where there are none. */
  toFill: CountsToFill | null;
  /** Texts of the scripts that may run, in `pageEncoding`; undefined where no policy is sent. */
  scripts?: readonly string[];
  needs?: PageNeeds;
}

/**
 * Parts of a page, every second of which is a placeholder. Bytes, since V8 would move a page's strings twice and keep them until its next full
 * collection, though most pages give way to others before anybody asks for them again. A part of a string would hold all of it.
 */
type DividedBytes = readonly Buffer[];

/** A page that is put together when it is sent. */
interface PageTemplate extends Omit<RenderedPage, "body" | "scripts"> {
  body: Reply["body"] | DividedBytes;
  /** Those that are always the same by their hashes. */
  scripts: readonly (string | DividedBytes)[] | undefined;
}

type Site = Pick<Platform, "db" | "settings">;

/**
 * As `fillPage`, of a page that answers share: it is rendered once for many numbers.
 * @param key names the page, with its language
 */
export function fillShared(
  key: string,
  render: () => Promise<RenderedPage>,
  site: Site,
  language: Language,
): Promise<Reply> {
  const make = async () => divide(await render(), language);
  return fill(() => cachedTemplate(`page ${key}`, make, ({ toFill }) => toFill !== null), site, language);
}

/** The page as it is sent. */
export function fillPage(
  render: () => Promise<RenderedPage>,
  site: Site,
  language: Language,
): Promise<Reply> {
  return fill(async () => divide(await render(), language), site, language);
}

async function fill(
  make: () => Promise<PageTemplate>,
  { db, settings }: Site,
  language: Language,
): Promise<Reply> {
  const { toFill, scripts, needs, body, ...page } = await make();
  const numbers = toFill && (await readCounts(db, toFill, language));
  const numberFor = (placeholder: Buffer) => bytesOf(numbers?.get(placeholder.toString(pageEncoding)) ?? "");
  const filled = (parts: DividedBytes) =>
    Buffer.concat(parts.map((part, place) => (place % 2 ? numberFor(part) : part)));
  const whole = Buffer.isBuffer(body) ? body : typeof body === "string" ? bytesOf(body) : filled(body);
  if (!scripts) return { ...page, body: whole };
  const hashes = scripts.map((script) =>
    typeof script === "string" ? script : hashOfScript(filled(script)),
  );
  const headers = {
    ...page.headers,
    "content-security-policy": contentSecurityPolicy(hashes, settings, needs),
  };
  return { ...page, headers, body: whole };
}

function divide({ body, scripts, ...page }: RenderedPage, language: Language): PageTemplate {
  const { toFill } = page;
  if (!toFill) return { ...page, body, scripts: scripts?.map(hashOfScript) };
  const inParts = (text: string): DividedBytes =>
    divideAtPlaceholders(text, toFill, language).map(exactBytesOf);
  const parts = scripts?.map((text) => {
    const divided = inParts(text);
    return divided.length === 1 ? hashOfScript(text) : divided;
  });
  return {
    ...page,
    body: inParts(typeof body === "string" ? body : body.toString(pageEncoding)),
    scripts: parts,
  };
}

const bytesOf = (text: string) => Buffer.from(text, pageEncoding);

/** Bytes of their own, for what is cached: shorter ones of `Buffer.from` hold all 64 KB of the pool that they stand in. */
function exactBytesOf(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(text.length);
  bytes.write(text, pageEncoding);
  return bytes;
}
