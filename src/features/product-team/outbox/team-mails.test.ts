import { expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer, testNow } from "../../../../tests/support/server.ts";
import { releaseSuppressed, suppressForOwner } from "./change-suppression.server.ts";

const { api, db } = await startTestServer();
const team = await makeUser(db, { is_uniteam: true });
const reader = await makeUser(db, { first_name: "Mai", last_name: "Ito" });
const owner = await makeOrganization(db);
const eventId = await makeEvent(db, { owner, title: "Tea" });
let made = 0;

async function makeMail(columns: object = {}): Promise<number> {
  made += 1;
  const { id } = await db
    .insertInto("mails")
    .values({
      kind: "event_changed",
      dedupe_key: `mail ${made}`,
      message_id: `mail ${made}`,
      user_id: reader.id,
      address: reader.email,
      language: "en",
      payload: JSON.stringify({ secret: "payload" }),
      event_id: eventId,
      state: "failed",
      attempts: 8,
      last_error: "550 no such user",
      ...columns,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
const list = (query = "") => api(`GET /uniteam/mails${query}`, { as: team.session });
const resend = (id: number) => api(`POST /uniteam/mails/${id}/resend`, { as: team.session });
const stateOf = async (id: number) =>
  (await db.selectFrom("mails").select("state").where("id", "=", id).executeTakeFirst())?.state;

it("mails that failed are listed with whom, what about and why, and never with what they say", async () => {
  const id = await makeMail();
  await makeMail({ state: "waiting" });
  const { body } = await list();
  expect(body.data).toEqual([
    {
      state: "failed",
      id,
      kind: "event_changed",
      address: reader.email,
      user: { id: reader.id, first_name: "Mai", last_name: "Ito" },
      event: { id: eventId, title: "Tea" },
      error: "550 no such user",
      attempts: 8,
      created_at: expect.any(String),
    },
  ]);
  expect(JSON.stringify(body)).not.toContain("payload");
});

it("a mail goes again once, however often it is pressed, and the log says who did it", async () => {
  const id = await makeMail();
  expect((await resend(id)).body.data).toBe(true);
  expect(await stateOf(id)).toBe("waiting");
  const again = await resend(id);
  expect([again.status, again.body.errors]).toEqual([422, { mail: ["has not failed"] }]);
  const lines = await db
    .selectFrom("team_actions")
    .select(["kind", "actor_id"])
    .where("subject_id", "=", id)
    .execute();
  expect(lines).toEqual([{ kind: "mail.resent", actor_id: team.id }]);
});

it("a mail without address, to who is blocked, and one that is not there are refused", async () => {
  const erased = await makeMail({ address: null, user_id: null });
  expect((await resend(erased)).body.errors).toEqual({ mail: ["has no address any more"] });
  const blocked = await makeUser(db);
  const id = await makeMail({ user_id: blocked.id });
  await api(`PUT /uniteam/users/${blocked.id}/block`, { as: team.session, body: { reason: "Sold." } });
  expect((await resend(id)).body.errors).toEqual({ user: ["is blocked"] });
  expect((await resend(999_999)).status).toBe(404);
});

it("the mail that tells somebody that they are blocked goes again although they are", async () => {
  const blocked = await makeUser(db);
  await api(`PUT /uniteam/users/${blocked.id}/block`, { as: team.session, body: { reason: "Sold." } });
  const lastMail = db.selectFrom("mails").select("id").where("user_id", "=", blocked.id);
  const { id } = await lastMail.where("kind", "=", "person_blocked").executeTakeFirstOrThrow();
  await db.updateTable("mails").set({ state: "failed" }).where("id", "=", id).execute();
  expect((await resend(id)).status).toBe(200);
  expect(await stateOf(id)).toBe("waiting");
});

it("pages follow one another without a gap, in both lists", async () => {
  await db.deleteFrom("mails").execute();
  const ids: number[] = [];
  for (let one = 0; one < 53; one += 1) ids.unshift(await makeMail());
  const first = await list();
  const second = await list(`?cursor=${first.body.next_cursor}`);
  const found = [...first.body.data, ...second.body.data].map(({ id }: { id: number }) => id);
  expect(found).toEqual(ids);
  expect(second.body.next_cursor).toBeNull();
  const rows = Array.from({ length: 53 }, (_, place) => ({
    address: `a${place}@example.com`,
    reason: "bounce" as const,
  }));
  await db.insertInto("suppressed_addresses").values(rows).execute();
  const [one, other] = [await list("?state=suppressed"), await list("?state=suppressed&cursor=50")];
  expect(new Set([...one.body.data, ...other.body.data].map(({ address }) => address)).size).toBe(53);
  for (const query of ["?cursor=x", "?state=sent", "?state=suppressed&cursor=-1"]) {
    expect((await list(query)).status).toBe(422);
  }
});

it("an address is released, and the log keeps its owner's number and no address", async () => {
  await db
    .insertInto("suppressed_addresses")
    .values({ address: reader.email, reason: "bounce", detail: "no such user" })
    .execute();
  const release = (address: string) =>
    api("PUT /uniteam/suppressed_addresses/release", { as: team.session, body: { address } });
  expect((await release(reader.email.toUpperCase())).body.data).toBe(true);
  expect((await release(reader.email)).body.data).toBe(true);
  const lines = await db
    .selectFrom("team_actions")
    .selectAll()
    .where("kind", "=", "address.released")
    .execute();
  expect(lines).toMatchObject([{ subject: "person", subject_id: reader.id, details: {} }]);
});

it("an address that the operator writes to no longer is one line in the log, with its owner's number", async () => {
  const person = await makeUser(db);
  for (const _ of [1, 2]) await suppressForOwner(db, person.email.toUpperCase(), new Date(testNow));
  const lines = db.selectFrom("team_actions").selectAll().where("kind", "=", "address.suppressed");
  expect(await lines.execute()).toMatchObject([{ subject: "person", subject_id: person.id, details: {} }]);
});

it("an address whose owner complained is released by the operator's command line alone", async () => {
  const address = "complained@example.com";
  await db.insertInto("suppressed_addresses").values({ address, reason: "complaint" }).execute();
  const refused = await api("PUT /uniteam/suppressed_addresses/release", {
    as: team.session,
    body: { address: address.toUpperCase() },
  });
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    { address: ["has complained about our mails. Only the operator can release it"] },
  ]);
  expect(await releaseSuppressed(db, address)).toBe(true);
});
