import { createHash } from "node:crypto";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, it } from "vitest";
import { makeEvent } from "../../../tests/factories/events.ts";
import { makeOrganization } from "../../../tests/factories/organizations.ts";
import { startTestServer } from "../../../tests/support/server.ts";
import type { Event } from "../../features/events/events.contract.ts";
import { countsToFill, showEventToFill, showEventToVisitors } from "../../features/events/events.server.ts";
import { EventFacts } from "../../features/events/page/event-facts.tsx";
import { ReplyCache } from "../../platform/cache/reply-cache.server.ts";
import { forVisitors } from "../../platform/platform.ts";
import type { Language } from "../../shared/languages/languages.ts";
import { TextsProvider } from "../../ui/texts/texts.tsx";
import { textsToRender } from "../language/all-texts.server.ts";
import { describeEvent, summaryOf } from "../seo/describe-event.ts";
import { fillShared } from "./fill-page.server.ts";

const { platform, db } = await startTestServer();
const visitors = forVisitors(platform);
const owner = await makeOrganization(db);
let id: number;
let rendered = 0;
let cache: ReplyCache;
beforeEach(async () => {
  id = await makeEvent(db, { owner, columns: { max_participant_num: 40, applications_count: 12 } });
  cache = new ReplyCache(platform.publicDataChanges, platform.clock);
  rendered = 0;
});

/** The parts of an event's page that tell of its applicants: words, data for search engines, and data for the browser. */
function pageOf(event: Awaited<ReturnType<typeof showEventToVisitors>>, language: Language): string {
  if (!event || event === "removed") return String(event);
  const now = platform.clock.now();
  const publicUrl = "https://tsudoi.test";
  const text = event.language_events[0] as Event["language_events"][number];
  const facts = createElement(EventFacts, { event, canApply: true, now });
  const children = createElement(MemoryRouter, null, facts);
  const words = renderToStaticMarkup(
    createElement(TextsProvider, { texts: textsToRender(language), children }),
  );
  const described = describeEvent(event, {
    text,
    description: summaryOf(text),
    image: publicUrl,
    publicUrl,
    now: now.getTime(),
  });
  return words + JSON.stringify([described, event]);
}

async function sent(language: Language): Promise<string> {
  const key = `${language} /events/${id}`;
  const render = async () => {
    rendered += 1;
    const event = await showEventToFill(visitors, { language }, String(id));
    const toFill = event && event !== "removed" ? countsToFill(event) : null;
    return { status: 200, headers: {}, body: Buffer.from(pageOf(event, language)), toFill };
  };
  const request = new Request(`https://tsudoi.test/events/${id}`);
  return (await cache.answer(request, key, () => fillShared(render, visitors, language))).text();
}

const exact = async (language: Language) =>
  pageOf(await showEventToVisitors(platform, { language }, String(id)), language);

const set = (columns: {
  applications_count?: number;
  max_participant_num?: number;
  waiting_count?: number;
}) => db.updateTable("events").set(columns).where("id", "=", id).execute();

it.each(["first_come", "approval", "lottery"])(
  "a page (%s) tells the numbers of its event as one that is made with them, in languages with forms of their own too",
  async (selection) => {
    await db.updateTable("events").set({ selection, has_waiting_list: true }).where("id", "=", id).execute();
    for (const max of [1, 2, 3, 7, 1500]) {
      for (const count of [0, 1, 2, 3, max - 2, max - 1, max].filter((one) => one >= 0 && one <= max)) {
        for (const waiting_count of [0, 1, 12]) {
          await set({ max_participant_num: max, applications_count: count, waiting_count });
          for (const language of ["ja", "ja-easy", "en"] as const)
            expect(await sent(language), `${count} of ${max}, ${waiting_count} wait`).toBe(
              await exact(language),
            );
        }
      }
    }
  },
);

it("an application makes no page anew, but for one that says more than another number", async () => {
  for (const applications_count of [12, 13, 20, 37]) {
    await set({ applications_count });
    expect(await sent("en")).toContain(`${applications_count} of 40 taken`);
  }
  expect(rendered).toBe(1);
  await set({ applications_count: 39 });
  expect(await sent("en")).toContain("Last seat");
  await set({ applications_count: 40 });
  expect(await sent("en")).toBe(await exact("en"));
  expect(rendered).toBe(3);
});

it("an application makes no page anew, however many pages were made since", async () => {
  await sent("en");
  const toFill = { eventId: id, max: 40 };
  const other = async () => ({ status: 200, headers: {}, body: "another page", toFill });
  for (let page = 0; page < 400; page += 1) {
    const request = new Request("https://tsudoi.test/");
    await cache.answer(request, `other ${page}`, () => fillShared(other, visitors, "en"));
  }
  await set({ applications_count: 13 });
  expect(await sent("en")).toBe(await exact("en"));
  expect(rendered).toBe(1);
});

it("the scripts of a page may run as they are sent, however long its numbers are", async () => {
  await set({ max_participant_num: 2000 });
  const scripts = (count: unknown, left: unknown) => ["first()", `${count}`, `last("お", ${left}, ${count})`];
  const page = (texts: string[]) => `<p>${texts.map((text) => `<script>${text}</script>`).join("・")}</p>`;
  const render = async () => {
    rendered += 1;
    const event = await showEventToFill(visitors, { language: "en" }, String(id));
    if (!event || event === "removed") throw new Error("The event is gone");
    const texts = scripts(event.applications_count, event.max_participant_num - event.applications_count);
    const bytes = texts.map((text) => Buffer.from(text).toString("latin1"));
    return {
      status: 200,
      headers: {},
      body: Buffer.from(page(texts)),
      scripts: bytes,
      toFill: countsToFill(event),
    };
  };
  for (const applications_count of [5, 12, 1234, 7]) {
    await set({ applications_count });
    const request = new Request(`https://tsudoi.test/events/${id}`);
    const answer = await cache.answer(request, "scripts", () => fillShared(render, visitors, "en"));
    const texts = scripts(applications_count, 2000 - applications_count);
    expect(await answer.text()).toBe(page(texts));
    const allowed = answer.headers.get("content-security-policy");
    for (const text of texts)
      expect(allowed).toContain(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  }
  expect(rendered).toBe(1);
});

it("another number of places, and another title, make the page anew", async () => {
  await sent("en");
  await set({ max_participant_num: 50 });
  expect(await sent("en")).toContain("12 of 50 taken");
  // Also of a page that was filled in again meanwhile.
  await set({ applications_count: 13 });
  expect(await sent("en")).toContain("13 of 50 taken");
  await db.updateTable("event_texts").set({ title: "Tea again" }).where("event_id", "=", id).execute();
  expect(await sent("en")).toContain("Tea again");
  expect(rendered).toBe(3);
});

it("a page tells the numbers of one moment while somebody takes the last place, and the next request tells them all", async () => {
  await sent("en");
  const key = `en /events/${id}`;
  let renderings = 0;
  const render = async () => {
    renderings += 1;
    const event = await showEventToFill(visitors, { language: "en" }, String(id));
    // Somebody takes the last place between the two.
    if (renderings === 1) await set({ applications_count: 40 });
    const toFill = event && event !== "removed" ? countsToFill(event) : null;
    return { status: 200, headers: {}, body: Buffer.from(pageOf(event, "en")), toFill };
  };
  const request = new Request(`https://tsudoi.test/events/${id}`);
  const ask = async () =>
    (await cache.answer(request, `raced ${key}`, () => fillShared(render, visitors, "en"))).text();
  expect(await ask()).toMatch(/(?:12 of 40 taken.*28 seats left|40 of 40 taken)/);
  expect([await ask(), renderings]).toEqual([await exact("en"), 2]);
});
