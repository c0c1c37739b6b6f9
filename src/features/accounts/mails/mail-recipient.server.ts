import DataLoader from "dataloader";
import { type SqlBool, sql } from "kysely";
import type { Db } from "../../../platform/db/client.server.ts";
import type { MailRow } from "../../../platform/mail/deliver-mail.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Language } from "../../../shared/languages.ts";
import { nameInMail } from "../../../shared/person-name.ts";
import type { MailPreferences } from "../accounts.contract.ts";
import {
  type PreferenceKind,
  preferenceColumns,
  preferencesFromRow,
  preferencesToken,
} from "../email-preferences/email-preferences.server.ts";

/** Who reads a mail. */
export interface MailRecipient {
  id: number;
  name: string;
  wishes: MailPreferences;
}

/** The person that a mail goes to; null where the account is gone, or the mail goes to an organization's address. */
export async function findMailRecipient({ db }: Platform, mail: MailRow): Promise<MailRecipient | null> {
  if (mail.user_id === null) return null;
  const person = await readersOf(db).load(mail.user_id);
  if (!person) return null;
  return {
    id: person.id,
    name: nameInMail(person, mail.language as Language),
    wishes: preferencesFromRow(person),
  };
}

const loaders = new WeakMap<Db, ReturnType<typeof loaderOf>>();

/** Mails that are made side by side read their readers in one statement; nothing is kept for those that are made later. */
function readersOf(db: Db) {
  const loader = loaders.get(db) ?? loaderOf(db);
  loaders.set(db, loader);
  return loader;
}

const loaderOf = (db: Db) =>
  new DataLoader((ids: readonly number[]) => findReaders(db, ids), {
    cache: false,
    batchScheduleFn: setImmediate,
  });

async function findReaders(db: Db, ids: readonly number[]) {
  const people = await db
    .selectFrom("users")
    .select(["id", "first_name", "last_name", ...preferenceColumns])
    .where(sql<SqlBool>`id = any(${ids}::integer[])`)
    .where("deleted_at", "is", null)
    .execute();
  const byId = new Map(people.map((person) => [person.id, person]));
  return ids.map((id) => byId.get(id));
}

/**
 * The ways out of a kind of mail: a page for its footer, and for mail programs the one-click form of RFC 8058 and the name by
 * which they sort (RFC 2919).
 */
export async function unsubscribeLinks(
  { db, settings }: Platform,
  userId: number,
  kind: PreferenceKind,
  language: Language,
) {
  const token = await preferencesToken(db, userId, kind);
  return {
    unsubscribeUrl: `${settings.publicUrl}/mail_preferences?lang=${language}&token=${token}`,
    headers: {
      "List-Id": `<${kind.replaceAll("_", "-")}.${new URL(settings.publicUrl).hostname}>`,
      "List-Unsubscribe": `<${settings.publicUrl}/api/v1/users/own/mail_preferences?token=${token}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}
