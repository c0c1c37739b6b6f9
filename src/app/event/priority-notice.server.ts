import type { Event } from "../../features/events/events.contract.ts";
import { findReferenceData } from "../../features/reference-data/reference-data.server.ts";
import type { Platform } from "../../platform/platform.ts";
import { formatList } from "../../shared/languages/format-list.ts";
import type { Language } from "../../shared/languages/languages.ts";
import { type Named, nameIn } from "../../shared/languages/name-in.ts";
import { displayDayTime } from "../../shared/time/display-day.ts";
import { allTexts, type ServerTextKey } from "../language/all-texts.server.ts";

/** A sentence about those who alone may apply for now, and until when; null where everybody may. */
export async function priorityNotice(
  { db, clock }: Pick<Platform, "db" | "clock">,
  language: Language,
  { priority_access: priority }: Pick<Event, "priority_access">,
): Promise<string | null> {
  if (!priority || new Date(priority.until) <= clock.now()) return null;
  const t = (key: ServerTextKey, values: Record<string, string>) => allTexts(language)._(key, values);
  const { universities, department_categories, occupations } = await findReferenceData(db, language);
  const years = formatList(priority.graduation_years.map(String), language);
  const groups = [
    namesOf(priority.occupation_ids, occupations, language),
    namesOf(priority.university_ids, universities, language),
    namesOf(priority.department_category_ids, department_categories, language),
    years && t("event.priority.graduation_years", { names: years }),
  ];
  return t("event.priority", {
    time: displayDayTime(new Date(priority.until), language, clock.now()),
    who: groups.filter(Boolean).join(" · "),
  });
}

function namesOf(
  ids: readonly number[],
  all: readonly (Named & { id: number })[],
  language: Language,
): string {
  const chosen = all.filter(({ id }) => ids.includes(id));
  return formatList(
    chosen.map((one) => nameIn(one, language)),
    language,
  );
}
