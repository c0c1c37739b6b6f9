import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/client.server.ts";
import { queueMail } from "../../../platform/mail/queue/queue-mail.server.ts";
import { hashPassword } from "../../../platform/session/passwords.server.ts";
import { invalid } from "../../../shared/app-error.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import type { SignUpIn } from "../account-inputs.ts";
import { addressConfirmationMail } from "../mails/address-confirmation.mail.server.ts";
import { checkProfile } from "../profile/check-profile.server.ts";
import { type StartedSession, startSession } from "../sign-in/start-session.server.ts";

interface NewAccount {
  person: SignUpIn;
  language: Language;
  /** Address to which the confirmation mail's link leads in the end; checked already. */
  confirmSuccessUrl: string;
  /** False where the address has had enough of these mails: accounts can be deleted and made again. */
  isMailed: boolean;
}

/** Creates the account and its first session, and queues the confirmation mail: all of it or nothing. */
export async function signUp(db: Db, account: NewAccount, now: Date): Promise<StartedSession> {
  const { person, language, confirmSuccessUrl, isMailed } = account;
  await checkProfile(db, person, now);
  const passwordHash = await hashPassword(person.password);
  return db.transaction().execute(async (tx) => {
    const user = await insertUser(tx, person, language, passwordHash, now);
    if (isMailed) {
      await queueMail(tx, addressConfirmationMail, {
        to: { userId: user.id },
        payload: { redirectUrl: confirmSuccessUrl },
        cause: `${user.id}:${now.getTime()}`,
      });
    }
    return startSession(tx, user, now);
  });
}

/** The unique index decides between two sign-ups at once. */
async function insertUser(tx: Tx, person: SignUpIn, language: Language, passwordHash: string, now: Date) {
  const user = await tx
    .insertInto("users")
    .values({
      email: person.email,
      password_hash: passwordHash,
      first_name: person.first_name,
      last_name: person.last_name,
      first_name_reading: person.first_name_reading ?? null,
      last_name_reading: person.last_name_reading ?? null,
      country_id: person.country_id,
      occupation_id: person.occupation_id,
      university_id: person.university_id ?? null,
      department_category_id: person.department_category_id ?? null,
      graduation_year: person.graduation_year ?? null,
      graduation_month: person.graduation_month ?? null,
      language,
      created_at: now,
    })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning(["id", "email", "language", "is_uniteam"])
    .executeTakeFirst();
  if (!user) throw invalid("email", "taken");
  return user;
}
