import { expect, it } from "vitest";
import { applicationToken } from "../../src/features/applications/by-link/application-token.server.ts";
import { makeEvent } from "../factories/events.ts";
import { makeOrganization } from "../factories/organizations.ts";
import { type MadeUser, makeUser } from "../factories/users.ts";
import { startTestServer } from "../support/server.ts";

/** Mails are forwarded, and read by who borrows a mailbox: their links must not outlive what they were made for. */

const { api, db } = await startTestServer();
const owner = await makeOrganization(db);
const eventId = await makeEvent(db, { owner });

const call = (method: string, path: string, who: MadeUser) =>
  api(`${method} /events/${eventId}/applications/${path}`, { as: who.session, body: {} });
async function applicant() {
  const person = await makeUser(db);
  const { id } = (await call("POST", "apply", person)).body.data;
  return { person, id: id as number, link: () => applicationToken(db, id, person.email) };
}
const open = async (token: string) => (await api("POST /applications/by_link", { body: { token } })).status;

it("a link ends when its person applies anew after cancelling, and the new mail's works", async () => {
  const { person, link } = await applicant();
  const old = await link();
  await call("PUT", "cancell", person);
  expect(await open(old)).toBe(200);
  await call("POST", "apply", person);
  expect(await open(old)).toBe(404);
  for (const path of ["cancell", "accept_offer"]) {
    expect((await api(`PUT /applications/by_link/${path}`, { body: { token: old } })).status).toBe(404);
  }
  const own = await api(`GET /events/${eventId}/applications/own`, { as: person.session });
  expect(own.body.data.state).toBe("confirmed");
  expect(await open(await link())).toBe(200);
});

it("a link ends with a change of the password, however it is changed", async () => {
  const { person, link } = await applicant();
  const old = await link();
  await db.updateTable("users").set({ password_hash: "another" }).where("id", "=", person.id).execute();
  expect(await open(old)).toBe(404);
  expect(await open(await link())).toBe(200);
  // The same hash written again is no change.
  const newer = await link();
  await db.updateTable("users").set({ password_hash: "another" }).where("id", "=", person.id).execute();
  expect(await open(newer)).toBe(200);
});

it("a link ends with the account", async () => {
  const { person, link } = await applicant();
  const old = await link();
  expect((await api("DELETE /auth", { as: person.session })).status).toBe(200);
  expect(await open(old)).toBe(404);
});
