import type { Tx } from "../../../platform/db/client.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Device } from "../devices/known-devices.server.ts";
import {
  type Factor,
  isSecondFactorAsked,
  requireSecondFactor,
} from "../second-factor/second-factor.server.ts";
import { limitFailures } from "../sign-in/limit-sign-ins.server.ts";
import { type StartedSession, startSession } from "../sign-in/start-session.server.ts";
import { type AccountRow, findUser, lockUser } from "../user-rows.server.ts";
import { endWhatWasSetUp } from "./end-what-was-set-up.server.ts";
import { confirmAddress, holderOfToken } from "./mailed-tokens.server.ts";

const linkHours = 6;

/**
 * Starts a session in which the password can be changed without the old one; null where the link is wrong or old. An address that
 * nobody had confirmed is its reader's from then on: what somebody else may have set up before ends. Otherwise an account that asks for a
 * code has no session before it: `code_needed`.
 */
export function signInByResetLink(platform: Platform, token: string, device: Device) {
  const now = platform.clock.now();
  return platform.db.transaction().execute(async (tx) => {
    const user = await proveAddress(platform, tx, token, now);
    if (!user) return null;
    if (await isSecondFactorAsked(platform, tx, user.id)) return "code_needed";
    return startLinkSession(tx, user, { device, factor: null }, now);
  });
}

interface LinkAndCode {
  token: string;
  /** As it was typed. */
  otp: string;
  /** The caller's network address, for limits. */
  source: string;
  device: Device;
}

/** As `signInByResetLink`, with the code that the account asks for; a wrong one counts as a failed sign-in. */
export async function signInByResetLinkAndCode(
  platform: Platform,
  { token, otp, source, device }: LinkAndCode,
): Promise<StartedSession | null> {
  const now = platform.clock.now();
  const userId = await holderOfToken(platform.db, "password_reset", token, now);
  const user = userId === null ? undefined : await findUser(platform.db, userId);
  if (!user) return null;
  const undo = await limitFailures(platform, user.email ?? "", source);
  const sent = { userId: user.id, otp, device, way: "reset_link" } as const;
  const factor = await requireSecondFactor(platform, sent, undo);
  return platform.db.transaction().execute(async (tx) => {
    const holder = await proveAddress(platform, tx, token, now);
    return holder ? startLinkSession(tx, holder, { device, factor }, now) : null;
  });
}

const startLinkSession = (
  tx: Tx,
  user: AccountRow,
  proved: { device: Device; factor: Factor | null },
  now: Date,
) => startSession(tx, user, now, { ...proved, by: "reset_link", lifetimeHours: linkHours });

/** The holder of a reset link, who reads the mails to the address. */
async function proveAddress(platform: Platform, tx: Tx, token: string, now: Date) {
  const user = await lockHolder(tx, token, now);
  if (!user) return null;
  if (!user.email_confirmed_at) await endWhatWasSetUp(platform, tx, user.id);
  await confirmAddress(tx, user.id, now);
  return user;
}

/** The holder of a reset link; a change of the password at the same moment has used it up. */
async function lockHolder(tx: Tx, token: string, now: Date): Promise<AccountRow | undefined> {
  const find = () => holderOfToken(tx, "password_reset", token, now);
  const found = await find();
  if (found === null) return undefined;
  await lockUser(tx, found);
  const userId = await find();
  return userId === null ? undefined : findUser(tx, userId);
}
