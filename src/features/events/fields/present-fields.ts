import { toWireTime } from "../../../shared/time/tokyo-time.ts";
import type { EventRow } from "../event-rows.server.ts";
import type { Event } from "../events.contract.ts";
import { type ColumnField, columnFields, columnOf, type FieldOfKind } from "./event-fields.ts";

type Choices = Pick<Event, FieldOfKind<"choices">>;

/** The rows of the reference data that an event names. */
export function choicesOfRow(row: EventRow): Choices {
  const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
  return {
    used_language_ids: ids(row.spoken_languages),
    target_university_ids: ids(row.target_universities),
    target_department_category_ids: ids(row.target_department_categories),
    target_country_ids: ids(row.target_countries),
    target_occupation_ids: ids(row.target_occupations),
    target_prefecture_ids: ids(row.target_prefectures),
  };
}

/** The fields that are a column each or rows beside the event's, as the wire has them. */
export function presentFields(row: EventRow): Pick<Event, ColumnField> & Choices {
  const fields: Record<string, unknown> = choicesOfRow(row);
  for (const name of columnFields) {
    const value = row[columnOf(name)];
    fields[name] = value instanceof Date ? toWireTime(value) : value;
  }
  return fields as Pick<Event, ColumnField> & Choices;
}
