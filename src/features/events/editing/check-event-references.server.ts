import type { Executor } from "../../../platform/db/client.server.ts";
import type { Problems } from "../../../shared/app-error.ts";
import { checkIdsExist } from "../../reference-data/reference-data.server.ts";
import { eventFields, fieldsOfKind } from "../fields/event-fields.ts";
import type { EventIn } from "./edit-event.contract.ts";
import type { EventEntry } from "./input/event-entries.ts";

const ofPriority = {
  university_ids: "universities",
  department_category_ids: "department_categories",
  occupation_ids: "occupations",
} as const;

/**
 * Tells every field that names something that is not in the reference data.
 * @param entries none where nothing of them was sent
 */
export async function checkMasters(
  db: Executor,
  sent: EventIn,
  entries: readonly EventEntry[],
  problems: Problems,
): Promise<void> {
  const languageIds = entries.map(({ language_id }) => language_id).filter((id) => id > 0);
  await checkIdsExist(db, "languages", "language_id", languageIds, problems);
  for (const name of fieldsOfKind("choice", "choices")) {
    const ids = [sent[name] ?? []].flat();
    await checkIdsExist(db, eventFields[name].of, name, ids, problems);
  }
  const university = sent.university_id ?? [];
  await checkIdsExist(db, "universities", "university_id", [university].flat(), problems);
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
