import { limitAttempts } from "../../../platform/limits/rate-limit.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { isPassword } from "../../../platform/session/passwords.server.ts";
import { invalid } from "../../../shared/app-error.ts";
import { findUser } from "../user-rows.server.ts";

const guesses = { name: "current_password", max: 10, seconds: 15 * 60 };

/** Throws `invalid` for a wrong password and `too_many` after ten of them in a quarter of an hour. */
export async function checkCurrentPassword(
  platform: Platform,
  userId: number,
  currentPassword: string | null,
): Promise<void> {
  if (!currentPassword) throw invalid("current_password", "blank");
  const guess = await limitAttempts(platform, guesses, String(userId));
  const user = await findUser(platform.db, userId);
  if (!(await isPassword(user?.password_hash ?? null, currentPassword))) {
    throw invalid("current_password", "invalid");
  }
  await guess.undo();
}
