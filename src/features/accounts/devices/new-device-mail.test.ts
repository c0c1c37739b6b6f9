import { describe, expect, it } from "vitest";
import { signUp } from "../../../../tests/factories/accounts.ts";
import { startTestServer, testNow } from "../../../../tests/support/server.ts";

const { api, db, clock } = await startTestServer({ TRUST_PROXY: "1" });
const limited = await startTestServer({ TRUST_PROXY: "1", RATE_LIMITS: "on" });

const phone =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile";
const laptop = "Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0";
const from = (userAgent: string, address = "192.0.2.10") => ({
  headers: { "user-agent": userAgent, "x-forwarded-for": address },
});

type Server = Pick<typeof limited, "api" | "db">;

const mailsTo = (userId: number, server: Server = { api, db }) =>
  server.db
    .selectFrom("mails")
    .select(["address", "payload"])
    .where("user_id", "=", userId)
    .where("kind", "=", "new_device")
    .execute();

/** Somebody who has signed up on their phone. */
async function signedUp(server: Server = { api, db }) {
  const { form, id } = await signUp(((call, ask) =>
    server.api(call, { ...ask, ...from(phone) })) as typeof api);
  const logIn = (userAgent: string, address?: string, password = form.password) =>
    server.api("POST /auth/sign_in", { body: { email: form.email, password }, ...from(userAgent, address) });
  return { id, email: form.email, logIn };
}

describe("a log-in is told by mail", () => {
  it("from a device that was not used before, once", async () => {
    const { id, email, logIn } = await signedUp();
    expect(await mailsTo(id)).toEqual([]);
    await logIn(laptop);
    const payload = { device: "Firefox (Linux)", signedInAt: new Date(testNow).toISOString() };
    expect(await mailsTo(id)).toEqual([{ address: email, payload }]);
    await logIn(laptop);
    expect(await mailsTo(id)).toHaveLength(1);
  });

  it("from a network of another provider, and not from another address of the same one", async () => {
    const { id, logIn } = await signedUp();
    await logIn(phone, "192.0.200.1");
    expect(await mailsTo(id)).toEqual([]);
    await logIn(phone, "203.0.113.9");
    expect(await mailsTo(id)).toHaveLength(1);
    await logIn(phone, "2001:db8:1::1");
    await logIn(phone, "2001:db8:ffff::1");
    expect(await mailsTo(id)).toHaveLength(2);
  });

  it("once when it comes several times at the same moment", async () => {
    const { id, logIn } = await signedUp();
    await Promise.all(Array.from({ length: 5 }, () => logIn(laptop)));
    expect(await mailsTo(id)).toHaveLength(1);
  });

  it("but not where the password was wrong, nor for the device that has signed up", async () => {
    const { id, logIn } = await signedUp();
    await logIn(laptop, undefined, "wrong");
    await logIn(phone);
    expect(await mailsTo(id)).toEqual([]);
  });

  it("but not at the first one of an account from before devices were known", async () => {
    const { id, logIn } = await signedUp();
    await db.deleteFrom("known_devices").where("user_id", "=", id).execute();
    await logIn(laptop);
    expect(await mailsTo(id)).toEqual([]);
    await logIn(phone);
    expect(await mailsTo(id)).toHaveLength(1);
  });

  it("five times an hour at most, so that nobody fills a stranger's mailbox with an account of their address", async () => {
    const { id, logIn } = await signedUp(limited);
    for (let network = 1; network <= 8; network += 1) {
      expect((await logIn(laptop, `10.${network}.0.1`)).status).toBe(200);
    }
    expect(await mailsTo(id, limited)).toHaveLength(5);
  });
});

it("what is known of devices is a digest that differs from person to person, for the last twenty of them", async () => {
  const [one, other] = [await signedUp(), await signedUp()];
  for (let network = 1; network <= 25; network += 1) {
    clock.set(new Date(new Date(testNow).getTime() + network * 1000));
    await one.logIn(laptop, `10.${network}.0.1`);
  }
  clock.set(testNow);
  await other.logIn(laptop, "10.25.0.1");
  const digests = async (id: number) => {
    const rows = await db.selectFrom("known_devices").select("digest").where("user_id", "=", id).execute();
    return rows.map(({ digest }) => digest.toString("hex"));
  };
  const known = await digests(one.id);
  expect(known).toHaveLength(20);
  expect((await digests(other.id)).filter((digest) => known.includes(digest))).toEqual([]);
});
