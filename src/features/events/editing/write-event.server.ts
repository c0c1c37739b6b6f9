import { sql, type Updateable } from "kysely";
import type { Tx } from "../../../platform/db/client.server.ts";
import type { DB } from "../../../platform/db/generated/schema.ts";
import { entryChanges } from "../../../shared/languages/language-entries.ts";
import {
  columnFields,
  columnOf,
  eventFields,
  type FieldOfKind,
  fieldsOfKind,
} from "../fields/event-fields.ts";
import { packRuby } from "../japanese/ruby-in-text.ts";
import type { EventIn } from "./edit-event.contract.ts";
import type { EventEntry } from "./input/event-entries.ts";

type Columns = Updateable<DB["events"]>;
type CustomField = FieldOfKind<"custom">;

/** The columns of what has another shape on the wire. */
const customColumns: { [Name in CustomField]: (sent: Exclude<EventIn[Name], undefined>) => Columns } = {
  fee: (fee) => ({ fee }),
  access: (access) => ({
    access_station: access?.station ?? null,
    access_minutes: access?.minutes ?? null,
  }),
  location: (location) => ({
    latitude: location?.latitude ?? null,
    longitude: location?.longitude ?? null,
  }),
  barrier_free: (barrier_free) => ({ barrier_free }),
  selection: (selection) => ({ selection }),
  plain_text: (plain) => ({
    plain_title: plain?.title ?? "",
    plain_description: plain?.discription ?? "",
    plain_ruby: packRuby(plain?.ruby ?? []),
  }),
  ruby: (words) => ({ ruby: packRuby(words) }),
  priority_access: (priority) => ({
    priority_until_at: priority?.until ?? null,
    priority_graduation_years: priority?.graduation_years ?? [],
    priority_university_ids: priority?.university_ids ?? [],
    priority_department_category_ids: priority?.department_category_ids ?? [],
    priority_occupation_ids: priority?.occupation_ids ?? [],
  }),
};

/** The columns of an event that were sent; the form has been checked, so what must be there is. */
export function columnsOf(sent: EventIn): Columns {
  const columns: Columns = {};
  if (sent.university_id !== undefined) columns.university_id = sent.university_id;
  for (const name of columnFields) {
    if (sent[name] !== undefined) Object.assign(columns, { [columnOf(name)]: sent[name] });
  }
  for (const name of fieldsOfKind("custom")) {
    if (sent[name] !== undefined) Object.assign(columns, customColumns[name](sent[name] as never));
  }
  return columns;
}

/** Makes the stored entries what `entries` says. */
export async function writeEntries(
  tx: Tx,
  eventId: number,
  stored: readonly EventEntry[],
  entries: readonly EventEntry[],
): Promise<void> {
  const { staleIds, fresh } = entryChanges(stored, entries);
  if (staleIds.length > 0) await tx.deleteFrom("event_texts").where("id", "in", staleIds).execute();
  for (const { id, ...text } of fresh) {
    await tx
      .insertInto("event_texts")
      .values({ ...(id === null ? {} : { id }), event_id: eventId, ...text })
      .execute();
  }
}

/** The spoken languages and the targets that were sent, in the place of what was there. */
export async function writeLists(
  tx: Tx,
  eventId: number,
  sent: Pick<EventIn, FieldOfKind<"choices">>,
): Promise<void> {
  for (const name of fieldsOfKind("choices")) {
    const ids = sent[name];
    if (!ids) continue;
    const [table, column] = eventFields[name].rows;
    await sql`delete from ${sql.table(table)} where event_id = ${eventId}`.execute(tx);
    await sql`insert into ${sql.table(table)} (event_id, ${sql.ref(column)})
              select ${eventId}, unnest(${ids}::integer[])`.execute(tx);
  }
}
