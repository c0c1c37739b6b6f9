import type { Tx } from "../../../platform/db/client.server.ts";
import { entryChanges } from "../../../shared/languages/language-entries.ts";
import { mergeDisclosure, type StoredDisclosure } from "../disclosure/disclosure.ts";
import type { OrganizationIn } from "./organization-input.ts";
import type { LanguageEntry } from "./organization-language-entries.ts";

interface Before {
  disclosure: StoredDisclosure;
  answers_kept_days: number;
}

/**
 * The columns of an organization that are simply what was sent; keys that were not sent are left out.
 * @param before as it is until now
 */
export function columnsOf(sent: OrganizationIn, before: Before, now: Date) {
  const { answers_kept_days } = sent;
  return {
    ...(sent.email === undefined ? {} : { email: sent.email }),
    ...(sent.phone_num === undefined ? {} : { phone_num: sent.phone_num || null }),
    ...(sent.link_instagram === undefined ? {} : { link_instagram: sent.link_instagram }),
    ...(sent.link_wechat === undefined ? {} : { link_wechat: sent.link_wechat }),
    ...(sent.link_facebook === undefined ? {} : { link_facebook: sent.link_facebook }),
    ...(sent.link_line === undefined ? {} : { link_line: sent.link_line }),
    ...(sent.link_x === undefined ? {} : { link_x: sent.link_x }),
    ...(sent.link_official_site === undefined ? {} : { link_official_site: sent.link_official_site }),
    ...(sent.disclosure === undefined
      ? {}
      : { disclosure: JSON.stringify(mergeDisclosure(before.disclosure, sent.disclosure)) }),
    // The same number again is no change, which would put off what goes.
    ...(answers_kept_days === undefined || answers_kept_days === before.answers_kept_days
      ? {}
      : { answers_kept_days, answers_kept_days_set_at: now }),
  };
}

/** Makes the stored entries what `entries` says. */
export async function writeEntries(
  tx: Tx,
  organizationId: number,
  stored: readonly LanguageEntry[],
  entries: readonly LanguageEntry[],
): Promise<void> {
  const { staleIds, fresh } = entryChanges(stored, entries);
  if (staleIds.length > 0) await tx.deleteFrom("organization_texts").where("id", "in", staleIds).execute();
  for (const { id, ...text } of fresh) {
    await tx
      .insertInto("organization_texts")
      .values({ ...(id === null ? {} : { id }), organization_id: organizationId, ...text })
      .execute();
  }
}

export async function writePrefectures(
  tx: Tx,
  organizationId: number,
  ids: readonly number[],
): Promise<void> {
  await tx.deleteFrom("organization_prefectures").where("organization_id", "=", organizationId).execute();
  if (ids.length === 0) return;
  await tx
    .insertInto("organization_prefectures")
    .values(
      ids.map((prefecture_id, position) => ({ organization_id: organizationId, prefecture_id, position })),
    )
    .execute();
}

export async function writeUniversities(
  tx: Tx,
  organizationId: number,
  ids: readonly number[],
): Promise<void> {
  await tx.deleteFrom("organization_universities").where("organization_id", "=", organizationId).execute();
  if (ids.length === 0) return;
  await tx
    .insertInto("organization_universities")
    .values(
      ids.map((university_id, position) => ({ organization_id: organizationId, university_id, position })),
    )
    .execute();
}
