import type { Platform } from "../../../platform/platform.ts";
import { isPassword } from "../../../platform/session/passwords.server.ts";
import { unauthenticated } from "../../../shared/app-error.ts";
import type { Device } from "../devices/known-devices.server.ts";
import { mayTellOfDevice, noteDevice } from "../devices/note-device.server.ts";
import { requireSecondFactor } from "../second-factor/second-factor.server.ts";
import { findUserByEmail, lockUser } from "../user-rows.server.ts";
import { limitFailures } from "./limit-sign-ins.server.ts";
import { type StartedSession, startSession } from "./start-session.server.ts";

interface SignIn {
  /** As `EmailIn` gives it. */
  email: string;
  password: string;
  /** The code that an account may ask for beside it, as it was typed. */
  otp: string;
  /** The caller's network address, for limits. */
  source: string;
  device: Device;
}

/**
 * Throws `unauthenticated` for an unknown address and for a wrong password alike, after the same time: the log alone tells them apart.
 * `too_many` after ten failures of one source with one address, and as `limitFailures` says; `unauthenticated` with `otp` where the
 * password was right and a code is asked for. Nobody else's failures keep somebody out. A log-in from a new device is told by mail.
 */
export async function signIn(
  platform: Platform,
  { email, password, otp, source, device }: SignIn,
): Promise<StartedSession> {
  const undo = await limitFailures(platform, email, source);
  const user = await findUserByEmail(platform.db, email);
  if (!(await isPassword(user?.password_hash ?? null, password)) || !user) throw refused(user?.id);
  const sent = { userId: user.id, otp, device, way: "password" } as const;
  const factor = await requireSecondFactor(platform, sent, undo);
  const now = platform.clock.now();
  const isTold = await mayTellOfDevice(platform, user, device);
  return platform.db.transaction().execute(async (tx) => {
    const still = await lockUser(tx, user.id);
    if (still?.password_hash !== user.password_hash) throw refused(user.id);
    await noteDevice(tx, user.id, device, { now, isTold });
    return startSession(tx, user, now, { device, factor });
  });
}

function refused(user: number | undefined) {
  const why = user === undefined ? "unknown_account" : "wrong_password";
  return unauthenticated({ way: "password", why, user });
}
