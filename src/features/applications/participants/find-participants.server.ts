import { type SqlBool, sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import type { Place } from "../../../platform/http/page-cursor.ts";
import { type ApplicationState, isComingSql, isInQueue } from "../../../shared/application-states.ts";
import { type PersonRow, selectPeople } from "../../organizations/organizations.server.ts";
import { type ApplicationRow, selectApplications } from "../application-rows.server.ts";
import type { NamedWord } from "./find-applicants-named.server.ts";
import { isNamed, matchesWord } from "./matches-word.server.ts";

/** Somebody who has applied, in any state. */
export interface ParticipantRow {
  application: ApplicationRow & {
    queue_number: number | null;
    /** Time at which a mail tells of what was decided; null once it has. */
    tell_at: Date | null;
    /** Since when the person is there, or was; null for everybody else. */
    checked_in_at: Date | null;
    /** What organizers noted of the person; null while that is nothing. */
    note: string | null;
    /** What was answered before it was changed, the latest change first; empty where that is not asked for. */
    answers_before: { replaced_at: string; answers: ApplicationRow["answers"] }[];
  };
  /** Null where the account has been deleted. */
  person: PersonRow | null;
}

export type Attendance = "attended" | "absent";

export interface ParticipantFilter {
  state?: ApplicationState | undefined;
  /** Those who have a place and came, or did not. */
  attendance?: Attendance | undefined;
  /** Whether the words are looked for in answers too. */
  withAnswers?: boolean;
  /** Whether what was answered before is read as well. */
  withFormerAnswers?: boolean;
  /** Words that are all found in the name, in any order, or in the answers. */
  words?: readonly NamedWord[];
  /** The ids of the event's applications in the order in which they are listed, in place of that of applying and the queue. */
  order?: readonly number[] | null;
}

/** In the form of `selectApplications`; an option that is there no more leaves nothing. */
const formerAnswers = sql<ParticipantRow["application"]["answers_before"]>`(
  select coalesce(json_agg(json_build_object('replaced_at', f.replaced_at, 'answers', (
           select coalesce(json_agg(json_build_object('question_id', g.question_id, 'text', g.text, 'options', (
                    select coalesce(json_agg(json_build_object('id', o.id, 'texts', (
                             select coalesce(json_agg(json_build_object('language_id', ot.language_id, 'text', ot.text)
                                                      order by ot.language_id), '[]')
                               from question_option_texts ot where ot.question_option_id = o.id))
                             order by o.position, o.id), '[]')
                      from question_options o
                     where o.id in (select id::integer from jsonb_array_elements_text(g.option_ids) as chosen (id))))
                    order by g.question_id), '[]')
             from jsonb_to_recordset(f.answers) as g (question_id integer, text text, option_ids jsonb)))
           order by f.id desc), '[]')
    from former_answers f where f.application_id = a.id)`;

const noFormerAnswers = sql<ParticipantRow["application"]["answers_before"]>`'[]'::json`;

/**
 * The participants of an event in the order in which they applied; those who wait in the order of the queue.
 * @param after where the page before ended; null begins at the start
 */
export async function findParticipants(
  db: Executor,
  eventId: number,
  {
    state,
    attendance,
    withAnswers = true,
    withFormerAnswers = false,
    words = [],
    order = null,
  }: ParticipantFilter,
  after: Place | null,
  limit: number,
): Promise<ParticipantRow[]> {
  const byQueue = isInQueue(state);
  let query = selectApplications(db)
    .leftJoin("attendances as attended", "attended.application_id", "a.id")
    .leftJoin("application_notes as n", "n.application_id", "a.id")
    .select(["a.queue_number", "a.tell_at", "attended.checked_in_at", "n.text as note"])
    .select((withFormerAnswers ? formerAnswers : noFormerAnswers).as("answers_before"))
    .where("a.event_id", "=", eventId);
  if (state) query = query.where("a.state", "=", state);
  if (attendance) {
    query = query
      .where(isComingSql("a"))
      .where("attended.checked_in_at", attendance === "attended" ? "is not" : "is", null);
  }
  for (const word of words) query = query.where(withAnswers ? matchesWord(word) : isNamed(word));
  if (order) query = query.where(sql<SqlBool>`a.id = any(${restOf(order, after)}::integer[])`);
  else if (after) {
    query = query.where(
      byQueue
        ? sql<SqlBool>`a.queue_number > ${after.at.getTime()}::bigint`
        : sql<SqlBool>`(a.applied_at, a.id) > (${after.at}, ${after.id})`,
    );
  }
  if (order) query = query.orderBy(sql`array_position(${restOf(order, after)}::integer[], a.id)`);
  const applications = await query
    .orderBy(byQueue ? "a.queue_number" : "a.applied_at")
    .orderBy("a.id")
    .limit(limit)
    .execute();
  const userIds = applications.map(({ user_id }) => user_id);
  const people = userIds.length ? await selectPeople(db).where("u.id", "in", userIds).execute() : [];
  const byId = new Map(people.map((person) => [person.id, person]));
  return applications.map((application) => ({
    application,
    person: byId.get(application.user_id) ?? null,
  }));
}

/** What follows in a given order; whose place is not in it any more has nobody behind. */
function restOf(order: readonly number[], after: Place | null): readonly number[] {
  if (!after) return order;
  const place = order.indexOf(after.id);
  return place < 0 ? [] : order.slice(place + 1);
}

/** The row behind which the next page begins. A cursor keeps a time; in the queue the number that orders it stands there instead. */
export function placeOf(
  { application: { applied_at, queue_number, id } }: ParticipantRow,
  state?: ApplicationState,
): Place {
  return { at: isInQueue(state) && queue_number !== null ? new Date(queue_number) : applied_at, id };
}

const rowsAtOnce = 200;

/** Everybody, so many at once that the length of the whole neither matters to our memory nor holds up other answers. */
export async function* participantBatches(db: Executor, eventId: number): AsyncGenerator<ParticipantRow[]> {
  let after: Place | null = null;
  while (true) {
    const rows: ParticipantRow[] = await findParticipants(db, eventId, {}, after, rowsAtOnce);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) return;
    after = placeOf(last);
  }
}
