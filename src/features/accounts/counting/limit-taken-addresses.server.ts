import { limitAttempts } from "../../../platform/limits/rate-limit.server.ts";
import type { Platform } from "../../../platform/platform.ts";

/** A source that guesses which addresses have accounts meets many that are taken. */
const takenAddresses = { name: "sign_up_taken", max: 300, seconds: 60 * 60 };

/**
 * Counts that a source was told that an address is taken; throws `too_many` in place of telling it where it has heard it too often.
 * @param source the caller's network address
 */
export async function limitTakenAddresses(platform: Platform, source: string): Promise<void> {
  await limitAttempts(platform, takenAddresses, source);
}
