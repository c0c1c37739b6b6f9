import { sql } from "kysely";
import { expect, test } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { testDatabase } from "../../../../tests/support/database.ts";
import { languages } from "../../../shared/languages/languages.ts";
import { listEventIds } from "../listing/list-events.server.ts";
import { analyseEventTexts } from "./analysis/analyse-event-texts.server.ts";

const { db } = await testDatabase();
const owner = await makeOrganization(db, { name: "Owners" });
const now = new Date("2026-11-20T00:00:00Z");

const search = async (q: string) =>
  (await listEventIds(db, { span: "upcoming", filters: { q }, viewerUniversityId: null, now })).rows;

/** Sports, a party, in Osaka, at Kyoto University; and something else everywhere. */
const wanted = await makeEvent(db, {
  owner,
  title: "Monday",
  columns: { event_purpose_id: 12, event_format_id: 1, prefecture_id: 27, university_id: 81 },
});
await makeEvent(db, {
  owner,
  title: "Tuesday",
  columns: { event_purpose_id: 2, event_format_id: 9, prefecture_id: 1, university_id: 1 },
});

const lists = ["event_purposes", "event_formats", "prefectures", "universities"] as const;
const idIn = { event_purposes: 12, event_formats: 1, prefectures: 27, universities: 81 };

test.each(languages)(
  "purpose, format, place and university find an event by their names in %s",
  async (language) => {
    await analyseEventTexts(db);
    const named = await Promise.all(
      lists.map(async (list) => {
        const { rows } = await sql<{ name: string | null }>`
        select names ->> ${language} as name from ${sql.table(list)} where id = ${idIn[list]}`.execute(db);
        return rows[0]?.name ?? "";
      }),
    );
    const names = named.filter(Boolean);
    for (const name of names) expect([name, await search(name)]).toEqual([name, [wanted]]);
  },
);

test("scripts without words of their own find by a part of a name, and not by letters that stand apart", async () => {
  await db
    .updateTable("event_purposes")
    .set({
      names: sql`names || ${JSON.stringify({ ne: "खेलकुद र व्यायाम", ko: "스포츠·운동", zh: "体育与运动" })}::jsonb`,
    })
    .where("id", "=", 12)
    .execute();
  await analyseEventTexts(db);
  for (const part of ["खेलकुद", "व्यायाम", "스포츠", "운동", "体育", "运动"])
    expect([part, await search(part)]).toEqual([part, [wanted]]);
  for (const other of ["देश", "동스", "动体"]) expect([other, await search(other)]).toEqual([other, []]);
});

test("Vietnamese is found without its marks, also where a letter has a stroke", async () => {
  const dance = await makeEvent(db, { owner, title: "Đêm nhạc ở Đà Nẵng" });
  await analyseEventTexts(db);
  for (const typed of ["đêm nhạc", "dem nhac", "Da Nang", "đà nẵng", "ĐÊM"])
    expect([typed, await search(typed)]).toEqual([typed, [dance]]);
});

test("words of the plain Japanese find an event, and no longer once they are taken away", async () => {
  const plain = await makeEvent(db, {
    owner,
    title: "Orientation",
    columns: { plain_title: "新しい 学生の 会" },
  });
  await analyseEventTexts(db);
  expect(await search("新しい 学生")).toEqual([plain]);
  await db
    .updateTable("events")
    .set({ plain_title: "", plain_description: "花火を 見ます" })
    .where("id", "=", plain)
    .execute();
  await analyseEventTexts(db);
  expect([await search("新しい 学生"), await search("花火")]).toEqual([[], [plain]]);
});
