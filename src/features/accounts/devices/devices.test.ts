import { expect, it } from "vitest";
import { signUp } from "../../../../tests/factories/accounts.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { sessionOf } from "../../../../tests/support/api.ts";
import { startTestServer, testNow } from "../../../../tests/support/server.ts";
import { sessionUsesOf } from "../../../platform/session/session-uses.server.ts";

const { api, db, clock, platform } = await startTestServer();
const windows =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";
const later = (minutes: number) => clock.set(new Date(new Date(testNow).getTime() + minutes * 60_000));
const list = async (as: Record<string, string>, language: "ja" | "en" = "en") =>
  (await api("GET /users/own/sessions", { as, language })).body.data;
const isIn = async (as: Record<string, string>) => (await api("GET /users/own", { as })).status === 200;

/** Somebody with three devices, of which the last logged in last. */
async function threeDevices() {
  const { form, session, id } = await signUp(api);
  const sessions = [session];
  for (let device = 1; device <= 2; device += 1) {
    later(device);
    const body = { email: form.email, password: form.password };
    const answer = await api("POST /auth/sign_in", { body, headers: { "user-agent": windows } });
    sessions.push(sessionOf(answer));
  }
  clock.set(testNow);
  return { id, email: form.email, sessions: sessions as [typeof session, typeof session, typeof session] };
}

it("a person sees their devices in plain words, this one first, and nothing of what the browser said", async () => {
  const { sessions } = await threeDevices();
  const rows = await list(sessions[1]);
  expect(rows).toEqual([
    {
      id: expect.any(Number),
      device: "Chrome (Windows)",
      created_at: "2026-11-20T12:01:00.000+09:00",
      last_used_at: "2026-11-20T12:01:00.000+09:00",
      is_current: true,
    },
    expect.objectContaining({ device: "Chrome (Windows)", is_current: false }),
    expect.objectContaining({ device: "Unknown device", is_current: false }),
  ]);
  expect(await list(sessions[1], "ja")).toContainEqual(expect.objectContaining({ device: "不明な端末" }));
  const stored = await db.selectFrom("sessions").selectAll().where("device", "is not", null).execute();
  expect(JSON.stringify(stored)).not.toContain("Mozilla");
});

it("devices whose session has ended by itself are no more in the list", async () => {
  const { session } = await signUp(api);
  const [{ id }] = await list(session);
  await db.updateTable("sessions").set({ expires_at: clock.now() }).where("id", "=", id).execute();
  const other = await makeUser(db);
  expect(await list(other.session)).toHaveLength(1);
  expect((await api("GET /users/own/sessions", { as: session })).status).toBe(401);
});

it("one device is signed out alone, once, and this one like by logging out", async () => {
  const { sessions } = await threeDevices();
  const [mine, other] = await list(sessions[0]);
  const call = `DELETE /users/own/sessions/${other.id}` as const;
  const ended = await api(call, { as: sessions[0] });
  expect([ended.status, ended.body.data]).toEqual([200, other]);
  expect((await api(call, { as: sessions[0] })).status).toBe(404);
  expect(await Promise.all(sessions.map(isIn))).toEqual([true, true, false]);
  const last = await api(`DELETE /users/own/sessions/${mine.id}`, { as: sessions[0] });
  expect(last.headers.get("access-token")).toBeNull();
  expect(await Promise.all(sessions.map(isIn))).toEqual([false, true, false]);
});

it("all other devices are signed out at once", async () => {
  const { sessions } = await threeDevices();
  const { body } = await api("DELETE /users/own/sessions", { as: sessions[1] });
  expect(body.data).toHaveLength(2);
  expect(await Promise.all(sessions.map(isIn))).toEqual([false, true, false]);
  expect((await api("DELETE /users/own/sessions", { as: sessions[1] })).body.data).toEqual([]);
});

it("nobody signs out somebody else's device", async () => {
  const { sessions } = await threeDevices();
  const [mine] = await list(sessions[0]);
  const stranger = await makeUser(db);
  const answer = await api(`DELETE /users/own/sessions/${mine.id}`, { as: stranger.session });
  expect(answer.status).toBe(404);
  expect(answer.body).toEqual({ errors: { session: ["was not found"] } });
  expect(await isIn(sessions[0])).toBe(true);
});

it("two devices that sign all others out at the same moment leave one or none, and no failure", async () => {
  const { sessions } = await threeDevices();
  const answers = await Promise.all(sessions.map((as) => api("DELETE /users/own/sessions", { as })));
  expect(answers.every(({ status }) => status === 200 || status === 401)).toBe(true);
  expect((await Promise.all(sessions.map(isIn))).filter(Boolean).length).toBeLessThan(2);
});

it("the last use is written an hour after the one before, and never while somebody waits for an answer", async () => {
  const { session } = await signUp(api);
  const lastUse = async () => {
    await sessionUsesOf(platform).flush();
    const [row] = await list(session);
    return row.last_used_at;
  };
  later(59);
  await isIn(session);
  expect(await lastUse()).toBe("2026-11-20T12:00:00.000+09:00");
  later(60);
  await isIn(session);
  const [before] = await list(session);
  expect(before.last_used_at).toBe("2026-11-20T12:00:00.000+09:00");
  expect(await lastUse()).toBe("2026-11-20T13:00:00.000+09:00");
  later(119);
  await isIn(session);
  expect(await lastUse()).toBe("2026-11-20T13:00:00.000+09:00");
  clock.set(testNow);
});

it("a use that is noted while the device is being signed out neither waits nor brings it back", async () => {
  const { session, id } = await signUp(api);
  later(90);
  await isIn(session);
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom("sessions").where("user_id", "=", id).execute();
    await sessionUsesOf(platform).flush();
  });
  expect(await isIn(session)).toBe(false);
  clock.set(testNow);
});
