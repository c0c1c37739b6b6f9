import { sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import { type ApplicationState, isActive, isInQueue } from "../../../shared/application-states.ts";
import { type FormerState, freesPlace, gainsPlace, isAllowedTransition } from "./allowed-transitions.ts";
import { type ApplicationNews, mailNews } from "./application-news.server.ts";

/** Decision about an application, and the state that it was made on. */
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
  /** The mail that tells of it at once; null writes none. */
  news: ApplicationNews | null;
  /** In place of `to` where no place is free, or others wait for it. */
  overflow?: { to: "waiting"; news: ApplicationNews } | undefined;
  /** The person applies, for the first time or again: from then on the application is a new one. */
  isApplying?: boolean;
  /** An organizer gives the place: also over the number, and before those who wait. */
  isOver?: boolean;
  /** The caller holds the event and gives free places to those who wait before it commits (`fillFreePlaces`). */
  fillsPlaces?: boolean;
  at: Date;
  /** In place of those to the questions that are still asked; null leaves them. */
  answers: readonly { questionId: number; text: string; optionIds: readonly number[] }[] | null;
  /** In place of what was asked for, which an empty text takes back; where it is left out that stays. Who is not coming any more loses it anyway. */
  accommodation?: string | undefined;
  /** Somebody wants to be asked before a place that falls free is theirs; left out, what they wished stays. */
  asksBeforePromotion?: boolean | undefined;
  /** Where the visit of somebody who applies came from; left out, it is not known. */
  source?: string | undefined;
  /** Of a change to `cancelled`; left out, the person did so. */
  cancelReason?: "expired" | "organizer";
  /** A place that fell free: given, or offered until then. */
  promotion?: { offerExpiresAt: Date | null } | undefined;
  /**
   * An organizer's: a mail tells of the state at `notifyAt`, unless it is by then the one that was told before; null where `news` tells
   * of it at once.
   */
  decision?: { message: string; notifyAt: Date | null } | undefined;
}

export interface ChangeOutcome {
  /**
   * Nothing was written where it is `outdated` (the event or the application is no longer as it was read, the account is gone, no
   * place is free, or one would fall free while others wait: read and decide again) or `busy` (somebody holds the event or the
   * person).
   */
  outcome: "written" | "outdated" | "busy";
  /** Null where nothing was written. */
  applicationId: number | null;
  /** The state that was written; null where nothing was. */
  state: ApplicationState | null;
}

/**
 * The only writer of applications: all changes in one statement with their mails, which holds their events and is a transaction of
 * its own where it is given none. A transition that is not allowed is a defect of the caller.
 * @param waits for events and people that somebody holds; otherwise these changes are `busy`
 */
export async function changeApplications(
  db: Executor,
  changes: readonly ApplicationChange[],
  waits: boolean,
): Promise<ChangeOutcome[]> {
  for (const change of changes) requireAllowed(change);
  const { rows } = await sql<{
    outcome: ChangeOutcome["outcome"];
    id: number | null;
    state: ApplicationState | null;
  }>`
    with changed as materialized (
      select * from write_applications(${JSON.stringify(changes.map(toRow))}::jsonb, ${waits})
    ) ${mailNews(changes.flatMap(({ news, overflow }) => [news, overflow?.news ?? null]))}
    select place, outcome, application_id as id, state from changed order by place`.execute(db);
  return rows.map(({ outcome, id, state }) => ({ outcome, applicationId: id, state }));
}

function requireAllowed({ from, to, overflow, ...changed }: ApplicationChange): void {
  const isAllowed =
    from === to
      ? changed.answers !== null ||
        changed.accommodation !== undefined ||
        changed.asksBeforePromotion !== undefined
      : isAllowedTransition(from, to);
  if (!isAllowed || (overflow && !isAllowedTransition(from, overflow.to))) {
    throw new Error(`An application cannot go from ${from} to ${to}.`);
  }
}

/** As `write_applications` reads it (write-applications.sql). */
function toRow(change: ApplicationChange, place: number) {
  const { from, to, overflow, answers, promotion, decision } = change;
  return {
    place,
    event_id: change.eventId,
    user_id: change.userId,
    lock_version: change.eventVersion,
    former_state: from ?? null,
    sequence: change.sequence,
    state: to,
    takes_place: gainsPlace(from, to),
    frees_place: freesPlace(from, to),
    queues: isInQueue(to),
    overflow_state: overflow?.to,
    fills_places: change.fillsPlaces ?? false,
    is_active: isActive(to),
    begins: change.isApplying ?? false,
    at: change.at,
    accommodation: change.accommodation,
    asks_before_promotion: change.asksBeforePromotion,
    source: change.source,
    cancel_reason: change.cancelReason,
    answers: answers?.map(({ questionId, text, optionIds }) => ({
      question_id: questionId,
      text,
      option_ids: optionIds,
    })),
    offer_expires_at: promotion?.offerExpiresAt,
    is_promotion: promotion !== undefined,
    is_decision: decision !== undefined,
    decision_message: decision?.message,
    tell_at: decision?.notifyAt,
    news: change.news,
    overflow_news: overflow?.news,
    is_over: change.isOver ?? false,
  };
}
