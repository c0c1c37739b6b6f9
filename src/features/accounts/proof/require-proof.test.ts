import { expect, it } from "vitest";
import { signUp } from "../../../../tests/factories/accounts.ts";
import { addPasskey } from "../../../../tests/factories/passkeys.ts";
import { startTestServer, testNow } from "../../../../tests/support/server.ts";
import { contracts } from "../../../api/contracts.ts";
import type { CallName, Contract } from "../../../shared/contract.ts";

const { api, db, clock } = await startTestServer({
  OIDC_PROVIDERS: "kyoto",
  OIDC_KYOTO_ISSUER: "http://127.0.0.1:9",
  OIDC_KYOTO_CLIENT_ID: "tsudoi",
  OIDC_KYOTO_CLIENT_SECRET: "shared",
  OIDC_KYOTO_LABEL_JA: "京都",
  OIDC_KYOTO_LABEL_EN: "Kyoto",
});
const password = { password: "secret-2", password_confirmation: "secret-2" };

/** The body that each call takes beside its proof; the passkey's id stands for any. */
const bodies: Record<string, object> = {
  "DELETE /auth": {},
  "DELETE /users/own/identities/{id}": {},
  "DELETE /users/own/passkeys/{id}": {},
  "DELETE /users/own/totp": {},
  "POST /users/own/identities/{provider}/start": {},
  "POST /users/own/passkeys/options": {},
  "POST /users/own/totp": {},
  "POST /users/own/totp/recovery_codes": {},
  "PUT /auth/password": password,
  "PUT /users/own/email": { email: "changed@example.com" },
};

/** Whether a body may have `current_password`, through whatever it is wrapped in. */
function takesProof({ body }: Contract): boolean {
  const schema = body as { shape?: object; unwrap?: () => Contract["body"] } | undefined;
  if (schema?.shape) return "current_password" in schema.shape;
  return schema?.unwrap ? takesProof({ body: schema.unwrap() } as Contract) : false;
}

it("every call that takes the current password is asked below", () => {
  const asking = Object.entries<Contract>(contracts as object as Record<string, Contract>)
    .filter(([, contract]) => takesProof(contract))
    .map(([name]) => name);
  expect(asking.sort()).toEqual(Object.keys(bodies));
});

it.each(Object.entries(bodies))(
  "%s takes no session alone of an account without a password, and a passkey of the last ten minutes does",
  async (name, body) => {
    clock.set(testNow);
    const { session, id } = await signUp(api);
    const { device, id: passkey } = await addPasskey(api, session);
    await db.updateTable("users").set({ password_hash: null }).where("id", "=", id).execute();
    const path = name.replace("{id}", String(passkey)).replace("{provider}", "kyoto") as CallName;
    const call = (currentPassword: string | null) =>
      api(path, { as: session, body: { ...body, current_password: currentPassword } });
    clock.set(new Date(new Date(testNow).getTime() + 11 * 60_000));
    for (const given of [null, ""])
      expect([(await call(given)).status, (await call(given)).body.errors]).toEqual([
        422,
        expect.objectContaining({ current_password: ["is needed"] }),
      ]);
    const guessed = await call("secret-1");
    expect([guessed.status, Object.keys(guessed.body.errors)]).toEqual([
      422,
      expect.arrayContaining(["current_password"]),
    ]);
    const asked = await api("POST /auth/passkey/options", { as: session });
    await api("POST /auth/passkey", { as: session, body: device.sign(asked.body.data) });
    expect(Object.keys((await call(null)).body.errors ?? {})).not.toContain("current_password");
  },
);
