import type { Executor } from "../../../platform/db/client.server.ts";
import { ExtensionPoint } from "../../../platform/extensions.ts";
import type { Platform } from "../../../platform/platform.ts";
import { AppError } from "../../../shared/app-error.ts";
import type { Device } from "../devices/known-devices.server.ts";

/** Somebody who has shown the password or opened the link of a reset, and what they sent beside it. */
export interface FactorSent {
  userId: number;
  /** As it was typed; empty where nothing was sent. */
  otp: string;
  device: Device;
}

/** With what somebody has passed. */
export type Factor = "code" | "recovery_code";

export type FactorOutcome = Factor | "not_asked" | "needed" | "wrong";

/** The proof that a later feature asks of some beside the password. */
export interface SecondFactor {
  isAsked(db: Executor, userId: number): Promise<boolean>;
  /** Uses up what was sent: of two at once one passes. @throws `too_many` where somebody guesses */
  check(platform: Platform, sent: FactorSent): Promise<FactorOutcome>;
}

/** Extension point for what is asked beside the password. */
export const secondFactors = new ExtensionPoint<SecondFactor>("more than the password is asked for");

/** Whether signing in takes more than the password, so that a mailed link does not do either. */
export async function isSecondFactorAsked(
  { extensions }: Pick<Platform, "extensions">,
  db: Executor,
  userId: number,
): Promise<boolean> {
  for (const factor of extensions.of(secondFactors)) if (await factor.isAsked(db, userId)) return true;
  return false;
}

/**
 * Asks for what is needed beside the password. It is called once the password was right: before that nothing tells who has a second factor.
 * @param undoFailure takes the sign-in out of the failed ones: a wrong code leaves it there, as a wrong password does
 * @returns null where nothing was asked
 * @throws `unauthenticated` with `otp`: `needed` or `not_right`
 */
export async function requireSecondFactor(
  platform: Platform,
  { way, ...sent }: FactorSent & { way: "password" | "reset_link" },
  undoFailure: () => Promise<void>,
): Promise<Factor | null> {
  let outcome: FactorOutcome = "not_asked";
  try {
    for (const factor of platform.extensions.of(secondFactors)) {
      if (!["needed", "wrong"].includes(outcome)) outcome = await factor.check(platform, sent);
    }
  } catch (error) {
    await undoFailure();
    throw error;
  }
  if (outcome !== "wrong") await undoFailure();
  if (outcome === "not_asked") return null;
  if (outcome !== "needed" && outcome !== "wrong") return outcome;
  const code = outcome === "needed" ? "needed" : "not_right";
  const logIn = { way, why: `code_${code}`, user: sent.userId };
  throw new AppError("unauthenticated", { otp: [{ code }] }, { logIn });
}
