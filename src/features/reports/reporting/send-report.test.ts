import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";
import { countReports } from "../count-reports.server.ts";
import { removeOldReportKeys } from "./report-source.server.ts";

const { api, db, clock, platform } = await startTestServer({ TRUST_PROXY: "1" });
const limited = await startTestServer({ TRUST_PROXY: "1", RATE_LIMITS: "on" });

const confirmed = { email_confirmed_at: new Date("2026-01-01T00:00:00Z") };
const from = (address: string) => ({ "x-forwarded-for": address });
type Ask = { as?: Record<string, string>; address?: string; api?: typeof api; language?: "ja" | "en" };
const report = (body: Record<string, unknown>, { as, address = "192.0.2.1", ...more }: Ask = {}) =>
  (more.api ?? api)("POST /reports", {
    as: as ?? null,
    headers: from(address),
    language: more.language ?? "en",
    body: { reason: "solicitation", ...body },
  });
const rows = () => db.selectFrom("reports").selectAll().orderBy("id").execute();

let organizationId: number;
let eventId: number;
beforeEach(async () => {
  await db.deleteFrom("reports").execute();
  organizationId = await makeOrganization(db, { name: "Sunny Circle" });
  eventId = await makeEvent(db, { owner: organizationId, title: "Tea party" });
});
const ofEvent = () => ({ subject: "event", subject_id: eventId });
const ofOrganization = () => ({ subject: "organization", subject_id: organizationId });

describe("a report", () => {
  it("is taken from visitors and people, of an event and of an organization, with the name that it had", async () => {
    const person = await makeUser(db);
    const one = await report({ ...ofEvent(), text: " They sold things.\n", email: "a@example.com" });
    const two = await report({ ...ofOrganization(), reason: "hidden_religion" }, { as: person.session });
    expect([one.status, one.body]).toEqual([200, { data: { id: expect.any(Number) } }]);
    expect(two.status).toBe(200);
    const common = { organization_id: organizationId, state: "open", note: "", resolved_at: null };
    expect(await rows()).toMatchObject([
      { ...common, title: "Tea party", body: "They sold things.", email: "a@example.com", reporter_id: null },
      { ...common, title: "Sunny Circle", body: "", email: null, reporter_id: person.id },
    ]);
  });

  it("is taken as a visitor's where the session is over meanwhile", async () => {
    const person = await makeUser(db);
    await api("DELETE /auth/sign_out", { as: person.session });
    expect((await report(ofEvent(), { as: person.session })).status).toBe(200);
    expect(await rows()).toMatchObject([{ reporter_id: null, source: expect.stringMatching(/^visitor /) }]);
  });

  it.each([
    ["a reason that there is not", { reason: "boring" }, { reason: ["is not valid"] }],
    ["a subject that there is not", { subject: "user" }, { subject: ["is not valid"] }],
    [
      "a text of 2,001 characters",
      { text: "a".repeat(2001) },
      { text: ["is too long (at most 2000 characters)"] },
    ],
    ["an address that is none", { email: "me at home" }, { email: ["E-mail must be valid"] }],
  ])("is refused with %s", async (_, wrong, errors) => {
    const { status, body } = await report({ ...ofEvent(), ...wrong });
    expect([status, body.errors]).toEqual([422, errors]);
    expect(await rows()).toEqual([]);
  });

  it("of what is not there, hidden or deleted is 404, also for who manages it", async () => {
    const admin = await makeUser(db);
    const own = await makeOrganization(db, { members: [admin.id] });
    const hidden = await makeEvent(db, { owner: own, columns: { is_published: false } });
    const gone = await makeOrganization(db, { columns: { deleted_at: clock.now() } });
    for (const subject_id of [hidden, 2_000_000_000]) {
      const { status, body } = await report({ subject: "event", subject_id }, { as: admin.session });
      expect([status, body]).toEqual([404, { errors: { event: ["was not found"] } }]);
    }
    const { status, body } = await report({ subject: "organization", subject_id: gone });
    expect([status, body]).toEqual([404, { errors: { organization: ["was not found"] } }]);
  });

  it("hides nothing, and the organization sees nothing of it", async () => {
    const admin = await makeUser(db);
    await db
      .insertInto("organization_members")
      .values({ organization_id: organizationId, user_id: admin.id })
      .execute();
    const seen = async () => [
      (await api(`GET /events/${eventId}`, { as: admin.session })).body,
      (await api(`GET /organizations/${organizationId}`, { as: admin.session })).body,
      (await api(`GET /organizations/${organizationId}/activity`, { as: admin.session })).body,
      (await api("GET /users/own/today", { as: admin.session })).body,
      (await api("GET /events")).body.data.length,
      (await db.selectFrom("mails").select("id").execute()).length,
    ];
    const before = await seen();
    for (let place = 1; place <= 20; place += 1) await report(ofEvent(), { address: `198.51.100.${place}` });
    expect(await seen()).toEqual(before);
  });
});

describe("many reports of one source count as one", () => {
  const count = async () => (await countReports(db, [organizationId])).get(organizationId) ?? 0;

  it("a hundred of one visitor about an organization and its events", async () => {
    for (let number = 0; number < 100; number += 1)
      await report({ ...(number % 2 ? ofEvent() : ofOrganization()), text: `again ${number}` });
    expect(await rows()).toHaveLength(100);
    expect(await count()).toBe(1);
  });

  it("of addresses of one network, and of an account wherever it is", async () => {
    await report({ ...ofEvent(), text: "1" }, { address: "2001:db8:1:1::1" });
    await report({ ...ofEvent(), text: "2" }, { address: "2001:db8:1:2::2" });
    const person = await makeUser(db, confirmed);
    for (const address of ["192.0.2.7", "192.0.2.8"])
      await report({ ...ofEvent(), text: address }, { as: person.session, address });
    expect(await count()).toBe(2);
  });

  it("several people are several, also behind one address", async () => {
    for (const { session } of [await makeUser(db, confirmed), await makeUser(db, confirmed)])
      await report(ofEvent(), { as: session });
    await report(ofEvent());
    await report(ofEvent(), { address: "192.0.2.2" });
    expect(await count()).toBe(4);
    expect(await countReports(db, [])).toEqual(new Map());
  });

  it("accounts with addresses that nobody has confirmed count as their network, as visitors do, also after they are deleted", async () => {
    for (let number = 0; number < 3; number += 1) {
      const { session } = await makeUser(db);
      await report({ ...ofEvent(), text: `${number}` }, { as: session });
      expect((await api("DELETE /auth", { as: session })).status).toBe(200);
    }
    await report(ofEvent());
    expect(await count()).toBe(1);
  });

  it("and digests of one visitor about two organizations have nothing in common", async () => {
    const other = await makeOrganization(db);
    await report(ofOrganization());
    await report({ subject: "organization", subject_id: other });
    const [one, two] = await rows();
    expect(one?.source).not.toBe(two?.source);
    expect(JSON.stringify(await rows())).not.toContain("192.0.2");
  });

  it("the key of the digests is thrown away when its month is over", async () => {
    const keys = () =>
      db.selectFrom("signing_keys").select("purpose").where("purpose", "like", "reports %").execute();
    const now = clock.now();
    await report(ofOrganization());
    expect(await keys()).toEqual([{ purpose: "reports 2026-11" }]);
    await removeOldReportKeys(platform);
    expect(await keys()).toHaveLength(1);
    clock.set(new Date("2026-12-01T00:00:00+09:00"));
    await removeOldReportKeys(platform);
    expect(await keys()).toEqual([]);
    await report({ ...ofOrganization(), text: "in December" });
    expect(await count()).toBe(2);
    clock.set(now);
  });
});

describe("the same report again", () => {
  it("is the first one, also when it is pressed twice at once", async () => {
    const answers = await Promise.all([1, 2, 3].map(() => report({ ...ofEvent(), text: "x" })));
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect(await rows()).toHaveLength(1);
  });

  it("is a new one where it says something else, or the first is resolved", async () => {
    await report(ofEvent());
    await report({ ...ofEvent(), reason: "fraud" });
    await db.updateTable("reports").set({ state: "resolved", resolved_at: clock.now() }).execute();
    await report(ofEvent());
    expect(await rows()).toHaveLength(3);
  });
});

describe("one source may report", () => {
  it("five times an hour, as a visitor or an account; what is repeated or refused does not count", async () => {
    const owner = await makeOrganization(limited.db);
    const send = (text: string, ask: Ask = {}) =>
      report({ subject: "organization", subject_id: owner, text }, { ...ask, api: limited.api });
    const person = await makeUser(limited.db, confirmed);
    for (const ask of [{}, { as: person.session }]) {
      await report({ subject: "event", subject_id: 2_000_000_000 }, { ...ask, api: limited.api });
      const statuses: number[] = [];
      for (const text of ["1", "1", "1", "2", "3", "4", "5"]) statuses.push((await send(text, ask)).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200]);
      expect((await send("5", ask)).status).toBe(200);
      const refused = await send("6", ask);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(60);
    }
    const { session } = await makeUser(limited.db);
    expect((await send("7", { as: session })).status).toBe(429);
    expect((await send("6", { address: "192.0.2.9" })).status).toBe(200);
    limited.clock.set(new Date(limited.clock.now().getTime() + 3_700_000));
    expect((await send("6")).status).toBe(200);
  });

  it("and what failed to be written does not count", async () => {
    const subject_id = await makeOrganization(limited.db);
    const address = "192.0.2.40";
    const send = (text: string) =>
      report({ subject: "organization", subject_id, text }, { address, api: limited.api });
    await sql`alter table reports add constraint fails check (body <> 'fails')`.execute(limited.db);
    for (let count = 0; count < 5; count += 1) expect((await send("fails")).status).toBe(500);
    await sql`alter table reports drop constraint fails`.execute(limited.db);
    expect((await send("goes")).status).toBe(200);
  });
});
