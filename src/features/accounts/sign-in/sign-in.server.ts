import type { Platform } from "../../../platform/platform.ts";
import { isPassword } from "../../../platform/session/passwords.server.ts";
import { findUserByEmail, lockUser } from "../user-rows.server.ts";
import { limitFailures } from "./limit-sign-ins.server.ts";
import { type StartedSession, startSession } from "./start-session.server.ts";

/**
 * Null for an unknown address and for a wrong password alike, after the same time. Throws `too_many` after ten failures of
 * one source with one address, and as `limitFailures` says. Nobody else's failures keep somebody out.
 * @param email as `EmailIn` gives it
 */
export async function signIn(
  platform: Platform,
  { email, password, source }: { email: string; password: string; source: string },
): Promise<StartedSession | null> {
  const undo = await limitFailures(platform, email, source);
  const user = await findUserByEmail(platform.db, email);
  if (!(await isPassword(user?.password_hash ?? null, password)) || !user) return null;
  await undo();
  return platform.db.transaction().execute(async (tx) => {
    const still = await lockUser(tx, user.id);
    const isStillPassword = still?.password_hash === user.password_hash;
    return isStillPassword ? startSession(tx, user, platform.clock.now()) : null;
  });
}
