import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";
import type { Participant } from "../../applications/applications.contract.ts";

const { api, db, clock } = await startTestServer();
const organizer = await makeUser(db);
const owner = await makeOrganization(db, { members: [organizer.id] });
const ask = (path: `/${string}`) => api(`GET ${path}`, { as: organizer.session, language: "en" });
const dayMs = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(clock.now().getTime() - days * dayMs);

async function people(count: number, columns: Parameters<typeof makeUser>[1] = {}): Promise<number[]> {
  const made = await Promise.all(Array.from({ length: count }, () => makeUser(db, columns)));
  return made.map(({ id }) => id).sort((one, other) => one - other);
}

async function checkIn(event: number, user: number, scanned_at = clock.now().toISOString()) {
  const { id } = await db
    .selectFrom("applications")
    .select("id")
    .where("event_id", "=", event)
    .where("user_id", "=", user)
    .executeTakeFirstOrThrow();
  const scans = [{ nonce: randomUUID(), application_id: id, kind: "in", scanned_at }];
  const answer = await api(`POST /events/${event}/check_ins`, { as: organizer.session, body: { scans } });
  expect(answer.body.data[0].result).toBe("checked_in");
}

const walkIn = (event: number, name: string, note = "") =>
  api(`POST /events/${event}/walk_ins`, {
    as: organizer.session,
    body: { nonce: randomUUID(), name, note },
  });

describe("the participants by attendance", () => {
  const usersIn = async (event: number, query: string) =>
    ((await ask(`/events/${event}/participants?${query}`)).body.data as Participant[]).map(
      ({ user }) => user?.id,
    );

  it("are those who came, and those with a place who did not", async () => {
    const [here, missing, waiting] = (await people(3)) as [number, number, number];
    const event = await makeEvent(db, { owner, applicants: [here, missing, waiting] });
    await sql`update applications set state = 'waiting', queue_number = 1
               where event_id = ${event} and user_id = ${waiting}`.execute(db);
    await checkIn(event, here);
    expect(await usersIn(event, "attendance=attended")).toEqual([here]);
    expect(await usersIn(event, "attendance=absent")).toEqual([missing]);
    expect(await usersIn(event, "attendance=absent&state=waiting")).toEqual([]);
  });

  it.each(["attendance=there", "attendance="])("are not asked for by %s", async (query) => {
    const event = await makeEvent(db, { owner });
    const { status, body } = await ask(`/events/${event}/participants?${query}`);
    expect([status, body.errors]).toEqual([422, { attendance: ["is not valid"] }]);
  });
});

describe("the participants' file", () => {
  const download = async (event: number) =>
    (await ask(`/events/${event}/participants.csv`)).body.split("\r\n") as string[];

  it("says nothing of a check-in where nobody was checked in, also after a mistake was taken back", async () => {
    const event = await makeEvent(db, { owner, applicants: await people(2) });
    const before = await download(event);
    const { id } = (await walkIn(event, "Mistake")).body.data;
    expect(await download(event)).not.toEqual(before);
    await api(`DELETE /events/${event}/walk_ins/${id}`, { as: organizer.session });
    expect(await download(event)).toEqual(before);
    expect(before[0]).toMatch(/,STATUS$/);
  });

  it("says when each came, by Japan's clocks, and has walk-ins in rows of their own", async () => {
    const [here, missing] = (await people(2)) as [number, number];
    const event = await makeEvent(db, {
      owner,
      applicants: [here, missing],
      columns: { start_at: "2026-11-20T08:00:00+09:00" },
    });
    await db
      .updateTable("applications")
      .set({ applied_at: daysAgo(5) })
      .where("event_id", "=", event)
      .execute();
    await checkIn(event, here, "2026-11-19T23:05:00Z");
    const { created_at } = (await walkIn(event, "=Kimura")).body.data;
    const [heading, first, second, third, end] = await download(event);
    expect(heading).toMatch(/,STATUS,CHECKED IN AT,WALK-IN$/);
    expect(first).toMatch(/,Applying,2026-11-20 08:05,$/);
    expect(second).toMatch(/,Applying,,$/);
    const came = created_at.slice(0, 16).replace("T", " ");
    expect(third).toMatch(new RegExp(`^'=Kimura,{9,},${came},yes$`));
    expect(end).toBe("");
  });

  it("has what was noted of walk-ins behind everything else, as a text, where something was noted", async () => {
    const event = await makeEvent(db, { owner, applicants: await people(1) });
    await walkIn(event, "Kimura");
    expect((await download(event))[0]).toMatch(/,CHECKED IN AT,WALK-IN$/);
    const { id } = (await walkIn(event, "Sato", "=friend of Kimura, pays later")).body.data;
    const [heading, applicant, first, second] = await download(event);
    expect(heading).toMatch(/,STATUS,CHECKED IN AT,WALK-IN,NOTE$/);
    expect(applicant).toMatch(/,Applying,,,$/);
    expect(first).toMatch(/,yes,$/);
    expect(second).toMatch(/,yes,"'=friend of Kimura, pays later"$/);
    await api(`DELETE /events/${event}/walk_ins/${id}`, { as: organizer.session });
    expect((await download(event))[0]).toMatch(/,WALK-IN$/);
  });
});

describe("past participants", () => {
  const pastOf = async (organization: number) =>
    ((await ask(`/organizations/${organization}/past_participants`)).body.data as { id: number }[]).map(
      ({ id }) => id,
    );

  it("are those who came where people were checked in, and everybody with a place where nobody was", async () => {
    const host = await makeOrganization(db, { members: [organizer.id] });
    const [here, absent, unknown] = (await people(3)) as [number, number, number];
    const columns = { start_at: daysAgo(2) };
    const checked = await makeEvent(db, { owner: host, applicants: [here, absent], columns });
    expect(await pastOf(host)).toEqual([here, absent]);
    await checkIn(checked, here);
    await makeEvent(db, { owner: host, applicants: [unknown], columns });
    expect(await pastOf(host)).toEqual([here, unknown]);
  });

  it("an announcement goes to those who came, and to nobody who was absent", async () => {
    const host = await makeOrganization(db, { members: [organizer.id] });
    const [here, absent] = (await people(2)) as [number, number];
    const past = await makeEvent(db, {
      owner: host,
      applicants: [here, absent],
      columns: { start_at: daysAgo(2) },
    });
    await checkIn(past, here);
    const next = await makeEvent(db, { owner: host });
    const send = async (user_ids: number[]) => {
      const notify_mail = { send_at: "2026-11-25 12:00", user_ids };
      const body = { notify_mail };
      return (await api(`POST /events/${next}/notify_event_mails`, { as: organizer.session, body })).status;
    };
    expect(await send([absent])).toBe(422);
    expect(await send([here])).toBe(200);
  });

  it("who was absent once and came another time is one of them", async () => {
    const host = await makeOrganization(db, { members: [organizer.id] });
    const [one, other] = (await people(2)) as [number, number];
    const columns = { start_at: daysAgo(3) };
    const missed = await makeEvent(db, { owner: host, applicants: [one, other], columns });
    await checkIn(missed, other);
    const attended = await makeEvent(db, { owner: host, applicants: [one], columns });
    await checkIn(attended, one);
    expect(await pastOf(host)).toEqual([one, other]);
  });
});

it("who came is counted by university and language, and as new or returning", async () => {
  const host = await makeOrganization(db, { members: [organizer.id] });
  const [returning, absentee] = (await people(2, { university_id: 1, language: "ja" })) as [number, number];
  const [newcomer] = (await people(1, { university_id: null, language: "en" })) as [number];
  const [first] = (await people(1, { university_id: 2, language: "ja" })) as [number];
  const before = await makeEvent(db, {
    owner: host,
    applicants: [returning, first],
    columns: { start_at: daysAgo(5) },
  });
  // Had a place at the earlier event and did not come, so that this is the first time.
  await checkIn(before, returning);
  const event = await makeEvent(db, { owner: host, applicants: [returning, absentee, newcomer, first] });
  for (const user of [returning, newcomer, first]) await checkIn(event, user);
  await walkIn(event, "Tom");
  const { data } = (await ask(`/events/${event}/attendance/figures`)).body;
  expect(data).toMatchObject({ expected: 4, attended: 3, walk_ins: 1, first_time: 2, returning: 1 });
  expect(data.by_university).toEqual([
    { university: expect.objectContaining({ id: 1 }), expected: 2, attended: 1 },
    { university: expect.objectContaining({ id: 2 }), expected: 1, attended: 1 },
    { university: null, expected: 1, attended: 1 },
  ]);
  expect(data.by_language).toEqual([
    { language: "ja", expected: 3, attended: 2 },
    { language: "en", expected: 1, attended: 1 },
  ]);
});
