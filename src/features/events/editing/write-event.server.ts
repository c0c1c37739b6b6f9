import { sql, type Updateable } from "kysely";
import type { Tx } from "../../../platform/db/client.server.ts";
import type { DB } from "../../../platform/db/generated/schema.ts";
import { entryChanges } from "../../../shared/language-entries.ts";
import type { EventIn } from "./edit-event.contract.ts";
import type { EventEntry } from "./event-entries.ts";

/** Columns that are simply what was sent, by their names on the wire. */
const columns = {
  start_at: "start_at",
  end_at: "end_at",
  recieption_start_at: "reception_start_at",
  apply_due: "apply_due_at",
  max_participant_num: "max_participant_num",
  prefecture_id: "prefecture_id",
  event_format_id: "event_format_id",
  event_purpose_id: "event_purpose_id",
  university_id: "university_id",
  is_published: "is_published",
  is_public: "is_public",
  is_online: "is_online",
  is_shown_only_organization_universities: "is_shown_only_organization_universities",
  fee: "fee",
  barrier_free: "barrier_free",
  welcomes_beginners: "welcomes_beginners",
  asks_accommodation: "asks_accommodation",
  selection: "selection",
  has_waiting_list: "has_waiting_list",
  requires_confirmed_email: "requires_confirmed_email",
  promote_until: "promote_until_at",
  lottery_at: "lottery_at",
} as const satisfies Partial<Record<keyof EventIn, string>>;

type Sent = Pick<EventIn, keyof typeof columns | "access" | "location" | "priority_access">;

/** The columns of an event that were sent; the form has been checked, so what must be there is. */
export function columnsOf(sent: Sent): Updateable<DB["events"]> {
  const written = Object.entries(columns).flatMap(([key, column]) => {
    const value = sent[key as keyof typeof columns];
    return value === undefined ? [] : [[column, value]];
  });
  return { ...Object.fromEntries(written), ...placeColumnsOf(sent), ...priorityColumnsOf(sent) };
}

function placeColumnsOf({ access, location }: Sent): Updateable<DB["events"]> {
  return {
    ...(access !== undefined && {
      access_station: access?.station ?? null,
      access_minutes: access?.minutes ?? null,
    }),
    ...(location !== undefined && {
      latitude: location?.latitude ?? null,
      longitude: location?.longitude ?? null,
    }),
  };
}

function priorityColumnsOf({ priority_access: priority }: Sent): Updateable<DB["events"]> {
  if (priority === undefined) return {};
  return {
    priority_until_at: priority?.until ?? null,
    priority_graduation_years: priority?.graduation_years ?? [],
    priority_university_ids: priority?.university_ids ?? [],
    priority_department_category_ids: priority?.department_category_ids ?? [],
    priority_occupation_ids: priority?.occupation_ids ?? [],
  };
}

/** Makes the stored entries what `entries` says. */
export async function writeEntries(
  tx: Tx,
  eventId: number,
  kept: readonly EventEntry[],
  entries: readonly EventEntry[],
): Promise<void> {
  const { staleIds, fresh } = entryChanges(kept, entries);
  if (staleIds.length > 0) await tx.deleteFrom("event_texts").where("id", "in", staleIds).execute();
  for (const { id, ...text } of fresh) {
    await tx
      .insertInto("event_texts")
      .values({ ...(id === null ? {} : { id }), event_id: eventId, ...text })
      .execute();
  }
}

const lists = {
  used_language_ids: ["event_spoken_languages", "language_id"],
  target_university_ids: ["event_target_universities", "university_id"],
  target_department_category_ids: ["event_target_department_categories", "department_category_id"],
  target_country_ids: ["event_target_countries", "country_id"],
  target_occupation_ids: ["event_target_occupations", "occupation_id"],
  target_prefecture_ids: ["event_target_prefectures", "prefecture_id"],
} as const;

/** The spoken languages and the targets that were sent, in the place of what was there. */
export async function writeLists(
  tx: Tx,
  eventId: number,
  sent: Pick<EventIn, keyof typeof lists>,
): Promise<void> {
  for (const [key, [table, column]] of Object.entries(lists)) {
    const ids = sent[key as keyof typeof lists];
    if (!ids) continue;
    await sql`delete from ${sql.table(table)} where event_id = ${eventId}`.execute(tx);
    await sql`insert into ${sql.table(table)} (event_id, ${sql.ref(column)})
              select ${eventId}, unnest(${ids}::integer[])`.execute(tx);
  }
}
