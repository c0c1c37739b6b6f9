import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Platform } from "../../../platform/platform.ts";
import { notFound } from "../../../shared/app-error.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import { organizationNameIn } from "../organization-name-in.ts";
import {
  isRowInForce,
  presentRecognitionToStaff,
  selectAllRecognitions,
} from "./find-recognitions.server.ts";
import type { UniversityOrganization } from "./recognitions.contract.ts";
import { reportCounts } from "./report-counts.server.ts";

/**
 * The organizations that name the university, by their ids, as its staff see them. Who is a member of one is not told how often it was
 * reported: an organization does not learn of reports (decision 73).
 */
export async function listUniversityOrganizations(
  { db, clock, extensions }: Platform,
  universityId: number,
  reader: { userId: number; isUniteam: boolean; language: Language },
): Promise<UniversityOrganization[]> {
  const university = await db
    .selectFrom("universities")
    .select("id")
    .where("id", "=", universityId)
    .executeTakeFirst();
  if (!university) throw notFound("university");
  const organizations = await db
    .selectFrom("organizations as o")
    .innerJoin("organization_universities as named", "named.organization_id", "o.id")
    .select((eb) => [
      "o.id",
      jsonArrayFrom(
        eb
          .selectFrom("organization_texts as t")
          .select(["t.language_id", "t.name", "t.is_main"])
          .whereRef("t.organization_id", "=", "o.id")
          .orderBy("t.is_main", "desc"),
      ).as("texts"),
      eb
        .exists(
          eb
            .selectFrom("organization_members as m")
            .select("m.user_id")
            .whereRef("m.organization_id", "=", "o.id")
            .where("m.user_id", "=", reader.userId),
        )
        .as("is_member"),
    ])
    .where("named.university_id", "=", universityId)
    .where("o.deleted_at", "is", null)
    .orderBy("o.id")
    .execute();
  const ids = organizations.map(({ id }) => id);
  const now = clock.now();
  const recognitions = ids.length
    ? await selectAllRecognitions(db).where("r.organization_id", "in", ids).execute()
    : [];
  const shown = Map.groupBy(
    recognitions.filter((row) => row.university_id === universityId || isRowInForce(row, now)),
    (row) => row.organization_id,
  );
  const counts = await Promise.all(extensions.of(reportCounts).map((count) => count(db, ids)));
  return organizations.map(({ id, texts, is_member }) => ({
    id,
    organization_name: organizationNameIn(texts, reader),
    recognitions: (shown.get(id) ?? []).map((row) => presentRecognitionToStaff(row, now)),
    ...((reader.isUniteam || !is_member) && {
      reports_count: counts.reduce((sum, count) => sum + (count.get(id) ?? 0), 0),
    }),
  }));
}
