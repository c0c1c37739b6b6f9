import type { Db } from "../../../platform/db/client.server.ts";
import { hashPassword } from "../../../platform/session/passwords.server.ts";
import type { SignUpIn } from "../account-inputs.ts";
import { requireUncommonPassword } from "../passwords/require-uncommon-password.server.ts";
import { checkProfile } from "../profile/check-profile.server.ts";
import type { StartedSession } from "../sign-in/start-session.server.ts";
import { createAccount, type NewAccount } from "./create-account.server.ts";

/** Creates the account and its first session, and queues the confirmation mail: all of it or nothing. */
export async function signUp(
  db: Db,
  account: NewAccount & { person: SignUpIn },
  now: Date,
): Promise<StartedSession> {
  const { person } = account;
  await checkProfile(db, person, now);
  await requireUncommonPassword(person.password);
  const passwordHash = await hashPassword(person.password);
  const byPassword = { by: "password", passwordHash, isConfirmed: false } as const;
  return db.transaction().execute((tx) => createAccount(tx, account, byPassword, now));
}
