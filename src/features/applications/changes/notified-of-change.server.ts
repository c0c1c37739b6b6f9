import { type RawBuilder, sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import { hasMailAddress } from "../../../platform/mail/queue/mail-address.server.ts";
import { applicationStates, isActiveSql, isComingSql } from "../../../shared/application-states.ts";
import { isNotDeleted } from "../../../shared/is-not-deleted.server.ts";
import { mayAct } from "../../../shared/people/may-act.server.ts";
import type { ApplicantCounts } from "../../events/applicant-counts/applicant-counts.contract.ts";
import { eventChangedMail } from "../mails/event-changed.mail.server.ts";

/** A query for the people who get the mail when an event's time or place changes: the question before a save counts the same. */
export function selectNotifiedOfChange(eventId: number): RawBuilder<{ user_id: number }> {
  return sql`
    select a.user_id from applications a join users u on u.id = a.user_id
     where a.event_id = ${eventId} and ${isActiveSql("a")} and ${mayAct("u")}
       and ${hasMailAddress("u")}`;
}

/**
 * A query for the people who get the mail when the address of an event's meeting changes: those who have been told of a place, for
 * whom alone it is, unless a mail of a change is on its way to them.
 */
export function selectNotifiedOfMeeting(eventId: number): RawBuilder<{ user_id: number }> {
  return sql`
    select a.user_id from applications a join users u on u.id = a.user_id
     where a.event_id = ${eventId} and ${isComingSql("a")} and a.told_state = 'confirmed' and ${mayAct("u")}
       and ${hasMailAddress("u")}
       and not exists (
         select from mails m where m.kind = ${eventChangedMail.kind} and m.event_id = ${eventId}
            and m.user_id = a.user_id and m.state = 'waiting')`;
}

/** Numbers of people who have applied, by state, of those who were checked in, and of those who are told of a change. */
export async function countApplicants(db: Executor, eventId: number): Promise<ApplicantCounts> {
  const found = await db
    .selectFrom("applications as a")
    .innerJoin("users as u", "u.id", "a.user_id")
    .leftJoin("attendances as attended", "attended.application_id", "a.id")
    .select((eb) => [
      "a.state",
      eb.cast<number>(eb.fn.countAll(), "integer").as("count"),
      eb.cast<number>(eb.fn.count("attended.checked_in_at"), "integer").as("attended"),
    ])
    .where("a.event_id", "=", eventId)
    .where(isNotDeleted("u"))
    .groupBy("a.state")
    .execute();
  const { rows } = await sql<{ ofChange: number; ofMeeting: number }>`
    select (select count(*)::integer from (${selectNotifiedOfChange(eventId)}) as told) as "ofChange",
           (select count(*)::integer from (${selectNotifiedOfMeeting(eventId)}) as told) as "ofMeeting"`.execute(
    db,
  );
  const countOf = (state: string) => found.find((row) => row.state === state)?.count ?? 0;
  return {
    states: Object.fromEntries(
      applicationStates.map((state) => [state, countOf(state)]),
    ) as ApplicantCounts["states"],
    attended: found.reduce((sum, { attended }) => sum + attended, 0),
    told_of_change: rows[0]?.ofChange ?? 0,
    told_of_meeting: rows[0]?.ofMeeting ?? 0,
  };
}
