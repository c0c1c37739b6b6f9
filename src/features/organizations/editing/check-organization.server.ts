import type { Executor } from "../../../platform/db/client.server.ts";
import type { Problems } from "../../../shared/app-error.ts";

/** Universities lie in the chosen prefectures; those that were chosen before may stay. */
export async function checkUniversities(
  db: Executor,
  sent: { universityIds: readonly number[]; prefectureIds: readonly number[] },
  activeUniversityIds: readonly number[],
  problems: Problems,
): Promise<void> {
  const added = sent.universityIds.filter((id) => !activeUniversityIds.includes(id));
  if (added.length === 0) return;
  const found = await db
    .selectFrom("universities")
    .select(["id", "prefecture_id"])
    .where("id", "in", added)
    .execute();
  if (found.length < added.length) problems.add("university_ids", "not_found");
  else if (found.some(({ prefecture_id }) => !sent.prefectureIds.includes(prefecture_id))) {
    problems.add("university_ids", "outside_prefectures");
  }
}
