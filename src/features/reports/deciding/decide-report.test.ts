import { beforeEach, describe, expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";
import { dayMs } from "../../../shared/time/milliseconds.ts";
import { removeOldReports } from "../remove-old-reports.server.ts";

const { api, db, clock, platform } = await startTestServer({ TRUST_PROXY: "1" });
const team = await makeUser(db, { is_uniteam: true, first_name: "Aoi", last_name: "Mihon" });
const reporter = await makeUser(db, { first_name: "Ken", last_name: "Sato" });
const organizationId = await makeOrganization(db);
const eventId = await makeEvent(db, { owner: organizationId, title: "Tea party" });

let reports = 0;
const report = async (as: Record<string, string> | null = null) => {
  reports += 1;
  const answer = await api("POST /reports", {
    as,
    headers: { "x-forwarded-for": `192.0.2.${reports}` },
    body: {
      subject: "event",
      subject_id: eventId,
      reason: "fraud",
      text: `${reports}`,
      email: "me@example.com",
    },
  });
  return answer.body.data.id as number;
};
const list = async (query = "") => (await api(`GET /uniteam/reports${query}`, { as: team.session })).body;
const decide = (id: number, body: unknown) => api(`PUT /uniteam/reports/${id}`, { as: team.session, body });
const idsOf = ({ data }: { data: { id: number }[] }) => data.map(({ id }) => id);

const noon = clock.now();
beforeEach(async () => {
  clock.set(noon);
  await db.deleteFrom("reports").execute();
});

describe("the queue of reports", () => {
  it("names what was reported in the language of who reads it, and as it was called then where it is gone", async () => {
    const owner = await makeOrganization(db);
    const id = await makeEvent(db, { owner, title: "Hot pot" });
    const words = { event_id: id, description: "", address: "", place_name: "", is_main: false };
    await db
      .insertInto("event_texts")
      .values({ ...words, language_id: 1, title: "鍋の会" })
      .execute();
    const body = { subject: "event", subject_id: id, reason: "fraud" };
    await api("POST /reports", { headers: { "x-forwarded-for": "192.0.2.200" }, body });
    const named = async (language: "ja" | "en") =>
      (await api("GET /uniteam/reports", { as: team.session, language })).body.data[0].title;
    expect([await named("ja"), await named("en")]).toEqual(["鍋の会", "Hot pot"]);
    await db.deleteFrom("events").where("id", "=", id).execute();
    expect([await named("ja"), await named("en")]).toEqual(["Hot pot", "Hot pot"]);
  });

  it("tells all of a report, newest first, with how many have reported the same", async () => {
    const one = await report();
    const two = await report(reporter.session);
    const { data } = await list();
    expect(idsOf({ data })).toEqual([two, one]);
    expect(data[0]).toEqual({
      id: two,
      subject: "event",
      subject_id: eventId,
      title: "Tea party",
      reason: "fraud",
      text: expect.any(String),
      email: "me@example.com",
      reporter: { id: reporter.id, first_name: "Ken", last_name: "Sato" },
      state: "open",
      note: "",
      created_at: "2026-11-20T12:00:00.000+09:00",
      decided_by: null,
      sources_count: 2,
      history: [],
    });
    expect(data[1].reporter).toBeNull();
  });

  it("is filtered by state, counted, and read page by page", async () => {
    const ids: number[] = [];
    for (let number = 0; number < 5; number += 1) ids.unshift(await report());
    await decide(ids[4] as number, { state: "resolved" });
    const first = await list("?state=open&limit=3");
    const second = await list(`?state=open&limit=3&cursor=${first.next_cursor}`);
    expect([idsOf(first), idsOf(second), first.total, second.next_cursor]).toEqual([
      ids.slice(0, 3),
      ids.slice(3, 4),
      4,
      null,
    ]);
    expect(idsOf(await list("?state=resolved"))).toEqual([ids[4]]);
    const wrong = await api("GET /uniteam/reports?state=lost&cursor=x", { as: team.session });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ["state"]]);
  });

  it("goes on telling of a report whose event or organization was deleted since", async () => {
    const gone = await makeEvent(db, { owner: organizationId, title: "Gone" });
    await api("POST /reports", { body: { subject: "event", subject_id: gone, reason: "fraud" } });
    await db.deleteFrom("events").where("id", "=", gone).execute();
    expect((await list()).data).toMatchObject([{ subject_id: gone, title: "Gone" }]);
  });
});

describe("a report", () => {
  it("is decided by the team: state and note as far as they are sent, each change in its history and the team's log", async () => {
    const id = await report();
    await decide(id, { state: "reviewing", note: "Asked the office" });
    clock.set(new Date(clock.now().getTime() + 60_000));
    const { status, body } = await decide(id, { state: "resolved" });
    expect(status).toBe(200);
    const actor = { id: team.id, first_name: "Aoi", last_name: "Mihon" };
    const note = "Asked the office";
    expect(body.data).toMatchObject({ state: "resolved", note, decided_by: actor });
    expect(body.data.history).toEqual([
      { at: "2026-11-20T12:00:00.000+09:00", actor, state_before: "open", state_after: "reviewing", note },
      {
        at: "2026-11-20T12:01:00.000+09:00",
        actor,
        state_before: "reviewing",
        state_after: "resolved",
        note,
      },
    ]);
    const log = await api(`GET /uniteam/activity?subject=report&subject_id=${id}`, { as: team.session });
    expect(log.body.data).toMatchObject([
      {
        actor,
        subject: { kind: "report", id, title: "Tea party" },
        details: { state_before: "reviewing", state_after: "resolved" },
      },
      { details: { state_before: "open", state_after: "reviewing" } },
    ]);
  });

  it("that is sent as it is already leaves no trace, and unknown ones are 404", async () => {
    const id = await report();
    const before = await db.selectFrom("team_actions").select("id").execute();
    expect((await decide(id, { state: "open", note: "" })).body.data.history).toEqual([]);
    expect((await decide(id, {})).body.data.history).toEqual([]);
    expect(await db.selectFrom("team_actions").select("id").execute()).toEqual(before);
    const unknown = await decide(2_000_000_000, { state: "open" });
    expect([unknown.status, unknown.body]).toEqual([404, { errors: { report: ["was not found"] } }]);
    const wrong = await decide(id, { state: "done", note: "a".repeat(2001) });
    expect([wrong.status, wrong.body.errors]).toEqual([
      422,
      { state: ["is not valid"], note: ["is too long (at most 2000 characters)"] },
    ]);
  });

  it("keeps both changes where two decide at once", async () => {
    const id = await report();
    await Promise.all([decide(id, { note: "one" }), decide(id, { note: "two" })]);
    const [{ history, note }] = (await list()).data;
    expect(history.map((one: { note: string }) => one.note).sort()).toEqual(["one", "two"]);
    expect(history.at(-1).note).toBe(note);
  });

  it("stays when its reporter or who decided deletes the account, without naming them, as one source still", async () => {
    const [person, member] = [
      await makeUser(db, { email_confirmed_at: noon }),
      await makeUser(db, { is_uniteam: true }),
    ];
    const id = await report(person.session);
    await report(person.session);
    await api("POST /reports", {
      body: { subject: "event", subject_id: eventId, reason: "other", email: person.email.toUpperCase() },
    });
    await api(`PUT /uniteam/reports/${id}`, { as: member.session, body: { note: "x" } });
    for (const { session } of [person, member]) await api("DELETE /auth", { as: session });
    const { data } = await list();
    expect(data.map((one: { sources_count: number }) => one.sources_count)).toEqual([2, 2, 2]);
    expect(data.find((one: { id: number }) => one.id === id)).toMatchObject({
      reporter: null,
      email: null,
      decided_by: null,
      history: [{ actor: null, note: "x" }],
    });
    expect(JSON.stringify(data).toLowerCase()).not.toContain(person.email);
    const sources = await db.selectFrom("reports").select("source").execute();
    expect(JSON.stringify(sources)).not.toContain(`account ${person.id}`);
  });

  it("goes a year after it was resolved, and after two years in any case", async () => {
    const daysAgo = (days: number) => new Date(clock.now().getTime() - days * dayMs);
    const make = async (columns: Record<string, unknown>) => {
      const id = await report();
      await db.updateTable("reports").set(columns).where("id", "=", id).execute();
      return id;
    };
    const stays = [
      await make({ created_at: daysAgo(729) }),
      await make({ created_at: daysAgo(700), state: "resolved", resolved_at: daysAgo(364) }),
    ];
    await make({ created_at: daysAgo(731) });
    const old = await make({ created_at: daysAgo(400), state: "resolved", resolved_at: daysAgo(366) });
    await db
      .insertInto("report_decisions")
      .values({ report_id: old, state_before: "open", state_after: "resolved", note: "" })
      .execute();
    await removeOldReports(platform);
    expect(idsOf(await list()).sort()).toEqual(stays.sort());
    expect(
      await db.selectFrom("report_decisions").select("id").where("report_id", "=", old).execute(),
    ).toEqual([]);
  });
});
