import { beforeEach, describe, expect, it } from "vitest";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { kyoto, makeRecognition, makeStaff } from "../../../../tests/factories/recognitions.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer, testNow } from "../../../../tests/support/server.ts";

const { api, db, clock } = await startTestServer();
const oita = (
  await db
    .selectFrom("universities")
    .select("id")
    .where("snake_name", "=", "Oita_University")
    .executeTakeFirstOrThrow()
).id;
const staff = await makeUser(db);
const organizer = await makeUser(db, { email_confirmed_at: new Date(testNow) });
await makeStaff(db, kyoto, staff.id);
let circle = 0;

beforeEach(async () => {
  clock.set(testNow);
  await db.deleteFrom("mails").execute();
  circle = await makeOrganization(db, {
    name: "Circle",
    members: [organizer.id],
    universities: [kyoto],
    prefectures: [26],
  });
});

const level = { level_ja: "公認", level_en: "Official" };
const until = (valid_until: string) => ({ ...level, valid_until });
const spring = until("2027-03-31");
const put = (body: unknown, { as = staff.session, university = kyoto, organization = circle } = {}) =>
  api(`PUT /universities/${university}/recognitions/${organization}`, { as, body });
const withdraw = (organization = circle) =>
  api(`DELETE /universities/${kyoto}/recognitions/${organization}`, { as: staff.session });
const shown = async (id = circle) => (await api(`GET /organizations/${id}`)).body.data.recognitions;
const listed = async (id = circle) => {
  const { data } = (await api(`GET /universities/${kyoto}/organizations`, { as: staff.session })).body;
  return data.find((row: { id: number }) => row.id === id);
};
const addMember = (organization_id: number, user_id: number) =>
  db.insertInto("organization_members").values({ organization_id, user_id }).execute();
const mails = () =>
  db.selectFrom("mails").select(["kind", "user_id", "address"]).orderBy("kind").orderBy("user_id").execute();
const lines = (id = circle) =>
  db
    .selectFrom("activities")
    .select(["kind", "actor_id", "details"])
    .where("organization_id", "=", id)
    .orderBy("id")
    .execute();
const actions = (id = circle) =>
  db
    .selectFrom("team_actions")
    .select(["kind", "actor_id", "details"])
    .where("subject_id", "=", id)
    .where("subject", "=", "organization")
    .orderBy("id")
    .execute();

describe("recognising", () => {
  it("shows everybody which university recognises an organization, as what, until when", async () => {
    expect(await shown()).toEqual([]);
    const { status, body } = await put(spring);
    expect([status, body.data]).toMatchObject([
      200,
      { ...spring, university: { id: kyoto, name_ja: "京都大学" }, withdrawn_at: null, is_in_force: true },
    ]);
    const { university } = body.data;
    expect(await shown()).toEqual([{ university, ...spring }]);
    expect(await listed()).toEqual({
      id: circle,
      organization_name: "Circle",
      recognitions: [body.data],
      reports_count: 0,
    });
  });

  it("shows its staff from how many sources an organization was reported, and nothing else of that", async () => {
    for (const as of [organizer.session, staff.session]) {
      const report = { subject: "organization", subject_id: circle, reason: "fraud", text: "secret" };
      expect((await api("POST /reports", { as, body: report })).status).toBe(200);
    }
    expect(await listed()).toMatchObject({ id: circle, reports_count: 2 });
    expect(JSON.stringify(await listed())).not.toContain("secret");
  });

  it("does not tell its staff from how many sources their own organization was reported; the product team sees it", async () => {
    const own = await makeOrganization(db, { members: [staff.id], universities: [kyoto] });
    const report = { subject: "organization", subject_id: own, reason: "fraud" };
    expect((await api("POST /reports", { body: report })).status).toBe(200);
    expect(await listed(own)).toMatchObject({ id: own, recognitions: [] });
    expect(await listed(own)).not.toHaveProperty("reports_count");
    for (const isMember of [false, true]) {
      const { session: as, id } = await makeUser(db, { is_uniteam: true });
      if (isMember) await addMember(own, id);
      const { data } = (await api(`GET /universities/${kyoto}/organizations`, { as })).body;
      expect(data.find((row: { id: number }) => row.id === own)).toMatchObject({ reports_count: 1 });
    }
  });

  it("is a line in both logs, of which the organization's own names nobody, and a mail to the organization", async () => {
    await put(spring);
    expect(await lines()).toEqual([
      {
        kind: "recognition.granted",
        actor_id: null,
        details: { universityId: kyoto, ...spring },
      },
    ]);
    expect(await actions()).toEqual([
      { kind: "recognition.granted", actor_id: staff.id, details: { university_id: kyoto, ...spring } },
    ]);
    expect(await mails()).toMatchObject([
      { kind: "recognition_granted", user_id: organizer.id },
      { kind: "recognition_granted", user_id: null, address: expect.stringContaining("club") },
    ]);
  });

  it("is told in the organization's log in the language of who reads it", async () => {
    await put(spring);
    const told = async (language: "ja" | "en") => {
      const call = `GET /organizations/${circle}/activity` as const;
      const { data } = (await api(call, { as: organizer.session, language })).body;
      return data.map((line: { deed: string; details: object }) => [line.deed, line.details]);
    };
    expect(await told("ja")).toEqual([["recognition.granted", { title: "京都大学 · 公認" }]]);
    expect(await told("en")).toEqual([["recognition.granted", { title: "Kyoto University · Official" }]]);
  });

  it("with the same words again changes nothing, tells nobody and is no line", async () => {
    const first = await put(spring);
    clock.set("2026-11-21T12:00:00+09:00");
    expect((await put(spring)).body.data).toEqual(first.body.data);
    expect([(await mails()).length, (await lines()).length, (await actions()).length]).toEqual([2, 1, 1]);
  });

  it("with other words changes the one that is in force", async () => {
    await put(spring);
    const changed = { level_ja: "準公認", level_en: "Provisional", valid_until: "2027-05-31" };
    await put(changed);
    expect(await shown()).toMatchObject([changed]);
    expect((await listed()).recognitions).toHaveLength(1);
  });

  it("after one has ended or was withdrawn begins anew, and the former ones stay as history", async () => {
    await put(until("2026-11-20"));
    clock.set("2026-11-21T00:00:00+09:00");
    await put(until("2026-12-31"));
    await withdraw();
    await put(spring);
    expect(await shown()).toMatchObject([spring]);
    expect(
      (await listed()).recognitions.map((one: Record<string, unknown>) => [
        one.valid_until,
        one.is_in_force,
        one.withdrawn_at !== null,
      ]),
    ).toEqual([
      ["2027-03-31", true, false],
      ["2026-12-31", false, true],
      ["2026-11-20", false, false],
    ]);
  });

  it("takes today as the last day and one in ten years, and yesterday is refused", async () => {
    expect((await put(until("2026-11-20"))).status).toBe(200);
    expect((await put(until("2036-11-20"))).status).toBe(200);
    expect(await put(until("2026-11-19"))).toMatchObject({
      status: 422,
      body: { errors: { valid_until: ["must be in the future"] } },
    });
    clock.set("2026-11-20T23:59:59+09:00");
    expect((await put(until("2026-11-20"))).status).toBe(200);
    clock.set("2026-11-21T00:00:00+09:00");
    expect((await put(until("2026-11-20"))).status).toBe(422);
  });

  it.each([
    [{ level_ja: " ", level_en: "Official", valid_until: "2027-03-31" }, ["level_ja"]],
    [{ level_ja: "公認", valid_until: "2027-03-31" }, ["level_en"]],
    [{ ...level, level_en: "a".repeat(101), valid_until: "2027-03-31" }, ["level_en"]],
    [{ ...level, valid_until: "2027-02-29" }, ["valid_until"]],
    [{ ...level, valid_until: "2027-03-31T00:00:00+09:00" }, ["valid_until"]],
    [{ ...level }, ["valid_until"]],
    [{}, ["level_ja", "level_en", "valid_until"]],
  ])("%j is refused with its fields", async (body, fields) => {
    const answer = await put(body);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, fields]);
  });

  it("is for organizations that name the university alone", async () => {
    const other = await makeOrganization(db, { universities: [oita] });
    for (const organization of [other, 999_999])
      expect(await put(spring, { organization })).toMatchObject({
        status: 404,
        body: { errors: { organization: ["was not found"] } },
      });
    expect(await listed(other)).toBeUndefined();
  });

  it("by staff of another university, by an organizer or by the product team is refused", async () => {
    const [team, other] = [await makeUser(db, { is_uniteam: true }), await makeUser(db)];
    await makeStaff(db, oita, other.id);
    for (const { session: as } of [team, other, organizer]) {
      expect((await put(spring, { as })).status).toBe(403);
      expect((await api(`DELETE /universities/${kyoto}/recognitions/${circle}`, { as })).status).toBe(403);
    }
    const list = `GET /universities/${kyoto}/organizations` as const;
    const statuses = [team, other, organizer].map(
      async ({ session: as }) => (await api(list, { as })).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 403, 403]);
  });

  it("of an organization in which the staff person is a member is for a colleague; withdrawing it is not", async () => {
    const own = await makeOrganization(db, {
      members: [organizer.id, staff.id],
      universities: [kyoto],
      prefectures: [26],
    });
    expect(await put(spring, { organization: own })).toMatchObject({
      status: 422,
      body: { errors: { organization: ["has you as a member: a colleague has to recognize it"] } },
    });
    await makeRecognition(db, { organizationId: own, universityId: kyoto });
    expect((await withdraw(own)).status).toBe(200);
  });

  it("by two universities at once shows both, and each staff sees of the other what everybody sees", async () => {
    await makeRecognition(db, { organizationId: circle, universityId: oita, until: "2026-11-20" });
    await put(spring);
    const universities = (rows: { university: { id: number } }[]) => rows.map((one) => one.university.id);
    expect(universities(await shown()).sort()).toEqual([kyoto, oita].sort());
    expect(universities((await listed()).recognitions)).toHaveLength(2);
    clock.set("2026-11-21T00:00:00+09:00");
    expect(universities(await shown())).toEqual([kyoto]);
    expect(universities((await listed()).recognitions)).toEqual([kyoto]);
  });

  it("by two of the office at once makes one recognition", async () => {
    const colleague = await makeUser(db);
    await makeStaff(db, kyoto, colleague.id);
    const answers = await Promise.all(
      [staff, colleague, staff].map(({ session: as }, day) => put(until(`2027-03-0${day + 1}`), { as })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await shown()).toHaveLength(1);
  });
});

describe("a recognition ends", () => {
  it("by itself at midnight in Tokyo after its last day", async () => {
    await put(until("2026-11-30"));
    clock.set("2026-11-30T23:59:59+09:00");
    expect(await shown()).toHaveLength(1);
    clock.set("2026-12-01T00:00:00+09:00");
    expect(await shown()).toEqual([]);
    expect((await listed()).recognitions).toMatchObject([{ is_in_force: false, withdrawn_at: null }]);
  });

  it("at once where it is withdrawn, which the organization is told once; again it is answered as it is", async () => {
    await put(spring);
    await db.deleteFrom("mails").execute();
    const first = await withdraw();
    expect(first.body.data).toMatchObject({ ...spring, is_in_force: false });
    expect(await shown()).toEqual([]);
    clock.set("2026-11-21T12:00:00+09:00");
    expect((await withdraw()).body.data).toEqual(first.body.data);
    expect((await mails()).map(({ kind }) => kind)).toEqual([
      "recognition_withdrawn",
      "recognition_withdrawn",
    ]);
    expect((await lines()).map(({ kind }) => kind)).toEqual(["recognition.granted", "recognition.withdrawn"]);
    expect((await actions()).at(-1)).toMatchObject({ kind: "recognition.withdrawn", actor_id: staff.id });
  });

  it("never where there was none", async () => {
    expect(await withdraw()).toMatchObject({
      status: 404,
      body: { errors: { recognition: ["was not found"] } },
    });
  });

  it("to be shown while the organization does not name the university, and is shown again afterwards", async () => {
    await put(spring);
    const name = (university_ids: number[]) =>
      api(`PUT /organizations/${circle}/update`, {
        as: organizer.session,
        body: { organization: { university_ids } },
      });
    expect((await name([])).status).toBe(200);
    expect([await shown(), (await withdraw()).status, await listed()]).toEqual([[], 404, undefined]);
    expect((await name([kyoto])).status).toBe(200);
    expect(await shown()).toMatchObject([spring]);
  });

  it("with its organization", async () => {
    await put(spring);
    expect((await api(`DELETE /organizations/${circle}`, { as: organizer.session })).status).toBe(200);
    expect(await listed()).toBeUndefined();
    expect((await put(spring)).status).toBe(404);
    const rows = await db
      .selectFrom("recognitions")
      .select(["is_current", "withdrawn_at"])
      .where("organization_id", "=", circle)
      .execute();
    expect(rows).toEqual([{ is_current: false, withdrawn_at: new Date(testNow) }]);
  });
});

it("who granted it is forgotten with their account, the recognition stays", async () => {
  const leaving = await makeUser(db);
  await makeStaff(db, kyoto, leaving.id);
  await put(spring, { as: leaving.session });
  expect((await api("DELETE /auth", { as: leaving.session })).status).toBe(200);
  expect(await shown()).toMatchObject([spring]);
  const { granted_by_id } = await db
    .selectFrom("recognitions")
    .select("granted_by_id")
    .where("organization_id", "=", circle)
    .executeTakeFirstOrThrow();
  expect(granted_by_id).toBeNull();
});
