import type { Db, Tx } from "../../../platform/db/client.server.ts";
import { AppError, notFound, Problems } from "../../../shared/app-error.ts";
import { checkIdsExist } from "../../reference-data/reference-data.server.ts";
import { recordActivity } from "../activity/record-activity.server.ts";
import { findOrganization, type OrganizationRow } from "../organization-rows.server.ts";
import { noticeRenaming } from "../recognition/renaming/notice-renaming.server.ts";
import { checkUniversities } from "./check-organization.server.ts";
import { organizationFormOrder } from "./organization-form-order.ts";
import type { OrganizationIn } from "./organization-input.ts";
import { mergeOrganizationEntries } from "./organization-language-entries.ts";
import { columnsOf, writeEntries, writePrefectures, writeUniversities } from "./write-organization.server.ts";

/** Images of an update: stored names; a missing key changes nothing. */
export interface ImageColumns {
  icon_url?: string | null;
  header_url?: string | null;
}

/**
 * Changes only the keys that were sent. With an old `lock_version` it writes nothing and throws `conflict`.
 * @param present makes the wire form of the organization as it is, for the conflict's answer
 */
export function updateOrganization(
  db: Db,
  id: number,
  sent: OrganizationIn,
  images: ImageColumns,
  now: Date,
  present: (row: OrganizationRow) => unknown,
): Promise<OrganizationRow> {
  return db.transaction().execute((tx) => update(tx, id, sent, images, now, present));
}

async function update(
  tx: Tx,
  id: number,
  sent: OrganizationIn,
  images: ImageColumns,
  now: Date,
  present: (row: OrganizationRow) => unknown,
): Promise<OrganizationRow> {
  const stored = await lockOrganization(tx, id);
  if (sent.lock_version !== undefined && sent.lock_version !== stored.lock_version) {
    throw new AppError(
      "conflict",
      { organization: [{ code: "changed_by_someone_else" }] },
      { current: await present(stored) },
    );
  }
  const problems = new Problems();
  const entries = mergeOrganizationEntries(
    stored.texts,
    sent.language_organizations_attributes ?? [],
    problems,
  );
  const languageIds = entries.map(({ language_id }) => language_id).filter((languageId) => languageId > 0);
  await checkIdsExist(tx, "languages", "language_id", languageIds, problems);
  await checkIdsExist(tx, "prefectures", "prefecture_ids", sent.prefecture_ids ?? [], problems);
  await checkUniversities(
    tx,
    {
      universityIds: sent.university_ids ?? [],
      prefectureIds: sent.prefecture_ids ?? stored.prefectures.map((prefecture) => prefecture.id),
    },
    stored.universities.map((university) => university.id),
    problems,
  );
  problems.throwIfAny(organizationFormOrder);

  await tx
    .updateTable("organizations")
    .set({ ...columnsOf(sent, stored, now), ...images, updated_at: now })
    .set((eb) => ({ lock_version: eb("lock_version", "+", 1) }))
    .where("id", "=", id)
    .execute();
  await writeEntries(tx, id, stored.texts, entries);
  if (sent.prefecture_ids) await writePrefectures(tx, id, sent.prefecture_ids);
  if (sent.university_ids) await writeUniversities(tx, id, sent.university_ids);
  await recordActivity(tx, { kind: "organization.edited", organizationId: id });
  const row = (await findOrganization(tx, id)) as OrganizationRow;
  const names = { before: stored.texts, after: row.texts };
  await noticeRenaming(tx, { organizationId: id, ...names, lockVersion: row.lock_version, now });
  return row;
}

/** Holds the organization until the transaction ends, so that two updates take turns. */
export async function lockOrganization(tx: Tx, id: number): Promise<OrganizationRow> {
  await tx.selectFrom("organizations").select("id").where("id", "=", id).forNoKeyUpdate().execute();
  const row = await findOrganization(tx, id);
  if (!row) throw notFound("organization");
  return row;
}
