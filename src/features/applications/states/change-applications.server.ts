import { sql } from "kysely";
import type { z } from "zod";
import type { Executor } from "../../../platform/db/client.server.ts";
import type { MailDefinition } from "../../../platform/mail/define-mail.server.ts";
import { insertMailsTo } from "../../../platform/mail/queue-mail.server.ts";
import { type ApplicationState, holdsPlace, isActive } from "../../../shared/application-states.ts";
import { type FormerState, isAllowedTransition } from "./allowed-transitions.ts";

/** What is decided about an application, and of what it was decided. */
export interface ApplicationChange {
  eventId: number;
  userId: number;
  /** `lock_version` of the event as it was read; null where its facts do not matter. */
  eventVersion: number | null;
  from: FormerState;
  /** `calendar_sequence` of the application as it was read; null where it does not matter or there was none. */
  sequence: number | null;
  /** The same as before where the answers or what is asked for alone are changed. */
  to: ApplicationState;
  at: Date;
  /** In place of those to the questions that are still asked; null leaves them. */
  answers: readonly { questionId: number; text: string; optionIds: readonly number[] }[] | null;
  /** In place of what was asked for, which an empty text takes back; where it is left out that stays. Who is not coming any more loses it anyway. */
  accommodation?: string | undefined;
}

export interface ChangeOutcome {
  /**
   * Nothing was written where it is `outdated` (the event or the application is no longer as it was read, the account is gone, or
   * no place is free: read and decide again) or `busy` (somebody holds the event or the person).
   */
  outcome: "written" | "outdated" | "busy";
  /** Null where nothing was written. */
  applicationId: number | null;
}

/**
 * The only writer of applications: all changes in one statement, which holds their events and is a transaction of its own where
 * it is given none. A transition that is not allowed is a defect of the caller.
 * @param mail to everybody whose state has changed; its payload is the event
 * @param waits for events and people that somebody holds; otherwise these changes are `busy`
 */
export async function changeApplications(
  db: Executor,
  changes: readonly ApplicationChange[],
  mail: EventMail | null,
  waits: boolean,
): Promise<ChangeOutcome[]> {
  for (const { from, to, answers, accommodation } of changes) {
    const isAllowed =
      from === to ? answers !== null || accommodation !== undefined : isAllowedTransition(from, to);
    if (!isAllowed) throw new Error(`An application cannot go from ${from} to ${to}.`);
  }
  const { rows } = await sql<{ place: number; outcome: ChangeOutcome["outcome"]; id: number | null }>`
    with changed as materialized (
      select * from change_applications(${JSON.stringify(changes.map(toRow))}::jsonb, ${waits})
    ) ${mail ? sql`, mailed as (${mailMoved(mail)})` : sql``}
    select place, outcome, application_id as id from changed order by place`.execute(db);
  return rows.map(({ outcome, id }) => ({ outcome, applicationId: id }));
}

export type EventMail = MailDefinition<z.ZodObject<{ eventId: z.ZodInt }>>;

/** One for each time that a state changes, however often it is written. */
function mailMoved(mail: EventMail) {
  return insertMailsTo(
    mail,
    { payload: {}, payloadColumns: { eventId: "event_id" } },
    sql`select user_id, event_id, application_id || ':' || (extract(epoch from moved_at) * 1000)::bigint as cause
          from changed where outcome = 'written' and moved_at is not null`,
  );
}

/** As `change_applications` reads it (migration 0038). */
function toRow(
  { eventId, userId, eventVersion, from, sequence, to, at, answers, accommodation }: ApplicationChange,
  place: number,
) {
  return {
    place,
    event_id: eventId,
    user_id: userId,
    lock_version: eventVersion,
    former_state: from ?? null,
    sequence,
    state: to,
    takes_place: holdsPlace(to) && !holdsPlace(from),
    is_active: isActive(to),
    begins: isActive(to) && !isActive(from),
    at,
    accommodation,
    answers: answers?.map(({ questionId, text, optionIds }) => ({
      question_id: questionId,
      text,
      option_ids: optionIds,
    })),
  };
}
