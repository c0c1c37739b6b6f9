import type { Page } from "@playwright/test";
import { newEvent } from "./support/api-fixtures.ts";
import { enterAs } from "./support/people.ts";
import { expect, test } from "./support/site.ts";

declare global {
  interface Window {
    formattersMade: string[];
  }
}

/** Notes what is made of `Intl`. Plural rules are left out: they take no time, and languages with several forms need them. */
async function watchIntl(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.formattersMade = [];
    for (const name of [
      "NumberFormat",
      "DateTimeFormat",
      "ListFormat",
      "DisplayNames",
      "Collator",
    ] as const) {
      const made = (kind: object, values: unknown[], called: unknown): object => {
        window.formattersMade.push(`${name} ${JSON.stringify(values)}`);
        return Reflect.construct(kind as never, values, called as never);
      };
      Object.assign(Intl, { [name]: new Proxy(Intl[name], { construct: made }) });
    }
    const inLocale = Number.prototype.toLocaleString;
    Number.prototype.toLocaleString = function (...values) {
      window.formattersMade.push("toLocaleString");
      return inLocale.apply(this, values);
    };
  });
}

async function formattersOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path, { waitUntil: "networkidle" });
  return page.evaluate(() => window.formattersMade);
}

/** The first of them keeps a phone from answering for a tenth of a second (docs/decisions/0092-first-looks-without-intl.md). */
test("the first look of a page makes no formatter of Intl", async ({ page, accounts }) => {
  const { event, organizationId } = await newEvent(page, accounts.organizer, { is_published: true });
  const dashboard = `/manage/organizations/${organizationId}/events/${event.id}`;
  await watchIntl(page);
  for (const path of ["/", "/?q=a", `/events/${event.id}`, `/events/${event.id}/apply`, "/login", "/signup"])
    expect(await formattersOf(page, path), path).toEqual([]);
  await enterAs(page, accounts.organizer);
  for (const path of ["/", "/manage", "/manage/events", `${dashboard}/overview`, `${dashboard}/list`])
    expect(await formattersOf(page, path), path).toEqual([]);
  expect(await formattersOf(page, `/events/${event.id}/check_in`)).toEqual([]);
});
