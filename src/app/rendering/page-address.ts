import { isListCursor, listSorts } from "../../features/events/events.public.ts";
import { contentTags } from "../../shared/languages/content-tags.ts";
import { readLanguage } from "../../shared/languages/languages.ts";
import { safeRedirectPath } from "../../shared/safe-redirect-path.ts";
import { isMonth } from "../../shared/time/tokyo-month.ts";
import { filterParameters, readFilters, readTypedWords } from "../event-lists/filters/event-filters.ts";
import { readSort } from "../event-lists/read-sort.ts";
import { languageCookies } from "../language/language-cookies.ts";

/** Reads one parameter as the page does; null where it means nothing. */
type ReadParameter = (search: URLSearchParams) => string | null;

const filter =
  (name: (typeof filterParameters)[number]): ReadParameter =>
  (search) =>
    readFilters(search)[name]?.toString() ?? null;
/** The page itself looks whether it is one of its list's order. */
const cursor =
  (name: string): ReadParameter =>
  (search) => {
    const value = search.get(name) ?? "";
    return listSorts.some((sort) => isListCursor(sort, value)) ? value : null;
  };
const parameters: Record<string, ReadParameter> = {
  ...Object.fromEntries(filterParameters.map((name) => [name, filter(name)])),
  account_confirmation_success: (search) =>
    /^(?:true|false)$/.exec(search.get("account_confirmation_success") ?? "")?.[0] ?? null,
  cursor: cursor("cursor"),
  // As it was typed: the page offers to take facts in it for words.
  q: (search) => readTypedWords(search) ?? null,
  just_applied: (search) => (search.has("just_applied") ? "" : null),
  lang: (search) => readLanguage(search.get("lang")),
  map: (search) => (search.has("map") ? "1" : null),
  month: (search) => (isMonth(search.get("month") ?? "") ? search.get("month") : null),
  own_cursor: cursor("own_cursor"),
  past_cursor: cursor("past_cursor"),
  redirect_to: (search) => (search.has("redirect_to") ? safeRedirectPath(search.get("redirect_to")) : null),
  sort: (search) => readSort(search) ?? null,
  text: (search) => contentTags.find((tag) => tag === search.get("text")) ?? null,
};

/** Of every page: the second one names the reader, and stands in no page's own address. */
const languageParameters = new Set(["lang", languageCookies.second]);

/** An event's picture for link previews, by its path. */
export const isSharePicture = (path: string) => /^\/events\/[^/]+\/picture\/[^/]+$/.test(path);

/** A helper's link, whose path is a secret. */
const isHelperLink = (path: string) => path.startsWith("/door/");

/** The parameters that a public page shows something by, beside `lang`. */
const readBy: [RegExp, string[]][] = [
  [/^\/$/, [...filterParameters, "sort", "cursor", "past_cursor"]],
  [/^\/home$/, [...filterParameters, "sort", "account_confirmation_success"]],
  [/^\/u\/[^/]+$/, [...filterParameters, "cursor", "own_cursor", "past_cursor"]],
  [/^\/calendar$/, [...filterParameters, "month"]],
  [/^\/events\/[^/]+$/, ["just_applied", "map", "text"]],
  [/^\/events\/[^/]+\/(?:calendar\.ics|picture\/[^/]+)$/, []],
  [/^\/events\/[^/]+\/(?:check_in|lottery|related|ticket)$/, []],
  [/^\/organizations$/, ["cursor", "q", "recognised_by", "university_id"]],
  [/^\/organizations\/[^/]+$/, []],
  [/^\/(?:static|help_articles)\/[^/]+$/, []],
  [/^\/help_articles$/, []],
  [/^\/(?:sitemap\.xml|robots\.txt|offline|universities|styleguide|api\/docs)$/, []],
  [/^\/(?:login|login\/reset|signup)$/, ["redirect_to"]],
  [/^\/login\/(?:provider|beside)$/, []],
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
    isHelperLink(page) ||
    searchParams.has("_routes") ||
    (!read && [...searchParams.keys()].some((name) => !languageParameters.has(name)));
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
