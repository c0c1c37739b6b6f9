import { expect, it } from "vitest";
import { kyoto, makeStaff } from "../../../../tests/factories/recognitions.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";
import { findMyUniversities } from "./find-my-universities.server.ts";
import { isUniversityStaff } from "./require-university-staff.server.ts";

const { api, db } = await startTestServer();
const team = await makeUser(db, { is_uniteam: true });
const confirmed = { email_confirmed_at: new Date("2026-01-01T00:00:00Z") };
const staffOf = `/uniteam/universities/${kyoto}/staff` as const;
const mailsTo = (userId: number) =>
  db.selectFrom("mails").select(["kind", "payload"]).where("user_id", "=", userId).execute();
const actions = () =>
  db
    .selectFrom("team_actions")
    .select(["kind", "actor_id", "subject", "subject_id", "details"])
    .orderBy("id")
    .execute();

it("a person is named once, listed with their address, and hears of it once", async () => {
  const person = await makeUser(db, confirmed);
  const add = () =>
    api(`POST ${staffOf}`, { as: team.session, body: { email: ` ${person.email.toUpperCase()} ` } });
  const { body } = await add();
  expect(body.data).toMatchObject({ id: person.id, email: person.email });
  expect((await add()).body.data).toEqual(body.data);
  expect((await api(`GET ${staffOf}`, { as: team.session })).body.data).toEqual([body.data]);
  expect(await mailsTo(person.id)).toEqual([
    { kind: "university_staff_added", payload: { universityId: kyoto } },
  ]);
  expect(
    (await api("GET /users/own/universities", { as: person.session, language: "ja" })).body.data,
  ).toEqual([{ id: kyoto, name: "京都大学" }]);
  expect(await actions()).toEqual([
    {
      kind: "staff.added",
      actor_id: team.id,
      subject: "university",
      subject_id: kyoto,
      details: { user_id: person.id },
    },
  ]);
});

it("who is removed may do nothing any more, at once, and the log says so", async () => {
  const person = await makeUser(db);
  await makeStaff(db, kyoto, person.id);
  const page = () => api(`GET /universities/${kyoto}/organizations`, { as: person.session });
  expect((await page()).status).toBe(200);
  const remove = () => api(`DELETE ${staffOf}/${person.id}`, { as: team.session });
  expect((await remove()).body.data).toMatchObject({ id: person.id });
  expect((await page()).status).toBe(403);
  expect(await remove()).toMatchObject({ status: 404, body: { errors: { user: ["was not found"] } } });
  expect((await actions()).at(-1)).toMatchObject({ kind: "staff.removed", details: { user_id: person.id } });
});

it.each([
  ["an address that has not signed up", { email: "nobody@example.com" }, { email: ["is not signed up"] }],
  ["an empty address", { email: " " }, { email: ["can't be blank"] }],
  ["no address", {}, { email: ["can't be blank"] }],
])("%s is refused", async (_what, body, errors) => {
  expect(await api(`POST ${staffOf}`, { as: team.session, body })).toMatchObject({
    status: 422,
    body: { errors },
  });
});

it.each([
  ["who has not confirmed the address", {}],
  ["who is blocked", { ...confirmed, blocked_at: new Date(), block_reason: "Sold things." }],
])("%s is not named, and may do nothing where that has happened already", async (_who, columns) => {
  const person = await makeUser(db, columns);
  expect(await api(`POST ${staffOf}`, { as: team.session, body: { email: person.email } })).toMatchObject({
    status: 422,
    body: { errors: { email: ["is not signed up"] } },
  });
  await makeStaff(db, kyoto, person.id);
  await db
    .updateTable("users")
    .set({ email_confirmed_at: null, ...columns })
    .where("id", "=", person.id)
    .execute();
  expect(await isUniversityStaff(db, kyoto, person.id)).toBe(false);
  expect(await findMyUniversities(db, person.id)).toEqual([]);
});

it("a university that there is not is not found by the product team, and 403 for others", async () => {
  const person = await makeUser(db);
  for (const call of [
    "GET /uniteam/universities/999999/staff",
    "GET /universities/999999/organizations",
  ] as const) {
    expect((await api(call, { as: team.session })).status).toBe(404);
    expect((await api(call, { as: person.session })).status).toBe(403);
  }
  const body = { email: person.email };
  expect((await api("POST /uniteam/universities/999999/staff", { as: team.session, body })).status).toBe(404);
});

it("a deleted account is nobody's staff", async () => {
  const person = await makeUser(db);
  await makeStaff(db, kyoto, person.id);
  expect((await api("DELETE /auth", { as: person.session })).status).toBe(200);
  const { data } = (await api(`GET ${staffOf}`, { as: team.session })).body;
  expect(data.map(({ id }: { id: number }) => id)).not.toContain(person.id);
});
