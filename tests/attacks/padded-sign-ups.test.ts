import { expect, it } from "vitest";
import { studentForm } from "../factories/accounts.ts";
import { startTestServer } from "../support/server.ts";

const { api } = await startTestServer();
const padding = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, 1]));

it.each([
  "POST /auth",
  "PUT /auth",
  "POST /auth/sign_in",
  "POST /auth/password",
  "PUT /auth/password",
  "POST /auth/confirmation",
] as const)(
  "%s with 90,000 keys is refused before it is parsed, and nothing of it comes back",
  async (call) => {
    const { status, bytes } = await api(call, { body: { ...studentForm(), ...padding(90_000) } });
    expect(status).toBe(413);
    expect(bytes.length).toBeLessThan(500);
  },
);

it("a refused sign-up answers with what a sign-up knows of what was typed, without passwords and without the rest", async () => {
  const typed = studentForm({ email: "nobody" });
  const { status, body } = await api("POST /auth", { body: { ...typed, ...padding(500), token: "secret" } });
  const { password, password_confirmation, ...shown } = typed;
  expect(status).toBe(422);
  expect(body.data).toEqual(shown);
});
