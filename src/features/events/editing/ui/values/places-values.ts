import { readTime } from "../../../../../shared/time/read-time.ts";
import { toEditTime } from "../../../../../shared/time/tokyo-time.ts";
import type { Selection } from "../../../availability/selections.ts";
import type { Event } from "../../../events.contract.ts";
import type { FieldValues } from "./field-values.ts";

/** The form's values of how places are given, as they are typed: moments as `YYYY-MM-DD HH:mm` of Japan. */
export interface PlacesValues {
  selection: Selection;
  has_priority: boolean;
  priority_until: string;
  priority_graduation_years: string[];
  priority_university_ids: string[];
  priority_department_category_ids: string[];
  priority_occupation_ids: string[];
}

const lists = [
  "graduation_years",
  "university_ids",
  "department_category_ids",
  "occupation_ids",
] as const satisfies (keyof NonNullable<Event["priority_access"]>)[];

const priorityLists = lists.map((list) => `priority_${list}` as const);

export function newPlacesValues(): PlacesValues {
  return {
    selection: "first_come",
    has_priority: false,
    priority_until: "",
    priority_graduation_years: [],
    priority_university_ids: [],
    priority_department_category_ids: [],
    priority_occupation_ids: [],
  };
}

export function placesValues(event: Pick<Event, "selection" | "priority_access">): PlacesValues {
  const { selection, priority_access: priority } = event;
  return {
    selection,
    has_priority: priority !== null,
    priority_until: priority ? toEditTime(new Date(priority.until)) : "",
    priority_graduation_years: (priority?.graduation_years ?? []).map(String),
    priority_university_ids: (priority?.university_ids ?? []).map(String),
    priority_department_category_ids: (priority?.department_category_ids ?? []).map(String),
    priority_occupation_ids: (priority?.occupation_ids ?? []).map(String),
  };
}

/** As the API wants them; a moment that stands half typed in a field which is out of sight is left out. */
export function placesBody(values: PlacesValues & FieldValues) {
  const moment = (typed: string, isShown: boolean) => (isShown || readTime(typed) ? typed : "");
  return {
    selection: values.selection,
    promote_until: values.has_waiting_list ? values.promote_until : "",
    lottery_at: moment(values.lottery_at, values.selection === "lottery"),
    priority_access: values.has_priority
      ? {
          until: values.priority_until,
          graduation_years: values.priority_graduation_years.map(Number),
          university_ids: values.priority_university_ids.map(Number),
          department_category_ids: values.priority_department_category_ids.map(Number),
          occupation_ids: values.priority_occupation_ids.map(Number),
        }
      : null,
  };
}

export function isPriorityForNobody(values: PlacesValues): boolean {
  return priorityLists.every((list) => values[list].length === 0);
}
