import { sql } from "kysely";
import type { Tx } from "../../../platform/db/client.server.ts";
import { queueMail } from "../../../platform/mail/queue/queue-mail.server.ts";
import { invalid } from "../../../shared/app-error.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import type { TextReader } from "../../../shared/languages/readers/text-reader.ts";
import type { NewPerson } from "../account-inputs.ts";
import { type Device, rememberDevice } from "../devices/known-devices.server.ts";
import { addressConfirmationMail } from "../mails/address-confirmation.mail.server.ts";
import type { WayOfProof } from "../proof/log-proof.server.ts";
import { type StartedSession, startSession } from "../sign-in/start-session.server.ts";

export interface NewAccount extends TextReader {
  person: NewPerson;
  /** Address to which the confirmation mail's link leads in the end; checked already. */
  confirmSuccessUrl: string;
  /** False where the address has had enough of these mails: accounts can be deleted and made again. */
  isMailed: boolean;
  device: Device;
}

/** How the person will sign in, which they have done just now. */
interface FirstWayIn {
  by: WayOfProof;
  /** Null where it is no password. */
  passwordHash: string | null;
  /** A provider knows that the address is theirs: it is confirmed, and no mail asks for it. */
  isConfirmed: boolean;
}

/**
 * Creates the account and its first session, and queues the confirmation mail.
 * @throws `invalid` where somebody has the address
 */
export async function createAccount(
  tx: Tx,
  account: NewAccount,
  { by, passwordHash, isConfirmed }: FirstWayIn,
  now: Date,
): Promise<StartedSession> {
  const { language, second = null, confirmSuccessUrl, isMailed, device } = account;
  const user = await insertUser(tx, account, {
    language,
    second_language: second,
    password_hash: passwordHash,
    email_confirmed_at: isConfirmed ? now : null,
    created_at: now,
  });
  if (isMailed && !isConfirmed) {
    await queueMail(tx, addressConfirmationMail, {
      to: { userId: user.id },
      payload: { redirectUrl: confirmSuccessUrl },
      cause: `${user.id}:${now.getTime()}`,
    });
  }
  await rememberDevice(tx, user.id, device, now);
  return startSession(tx, user, now, { device, by });
}

interface OwnColumns {
  language: Language;
  second_language: Language | null;
  password_hash: string | null;
  email_confirmed_at: Date | null;
  created_at: Date;
}

/** The unique index decides between two sign-ups at once. */
async function insertUser(tx: Tx, { person }: NewAccount, columns: OwnColumns) {
  const user = await tx
    .insertInto("users")
    .values({
      email: person.email,
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
      ...columns,
    })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning(["id", "email", "language", "is_uniteam"])
    .executeTakeFirst();
  if (!user) throw invalid("email", "taken");
  return user;
}
