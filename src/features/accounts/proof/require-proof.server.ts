import type { Executor } from "../../../platform/db/client.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Session } from "../../../platform/session/session.server.ts";
import { checkCurrentPassword } from "../passwords/check-current-password.server.ts";
import type { WayOfProof } from "./log-proof.server.ts";

/** For so long a sign-in without a password counts as a proof. */
export const minutesThatAProofHolds = 10;

/** Ways of proof after which no password has to be told. */
const waysWithoutPassword = ["passkey", "provider"] as const satisfies WayOfProof[];

interface AskedProof {
  /** As it was sent. */
  currentPassword: string | null | undefined;
  /** Which sign-ins of the last ten minutes do in place of a password; one that knows the password already asks for it again. */
  ways?: readonly WayOfProof[];
  /** Code of the refusal of a wrong password: the calls of the session protocol say `invalid`. */
  wrong?: "invalid" | "not_right";
}

/**
 * Makes sure that whoever holds the session is its owner and has not found the device unlocked: by the current password, or without one
 * by a passkey, or a sign-in through a provider, in the last ten minutes. Every call that takes `current_password` asks it.
 * @throws `invalid` with `current_password`: `needed` where the account has no password; `too_many` after ten wrong ones
 */
export async function requireProof(
  platform: Platform,
  session: Session,
  { currentPassword, ways = waysWithoutPassword, wrong = "invalid" }: AskedProof,
): Promise<void> {
  if (!currentPassword && (await hasProved(platform, session.id, ways))) return;
  await checkCurrentPassword(platform, session.user.id, currentPassword ?? null, wrong);
}

async function hasProved(platform: Platform, id: number, ways: readonly WayOfProof[]): Promise<boolean> {
  return (await provedUntil(platform, id, ways)) !== null;
}

/** Until when the holder of a session need not prove themselves again; null where they have to. */
export async function provedUntil(
  { db, clock }: Platform,
  sessionId: number,
  ways: readonly WayOfProof[] = waysWithoutPassword,
): Promise<Date | null> {
  const holdsMs = minutesThatAProofHolds * 60_000;
  const proved = await db
    .selectFrom("sessions")
    .select("proved_at")
    .where("id", "=", sessionId)
    .where("proved_by", "in", ways)
    .where("proved_at", ">", new Date(clock.now().getTime() - holdsMs))
    .executeTakeFirst();
  return proved?.proved_at ? new Date(proved.proved_at.getTime() + holdsMs) : null;
}

/** Its holder has just proved themselves again, in the session that goes on. */
export async function renewProof(db: Executor, sessionId: number, by: WayOfProof, now: Date): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ proved_at: now, proved_by: by })
    .where("id", "=", sessionId)
    .execute();
}
