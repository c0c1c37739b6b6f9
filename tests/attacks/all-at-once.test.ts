import { expect, it } from "vitest";
import { isActiveSql } from "../../src/shared/application-states.ts";
import { makeEvent } from "../factories/events.ts";
import { makeOrganization } from "../factories/organizations.ts";
import { makeUser, makeUsers } from "../factories/users.ts";
import { startTestServer } from "../support/server.ts";

const { api, db } = await startTestServer();
const owner = await makeOrganization(db, { members: [(await makeUser(db)).id] });

it("of a thousand people who want the last seat at once, one gets it", { timeout: 120_000 }, async () => {
  const eventId = await makeEvent(db, { owner, columns: { max_participant_num: 1 } });
  const people = await makeUsers(db, 1000);
  const applyUntilAnswered = async (session: Record<string, string>): Promise<number> => {
    const { status } = await api(`POST /events/${eventId}/applications/apply`, { as: session, body: {} });
    return status === 503 ? applyUntilAnswered(session) : status;
  };
  const statuses = await Promise.all(people.map(({ session }) => applyUntilAnswered(session)));
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 422)).toHaveLength(999);
  const { count } = await db
    .selectFrom("applications")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("event_id", "=", eventId)
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(1);
});

it("applying, cancelling, reminding, following and unfollowing all at once leave states that the rules allow", async () => {
  const seats = 3;
  const eventId = await makeEvent(db, { owner, columns: { max_participant_num: seats } });
  const people = await Promise.all(Array.from({ length: 12 }, () => makeUser(db)));
  const calls = [
    `POST /events/${eventId}/applications/apply`,
    `PUT /events/${eventId}/applications/cancell`,
    `POST /events/${eventId}/event_reminds/apply`,
    `PUT /events/${eventId}/event_reminds/cancell`,
    `PUT /organizations/${owner}/follow`,
    `PUT /organizations/${owner}/unfollow`,
  ] as const;
  let seed = 20261121;
  const next = () => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31;
    return seed;
  };
  const answers = await Promise.all(
    people.flatMap(({ session }) =>
      Array.from({ length: 20 }, () => {
        const call = calls[next() % calls.length] as (typeof calls)[number];
        return api(call, { as: session, body: call.startsWith("POST") ? {} : undefined });
      }),
    ),
  );
  expect(
    [...new Set(answers.map(({ status }) => status))].filter((status) => ![200, 404, 422].includes(status)),
  ).toEqual([]);
  const going = await db
    .selectFrom("applications")
    .select("user_id")
    .where("event_id", "=", eventId)
    .where(isActiveSql("applications"))
    .execute();
  const { applications_count } = await db
    .selectFrom("events")
    .select("applications_count")
    .where("id", "=", eventId)
    .executeTakeFirstOrThrow();
  expect(going.length).toBeLessThanOrEqual(seats);
  expect(applications_count).toBe(going.length);
  const reminded = await db
    .selectFrom("event_reminders")
    .select("user_id")
    .where("event_id", "=", eventId)
    .where("cancelled_at", "is", null)
    .execute();
  const goingIds = new Set(going.map(({ user_id }) => user_id));
  expect(reminded.filter(({ user_id }) => goingIds.has(user_id))).toEqual([]);
});

it("an invitation that is accepted, declined and withdrawn all at once has one end, and one mail tells it", async () => {
  const guest = await makeUser(db);
  const host = await makeUser(db);
  const statuses = new Set<number>();
  for (let round = 0; round < 8; round += 1) {
    const owning = await makeOrganization(db, { members: [host.id] });
    const invited = await makeOrganization(db, {
      members: [guest.id],
      columns: { email: `invited${round}@example.com` },
    });
    const eventId = await makeEvent(db, { owner: owning });
    const { body } = await api(`POST /events/${eventId}/co_hosts`, {
      as: host.session,
      body: { target_organization_email: `invited${round}@example.com`, current_organization_id: owning },
    });
    const invitation = `/organizations/${invited}/co-host-invitations/${body.data.id}` as const;
    const calls = [
      () => api(`PUT ${invitation}/accept`, { as: guest.session }),
      () => api(`PUT ${invitation}/decline`, { as: guest.session }),
      () =>
        api(`DELETE /events/${eventId}/co_hosts/${invited}?current_organization_id=${owning}`, {
          as: host.session,
        }),
    ];
    const order = [...calls.slice(round % 3), ...calls.slice(0, round % 3)];
    const answers = await Promise.all([...order, ...order, ...order].map((call) => call()));
    for (const { status } of answers) statuses.add(status);
    const left = await db
      .selectFrom("event_hosts")
      .select(["accepted_at", "declined_at"])
      .where("event_id", "=", eventId)
      .where("organization_id", "=", invited)
      .execute();
    const told = await db
      .selectFrom("mails")
      .select("kind")
      .distinct()
      .where("event_id", "=", eventId)
      .where("kind", "in", ["co_host_accepted", "co_host_declined"])
      .execute();
    const end = left[0] ? (left[0].accepted_at ? "co_host_accepted" : "co_host_declined") : null;
    expect(told.map(({ kind }) => kind)).toEqual(end ? [end] : []);
    expect(left[0]?.accepted_at && left[0].declined_at).toBeFalsy();
  }
  expect([...statuses].filter((status) => ![200, 403, 404, 422].includes(status))).toEqual([]);
});
