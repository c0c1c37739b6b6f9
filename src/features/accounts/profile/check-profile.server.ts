import type { Executor } from "../../../platform/db/client.server.ts";
import { Problems } from "../../../shared/app-error.ts";
import { tokyoParts } from "../../../shared/time/tokyo-time.ts";
import type { ProfileIn } from "../account-inputs.ts";

const referenceData = {
  country_id: "countries",
  occupation_id: "occupations",
  university_id: "universities",
  department_category_id: "department_categories",
} as const;

/** Ids name something, and the year is one from last year (a form that was open at New Year) to ten years ahead. */
export async function checkProfile(db: Executor, profile: ProfileIn, now: Date): Promise<void> {
  const problems = new Problems();
  for (const [field, table] of Object.entries(referenceData) as [
    keyof typeof referenceData,
    (typeof referenceData)["country_id"],
  ][]) {
    const id = profile[field];
    if (!id) continue;
    const found = await db.selectFrom(table).select("id").where("id", "=", id).executeTakeFirst();
    if (!found) problems.add(field, "not_found");
  }
  const { year } = tokyoParts(now);
  const graduation = profile.graduation_year;
  if (graduation && (graduation < year - 1 || graduation > year + 10)) {
    problems.add("graduation_year", "invalid");
  }
  problems.throwIfAny();
}
