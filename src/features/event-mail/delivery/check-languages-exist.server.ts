import type { Executor } from "../../../platform/db/client.server.ts";
import { Problems } from "../../../shared/app-error.ts";
import { checkIdsExist } from "../../reference-data/reference-data.server.ts";
import type { LanguageText } from "../event-mail.contract.ts";

/** Refuses a mail with texts in languages that are none. */
export async function checkLanguagesExist(
  db: Executor,
  field: "language_texts" | "words",
  texts: readonly Pick<LanguageText, "language_id">[] | null | undefined,
  problems = new Problems(),
): Promise<void> {
  const ids = (texts ?? []).map(({ language_id }) => language_id);
  await checkIdsExist(db, "languages", field, ids, problems);
  problems.throwIfAny();
}
