import { randomBytes } from "node:crypto";
import { limitAttempts } from "../../../platform/limits/rate-limit.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Session } from "../../../platform/session/session.server.ts";
import { lockSignedIn, requireProof } from "../../accounts/accounts.server.ts";
import { secretForApp } from "../codes/step-of-code.server.ts";
import { makeRecoveryCodes, storeRecoveryCodes } from "../recovery/recovery-codes.server.ts";
import { sealFor } from "../totp-secrets.server.ts";

const beginnings = { name: "totp_setup", max: 60, seconds: 60 * 60 };
/** As long as the digests of HMAC with SHA-1, which apps reckon with (RFC 4226). */
const secretBytes = 20;

/**
 * Makes a secret for an app and recovery codes, told this once. Nothing asks for codes of it before one was typed: what was on until then
 * stays on. A new beginning takes the place of one that was not ended.
 */
export async function beginTotp(
  platform: Platform,
  session: Session,
  currentPassword: string | null | undefined,
) {
  const { id: userId, email } = session.user;
  await limitAttempts(platform, beginnings, String(userId));
  await requireProof(platform, session, { currentPassword, wrong: "not_right" });
  const secret = randomBytes(secretBytes);
  const made = await makeRecoveryCodes(secret);
  return platform.db.transaction().execute(async (tx) => {
    const sealed = await sealFor(tx, userId, secret);
    await lockSignedIn(tx, session);
    await tx
      .deleteFrom("totp_secrets")
      .where("user_id", "=", userId)
      .where("is_confirmed", "=", false)
      .execute();
    const { id } = await tx
      .insertInto("totp_secrets")
      .values({ user_id: userId, sealed_secret: sealed, created_at: platform.clock.now() })
      .returning("id")
      .executeTakeFirstOrThrow();
    await storeRecoveryCodes(tx, id, made);
    return { ...secretForApp(secret, email), recovery_codes: made.shown };
  });
}
