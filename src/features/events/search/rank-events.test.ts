import { sql } from "kysely";
import { expect, test } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { testDatabase } from "../../../../tests/support/database.ts";
import type { EventSpan } from "../availability/has-begun.ts";
import { selectSearchedEvents } from "../listing/filter-events.server.ts";
import { countEvents, listEventIds } from "../listing/list-events.server.ts";
import { analyseSearch } from "./analysis/analyse-search.server.ts";
import { findMatches } from "./find-matches.server.ts";
import { findBestEvents, type RankedEvent, weighEvents } from "./rank-events.server.ts";

const { db } = await testDatabase();
const now = new Date("2026-11-20T00:00:00Z");
const owner = await makeOrganization(db, { name: "Owners" });

async function search(
  q: string,
  more: { limit?: number; cursor?: string } = {},
  span: EventSpan = "upcoming",
) {
  const filters = { q, ...more };
  return listEventIds(db, { span, filters, viewerUniversityId: null, now });
}

type Texts = { title?: string; place_name?: string; address?: string; description?: string };

async function make(
  texts: Texts,
  columns: NonNullable<Parameters<typeof makeEvent>[1]["columns"]> = {},
  host = owner,
) {
  const id = await makeEvent(db, { owner: host, columns });
  await db
    .updateTable("event_texts")
    .set({ title: "Evening", place_name: "", ...texts })
    .where("event_id", "=", id)
    .execute();
  return id;
}

test("fields count in their order, whichever event is sooner", async () => {
  const start = (day: number) => ({ start_at: `2027-01-${day}T10:00:00+09:00` });
  const named = await makeOrganization(db, { name: "Kumamoto Friends" });
  const inOrder = [
    await make({ title: "Kumamoto" }, start(28)),
    await make({ title: "To Kumamoto by train" }, start(27)),
    await make({ place_name: "Kumamoto Hall" }, start(26)),
    await make({ address: "1 Kumamoto Street" }, start(25)),
    await make({}, { ...start(24), prefecture_id: 43 }),
    await make({}, start(23), named),
    await make({}, { ...start(21), university_id: await universityNamed("Kumamoto University") }),
    await make({ description: "We talk about Kumamoto." }, start(20)),
  ];
  expect((await search("kumamoto")).rows).toEqual(inOrder);
  const paged: number[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await search("kumamoto", { limit: 3, ...(cursor ? { cursor } : {}) });
    paged.push(...page.rows);
    cursor = page.nextCursor;
  } while (cursor);
  expect(paged).toEqual(inOrder);
});

async function universityNamed(name: string): Promise<number> {
  const { id } = await db
    .selectFrom("universities")
    .select("id")
    .where(sql`names ->> 'en'`, "=", name)
    .executeTakeFirstOrThrow();
  return id;
}

test("purpose comes before format", async () => {
  const [format, purpose] = [
    await make({}, { event_format_id: 13, start_at: "2027-02-01T10:00:00+09:00" }),
    await make({}, { event_purpose_id: 15, start_at: "2027-02-02T10:00:00+09:00" }),
  ];
  const names = await db
    .updateTable("event_formats")
    .set({ names: { en: "Programming contest", ja: "競技" } })
    .where("id", "=", 13)
    .execute();
  expect(names).toHaveLength(1);
  expect((await search("programming")).rows).toEqual([purpose, format]);
});

test("among equally good ones the sooner comes first, of past ones the later", async () => {
  const made = [];
  for (const month of ["2026-12", "2027-03", "2026-09", "2026-10"]) {
    made.push(await make({ title: "Ukulele" }, { start_at: `${month}-05T10:00:00+09:00` }));
  }
  const [december, march, september, october] = made;
  expect((await search("ukulele")).rows).toEqual([december, march]);
  expect((await search("ukulele", {}, "past")).rows).toEqual([october, september]);
});

const textsOf = (at: number) =>
  at % 2 === 0 ? { title: "Zither", description: "" } : { title: "Lute", description: "and zither" };

test("of very many, those with the words in the title come first, page after page", async () => {
  const made = await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: number }>`
      with made as (
        insert into events (start_at, max_participant_num, prefecture_id, event_purpose_id, event_format_id, owner_organization_id)
        select '2027-04-01T00:00:00Z'::timestamptz + at * interval '1 minute', 30, 44, 1, 1, ${owner}
          from generate_series(0, 504) at order by at returning id
      ), hosted as (
        insert into event_hosts (event_id, organization_id, is_owner) select id, ${owner}, true from made
      )
      select id from made order by id`.execute(tx);
    const texts = rows.map(({ id: event_id }, at) => ({
      event_id,
      language_id: 2,
      is_main: true,
      ...textsOf(at),
    }));
    await tx.insertInto("event_texts").values(texts).execute();
    return rows.map(({ id }) => id);
  });
  const inOrder = [...made.filter((_, at) => at % 2 === 0), ...made.filter((_, at) => at % 2 === 1)];
  expect((await search("zither")).rows).toEqual(inOrder);
  const paged: number[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await search("zither", { limit: 100, ...(cursor ? { cursor } : {}) });
    paged.push(...page.rows);
    cursor = page.nextCursor;
  } while (cursor);
  expect(paged).toEqual(inOrder);
});

test("rank by rank the events come in the order in which they are weighed one by one, page after page", async () => {
  for (const q of ["kumamoto", "zither", "lute", "evening", "ukulele", "programming", "owners"]) {
    const analysed = await analyseSearch(db, q, now);
    const matches = analysed.matches as string;
    const events = selectSearchedEvents(db, { filters: {}, viewerUniversityId: null, now });
    for (const isPast of [false, true]) {
      const { ids } = await findMatches(db, events, matches);
      const order = { isPast, after: null, most: undefined };
      const weighed = await weighEvents(db, analysed, ids ?? [], order);
      const paged: RankedEvent[] = [];
      for (let page: RankedEvent[] | null = null; page === null || page.length > 0; ) {
        const after: RankedEvent | null = paged.at(-1) ?? null;
        page = await findBestEvents(db, events, { search: analysed, matches }, { isPast, after, most: 100 });
        paged.push(...page);
      }
      expect(weighed.length, q).toBeGreaterThan(0);
      expect(paged, q).toEqual(weighed);
    }
  }
});

test("of very many that have several words, those with all of them in the title come first", async () => {
  const analysed = await analyseSearch(db, "zither owners", now);
  const events = selectSearchedEvents(db, { filters: {}, viewerUniversityId: null, now });
  const both = await make({ title: "Zither owners" }, { start_at: "2027-12-01T10:00:00+09:00" });
  const matches = { search: analysed, matches: analysed.matches as string };
  const found = await findBestEvents(db, events, matches, { isPast: false, after: null, most: 3 });
  expect(found.map(({ id, rank }) => [id, rank])).toEqual([
    [both, 1],
    [expect.any(Number), 0],
    [expect.any(Number), 0],
  ]);
  expect(found[1]?.at).toBeLessThan(found[2]?.at ?? 0);
});

test("what is for an organization's universities is found by people of these alone", async () => {
  const host = await makeOrganization(db, { name: "Campus", universities: [7] });
  const id = await make({ title: "Sousaphone" }, { is_shown_only_organization_universities: true }, host);
  const found = async (viewerUniversityId: number | null) => {
    const filters = { q: "sousaphone", limit: 5 };
    return (await listEventIds(db, { span: "upcoming", filters, viewerUniversityId, now })).rows;
  };
  expect([await found(7), await found(8), await found(null)]).toEqual([[id], [], []]);
});

test("a search follows when an event is and who may see it", async () => {
  const id = await make({ title: "Theremin" }, { start_at: "2027-01-05T10:00:00+09:00" });
  const found = async (span: EventSpan = "upcoming") => {
    const { rows } = await search("theremin", {}, span);
    const listing = { span, filters: { q: "theremin" }, viewerUniversityId: null, now };
    expect(await countEvents(db, listing)).toBe(rows.length);
    return rows;
  };
  const update = (columns: object) => db.updateTable("events").set(columns).where("id", "=", id).execute();
  expect(await found()).toEqual([id]);
  await update({ start_at: "2026-01-05T10:00:00+09:00" });
  expect([await found(), await found("past")]).toEqual([[], [id]]);
  await update({ start_at: "2027-02-05T10:00:00+09:00", is_published: false });
  expect(await found()).toEqual([]);
  await update({ is_published: true, is_shown_only_organization_universities: true });
  expect(await found()).toEqual([]);
  await update({ is_shown_only_organization_universities: false });
  expect(await found()).toEqual([id]);
});

test("the place of another order is refused", async () => {
  const cursor = Buffer.from("1795143600000.7").toString("base64url");
  await expect(search("kumamoto", { limit: 3, cursor })).rejects.toMatchObject({
    fields: { cursor: [{ code: "invalid" }] },
  });
});

test("what nobody means by words is answered at once with nothing", async () => {
  for (const q of ["🎌🎌", "%_\\", "'|&!", "e".repeat(200), "漢".repeat(200), "あ ".repeat(100)]) {
    expect((await search(q)).rows, q).toEqual([]);
  }
});
