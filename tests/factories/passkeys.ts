import type { TestApi } from "../support/api.ts";
import { softwareAuthenticator } from "../support/software-authenticator.ts";

/** A device whose passkey somebody has added to their account, with the passkey's id. */
export async function addPasskey(api: TestApi, session: Record<string, string>, name = "Phone") {
  const device = softwareAuthenticator();
  const asked = await api("POST /users/own/passkeys/options", { as: session });
  const added = await api("POST /users/own/passkeys", {
    as: session,
    body: { ...device.make(asked.body.data), name },
  });
  return { device, id: added.body.data.id as number };
}
