import { type Limit, limitAttempts } from "../../../platform/limits/rate-limit.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type FactorSent, isKnownDevice } from "../../accounts/accounts.server.ts";

const limitsOf = (devices: "known" | "new"): Limit[] => [
  { name: `totp_${devices}`, max: 10, seconds: 15 * 60 },
  // Of a million codes three are right at a time: a year of guessing finds one in ten accounts, each with a password that is known.
  { name: `totp_${devices}_day`, max: 100, seconds: 24 * 60 * 60 },
];

/**
 * Counts a code before it is known whether it is right, for all sources together: it has six figures alone. Whoever guesses knows the
 * password; devices on which the owner has logged in before are counted apart, so that it keeps their owner out nowhere else than on a new
 * one, where a recovery code does, which nobody guesses.
 * @returns what makes it as if it had not been
 */
export async function limitGuesses(
  platform: Platform,
  { userId, device }: FactorSent,
): Promise<() => Promise<void>> {
  const isKnown = await isKnownDevice(platform.db, userId, device);
  const counted: { undo(): Promise<void> }[] = [];
  const undo = async () => {
    for (const one of counted) await one.undo();
  };
  try {
    for (const limit of limitsOf(isKnown ? "known" : "new"))
      counted.push(await limitAttempts(platform, limit, String(userId)));
  } catch (error) {
    await undo();
    throw error;
  }
  return undo;
}
