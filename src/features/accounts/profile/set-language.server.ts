import type { Db } from "../../../platform/db/client.server.ts";
import { relanguageMailsOf } from "../../../platform/mail/queue/readdress-mails.server.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import { mayAct } from "../../../shared/people/may-act.server.ts";
import { findUser, lockUser } from "../user-rows.server.ts";

interface ChosenLanguages {
  language: Language;
  /** Null takes it away, undefined leaves it as it is. */
  second: Language | null | undefined;
}

/** Mails come in this language from now on, those that were queued before too: nobody reads the one that they have just left. */
export async function setLanguages(
  db: Db,
  userId: number,
  { language, second }: ChosenLanguages,
): Promise<{ second_language: Language | null }> {
  return db.transaction().execute(async (tx) => {
    await lockUser(tx, userId);
    const { language: before } = (await findUser(tx, userId)) ?? { language };
    const set = await tx
      .updateTable("users")
      .set({ language, ...(second !== undefined && { second_language: second }) })
      .where("id", "=", userId)
      .where(mayAct("users"))
      .returning("second_language")
      .executeTakeFirst();
    await relanguageMailsOf(tx, userId, before as Language, language);
    return { second_language: (set?.second_language ?? null) as Language | null };
  });
}
