import { describe, expect, it } from "vitest";
import { signUp } from "../../../../tests/factories/accounts.ts";
import { startTestServer } from "../../../../tests/support/server.ts";
import { mintPasswordResetToken } from "../mailed-links/mailed-tokens.server.ts";
import list from "./common-passwords.txt?raw";
import { requireUncommonPassword } from "./require-uncommon-password.server.ts";

const { api, db, clock } = await startTestServer();
const refused = { errors: { password: ["is one of the most common passwords"] } };
const both = (password: string) => ({ password, password_confirmation: password });

describe("one of the most common passwords", () => {
  it("is refused at sign-up, in English, and nobody is signed up", async () => {
    const { answer, form } = await signUp(api, both("Football1"));
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual({
      ...refused.errors,
      full_messages: ["Password is one of the most common passwords"],
    });
    expect(JSON.stringify(answer.body)).not.toContain("Football1");
    const people = await db.selectFrom("users").select("id").where("email", "=", form.email).execute();
    expect(people).toEqual([]);
  });

  it("is refused at a change and from a reset link, which may set another one then", async () => {
    const { id, session, form } = await signUp(api);
    const body = { ...both("123456789"), current_password: form.password };
    const changed = await api("PUT /auth/password", { as: session, body });
    expect([changed.status, changed.body]).toMatchObject([422, { success: false, ...refused }]);
    const query = new URLSearchParams({
      redirect_url: "http://tsudoi.test/password",
      reset_password_token: await mintPasswordResetToken(db, id, clock.now()),
    });
    const { headers } = await api(`GET /auth/password/edit?${query}`);
    const found = new URL(headers.get("location") ?? "").searchParams;
    const as = Object.fromEntries(
      ["access-token", "client", "uid"].map((name) => [name, found.get(name) ?? ""]),
    );
    const set = (password: string) => api("PUT /auth/password", { as, body: both(password) });
    expect((await set("iloveyou")).body).toMatchObject(refused);
    expect((await set("a-better-one")).status).toBe(200);
  });
});

it.each(["password", "PassWord", "qwertyuiop", "111111"])("%s is common", async (password) => {
  await expect(requireUncommonPassword(password)).rejects.toMatchObject({ kind: "invalid" });
});

it.each(["secret-1", "password\n123456", "\n", "asswor", "パスワードです", "x".repeat(128)])(
  "what is no whole line of the list is not common: %j",
  async (password) => {
    await expect(requireUncommonPassword(password)).resolves.toBeUndefined();
  },
);

it("the list has a hundred thousand lines, lower case, long enough to be a password, and takes less than 2 MB", () => {
  const lines = list.split("\n").slice(1, -1);
  expect(lines).toHaveLength(100_000);
  expect(lines.filter((line) => line.length < 6 || line !== line.toLowerCase())).toEqual([]);
  // Letters that take a byte each, in memory too.
  expect(/^[\n\x20-\x7e]*$/.test(list)).toBe(true);
  expect(list.length).toBeLessThan(1_000_000);
});
