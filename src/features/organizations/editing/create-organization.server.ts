import type { Db } from "../../../platform/db/client.server.ts";
import { Problems } from "../../../shared/app-error.ts";
import { retentionDays } from "../../../shared/limits/max-lengths-for-organizers.ts";
import { lockActiveUser } from "../../accounts/accounts.server.ts";
import { checkIdsExist } from "../../reference-data/reference-data.server.ts";
import { recordActivity } from "../activity/record-activity.server.ts";
import { checkUniversities } from "./check-organization.server.ts";
import { organizationFormOrder } from "./organization-form-order.ts";
import type { NewOrganizationIn } from "./organization-input.ts";
import type { ImageColumns } from "./update-organization.server.ts";
import { columnsOf, writePrefectures, writeUniversities } from "./write-organization.server.ts";

const nothingBefore = { disclosure: {}, answers_kept_days: retentionDays.usual };

/** A new organization in one language; whoever makes it is its first member. Answers its id. */
export function createOrganization(
  db: Db,
  userId: number,
  sent: NewOrganizationIn,
  images: ImageColumns,
  now: Date,
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const [entry, ...others] = sent.language_organizations_attributes.filter(({ _destroy }) => !_destroy);
    const prefectureIds = sent.prefecture_ids ?? [];
    const universityIds = sent.university_ids ?? [];
    const problems = new Problems();
    if (!entry?.name) problems.add("name", "name_required");
    if (entry && !entry.language_id) problems.add("language_id", "blank");
    if (others.length > 0) problems.add("language_organizations", "one_language_to_begin_with");
    if (entry?.language_id)
      await checkIdsExist(tx, "languages", "language_id", [entry.language_id], problems);
    await checkIdsExist(tx, "prefectures", "prefecture_ids", prefectureIds, problems);
    await checkUniversities(tx, { universityIds, prefectureIds }, [], problems);
    problems.throwIfAny(organizationFormOrder);

    await lockActiveUser(tx, userId);
    const { id } = await tx
      .insertInto("organizations")
      .values({
        ...columnsOf(sent, nothingBefore, now),
        ...images,
        email: sent.email,
        created_at: now,
        updated_at: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await tx
      .insertInto("organization_texts")
      .values({
        organization_id: id,
        language_id: entry?.language_id ?? 0,
        name: entry?.name ?? "",
        description: entry?.discription ?? "",
        is_main: true,
      })
      .execute();
    await writePrefectures(tx, id, prefectureIds);
    await writeUniversities(tx, id, universityIds);
    await tx
      .insertInto("organization_members")
      .values({ organization_id: id, user_id: userId, since: now })
      .execute();
    await recordActivity(tx, { kind: "organization.created", organizationId: id });
    return id;
  });
}
