import { readTime } from "../../../../shared/read-time.ts";
import { toEditTime } from "../../../../shared/tokyo-time.ts";
import type { Selection } from "../../availability/selections.ts";
import type { Event } from "../../events.contract.ts";

/** The form's values of how places are given, as they are typed: moments as `YYYY-MM-DD HH:mm` of Japan. */
export interface PlacesValues {
  selection: Selection;
  has_waiting_list: boolean;
  requires_confirmed_email: boolean;
  promote_until: string;
  lottery_at: string;
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

export const priorityLists = lists.map((list) => `priority_${list}` as const);

/** A waiting list is proposed: without one a place that falls free late stays empty. */
export function newPlacesValues(): PlacesValues {
  return {
    selection: "first_come",
    has_waiting_list: true,
    requires_confirmed_email: false,
    promote_until: "",
    lottery_at: "",
    has_priority: false,
    priority_until: "",
    priority_graduation_years: [],
    priority_university_ids: [],
    priority_department_category_ids: [],
    priority_occupation_ids: [],
  };
}

type EventPlaces = Pick<
  Event,
  | "selection"
  | "has_waiting_list"
  | "requires_confirmed_email"
  | "promote_until"
  | "lottery_at"
  | "priority_access"
>;

export function placesValues(event: EventPlaces): PlacesValues {
  const {
    selection,
    has_waiting_list,
    requires_confirmed_email,
    promote_until,
    lottery_at,
    priority_access: priority,
  } = event;
  const time = (moment: string | null | undefined) => (moment ? toEditTime(new Date(moment)) : "");
  return {
    selection,
    has_waiting_list,
    requires_confirmed_email,
    promote_until: time(promote_until),
    lottery_at: time(lottery_at),
    has_priority: priority !== null,
    priority_until: time(priority?.until),
    priority_graduation_years: (priority?.graduation_years ?? []).map(String),
    priority_university_ids: (priority?.university_ids ?? []).map(String),
    priority_department_category_ids: (priority?.department_category_ids ?? []).map(String),
    priority_occupation_ids: (priority?.occupation_ids ?? []).map(String),
  };
}

/** As the API wants them; a moment that stands half typed in a field which is out of sight is left out. */
export function placesBody(values: PlacesValues) {
  const moment = (typed: string, isShown: boolean) => (isShown || readTime(typed) ? typed : "");
  return {
    selection: values.selection,
    has_waiting_list: values.has_waiting_list,
    requires_confirmed_email: values.requires_confirmed_email,
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
