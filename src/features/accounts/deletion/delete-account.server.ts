import type { Tx } from "../../../platform/db/client.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Session } from "../../../platform/session/session.server.ts";
import { invalid, unauthenticated } from "../../../shared/app-error.ts";
import { checkCurrentPassword } from "../passwords/check-current-password.server.ts";
import { lockUser } from "../user-rows.server.ts";
import { eraseAccount } from "./erase-account.server.ts";
import { hasOthersThan, lockSharedRows, sharedRowsOf } from "./shared-rows.server.ts";

/**
 * Takes the person out of the account: the row stays, because applications and mails point at it, without anything that tells
 * who it was. Refused while an organization would be left without members.
 * @param currentPassword undefined where none was sent: the site always sends it, the API does not demand it
 */
export async function deleteAccount(
  platform: Platform,
  session: Session,
  currentPassword: string | null | undefined,
): Promise<void> {
  const { id, email } = session.user;
  if (currentPassword !== undefined) await checkCurrentPassword(platform, id, currentPassword);
  const now = platform.clock.now();
  let isDeleted = false;
  while (!isDeleted) {
    isDeleted = await platform.db.transaction().execute((tx) => tryToDelete(tx, id, email, now));
  }
}

/**
 * Organizations, events and articles are locked before the account, in the order in which everybody else locks them. False,
 * with nothing written, where the person did something else before the account was locked: then there is more to lock.
 */
async function tryToDelete(tx: Tx, userId: number, email: string, now: Date): Promise<boolean> {
  const locked = await lockSharedRows(tx, userId);
  if (!(await lockUser(tx, userId))) throw unauthenticated();
  if (hasOthersThan(locked, await sharedRowsOf(tx, userId))) return false;
  await refuseLastMember(tx, userId);
  await eraseAccount(tx, userId, email, now);
  return true;
}

async function refuseLastMember(tx: Tx, userId: number): Promise<void> {
  const alone = await tx
    .selectFrom("organization_members as own")
    .select("own.organization_id")
    .where("own.user_id", "=", userId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("organization_members as other")
            .select("other.user_id")
            .whereRef("other.organization_id", "=", "own.organization_id")
            .where("other.user_id", "<>", userId),
        ),
      ),
    )
    .executeTakeFirst();
  if (alone) throw invalid("user", "sole_member");
}
