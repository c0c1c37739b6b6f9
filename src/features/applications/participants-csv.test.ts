import { sql } from "kysely";
import { expect, it } from "vitest";
import { makeEvent } from "../../../tests/factories/events.ts";
import { makeOrganization } from "../../../tests/factories/organizations.ts";
import { makeUser } from "../../../tests/factories/users.ts";
import { startTestServer } from "../../../tests/support/server.ts";

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

it("who has deleted their account is kept without a name", async () => {
  const leaving = await makeUser(db);
  const id = await makeEvent(db, { owner, applicants: [leaving.id] });
  await api("DELETE /auth", { as: leaving.session });
  const { applications, apply_users } = (await api(`GET /events/${id}`, { as: organizer.session })).body.data;
  expect([applications.length, apply_users]).toEqual([1, []]);
  expect((await download(id))[1]).toMatch(/^,{7}.+,Applying$/);
});

it("headings and masters are in the organizer's language, STATUS is the same in both", async () => {
  const person = await makeUser(db, { country_id: 392, first_name: "＝1+1" });
  const id = await makeEvent(db, { owner, applicants: [person.id] });
  const [heading, line] = await download(id, "ja");
  expect(heading).toBe("名,姓,国・地域,職業,大学,学部,卒業予定,申込日時,STATUS");
  expect(line).toMatch(/^'＝1\+1,Ito \d+,日本,/);
});

it("the file begins with the byte order mark that Excel asks for", async () => {
  const id = await makeEvent(db, { owner });
  const file = await fetch(`${url}/api/v1/events/${id}/participants.csv`, { headers: organizer.session });
  const bytes = new Uint8Array(await file.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(file.headers.get("content-disposition")).toBe(`attachment; filename="participants-${id}.csv"`);
  expect(file.headers.get("cache-control")).toBe("private, no-store");
});
