import { sql } from "kysely";
import { expect, it } from "vitest";
import { makeEvent } from "../factories/events.ts";
import { makeOrganization } from "../factories/organizations.ts";
import { makeUser, makeUsers } from "../factories/users.ts";
import { startTestServer } from "../support/server.ts";

const { api, db, clock } = await startTestServer({ RATE_LIMITS: "on" });
const organizer = await makeUser(db);
const owner = await makeOrganization(db, { members: [organizer.id] });
const start = new Date("2026-11-27T18:00:00+09:00");
clock.set(new Date(start.getTime() + 3 * 60 * 60 * 1000));

/** An event that is over and gives certificates to these people, who all came. */
async function makeAttended(applicants: number[]) {
  const eventId = await makeEvent(db, {
    owner,
    applicants,
    title: "x".repeat(255),
    columns: { end_at: new Date(start.getTime() + 60 * 60 * 1000), max_participant_num: 500 },
  });
  await sql`
    insert into attendances (application_id, event_id, checked_in_at)
    select id, event_id, ${start} from applications where event_id = ${eventId}`.execute(db);
  await api(`PUT /events/${eventId}/certificate`, { as: organizer.session, body: { is_offered: true } });
  return eventId;
}
/** Processor time of this thread alone, on which the server answers, in microseconds: other programs and threads do not count. */
async function thread(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
}
const name = (words: string) => words.repeat(20).slice(0, 100).trim();

it("a certificate costs the thread that answers no more than some plain answers, in every script", async () => {
  const names = [
    name("山田"),
    name("Wolfeschlegelsteinhausen "),
    name("عبد الرحمن "),
    name("พิทักษ์ "),
    name("김철수 "),
  ];
  const people = await makeUsers(db, names.length + 1);
  const eventId = await makeAttended(people.map(({ id }) => id));
  const take = (place: number) =>
    api(`GET /events/${eventId}/certificate.pdf`, { as: people[place]?.session });
  for (const [place, first_name] of names.entries()) {
    await db
      .updateTable("users")
      .set({ first_name, last_name: first_name })
      .where("id", "=", people[place]?.id ?? 0)
      .execute();
  }
  const plain = () => api(`GET /events/${eventId}`, { as: people[0]?.session });
  // Fonts are read once for a process.
  expect((await take(names.length)).status).toBe(200);
  for (const place of names.keys()) {
    await db
      .updateTable("users")
      .set({ last_name: `${names[place]?.slice(0, 60)} A` })
      .where("id", "=", people[place]?.id ?? 0)
      .execute();
    expect((await take(place)).status).toBe(200);
    await db
      .updateTable("users")
      .set({ last_name: `${names[place]?.slice(0, 60)} B` })
      .where("id", "=", people[place]?.id ?? 0)
      .execute();
    const usual =
      (await thread(async () => {
        for (let n = 0; n < 10; n += 1) await plain();
      })) / 10;
    const cost = await thread(() => take(place));
    expect(cost / usual, names[place]).toBeLessThan(25);
  }
});

it("the same certificate is drawn once, and forty at once by one person stop at twenty different ones", async () => {
  const [person] = await makeUsers(db, 1);
  const eventIds: number[] = [];
  for (let n = 0; n < 22; n += 1) eventIds.push(await makeAttended([person?.id as number]));
  const take = (eventId: number) => api(`GET /events/${eventId}/certificate.pdf`, { as: person?.session });
  const same = await Promise.all(Array.from({ length: 40 }, () => take(eventIds[0] as number)));
  expect(new Set(same.map(({ status }) => status))).toEqual(new Set([200]));
  const statuses: number[] = [];
  for (const eventId of eventIds) statuses.push((await take(eventId)).status);
  expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([20, 429]);
  expect((await take(eventIds[3] as number)).status).toBe(200);
});
