import { type Insertable, sql } from "kysely";
import type { Tx } from "../../../platform/db/client.server.ts";
import type { DB } from "../../../platform/db/generated/schema.ts";
import type { Platform } from "../../../platform/platform.ts";
import { invalid, notFound } from "../../../shared/app-error.ts";
import { keepOrganization } from "../../organizations/organizations.server.ts";
import { recordEventActivity } from "../activity/record-event-activity.server.ts";
import { writeLists } from "../editing/write-event.server.ts";
import { inLockedEvent } from "../event-locks.server.ts";
import type { EventRow } from "../event-rows.server.ts";
import { columnsOf, type FieldColumn } from "../fields/event-fields.ts";
import { choicesOfRow } from "../fields/present-fields.ts";
import { refuseOnHold } from "../holds/refuse-on-hold.server.ts";
import { copyMeetingUrl } from "../meeting/meeting-url.server.ts";
import { findEvent } from "../shared-event-reads.server.ts";
import { copiedFields } from "./copied-fields.ts";
import { copiedParts, readCopiedParts, writeCopiedParts } from "./copied-parts.server.ts";
import { dueOfCopy } from "./due-of-copy.ts";
import { refuseMadeMeanwhile } from "./refuse-made-meanwhile.server.ts";

/** Columns that no field of the form decides; a new one does not compile until it is decided here whether a copy has it too. */
const otherColumns = {
  university_id: "same",
  owner_organization_id: "same",
  is_created_by_hf: "same",
  // A stored picture stays as long as any event shows it, so that two may share one.
  thumbnail_url: "same",
  series_id: "same",
  id: "own",
  was_published: "own",
  published_at: "own",
  held_at: "own",
  hold_reason: "own",
  owner_suspended_at: "own",
  is_published_after_hold: "own",
  applications_count: "own",
  waiting_count: "own",
  lottery_seed: "own",
  lottery_drawn_at: "own",
  calendar_sequence: "own",
  cancel_message: "own",
  cancel_messages: "own",
  cancelled_at: "own",
  lock_version: "own",
  unseen_version: "own",
  has_main_text: "own",
  has_owner: "own",
  created_at: "own",
  updated_at: "own",
} as const satisfies Record<Exclude<keyof DB["events"], FieldColumn>, "same" | "own">;

const sameColumns = Object.entries(otherColumns).flatMap(([name, fate]) => (fate === "same" ? [name] : []));

export interface Duplication {
  id: number;
  /** The start of each copy. */
  starts: readonly Date[];
  /** Starts at which the caller knows it to be held already: where others have made a copy at one of the rest, none is made. */
  heldStarts?: readonly Date[] | undefined;
  now: Date;
}

/**
 * Unpublished copies with the original's languages, questions, targets and picture, whose times keep their distance to the
 * start. They belong to the owner alone: a co-host is asked anew. Later features copy what is theirs. Two and more are a series
 * together with the original, and so is one of an event that is in a series already. Answers their ids in the order of the starts.
 */
export function duplicateEvent(
  { db, extensions }: Platform,
  { id, starts, heldStarts, now }: Duplication,
): Promise<number[]> {
  if (starts.some((start) => start <= now)) throw invalid("start_at", "must_be_future");
  return inLockedEvent(db, id, async (tx) => {
    const original = await findEvent(tx, id);
    if (!original) throw notFound("event");
    refuseOnHold(original);
    if (heldStarts) {
      const held = new Set(heldStarts.map(Number));
      const others = starts.filter((start) => !held.has(Number(start)));
      await refuseMadeMeanwhile(tx, original, others);
    }
    await keepOrganization(tx, original.owner_organization_id);
    const seriesId = original.series_id ?? (starts.length > 1 ? await beginSeries(tx, id) : null);
    const parts = extensions.of(copiedParts);
    const read = await readCopiedParts(parts, tx, id);
    const ids: number[] = [];
    for (const start of starts) {
      const copyId = await copyTo(tx, { ...original, series_id: seriesId }, start, now);
      await writeCopiedParts(parts, tx, copyId, read);
      await recordEventActivity(tx, copyId, "event.created", { details: { copyOf: id } });
      ids.push(copyId);
    }
    return ids;
  });
}

/** An event is the first of one series at most, so that its id is a number that no other series has. */
async function beginSeries(tx: Tx, eventId: number): Promise<number> {
  await tx.updateTable("events").set({ series_id: eventId }).where("id", "=", eventId).execute();
  return eventId;
}

async function copyTo(tx: Tx, original: EventRow, start: Date, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto("events")
    .values({
      ...copiedColumns(original, start.getTime() - original.start_at.getTime()),
      is_published: false,
      created_at: now,
      updated_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("event_texts")
    .values(original.texts.map(({ id: _, ...text }) => ({ event_id: id, ...text })))
    .execute();
  await tx
    .insertInto("event_hosts")
    .values({
      event_id: id,
      organization_id: original.owner_organization_id,
      is_owner: true,
      created_at: now,
    })
    .execute();
  await writeLists(tx, id, choicesOfRow(original));
  await copyMeetingUrl(tx, original.id, id);
  await copyQuestions(tx, original.id, id);
  return id;
}

/** Every field as it is, but for the moments, which keep their distance to the start. */
function copiedColumns(original: EventRow, movedMs: number): Insertable<DB["events"]> {
  const { selection, apply_due_at, lottery_at } = original;
  const row = { ...original, apply_due_at: dueOfCopy(selection, apply_due_at, lottery_at) };
  const copied = [...columnsOf(copiedFields), ...sameColumns].map((name) => {
    const value = row[name as FieldColumn];
    return [name, value instanceof Date ? new Date(value.getTime() + movedMs) : value];
  });
  return Object.fromEntries(copied);
}

/** Removed questions and options stay behind: they are there for answers alone, and a copy has none. */
async function copyQuestions(tx: Tx, from: number, to: number): Promise<void> {
  await sql`
    with asked as materialized (
      select id as old_id, nextval(pg_get_serial_sequence('questions', 'id'))::integer as id,
             question_type_id, position, is_required
        from questions where event_id = ${from} and not is_deleted
    ), offered as materialized (
      select o.id as old_id, nextval(pg_get_serial_sequence('question_options', 'id'))::integer as id,
             asked.id as question_id, o.position
        from question_options o join asked on asked.old_id = o.question_id where not o.is_deleted
    ), new_questions as (
      insert into questions (id, event_id, question_type_id, position, is_required)
      select id, ${to}, question_type_id, position, is_required from asked
    ), new_texts as (
      insert into question_texts (question_id, language_id, title, description)
      select asked.id, t.language_id, t.title, t.description
        from question_texts t join asked on asked.old_id = t.question_id
    ), new_options as (
      insert into question_options (id, question_id, position) select id, question_id, position from offered
    )
    insert into question_option_texts (question_option_id, language_id, text)
    select offered.id, t.language_id, t.text
      from question_option_texts t join offered on offered.old_id = t.question_option_id`.execute(tx);
}
