import { describe, expect, it } from "vitest";
import { signIn, signUp } from "../../../../tests/factories/accounts.ts";
import { startTestServer, testNow } from "../../../../tests/support/server.ts";
import { removeOldAttempts } from "../../../platform/limits/rate-limit.server.ts";

const on = { RATE_LIMITS: "on", TRUST_PROXY: "1" };
const first = await startTestServer(on);
const second = await startTestServer(on, first.database);
const { api, db } = first;

const minutes = (count: number) => new Date(new Date(testNow).getTime() + count * 60 * 1000);
const setClocks = (now: Date | string) => {
  first.clock.set(now);
  second.clock.set(now);
};
const fail = (email: string, server = first) => signIn(server.api, email, "wrong1");
const failTimes = async (email: string, times: number) => {
  for (let time = 1; time <= times; time += 1) expect((await fail(email)).status).toBe(401);
};

describe("the limit on failed sign-ins", () => {
  it("refuses the right password too after ten failures, and says when to come back", async () => {
    setClocks(testNow);
    const { form } = await signUp(api);
    await failTimes(form.email, 10);
    const { status, headers, body } = await signIn(api, form.email);
    expect(status).toBe(429);
    expect(headers.get("retry-after")).toBe("900");
    expect(body).toEqual({ success: false, errors: ["Too many attempts. Please try again later."] });
    setClocks(minutes(15));
    expect((await signIn(api, form.email)).status).toBe(200);
  });

  it("slides: failures at the end of one quarter of an hour count in the next", async () => {
    setClocks(minutes(14));
    const { form } = await signUp(api);
    await failTimes(form.email, 5);
    setClocks(minutes(16));
    await failTimes(form.email, 5);
    expect((await signIn(api, form.email)).status).toBe(429);
    setClocks(minutes(29));
    expect((await signIn(api, form.email)).status).toBe(200);
  });

  it("is not drawn out by tries that it refuses", async () => {
    setClocks(testNow);
    const { form } = await signUp(api);
    await failTimes(form.email, 10);
    setClocks(minutes(14));
    for (let time = 1; time <= 12; time += 1) expect((await fail(form.email)).status).toBe(429);
    setClocks(minutes(15));
    expect((await signIn(api, form.email)).status).toBe(200);
  });

  it("holds over several processes", async () => {
    setClocks(testNow);
    const { form } = await signUp(api);
    await failTimes(form.email, 10);
    expect((await signIn(second.api, form.email)).status).toBe(429);
  });

  it("lets no more than ten through of many at once", async () => {
    setClocks(testNow);
    const { form } = await signUp(api);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, place) => fail(form.email, place % 2 ? first : second)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10);
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
  });

  it("does not count those who know their password", async () => {
    setClocks(testNow);
    const { form } = await signUp(api);
    for (let time = 1; time <= 12; time += 1) expect((await signIn(api, form.email)).status).toBe(200);
  });

  it("counts unknown addresses like known ones", async () => {
    setClocks(testNow);
    await failTimes("nobody@example.com", 10);
    expect((await fail("nobody@example.com")).status).toBe(429);
  });

  it("is one for each address and each source, as the trusted proxy names it", async () => {
    setClocks(testNow);
    const { form } = await signUp(api);
    const other = await signUp(api);
    const from = (source: string, email = form.email) =>
      api("POST /auth/sign_in", {
        body: { email, password: "wrong1" },
        headers: { "x-forwarded-for": `203.0.113.${Math.floor(Math.random() * 200)}, ${source}` },
      });
    for (let time = 1; time <= 10; time += 1) await from("198.51.100.1");
    expect((await from("198.51.100.1")).status).toBe(429);
    expect((await from("198.51.100.2")).status).toBe(401);
    expect((await from("198.51.100.1", other.form.email)).status).toBe(401);
  });

  it("stops one source that tries a list of addresses, and nobody else", async () => {
    setClocks(testNow);
    const source = "192.0.2.77";
    const from = (address: string) =>
      api("POST /auth/sign_in", {
        body: { email: `list-${Math.random()}@example.com`, password: "wrong1" },
        headers: { "x-forwarded-for": address },
      });
    expect((await from(source)).status).toBe(401);
    const { numUpdatedRows } = await db
      .updateTable("rate_limits")
      .set({ count: 300 })
      .where("key", "=", `sign_in_source:${source}`)
      .executeTakeFirst();
    expect(numUpdatedRows).toBe(1n);
    expect((await from(source)).status).toBe(429);
    expect((await from("192.0.2.78")).status).toBe(401);
  });

  const guess = (email: string, source: string, password: unknown = "wrong1") =>
    api("POST /auth/sign_in", { body: { email, password }, headers: { "x-forwarded-for": source } });

  it("counts the many sources of one IPv6 network together", async () => {
    setClocks(testNow);
    const { form } = await signUp(api);
    const statuses = [];
    for (let place = 0; place < 35; place += 1)
      statuses.push((await guess(form.email, `2001:db8:1:${place.toString(16)}::1`)).status);
    expect(statuses).toEqual([...Array(30).fill(401), ...Array(5).fill(429)]);
    expect((await guess(form.email, "2001:db8:2::1")).status).toBe(401);
  });

  it("leaves each network one wrong try while somebody guesses from many, and lets the owner in from anywhere", async () => {
    setClocks(testNow);
    const { form } = await signUp(api);
    expect((await guess(form.email, "2001:db8:5::1")).status).toBe(401);
    await db
      .updateTable("rate_limits")
      .set({ count: 100 })
      .where("key", "like", "sign_in_account:%")
      .execute();
    for (const network of ["2001:db8:6", "2001:db8:7"]) {
      expect((await guess(form.email, `${network}:1::1`)).status).toBe(401);
      expect((await guess(form.email, `${network}:2::1`)).status).toBe(429);
    }
    for (const source of ["2001:db8:8::1", "192.0.2.8", "2001:db8:8::1"])
      expect((await guess(form.email, source, form.password)).status).toBe(200);
    expect((await guess("somebody.else@example.com", "2001:db8:6:1::1")).status).toBe(401);
  });

  it("is forgotten after a day", async () => {
    setClocks(testNow);
    await failTimes("forgotten@example.com", 1);
    first.clock.set(minutes(25 * 60));
    await removeOldAttempts(first.platform);
    expect(await db.selectFrom("rate_limits").select("key").execute()).toEqual([]);
  });
});
