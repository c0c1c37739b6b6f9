import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, describe, expect, it } from "vitest";
import { loadHelpArticles } from "../../src/features/help/help.server.ts";
import { openMetrics } from "../../src/platform/observe/metrics.server.ts";
import { annotated, withoutRuby } from "../../src/shared/ruby/ruby-marks.ts";
import { createRequestListener } from "../../src/web/create-request-listener.server.ts";
import { makeEvent } from "../factories/events.ts";
import { makeOrganization } from "../factories/organizations.ts";
import { kyoto } from "../factories/recognitions.ts";
import { makeUser } from "../factories/users.ts";
import { pageBuild } from "../support/page-build.ts";
import { startTestServer } from "../support/server.ts";

const { platform, db } = await startTestServer();
const owner = await makeOrganization(db, { name: "Tea", universities: [kyoto] });
const eventId = await makeEvent(db, { owner, title: "北門の会", columns: { fee: 500, prefecture_id: 26 } });
await db.updateTable("events").set({ ruby: "北門\tきたもん\n会\tかい" }).where("id", "=", eventId).execute();
await db.updateTable("event_texts").set({ language_id: 1 }).where("event_id", "=", eventId).execute();
await db
  .insertInto("event_target_universities")
  .values({ event_id: eventId, university_id: kyoto })
  .execute();
await loadHelpArticles(db, platform.clock.now());
const reader = await makeUser(db);
await db.insertInto("event_bookmarks").values({ event_id: eventId, user_id: reader.id }).execute();

const server = createServer(createRequestListener(platform, openMetrics(), await pageBuild()));
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
afterAll(() => void server.close());
const { port } = server.address() as AddressInfo;
const ask = async (path: string, headers: Record<string, string>, method = "GET") => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers });
  return answer.text();
};
const page = async (path: string, language: string) => ask(path, { cookie: `lang=${language}` });

const over = (word: string, reading: string) =>
  `<ruby>${word}<rp>(</rp><rt aria-hidden="true">${reading}</rt><rp>)</rp></ruby>`;
/** The parts that programs read: attributes, titles, and data for search engines. */
const unseen = (html: string) =>
  [
    ...html.matchAll(/(?:content|href|title|alt|aria-label|placeholder|value)="[^"]*"/g),
    ...html.matchAll(/<(title|option|script type="application\/ld\+json")\b.*?<\/\w+>/gs),
  ].join("\n");

const paths = ["/", `/events/${eventId}`, `/events/${eventId}/apply`, "/universities", "/signup"];

it.each(["ja-ruby", "ja-easy"])(
  "pages in %s have readings over the words of texts, names, dates and titles",
  async (language) => {
    const [home, event, apply, universities] = await Promise.all(paths.map((path) => page(path, language)));
    for (const html of [home, event, apply]) {
      expect(html).toContain(over("北門", "きたもん"));
      expect(html).toContain(over("月", "がつ"));
      expect(html).toContain(over("京都府", "きょうとふ"));
    }
    expect(event).toContain(over("京都大学", "きょうとだいがく"));
    expect(universities).toContain(over("京都大学", "きょうとだいがく"));
    for (const html of [home, event, apply, universities]) {
      expect(unseen(html ?? "")).not.toMatch(/[\uFFF9-\uFFFB]|%EF%BF%B[9AB]/);
      expect(html).toMatch(/<html lang="ja"/);
    }
  },
);

it("articles and pages to read have readings on a press, in the words that bind too", async () => {
  for (const [path, word, reading] of [
    ["/help_articles/account_and_deletion", "確認", "かくにん"],
    ["/static/terms_of_service", "規約", "きやく"],
  ] as const) {
    const [without, withReadings] = [await page(path, "ja"), await page(path, "ja-ruby")];
    expect(withReadings).toContain(`<ruby>${word}<rp>(</rp><rt aria-hidden="true">${reading}</rt>`);
    expect(without).not.toContain("<ruby>");
    expect(unseen(withReadings)).not.toMatch(/[\uFFF9-\uFFFB]|\{確認\||%EF%BF%B[9AB]/);
  }
});

it("pages in Japanese have none as long as nobody has pressed, and the same words", async () => {
  const bare = (html: string) =>
    html
      .replaceAll(/<script\b.*?<\/script>/gs, "")
      .replaceAll(/<rp>.*?<\/rp>|<rt\b.*?<\/rt>/g, "")
      .replaceAll(/<[^>]*>/g, "");
  for (const path of paths) {
    const [without, withReadings] = [await page(path, "ja"), await page(path, "ja-ruby")];
    expect(without).not.toContain("<ruby>");
    expect(withReadings).toContain("<ruby>");
    if (path !== "/signup") expect(bare(withReadings)).toBe(bare(without));
  }
});

it("the menu offers the press without scripts", async () => {
  expect(await page("/", "ja")).toMatch(
    /<button type="submit" value="ja-ruby" aria-pressed="false"[^>]* name="lang"/,
  );
  expect(await page("/", "ja-ruby")).toMatch(/value="ja" aria-pressed="true" class="[^"]*ruby/);
  for (const language of ["ja-easy", "en"]) expect(await page("/", language)).not.toContain("ja-ruby");
});

it("search engines and shared links are led to the page in Japanese", async () => {
  const html = await page(`/events/${eventId}`, "ja-ruby");
  expect(html).toMatch(/rel="canonical" href="[^"]*\?lang=ja"/);
  expect(html.match(/ja-ruby/g)?.length).toBeLessThanOrEqual(2);
});

describe("what a page fetches to draw it", () => {
  const lists = [
    "/api/v1/events",
    `/api/v1/events/${eventId}`,
    "/api/v1/events/calendar?month=2026-11",
    "/api/v1/users/own/bookmarks",
  ];

  it.each(["ja-ruby", "ja-easy"])("has readings over titles and names on pages in %s", async (language) => {
    const drawn = { "user-locale": language, "x-drawn": "1" };
    for (const path of lists) {
      // In between as programs ask for it: neither gets what was made for the other.
      const asked = { "user-locale": language, ...(path.includes("/own/") ? reader.session : {}) };
      const [bare, read, again] = [
        await ask(path, asked),
        await ask(path, { ...asked, ...drawn }),
        await ask(path, asked),
      ];
      expect(read).toContain(annotated("北門", "きたもん"));
      if (!path.includes("calendar")) expect(read).toContain(annotated("京都府", "きょうとふ"));
      expect(bare).not.toMatch(/[\uFFF9-\uFFFB]/);
      // Rows of universities say their name in Japanese already: on pages they have one with readings beside it.
      const words = withoutRuby(read).replaceAll(',"name":"京都大学"', "");
      expect([again, words]).toEqual([bare, bare]);
    }
  });

  it("is what everybody gets in other languages", async () => {
    const asked = { "user-locale": "ko" };
    const path = `/api/v1/events/${eventId}`;
    expect(await ask(path, { ...asked, "x-drawn": "1" })).toBe(await ask(path, asked));
  });
});

it("answers, and what an account keeps, are in Japanese", async () => {
  const asked = { "user-locale": "ja-ruby", ...reader.session } as Record<string, string>;
  const text = await ask(`/api/v1/events/${eventId}`, asked);
  expect(JSON.parse(text).data.prefecture.name).toBe("京都府");
  expect(text).not.toMatch(/[\uFFF9-\uFFFB]/);
  const set = await ask("/api/v1/users/own/set_language", { ...asked, "x-drawn": "1" }, "POST");
  expect(JSON.parse(set).data.language).toBe("ja");
});
