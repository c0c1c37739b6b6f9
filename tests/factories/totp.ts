import { generateSync } from "otplib";
import type { TestApi } from "../support/api.ts";

type As = Record<string, string>;
const password = { current_password: "secret-1" };

/** The code that an app shows for a secret at a time: an implementation that is not ours. */
export const codeAt = (secret: string, time: Date | number): string =>
  generateSync({ secret, epoch: Math.floor(new Date(time).getTime() / 1000) });

/** What somebody has to put into an app, with the recovery codes; nothing is asked for yet. */
export async function beginCodes(api: TestApi, session: As) {
  const { status, body } = await api("POST /users/own/totp", { as: session, body: password });
  if (status !== 200) throw new Error(`codes were not begun: ${status}`);
  return body.data as { secret: string; otpauth_url: string; recovery_codes: string[] };
}

/** Somebody who is asked for codes from now on. The code of `now` is used up by that. */
export async function switchCodesOn(api: TestApi, session: As, now: Date) {
  const begun = await beginCodes(api, session);
  const code = codeAt(begun.secret, now);
  const { status } = await api("PUT /users/own/totp", { as: session, body: { code } });
  if (status !== 200) throw new Error(`codes were not switched on: ${status}`);
  return begun;
}
