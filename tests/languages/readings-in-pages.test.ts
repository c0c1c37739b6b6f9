import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, describe, expect, it } from "vitest";
import { loadHelpArticles } from "../../src/features/help/help.server.ts";
import { openMetrics } from "../../src/platform/observe/metrics.server.ts";
import { annotated, withoutRuby } from "../../src/shared/ruby/ruby-marks.ts";
import { createRequestListener } from "../../src/web/create-request-listener.server.ts";
import { makeEvent } from "../factories/events.ts";
import { makeOrganization } from "../factories/organizations.ts";
import { kyoto, makeRecognition } from "../factories/recognitions.ts";
import { makeUser } from "../factories/users.ts";
import { pageBuild } from "../support/page-build.ts";
import { startTestServer } from "../support/server.ts";

const { platform, db } = await startTestServer();
const owner = await makeOrganization(db, { name: "Tea", universities: [kyoto] });
const near = await makeOrganization(db, { name: "Library" });
const makeReadEvent = async (given: { owner: number; start_at?: string }) => {
  const { owner: host, ...start } = given;
  const columns = { fee: 500, prefecture_id: 26, ruby: "北門\tきたもん\n会\tかい", ...start };
  const id = await makeEvent(db, { owner: host, title: "北門の会", columns });
  await db.updateTable("event_texts").set({ language_id: 1 }).where("event_id", "=", id).execute();
  return id;
};
const past = { start_at: "2026-11-12T18:00:00+09:00" };
const eventId = await makeReadEvent({ owner });
await db
  .insertInto("event_target_universities")
  .values({ event_id: eventId, university_id: kyoto })
  .execute();
for (const given of [{ owner }, { owner, ...past }, { owner: near }, { owner: near, ...past }])
  await makeReadEvent(given);
await loadHelpArticles(db, platform.clock.now());
const reader = await makeUser(db, { email_confirmed_at: "2026-11-01T12:00:00+09:00" });
const ofReader = { event_id: eventId, user_id: reader.id };
await db.insertInto("event_bookmarks").values(ofReader).execute();
await db.insertInto("event_reminders").values(ofReader).execute();
await db
  .insertInto("applications")
  .values({ ...ofReader, applied_at: "2026-11-19T12:00:00+09:00" })
  .execute();
// A place that an organizer has added for the reader's address.
const { id: guestId } = await db
  .insertInto("users")
  .values({
    first_name: "Hana",
    last_name: "Mori",
    is_guest: true,
    guest_email: reader.email,
    language: "en",
  })
  .returning("id")
  .executeTakeFirstOrThrow();
await db
  .insertInto("applications")
  .values({ event_id: eventId, user_id: guestId, applied_at: "2026-11-19T12:00:00+09:00" })
  .execute();
await makeRecognition(db, { organizationId: owner, universityId: kyoto });
await db.insertInto("organization_follows").values({ organization_id: owner, user_id: reader.id }).execute();

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
  const title = annotated("北門", "きたもん");
  const place = annotated("京都府", "きょうとふ");
  const university = annotated("京都大学", "きょうとだいがく");
  const cards = [title, place, university];
  const toVisitors = {
    "/events": cards,
    "/events/past_events": cards,
    [`/events/${eventId}`]: cards,
    [`/organizations/${owner}/events`]: cards,
    "/events/university_all_events/kyoto_university": cards,
    "/events/university_near_events/kyoto_university": [title, place],
    "/events/near_past_events/kyoto_university": [title, place],
    "/events/recommended": cards,
    "/events/calendar?month=2026-11": [title],
    "/masters/universities/kyoto_university": [university],
  };
  const toReader = {
    "/users/own/bookmarks": cards,
    "/users/own/applications": cards,
    "/users/own/event_reminds": cards,
    "/users/own/follows": [university],
    "/users/own/data": [title],
    "/users/own/guest_places": [title],
    [`/organizations/${owner}/events`]: cards,
    "/events/recommended": cards,
  };
  const lists = [
    ...Object.entries(toVisitors).map(([path, words]) => ({ path, words, asked: {} })),
    ...Object.entries(toReader).map(([path, words]) => ({ path, words, asked: reader.session })),
  ];

  describe.each(["ja-ruby", "ja-easy"])("on pages in %s", (language) => {
    it.each(lists)("has readings over titles and names: $path", async ({ path, words, asked }) => {
      const headers = { ...(asked as Record<string, string>), "user-locale": language };
      // In between as programs ask for it: neither gets what was made for the other.
      const [bare, read, again] = [
        await ask(`/api/v1${path}`, headers),
        await ask(`/api/v1${path}`, { ...headers, "x-drawn": "1" }),
        await ask(`/api/v1${path}`, headers),
      ];
      for (const word of words) expect(read).toContain(word);
      expect(bare).not.toMatch(/[\uFFF9-\uFFFB]/);
      // Rows of universities say their name in Japanese already: on pages they have one with readings beside it.
      expect([again, withoutRuby(read).replaceAll(',"name":"京都大学"', "")]).toEqual([bare, bare]);
    });
  });

  it("has none in suggestions, which become the text of a field", async () => {
    const found = await ask(`/api/v1/suggestions?q=${encodeURIComponent("北")}`, {
      "user-locale": "ja-ruby",
      "x-drawn": "1",
    });
    expect(found).toContain("北門");
    expect(found).not.toMatch(/[\uFFF9-\uFFFB]/);
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
