import { sql } from "kysely";
import { expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";

const { api, db } = await startTestServer();
const organizer = await makeUser(db);
const owner = await makeOrganization(db, { members: [organizer.id] });

it("the list has those with a place alone, by name, with a beginning of the code that opens nothing", async () => {
  const [coming, waiting] = [
    await makeUser(db, {
      first_name: "Aoi",
      last_name: "Mihon",
      university_id: 1,
      department_category_id: 1,
    }),
    await makeUser(db, { first_name: "Ken" }),
  ];
  const id = await makeEvent(db, { owner, applicants: [coming.id, waiting.id] });
  await sql`update applications set state = 'waiting', queue_number = 1
             where event_id = ${id} and user_id = ${waiting.id}`.execute(db);
  const { code } = (await api(`GET /events/${id}/applications/own/ticket`, { as: coming.session })).body.data;
  const { body } = await api(`GET /events/${id}/name_list`, { as: organizer.session });
  expect(body.data).toEqual([
    {
      application_id: expect.any(Number),
      first_name: "Aoi",
      last_name: "Mihon",
      first_name_reading: null,
      last_name_reading: null,
      university: { name_ja: expect.any(String), name_en: expect.any(String) },
      department_category: { id: 1, name: "Faculty of Letters" },
      code_start: code.slice(0, 3),
      checked_in_at: null,
    },
  ]);
});

it("who came back after cancelling stands on it once, with the ticket that counts", async () => {
  const person = await makeUser(db);
  const id = await makeEvent(db, { owner, applicants: [person.id] });
  await api(`PUT /events/${id}/applications/cancell`, { as: person.session });
  await api(`POST /events/${id}/applications/apply`, { as: person.session, body: {} });
  const { code } = (await api(`GET /events/${id}/applications/own/ticket`, { as: person.session })).body.data;
  const { body } = await api(`GET /events/${id}/name_list`, { as: organizer.session });
  expect(body.data[0].university).toBeNull();
  expect(body.data.map(({ code_start }: { code_start: string }) => code_start)).toEqual([code.slice(0, 3)]);
});
