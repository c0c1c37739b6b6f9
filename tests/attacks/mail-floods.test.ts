import { expect, it } from "vitest";
import { sweepDueWork } from "../../src/jobs/sweep-due-work.server.ts";
import { signUp } from "../factories/accounts.ts";
import { makeEvent } from "../factories/events.ts";
import { makeOrganization } from "../factories/organizations.ts";
import { makeUser } from "../factories/users.ts";
import { startTestServer } from "../support/server.ts";

// Signing up with a stranger's address makes us write to it, so its frequency is limited.
const { api, db, platform, clock } = await startTestServer({ RATE_LIMITS: "on" });
const owner = await makeOrganization(db, { members: [(await makeUser(db)).id] });
const eventId = await makeEvent(db, {
  owner,
  columns: { start_at: new Date(clock.now().getTime() + 60 * 60 * 1000) },
});

async function mailsTo(address: string): Promise<number> {
  await sweepDueWork(platform);
  return (await db.selectFrom("mails").select("id").where("address", "=", address).execute()).length;
}

it("signing up, deleting the account and signing up again sends no more mails than asking for them", async () => {
  const email = "stranger@example.com";
  for (let times = 0; times < 7; times += 1) {
    const { answer, session } = await signUp(api, { email });
    expect(answer.status).toBe(200);
    expect((await api("DELETE /auth", { as: session })).status).toBe(200);
  }
  const { session } = await signUp(api, { email });
  await api("POST /auth/confirmation", { body: { email } });
  // With the account its address goes from the mails that were sent, so they are counted by their kind.
  const sent = await db.selectFrom("mails").select("id").where("kind", "=", "address_confirmation").execute();
  expect(sent).toHaveLength(5);
  expect((await api("GET /users/own", { as: session })).status).toBe(200);
});

it.each([
  ["applying and cancelling", "applications/apply", "applications/cancell"],
  ["asking to be reminded and taking it back", "event_reminds/apply", "event_reminds/cancell"],
])("%s again and again is refused after 30 times an hour", async (_, begin, end) => {
  const { email, session } = await makeUser(db);
  const ask = async (call: `${string} /${string}`) => {
    const { status } = await api(call, { as: session, body: call.startsWith("POST") ? {} : undefined });
    await sweepDueWork(platform);
    return status;
  };
  const statuses: number[] = [];
  while (statuses.length < 40) {
    statuses.push(await ask(`POST /events/${eventId}/${begin}`));
    statuses.push(await ask(`PUT /events/${eventId}/${end}`));
    clock.set(new Date(clock.now().getTime() + 1000));
  }
  expect(statuses.slice(0, 30).filter((status) => status !== 200)).toEqual([]);
  expect(statuses.slice(30).filter((status) => status !== 429)).toEqual([]);
  expect(await mailsTo(email)).toBeLessThanOrEqual(30);
});

it("opening again the page that applies stays harmless, however often", async () => {
  const { email, session } = await makeUser(db);
  const statuses: number[] = [];
  while (statuses.length < 40) {
    const { status } = await api(`POST /events/${eventId}/applications/apply`, { as: session, body: {} });
    statuses.push(status);
  }
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  expect(await mailsTo(email)).toBe(1);
});
