import type { Executor } from "../../../platform/db/client.server.ts";
import { isSigned, signatureBy, signingKey } from "../../../platform/session/signing-key.server.ts";
import { isNotDeleted } from "../../../shared/is-not-deleted.server.ts";
import type { MailPreferences, PreferenceKind } from "./mail-preferences.contract.ts";

const purpose = "mail preferences";

const columns = {
  newsletter: "wants_newsletter",
  announcements: "wants_announcements",
  organizer_digest: "wants_organizer_digest",
} as const;

/**
 * The token in a mail's footer and `List-Unsubscribe` header: it lets its holder change this person's mail preferences and
 * nothing else. It does not expire, because a mail may be opened late.
 */
export async function preferencesToken(db: Executor, userId: number, kind: PreferenceKind): Promise<string> {
  const content = `${userId}.${kind}`;
  return `${content}.${signatureBy(await signingKey(db, purpose), content)}`;
}

/** The holder of a token and the kind of mail that it came with; null for anything that we have not signed. */
export async function holderOfPreferences(
  db: Executor,
  token: string,
): Promise<{ userId: number; kind: PreferenceKind } | null> {
  const [userId = "", kind = "", given = ""] = token.split(".");
  if (!/^\d{1,10}$/.test(userId) || !Object.hasOwn(columns, kind)) return null;
  if (!(await isSigned(db, purpose, `${userId}.${kind}`, given))) return null;
  return { userId: Number(userId), kind: kind as PreferenceKind };
}

export const preferenceColumns = [
  "wants_newsletter",
  "wants_announcements",
  "wants_organizer_digest",
] as const;

export async function findPreferences(db: Executor, userId: number): Promise<MailPreferences | null> {
  const row = await db
    .selectFrom("users")
    .select(preferenceColumns)
    .where("id", "=", userId)
    .where(isNotDeleted("users"))
    .executeTakeFirst();
  return row ? preferencesFromRow(row) : null;
}

/** The preferences in a row of `users`. */
export function preferencesFromRow(
  row: Record<(typeof preferenceColumns)[number], boolean>,
): MailPreferences {
  return {
    newsletter: row.wants_newsletter,
    announcements: row.wants_announcements,
    organizer_digest: row.wants_organizer_digest,
  };
}

export async function setPreferences(
  db: Executor,
  userId: number,
  sent: Partial<MailPreferences>,
): Promise<void> {
  const changes = Object.entries(sent).filter(([, isWanted]) => isWanted !== undefined);
  if (changes.length === 0) return;
  await db
    .updateTable("users")
    .set(Object.fromEntries(changes.map(([kind, isWanted]) => [columns[kind as PreferenceKind], isWanted])))
    .where("id", "=", userId)
    .where(isNotDeleted("users"))
    .execute();
}
