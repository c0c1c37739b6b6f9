import { sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import { factsOfRow, isOnHold, meetsAffiliation } from "../../events/events.server.ts";
import { isAdmittedApplicant } from "../applying/apply-errors.server.ts";
import { type ApplicantFacts, askedRows, findApplicants } from "../applying/read-applicant.server.ts";
import type { ApplicationAction } from "./application-actions.ts";
import { type ActionFacts, availableActions } from "./available-actions.ts";

interface Asked {
  eventId: number;
  userId: number;
}

/** Facts that the decision to apply does not need. */
type MoreFacts = Pick<ActionFacts, "asksAnything" | "isCheckedIn">;

/** Actions that are open now at each of these events to each of these people, in the order asked; none where nobody has applied. */
export async function findAvailableActions(
  db: Executor,
  asked: Asked[],
  now: Date,
): Promise<ApplicationAction[][]> {
  if (asked.length === 0) return [];
  const [applicants, more] = await Promise.all([findApplicants(db, asked), findMoreFacts(db, asked)]);
  return applicants.map((applicant, place) => actionsOf(applicant, more[place] as MoreFacts, now));
}

/** @param applicant with the state of which the actions are wanted */
export function actionsOf(applicant: ApplicantFacts, more: MoreFacts, now: Date): ApplicationAction[] {
  const { event, state, decidedAt, offerExpiresAt, answersOpenUntil, hasConfirmedEmail, affiliation } =
    applicant;
  if (!event || !state) return [];
  const isAdmitted =
    isAdmittedApplicant(event, applicant, now) &&
    (!event.requires_confirmed_email || hasConfirmedEmail) &&
    meetsAffiliation(event, affiliation, now);
  return availableActions(
    {
      state,
      decidedAt,
      offerExpiresAt,
      answersOpenUntil,
      isAdmitted,
      ...more,
      event: factsOfRow(event),
      isOnHold: isOnHold(event),
      endAt: event.end_at,
    },
    now,
  );
}

async function findMoreFacts(db: Executor, asked: Asked[]): Promise<MoreFacts[]> {
  const { rows } = await sql<MoreFacts>`
    select e.asks_accommodation or exists (
             select from questions q where q.event_id = e.id and not q.is_deleted) as "asksAnything",
           exists (select from attendances t join applications a on a.id = t.application_id
                    where a.event_id = asked.event_id and a.user_id = asked.user_id) as "isCheckedIn"
      from ${askedRows(asked)}
           left join events e on e.id = asked.event_id
     order by asked.place`.execute(db);
  return rows;
}
