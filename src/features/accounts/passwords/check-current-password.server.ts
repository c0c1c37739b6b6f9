import { limitAttempts } from "../../../platform/limits/rate-limit.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { isPassword } from "../../../platform/session/passwords.server.ts";
import { AppError, invalid } from "../../../shared/app-error.ts";
import { logProof } from "../proof/log-proof.server.ts";
import { findUser } from "../user-rows.server.ts";

const guesses = { name: "current_password", max: 10, seconds: 15 * 60 };

/**
 * Throws `invalid` for a wrong password, `needed` where there is none to tell, and `too_many` after ten wrong ones in a quarter of an
 * hour.
 * @param wrong the code of what is said of a wrong one: calls of the session protocol say `invalid`
 */
export async function checkCurrentPassword(
  platform: Platform,
  userId: number,
  currentPassword: string | null,
  wrong: "invalid" | "not_right" = "invalid",
): Promise<void> {
  if (!currentPassword) throw invalid("current_password", await whyItIsAsked(platform, userId));
  const guess = await limitAttempts(platform, guesses, String(userId));
  const user = await findUser(platform.db, userId);
  if (!(await isPassword(user?.password_hash ?? null, currentPassword))) {
    const logIn = { way: "password", why: "wrong_password", user: userId, again: true };
    throw new AppError("invalid", { current_password: [{ code: wrong }] }, { logIn });
  }
  logProof(platform, "password", userId);
  await guess.undo();
}

async function whyItIsAsked({ db }: Platform, userId: number): Promise<"blank" | "needed"> {
  const user = await findUser(db, userId);
  return user?.password_hash === null ? "needed" : "blank";
}
