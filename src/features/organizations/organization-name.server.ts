import type { Executor } from "../../platform/db/client.server.ts";
import type { Language } from "../../shared/languages/languages.ts";
import { organizationNameIn } from "./organization-name-in.ts";

/** The organization's name in a language, else its main one. */
export async function organizationName(db: Executor, id: number, language: Language): Promise<string> {
  const texts = await db
    .selectFrom("organization_texts")
    .select(["language_id", "name", "is_main"])
    .where("organization_id", "=", id)
    .orderBy("is_main", "desc")
    .execute();
  return organizationNameIn(texts, language);
}
