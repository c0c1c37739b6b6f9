import type { PageContext } from "./page-context.server.ts";

/**
 * `shown` with more data of which a page that is fetched whole shows all: its markup has them, so they are not written into it a
 * second time. The browser reads them there while it wakes the page up; what it fetches on its way from page to page has them as usual.
 */
export function withDataInMarkup<Shown extends object, Hidden extends object>(
  { isData }: Pick<PageContext, "isData">,
  shown: Shown,
  hidden: Hidden,
): Shown & Partial<Hidden> {
  if (isData) return { ...shown, ...hidden };
  // What is not enumerable is there for who renders the page, and React Router does not send it.
  const properties = Object.entries(hidden).map(([name, value]) => [name, { value, enumerable: false }]);
  return Object.defineProperties({ ...shown }, Object.fromEntries(properties));
}
