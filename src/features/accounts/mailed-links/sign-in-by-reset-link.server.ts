import type { Db, Tx } from "../../../platform/db/client.server.ts";
import { startSession } from "../sign-in/start-session.server.ts";
import { type AccountRow, findUser, lockUser } from "../user-rows.server.ts";
import { confirmAddress, holderOfToken } from "./mailed-tokens.server.ts";

const linkHours = 6;

/** Starts a session in which the password can be changed without the old one; null where the link is wrong or old. */
export function signInByResetLink(db: Db, token: string, now: Date) {
  return db.transaction().execute(async (tx) => {
    const user = await lockHolder(tx, token, now);
    if (!user) return null;
    await confirmAddress(tx, user.id, now);
    return startSession(tx, user, now, "reset_link", linkHours);
  });
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
