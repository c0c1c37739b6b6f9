import { limitTries } from "../../platform/limits/rate-limit.server.ts";
import type { Platform } from "../../platform/platform.ts";
import { isPassword } from "../../platform/session/passwords.server.ts";
import { type StartedSession, startSession } from "./start-session.server.ts";
import { findUserByEmail, lockUser } from "./user-rows.server.ts";

const failures = { name: "sign_in", most: 10, seconds: 15 * 60 };
/** Over all addresses: more than a lecture hall behind one connection mistypes, less than guessing through a list needs. */
const failuresOfSource = { name: "sign_in_source", most: 300, seconds: 15 * 60 };

/**
 * Null for an unknown address and for a wrong password alike, after the same time. Throws `too_many` after ten failures of
 * one source with one address, or three hundred of one source. Nobody else's failures keep somebody out.
 * @param email as `EmailIn` gives it
 */
export async function signIn(
  platform: Platform,
  { email, password, source }: { email: string; password: string; source: string },
): Promise<StartedSession | null> {
  const failure = await limitTries(platform, failures, `${email} ${source}`);
  const failureOfSource = await limitTries(platform, failuresOfSource, source);
  const user = await findUserByEmail(platform.db, email);
  if (!(await isPassword(user?.password_hash ?? null, password)) || !user) return null;
  await failure.takeBack();
  await failureOfSource.takeBack();
  return platform.db.transaction().execute(async (tx) => {
    const still = await lockUser(tx, user.id);
    const isStillPassword = still?.password_hash === user.password_hash;
    return isStillPassword ? startSession(tx, user, platform.clock.now()) : null;
  });
}
