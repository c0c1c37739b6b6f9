import type { Executor } from "../../../platform/db/client.server.ts";
import type { Problems } from "../../../shared/app-error.ts";
import { checkIdsExist } from "../../reference-data/reference-data.server.ts";
import type { EventIn } from "./edit-event.contract.ts";
import type { EventEntry } from "./event-entries.ts";

const single = {
  prefecture_id: "prefectures",
  event_format_id: "event_formats",
  event_purpose_id: "event_purposes",
  university_id: "universities",
} as const;

const several = {
  used_language_ids: "languages",
  target_university_ids: "universities",
  target_department_category_ids: "department_categories",
  target_country_ids: "countries",
  target_occupation_ids: "occupations",
  target_prefecture_ids: "prefectures",
} as const;

const ofPriority = {
  university_ids: "universities",
  department_category_ids: "department_categories",
  occupation_ids: "occupations",
} as const;

/** Tells every field that names something that is not in the reference data. */
export async function checkMasters(
  db: Executor,
  sent: EventIn,
  entries: readonly EventEntry[],
  problems: Problems,
): Promise<void> {
  const languageIds = entries.map(({ language_id }) => language_id).filter((id) => id > 0);
  await checkIdsExist(db, "languages", "language_id", languageIds, problems);
  for (const [field, table] of Object.entries(single)) {
    const id = sent[field as keyof typeof single];
    if (id) await checkIdsExist(db, table, field, [id], problems);
  }
  for (const [field, table] of Object.entries(several)) {
    await checkIdsExist(db, table, field, sent[field as keyof typeof several] ?? [], problems);
  }
  await checkPriority(db, sent.priority_access, problems);
}

/** One problem is enough, whichever of its lists names something that is not there. */
async function checkPriority(
  db: Executor,
  priority: EventIn["priority_access"],
  problems: Problems,
): Promise<void> {
  if (!priority) return;
  for (const [list, table] of Object.entries(ofPriority)) {
    if (problems.has("priority_access")) return;
    const ids = priority[list as keyof typeof ofPriority];
    await checkIdsExist(db, table, "priority_access", ids, problems);
  }
}
