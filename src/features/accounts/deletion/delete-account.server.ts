import type { Tx } from "../../../platform/db/client.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Session } from "../../../platform/session/session.server.ts";
import { unauthenticated } from "../../../shared/app-error.ts";
import { requireProof } from "../proof/require-proof.server.ts";
import { lockUser } from "../user-rows.server.ts";
import { type AccountDeletion, accountDeletion, type DeletedUser } from "./account-deletion.server.ts";
import { eraseAccount } from "./erase-account.server.ts";
import { findSharedRows, hasOthersThan, lockSharedRows } from "./shared-rows.server.ts";

/**
 * Takes the person out of the account: the row stays, because rows of other features point at it, without anything that tells
 * who it was. Each feature erases what it knows, and may refuse.
 * @param currentPassword undefined where none was sent: the site always sends it, the API does not demand it
 */
export async function deleteAccount(
  platform: Platform,
  session: Session,
  currentPassword: string | null | undefined,
): Promise<void> {
  const { id, email } = session.user;
  if (currentPassword !== undefined) await requireProof(platform, session, { currentPassword });
  const user = { id, email, now: platform.clock.now() };
  const features = platform.extensions.of(accountDeletion);
  let isDeleted = false;
  while (!isDeleted) {
    isDeleted = await platform.db.transaction().execute((tx) => tryToDelete(tx, user, features));
  }
}

/**
 * Shared rows are locked before the account, in the order in which everybody else locks them. False, with nothing written,
 * where the person did something else before the account was locked: then there is more to lock.
 */
async function tryToDelete(
  tx: Tx,
  user: DeletedUser,
  features: readonly AccountDeletion[],
): Promise<boolean> {
  const locked = await lockSharedRows(tx, user.id, features);
  if (!(await lockUser(tx, user.id))) throw unauthenticated();
  if (hasOthersThan(locked, await findSharedRows(tx, user.id, features))) return false;
  for (const feature of features) await feature.check?.(tx, user.id);
  for (const feature of features) await feature.erase?.(tx, user);
  await eraseAccount(
    tx,
    user,
    features.flatMap((feature) => feature.usesAddress?.(user.email) ?? []),
  );
  return true;
}
