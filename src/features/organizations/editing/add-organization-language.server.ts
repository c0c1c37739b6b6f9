import type { Db } from "../../../platform/db/client.server.ts";
import { invalid, Problems } from "../../../shared/app-error.ts";
import { checkIdsExist } from "../../reference-data/reference-data.server.ts";
import { recordActivity } from "../activity/record-activity.server.ts";
import type { OrganizationRow } from "../organization-rows.server.ts";
import { lockOrganization } from "./update-organization.server.ts";

/** A blank second entry to be filled in; a language that is there already answers with its entry. */
export function addOrganizationLanguage(
  db: Db,
  organizationId: number,
  languageId: number,
): Promise<OrganizationRow["texts"][number]> {
  return db.transaction().execute(async (tx) => {
    const { texts } = await lockOrganization(tx, organizationId);
    const found = texts.find(({ language_id }) => language_id === languageId);
    if (found) return found;
    const problems = new Problems();
    await checkIdsExist(tx, "languages", "language_id", [languageId], problems);
    problems.throwIfAny();
    if (texts.length > 1) throw invalid("language_id", "third_language");
    await recordActivity(tx, { kind: "organization.edited", organizationId });
    return tx
      .insertInto("organization_texts")
      .values({ organization_id: organizationId, language_id: languageId, is_main: false })
      .returning(["id", "language_id", "name", "description", "is_main"])
      .executeTakeFirstOrThrow();
  });
}
