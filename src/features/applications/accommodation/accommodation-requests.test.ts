import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { startTestServer, testNow } from "../../../../tests/support/server.ts";
import { makeWorld, type World } from "../../../../tests/support/world.ts";
import { removeOldAccommodationRequests } from "./remove-old-accommodation-requests.server.ts";

const { api, db, clock, platform } = await startTestServer();
const need = "車いすで参加します。\n入口に段差はありますか。";
let world: World;
let sessions: Awaited<ReturnType<World["signIn"]>>;
let path: `/${string}`;
beforeEach(async () => {
  clock.set(testNow);
  world = await makeWorld(db, clock.now());
  sessions = await world.signIn();
  path = `/events/${world.eventId}`;
  await db
    .updateTable("events")
    .set({ asks_accommodation: true, start_at: "2026-12-01T18:00:00+09:00", end_at: null })
    .where("id", "=", world.eventId)
    .execute();
});

const apply = (application: object, as = sessions.user) =>
  api(`POST ${path}/applications/apply`, { as, body: { application } });
const listed = async () =>
  (await api(`GET ${path}/accommodation_requests`, { as: sessions.owner })).body.data;
const stored = async () => {
  const { rows } = await sql`
    select from accommodation_requests join applications a on a.id = application_id where event_id = ${world.eventId}`.execute(
    db,
  );
  return rows.length;
};

describe("what an applicant needs", () => {
  it("is read by the event's managers in its own call", async () => {
    expect((await apply({ accommodation: ` ${need} ` })).status).toBe(200);
    expect(await listed()).toEqual([{ user_id: world.people.user, text: need }]);
  });

  it("stands in no other answer, file or mail, of whoever asks", async () => {
    await apply({ accommodation: need });
    const asked = [
      ["user", `${path}/applications/own`],
      ["user", "/users/own/applications"],
      ["user", path],
      ["owner", path],
      ["owner", `${path}/participants`],
      ["owner", `${path}/participants.csv`],
      ["owner", `/organizations/${world.organizations.host}/past_participants`],
    ] as const satisfies [keyof typeof sessions, `/${string}`][];
    for (const [role, address] of asked) {
      const answer = await api(`GET ${address}`, { as: sessions[role] });
      expect(answer.status, address).toBe(200);
      expect(JSON.stringify(answer), address).not.toContain("車いす");
    }
    const { rows } = await sql<{ mail: string }>`select to_jsonb(m)::text as mail from mails m`.execute(db);
    expect(rows.some(({ mail }) => mail.includes("車いす"))).toBe(false);
  });

  it("stays where it is not sent again, gives way to another text, and can be taken back", async () => {
    await apply({ accommodation: need });
    await apply({});
    await apply({ apply_question_answers: {} });
    expect(await listed()).toMatchObject([{ text: need }]);
    await apply({ accommodation: "手話通訳" });
    expect(await listed()).toMatchObject([{ text: "手話通訳" }]);
    await apply({ accommodation: null });
    expect(await listed()).toEqual([]);
  });

  it("is refused where it is too long, or where the event does not ask", async () => {
    const long = await apply({ accommodation: "あ".repeat(1001) });
    expect([long.status, Object.keys(long.body.errors)]).toEqual([422, ["accommodation"]]);
    await db
      .updateTable("events")
      .set({ asks_accommodation: false })
      .where("id", "=", world.eventId)
      .execute();
    const { status, body } = await apply({ accommodation: need });
    expect([status, body.errors]).toEqual([422, { accommodation: ["is not asked by this event"] }]);
    expect((await apply({ accommodation: "" })).status).toBe(200);
  });

  it("is gone as soon as the application is cancelled, and is not there when somebody applies again", async () => {
    await apply({ accommodation: need });
    await api(`PUT ${path}/applications/cancell`, { as: sessions.user });
    expect(await stored()).toBe(0);
    await apply({});
    expect(await listed()).toEqual([]);
  });

  it("is gone with the account, whatever state the application is in", async () => {
    await apply({ accommodation: need });
    await api(`PUT ${path}/applications/cancell`, { as: sessions.user });
    await sql`
      insert into accommodation_requests
      select id, ${need} from applications where event_id = ${world.eventId} and user_id = ${world.people.user}`.execute(
      db,
    );
    expect(await stored()).toBe(1);
    expect((await api("DELETE /auth", { as: sessions.user })).status).toBe(200);
    expect(await stored()).toBe(0);
  });

  it("is deleted a week after the end, and at once where the event was cancelled", async () => {
    await apply({ accommodation: need });
    const sweepAt = async (time: string) => {
      clock.set(new Date(time));
      await removeOldAccommodationRequests(platform);
      return stored();
    };
    expect(await sweepAt("2026-12-08T20:59:00+09:00")).toBe(1);
    expect(await sweepAt("2026-12-08T21:01:00+09:00")).toBe(0);
    clock.set(testNow);
    await apply({ accommodation: need });
    await api(`PUT ${path}/cancel`, { as: sessions.owner, body: {} });
    expect(await sweepAt("2026-11-20T12:00:00+09:00")).toBe(0);
  });
});
