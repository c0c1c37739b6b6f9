import { sql } from "kysely";
import { expect, it } from "vitest";
import { fillShared } from "../../src/app/rendering/fill-page.server.ts";
import { PageText } from "../../src/app/rendering/page-text.server.ts";
import { countsToFill, showEventToFill } from "../../src/features/events/events.server.ts";
import { ReplyCache } from "../../src/platform/cache/reply-cache.server.ts";
import { openDatabase } from "../../src/platform/db/client.server.ts";
import { forVisitors } from "../../src/platform/platform.ts";
import { makeEvent } from "../factories/events.ts";
import { makeOrganization } from "../factories/organizations.ts";
import { leftInOldSpace } from "../support/left-in-old-space.ts";
import { startTestServer } from "../support/server.ts";

/** Of what making a page takes, nothing waits for V8's next full collection (decision 95). */
const { platform, db, database } = await startTestServer();

it("a page that React has written is forgotten", async () => {
  const bytes = 100_000;
  const left = await leftInOldSpace(20, () => {
    // A string: objects that are collected as soon as they are made V8 soon makes where they last.
    const rendering = Buffer.alloc(bytes, "x").toString("latin1");
    const page = new PageText(
      () => rendering,
      () => rendering,
    );
    page.on("error", () => rendering);
    page.write("<p>");
    page.end();
  });
  expect(left).toBeLessThan(bytes / 4);
});

it("rows are forgotten once they are answered", async () => {
  await using pool = openDatabase(database.url, { max: 1 });
  const left = await leftInOldSpace(20, () =>
    sql`select n, repeat('x', 10) as text from generate_series(1, ${500}::int) as n`.execute(pool),
  );
  // Of one answer they have 50 KB.
  expect(left).toBeLessThan(20_000);
});

it("a page that is kept for its numbers takes less of V8's heap than its text has", async () => {
  const owner = await makeOrganization(db);
  const columns = { max_participant_num: 40, applications_count: 12 };
  const id = await makeEvent(db, { owner, columns });
  const visitors = forVisitors(platform);
  const event = await showEventToFill(visitors, { language: "en" }, String(id));
  const toFill = event && event !== "removed" ? countsToFill(event) : null;
  const body = JSON.stringify(event).repeat(20);
  const cache = new ReplyCache(platform.publicDataChanges, platform.clock);
  let pages = 0;
  const left = await leftInOldSpace(40, async () => {
    pages += 1;
    const render = async () => ({ status: 200, headers: {}, body: Buffer.from(body), toFill });
    const make = () => fillShared(render, visitors, "en");
    await (await cache.answer(new Request("https://tsudoi.test/"), `${pages} /events/${id}`, make)).text();
  });
  expect(toFill).not.toBeNull();
  expect(left).toBeLessThan(body.length);
});
