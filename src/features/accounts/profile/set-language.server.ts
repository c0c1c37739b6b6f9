import type { Db } from "../../../platform/db/client.server.ts";
import { isNotDeleted } from "../../../shared/is-not-deleted.server.ts";
import type { Language } from "../../../shared/languages/languages.ts";

/** Mails come in this language from now on. */
export async function setLanguage(db: Db, userId: number, language: Language): Promise<void> {
  await db
    .updateTable("users")
    .set({ language })
    .where("id", "=", userId)
    .where(isNotDeleted("users"))
    .execute();
}
