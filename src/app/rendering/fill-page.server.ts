import { type CountsToFill, divideAtPlaceholders, readCounts } from "../../features/events/events.server.ts";
import { makePart } from "../../platform/cache/cached-read.server.ts";
import type { MadeReply, Refill } from "../../platform/cache/cached-replies.server.ts";
import type { Made } from "../../platform/cache/cached-values.ts";
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
 * All that is known of a page with placeholders but its text, which the reply has that was sent of it. Thousands are kept: so nothing here may
 * be a part of the text, which would hold all of it.
 */
interface PageForm extends Omit<RenderedPage, "body" | "scripts" | "toFill"> {
  toFill: CountsToFill;
  site: Site;
  language: Language;
  /** In their order. */
  placeholders: readonly string[];
  /** Bytes of what stands before, between and after them. */
  lengths: readonly number[];
  /** The hash of each, or where it begins and ends in the page with its placeholders. */
  scripts: readonly (string | readonly [from: number, to: number])[] | undefined;
  /** Undefined where the page is sent once. */
  made: Made | undefined;
}

type Site = Pick<Platform, "db" | "settings">;

/** As `fillPage`, of a page that answers share: it is rendered once for many numbers. */
export async function fillShared(
  render: () => Promise<RenderedPage>,
  site: Site,
  language: Language,
): Promise<MadeReply> {
  const { result, made } = await makePart(render);
  return fillRendered(result, site, language, made);
}

/** The page as it is sent. */
export async function fillPage(
  render: () => Promise<RenderedPage>,
  site: Site,
  language: Language,
): Promise<Reply> {
  return fillRendered(await render(), site, language);
}

async function fillRendered(
  { body, scripts, toFill, needs, ...page }: RenderedPage,
  site: Site,
  language: Language,
  made?: Made,
): Promise<MadeReply> {
  if (!toFill) {
    const headers = withPolicy(page.headers, scripts?.map(hashOfScript), site, needs);
    return { ...page, headers, body: typeof body === "string" ? bytesOf(body) : body };
  }
  const text = typeof body === "string" ? body : body.toString(pageEncoding);
  const parts = divideAtPlaceholders(text, toFill, language);
  const between = parts.filter((_, place) => place % 2 === 0).map(bytesOf);
  const form: PageForm = {
    ...page,
    ...(needs && { needs }),
    toFill,
    site,
    language,
    made,
    placeholders: parts.filter((_, place) => place % 2).map((part) => bytesOf(part).toString(pageEncoding)),
    lengths: between.map((part) => part.length),
    scripts: scripts?.map((script) => {
      if (divideAtPlaceholders(script, toFill, language).length === 1) return hashOfScript(script);
      const from = text.indexOf(script);
      if (from === -1) throw new Error("A script of the page is not in it as it was rendered");
      return [from, from + script.length];
    }),
  };
  return fillForm(form, between);
}

/** @param between the page's text before, between and after its placeholders */
async function fillForm(form: PageForm, between: readonly Buffer[]): Promise<MadeReply> {
  const { status, headers, needs, scripts, placeholders, site, made } = form;
  const counts = await readCounts(site.db, form.toFill, form.language);
  const numbers = placeholders.map((one) => bytesOf(counts.get(one) ?? ""));
  const body = Buffer.concat(
    between.flatMap((part, place) => (place === 0 ? part : [numbers[place - 1] as Buffer, part])),
  );
  const lengths = numbers.map(({ length }) => length);
  const hashes = scripts?.map((script) =>
    typeof script === "string"
      ? script
      : hashOfScript(body.subarray(...script.map((place) => placeInFilled(place, form, lengths)))),
  );
  return {
    status,
    headers: withPolicy(headers, hashes, site, needs),
    body,
    refill: made && refillOf(form, made, lengths),
  };
}

/** A function of its own: a cached reply holds it, and with it everything around it. */
function refillOf(form: PageForm, made: Made, numberLengths: readonly number[]): Refill {
  return { made, fill: (body) => fillForm(form, partsBetween(body, form.lengths, numberLengths)) };
}

/** Parts of a filled-in page before, between and after its numbers. */
function partsBetween(body: Buffer, lengths: readonly number[], numberLengths: readonly number[]): Buffer[] {
  let from = 0;
  return lengths.map((length, place) => {
    const part = body.subarray(from, from + length);
    from += length + (numberLengths[place] ?? 0);
    return part;
  });
}

/** Where in a page that is filled in something stands that is not within a placeholder. */
function placeInFilled(
  place: number,
  { lengths, placeholders }: PageForm,
  numberLengths: readonly number[],
): number {
  let filled = place;
  let end = 0;
  for (const [index, placeholder] of placeholders.entries()) {
    end += (lengths[index] as number) + placeholder.length;
    if (end > place) break;
    filled += (numberLengths[index] as number) - placeholder.length;
  }
  return filled;
}

function withPolicy(
  headers: Record<string, string>,
  hashes: readonly string[] | undefined,
  { settings }: Site,
  needs?: PageNeeds,
): Record<string, string> {
  if (!hashes) return headers;
  return { ...headers, "content-security-policy": contentSecurityPolicy(hashes, settings, needs) };
}

const bytesOf = (text: string) => Buffer.from(text, pageEncoding);
