import type { Page, Request } from "@playwright/test";
import { inShortRun } from "../support/short-run.ts";
import { newEvent } from "./support/api-fixtures.ts";
import { enterAs } from "./support/people.ts";
import { expect, test } from "./support/site.ts";

const program = "the page's program";
/** Milliseconds that the program is late. */
const late = 2_000;

/** What a page asks for, in order: calls by their addresses, and where its program comes, which is late. */
async function requestsOf(page: Page, path: string): Promise<string[]> {
  // The page before would go on asking while this one is opened.
  await page.goto("/robots.txt");
  const requests: string[] = [];
  const note = (request: Request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith("/api/")) requests.push(pathname + search);
  };
  page.on("request", note);
  await page.route("**/entry.client-*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, late));
    requests.push(program);
    await route.continue();
  });
  await page.goto(path, { waitUntil: "networkidle" });
  page.off("request", note);
  await page.unroute("**/entry.client-*");
  return requests;
}

const countOf = (requests: readonly string[], call: string) =>
  requests.filter((request) => request === call).length;

test(
  "organizers' pages ask before their scripts are there for what they show, once, and for nothing in vain",
  inShortRun,
  async ({ page, accounts }) => {
    const { event, organizationId } = await newEvent(page, accounts.organizer, { is_published: true });
    await enterAs(page, accounts.organizer);
    const dashboard = `/manage/organizations/${organizationId}/events/${event.id}`;
    const pages = [
      "/manage",
      "/manage/events",
      `${dashboard}/overview`,
      `${dashboard}/list`,
      `/events/${event.id}/check_in`,
    ];
    const early = new Map<string, string[]>();
    for (const path of pages) {
      const requests = await requestsOf(page, path);
      const calls = requests.slice(0, requests.indexOf(program));
      expect(calls.length, path).toBeGreaterThan(3);
      for (const call of calls) expect(countOf(requests, call), `${call} of ${path}`).toBe(1);
      early.set(path, calls);
    }
    // Where nothing takes these answers, the pages ask for each of them.
    await page.addInitScript(() => Object.defineProperty(window, "takeEarlyAnswer", { set() {} }));
    for (const [path, calls] of early) {
      const requests = await requestsOf(page, path);
      for (const call of calls) expect(countOf(requests, call), `${call} of ${path}`).toBeGreaterThan(1);
    }
  },
);

test("a page that is narrowed by its address, and one without a session, ask for nothing early", async ({
  page,
  accounts,
}) => {
  const isEarly = (requests: string[]) => requests.indexOf(program) > 0;
  expect(isEarly(await requestsOf(page, "/manage"))).toBe(false);
  await enterAs(page, accounts.organizer);
  expect(isEarly(await requestsOf(page, "/manage/events?state=draft"))).toBe(false);
});
