import { parse as parseDisposition } from "content-disposition";
import { parse } from "csv-parse/sync";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { makeEvent } from "../../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../../tests/support/server.ts";

const { api, db, url } = await startTestServer();
const organizer = await makeUser(db);
const owner = await makeOrganization(db, { members: [organizer.id] });
const download = async (id: number, language: "ja" | "en" = "en") =>
  (await api(`GET /events/${id}/participants.csv`, { as: organizer.session, language })).body.split("\r\n");

it("more participants than are read at once stand in the file, each once", async () => {
  const id = await makeEvent(db, { owner, columns: { max_participant_num: 2000 } });
  await sql`
    with people as (
      insert into users (first_name, last_name, email, password_hash)
      select 'Person', n::text, 'many' || n || '@example.com', 'x' from generate_series(1, 1100) n returning id
    )
    insert into applications (event_id, user_id) select ${id}, id from people`.execute(db);
  const lines = await download(id);
  expect(lines).toHaveLength(1102);
  expect(new Set(lines).size).toBe(1102);
});

it("who has deleted their account is kept without a name, as cancelled", async () => {
  const leaving = await makeUser(db);
  const id = await makeEvent(db, { owner, applicants: [leaving.id] });
  await api("DELETE /auth", { as: leaving.session });
  const { applications, apply_users } = (await api(`GET /events/${id}`, { as: organizer.session })).body.data;
  expect([applications.length, apply_users]).toEqual([1, []]);
  expect((await download(id))[1]).toMatch(/^,{8}\d{4}-\d\d-\d\d \d\d:\d\d,Cancelled$/);
});

const fileNameOf = async (id: number, language: "ja" | "en") => {
  const { headers } = await api(`GET /events/${id}/participants.csv`, { as: organizer.session, language });
  const disposition = headers.get("content-disposition") ?? "";
  expect(disposition).toContain(`attachment; filename=participants-${id}.csv; filename*=UTF-8''`);
  return parseDisposition(disposition).parameters.filename;
};

it("headings, reference data and the order of the name are the organizer's language's, STATUS is the same in both", async () => {
  const person = await makeUser(db, { country_id: 392, first_name: "遥", last_name: "見本" });
  const id = await makeEvent(db, { owner, applicants: [person.id] });
  const [heading, line] = await download(id, "ja");
  expect(heading).toBe("姓,名,国・地域,職業,大学,学部の系統,卒業予定年,卒業予定月,申込日時,STATUS");
  expect(line).toMatch(/^見本,遥,日本,/);
  const [english, row] = await download(id, "en");
  expect(english).toMatch(/^First name,Last name,.*,Graduation year,Graduation month,Applied at,STATUS$/);
  expect(row).toMatch(/^遥,見本,Japan,/);
});

it("a time is written as spreadsheets sort it, and a graduation so that none makes a date of it", async () => {
  const person = await makeUser(db, { graduation_year: 2027, graduation_month: 3 });
  const id = await makeEvent(db, { owner });
  const applied_at = "2026-11-15T11:44:00Z";
  await db.insertInto("applications").values({ event_id: id, user_id: person.id, applied_at }).execute();
  for (const language of ["ja", "en"] as const) {
    expect((await download(id, language))[1]).toMatch(/,2027,3,2026-11-15 20:44,Applying$/);
  }
});

it.each(["=1+1", "+1", "-1", "@A1", "\t=1", "\r=1", "＝1+1", "＋1", "－1", "＠A1"])(
  "a cell that begins with %j is a text, no formula",
  async (first_name) => {
    const person = await makeUser(db, { first_name });
    const id = await makeEvent(db, { owner, applicants: [person.id] });
    const { body } = await api(`GET /events/${id}/participants.csv`, { as: organizer.session });
    const [, row] = parse(body, { bom: true });
    expect(row?.[0]).toBe(`'${first_name}`);
  },
);

it.each(['say "hi"', "a,b", "two\nlines", "a\rreturn", "both\r\n"])(
  "a cell that holds %j is read as one cell",
  async (first_name) => {
    const person = await makeUser(db, { first_name });
    const id = await makeEvent(db, { owner, applicants: [person.id] });
    const { body } = await api(`GET /events/${id}/participants.csv`, { as: organizer.session });
    const rows = parse(body, { bom: true, record_delimiter: "\r\n" });
    expect([rows.length, rows[1]?.[0]]).toEqual([2, first_name]);
  },
);

it("the file is named by the event's title and its day in Japan, in the organizer's language", async () => {
  const id = await makeEvent(db, {
    owner,
    title: 'Tea: "A/B"',
    columns: { start_at: "2026-11-27T15:30:00Z" },
  });
  await db
    .insertInto("event_texts")
    .values({ event_id: id, language_id: 1, title: "お茶の会", is_main: false })
    .execute();
  expect(await fileNameOf(id, "en")).toBe("Tea A B 2026-11-28 participants.csv");
  expect(await fileNameOf(id, "ja")).toBe("お茶の会 2026-11-28 参加者一覧.csv");
});

it("the file begins with the byte order mark that Excel asks for", async () => {
  const id = await makeEvent(db, { owner });
  const file = await fetch(`${url}/api/v1/events/${id}/participants.csv`, { headers: organizer.session });
  const bytes = new Uint8Array(await file.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(file.headers.get("cache-control")).toBe("private, no-store");
});

it("the file has a column of readings once one of its people told theirs", async () => {
  const [silent, telling] = [await makeUser(db), await makeUser(db, { last_name_reading: "みほん" })];
  const id = await makeEvent(db, { owner, applicants: [silent.id] });
  await makeEvent(db, { owner, applicants: [telling.id] });
  expect((await download(id))[0]).toMatch(/,STATUS$/);
  await api(`POST /events/${id}/applications/apply`, { as: telling.session, body: {} });
  const [heading, first, second] = await download(id);
  expect([heading, first, second]).toEqual([
    expect.stringMatching(/,STATUS,READING$/),
    expect.stringMatching(/,Applying,$/),
    expect.stringMatching(/,Applying,みほん$/),
  ]);
});
