import DataLoader from "dataloader";
import { type SqlBool, sql } from "kysely";
import type { Db } from "../../../platform/db/client.server.ts";
import type { MailPreference, MailToRender } from "../../../platform/mail/define-mail.server.ts";
import { mailTextsIn } from "../../../platform/mail/layout/mail-texts.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { mayAct } from "../../../shared/people/may-act.server.ts";
import { nameInMail } from "../../../shared/people/person-name.ts";
import {
  preferenceColumns,
  preferencesFromRow,
  preferencesToken,
} from "../email-preferences/email-preferences.server.ts";
import type { PreferenceKind } from "../email-preferences/mail-preferences.contract.ts";

/** The person who reads a mail. */
export interface MailRecipient {
  id: number;
  name: string;
  /** Whether they can sign in, to see what is shown to them alone. */
  hasAccount: boolean;
}

/** Ids of people begin with 1. */
const nobodysId = 0;

/** The person that a mail goes to; null where the account is gone, or the mail goes to an organization's address. */
export async function findMailRecipient(
  { db }: Platform,
  { user_id, language, example }: Pick<MailToRender, "user_id" | "language" | "example">,
): Promise<MailRecipient | null> {
  if (example) return { id: nobodysId, name: mailTextsIn(language)("mail.example.name"), hasAccount: true };
  if (user_id === null) return null;
  const person = await readersOf(db).load(user_id);
  return person ? { id: person.id, name: nameInMail(person, language), hasAccount: !person.is_guest } : null;
}

/**
 * The e-mail preference by which people decline a mail: a page for its footer, and for mail programs the one-click form of
 * RFC 8058 and the name by which they sort (RFC 2919). A person whose account is deleted has declined everything.
 */
export function emailPreference(kind: PreferenceKind): MailPreference {
  return {
    async isDeclined({ db }, userId) {
      const person = await readersOf(db).load(userId);
      return !person || !preferencesFromRow(person)[kind];
    },
    async unsubscribeLinks({ db, settings }, userId, language) {
      const token = await preferencesToken(db, userId, kind);
      return {
        unsubscribeUrl: `${settings.publicUrl}/mail_preferences?lang=${language}&token=${token}`,
        headers: {
          "List-Id": `<${kind.replaceAll("_", "-")}.${new URL(settings.publicUrl).hostname}>`,
          "List-Unsubscribe": `<${settings.publicUrl}/api/v1/users/own/mail_preferences?token=${token}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        },
      };
    },
  };
}

const loaders = new WeakMap<Db, ReturnType<typeof loaderOf>>();

/** Mails that are made side by side read their readers in one statement; nothing is cached for those that are made later. */
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
    .select(["id", "first_name", "last_name", "is_guest", ...preferenceColumns])
    .where(sql<SqlBool>`id = any(${ids}::integer[])`)
    .where(mayAct("users"))
    .execute();
  const byId = new Map(people.map((person) => [person.id, person]));
  return ids.map((id) => byId.get(id));
}
