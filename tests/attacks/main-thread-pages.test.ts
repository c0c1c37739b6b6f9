import { sql } from "kysely";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { createPageRenderer } from "../../src/app/rendering/render-page.server.ts";
import { ReplyCache } from "../../src/platform/cache/reply-cache.server.ts";
import { makeEvent } from "../factories/events.ts";
import { makeOrganization } from "../factories/organizations.ts";
import { makeUser } from "../factories/users.ts";
import { makeFullEvents, makeLongEvents } from "../support/large-data.ts";
import { threadTime } from "../support/main-thread.ts";
import { pageBuild } from "../support/page-build.ts";
import { startTestServer } from "../support/server.ts";

const { db, platform } = await startTestServer();
const organizer = await makeUser(db);
const owner = await makeOrganization(db, { members: [organizer.id] });
const single = await makeEvent(db, { owner });
const { drawn } = await makeFullEvents(db, owner);
await makeLongEvents(db, owner);
const build = await pageBuild();

/** With as much as an event may say and ask: descriptions of 20,000 letters, and questions of 200 KB. */
async function makeLongest(description: string): Promise<number> {
  const id = await makeEvent(db, { owner });
  await sql`update event_texts set description = left(repeat(${description}, 20000), 20000) where event_id = ${id}`.execute(
    db,
  );
  await sql`
    with asked as (
      insert into questions (event_id, question_type_id, position) select ${id}, 2, n from generate_series(1, 50) n returning id
    ), texts as (
      insert into question_texts (question_id, language_id, title, description)
      select id, 2, repeat('Which? ', 30), left(repeat(${description}, 500), 500) from asked
    ), options as (
      insert into question_options (question_id, position) select id, n from asked, generate_series(1, 50) n returning id
    ) insert into question_option_texts (question_option_id, language_id, text)
      select id, 2, repeat('Option ', 8) || id from options`.execute(db);
  return id;
}
const words = await makeLongest("Walk and **drink** tea. ");
const marks = await makeLongest("**a __b [c](https://d.example) *e ");
const lists = await makeLongest("- a\n  - b\n");

async function show(path: string): Promise<void> {
  // Nothing is kept, neither pages nor what they are made of.
  const cache = new ReplyCache(platform.publicDataChanges, platform.clock);
  const response = await createPageRenderer(build, platform, cache)(new Request(`http://tsudoi.test${path}`));
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${text.slice(0, 300)}`);
}

/** The measure: a list that React makes, and that no change of a page makes cheaper or dearer. */
function renderFixedList(): string {
  const items = Array.from({ length: 500 }, (_, n) =>
    createElement("li", { key: n, className: "a" }, `Event ${n}`),
  );
  return renderToString(createElement("ul", null, items));
}

/** A page's address, and how many fixed lists it may cost: about twice of what it does. */
const pages: [string, number][] = [
  ["/", 40],
  ["/?q=%E7%94%BA%E6%AD%A9%E3%81%8D", 40],
  [`/?q=${encodeURIComponent("京都着物体験大学町".repeat(22))}`, 25],
  ["/calendar?month=2026-11", 20],
  ["/organizations", 15],
  [`/organizations/${owner}`, 220],
  [`/events/${words}`, 30],
  [`/events/${marks}`, 40],
  [`/events/${lists}`, 90],
  [`/events/${words}/apply`, 110],
  [`/events/${single}/apply`, 25],
  [`/events/${drawn}/lottery`, 12],
  [`/events/${single}/ticket`, 12],
  [`/events/${single}/survey`, 12],
  [`/events/${words}/calendar.ics`, 12],
  ["/certificates/AAAA-AAAA-AAAA", 12],
  ["/help_articles", 12],
  ["/sitemap.xml", 12],
  ["/me", 12],
];

/** Half a minute by itself, and four times that beside others: what it asks for is time of the processor. */
const timeout = 360_000;

it("no page costs much more than a list of fixed length, however much is said, asked or listed there", {
  timeout,
}, async () => {
  const fixedList = await threadTime(renderFixedList, 30);
  const tooMuch: string[] = [];
  for (const [path, atMost] of pages) {
    const ratio = (await threadTime(() => show(path))) / fixedList;
    if (ratio > atMost) tooMuch.push(`${path} costs ${ratio.toFixed(1)} fixed lists`);
  }
  expect(tooMuch).toEqual([]);
});
