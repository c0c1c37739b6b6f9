import { contentTags } from "../../shared/content-tags.ts";
import { readLanguage } from "../../shared/languages.ts";
import { safeRedirectPath } from "../../shared/safe-redirect-path.ts";
import { readFilters } from "../event-lists/event-filters.ts";
import { type CursorName, readCursors } from "../event-lists/list-cursors.ts";
import { readDirectoryFilters } from "../organization-directory/directory-filters.ts";

/** Reads one parameter as the page does; null where it means nothing. */
type ReadParameter = (search: URLSearchParams) => string | null;

const filter =
  (name: "q" | "prefecture_id" | "language_id" | "event_purpose_id"): ReadParameter =>
  (search) =>
    readFilters(search)[name]?.toString() ?? null;
const cursor =
  (name: CursorName): ReadParameter =>
  (search) =>
    readCursors(search)[name] ?? null;
const parameters: Record<string, ReadParameter> = {
  account_confirmation_success: (search) =>
    /^(?:true|false)$/.exec(search.get("account_confirmation_success") ?? "")?.[0] ?? null,
  cursor: cursor("cursor"),
  event_purpose_id: filter("event_purpose_id"),
  just_applied: (search) => (search.has("just_applied") ? "" : null),
  lang: (search) => readLanguage(search.get("lang")),
  language_id: filter("language_id"),
  own_cursor: cursor("own_cursor"),
  past_cursor: cursor("past_cursor"),
  prefecture_id: filter("prefecture_id"),
  q: filter("q"),
  redirect_to: (search) => (search.has("redirect_to") ? safeRedirectPath(search.get("redirect_to")) : null),
  university_id: (search) => readDirectoryFilters(search).university_id?.toString() ?? null,
  text: (search) => contentTags.find((tag) => tag === search.get("text")) ?? null,
};

const filters = ["event_purpose_id", "language_id", "prefecture_id", "q"];

/** An event's picture for link previews, by its path. */
export const isSharePicture = (path: string) => /^\/events\/[^/]+\/picture\/[^/]+$/.test(path);

/** The parameters that a public page shows something by, beside `lang`. */
const readBy: [RegExp, string[]][] = [
  [/^\/$/, [...filters, "cursor", "past_cursor"]],
  [/^\/home$/, [...filters, "account_confirmation_success"]],
  [/^\/u\/[^/]+$/, ["event_purpose_id", "language_id", "cursor", "own_cursor", "past_cursor"]],
  [/^\/events\/[^/]+$/, ["just_applied", "text"]],
  [/^\/events\/[^/]+\/(?:calendar\.ics|picture\/[^/]+)$/, []],
  [/^\/organizations$/, ["cursor", "q", "university_id"]],
  [/^\/organizations\/[^/]+$/, []],
  [/^\/(?:static|help_articles)\/[^/]+$/, []],
  [/^\/help_articles$/, []],
  [/^\/(?:sitemap\.xml|robots\.txt|offline|universities|api\/docs)$/, []],
  [/^\/(?:login|login\/reset|signup)$/, ["redirect_to"]],
];

/**
 * The one address of what a page's address shows to every visitor: the parameters that the page reads, as it understands
 * them, in the order of their names. What else stands there has no part in it. Null where something in it is for one
 * reader, such as the links in our mails.
 */
export function pageAddress({ pathname, searchParams }: URL): string | null {
  // A page's data, which the browser asks for on its way from page to page, stand beside it.
  const page = pathname.replace(/\.data$/, "").replace(/^\/_(root)?$/, "/");
  const read = readBy.find(([pattern]) => pattern.test(page))?.[1];
  const isForOne =
    searchParams.has("_routes") || (!read && [...searchParams.keys()].some((name) => name !== "lang"));
  if (isForOne) return null;
  const known = new URLSearchParams();
  for (const name of ["lang", ...(read ?? [])].sort()) {
    const value = parameters[name]?.(searchParams) ?? null;
    if (value !== null) known.set(name, value);
  }
  return known.size > 0 ? `${pathname}?${known}` : pathname;
}

/** The one spelling of a path: no empty parts, no slash at its end, and nothing escaped that need not be (RFC 3986). */
export function canonicalPath(pathname: string): string {
  return pathname
    .replaceAll(/%[\da-f]{2}/gi, (escaped) => {
      const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
      return /[\w.~-]/.test(character) ? character : escaped.toUpperCase();
    })
    .replaceAll(/\/{2,}/g, "/")
    .replace(/(?<=.)\/$/, "");
}
