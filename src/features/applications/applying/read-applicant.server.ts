import { sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import { sharedRoundsOn } from "../../../platform/db/sharing/shared-rounds.ts";
import { isNotDeleted } from "../../../shared/is-not-deleted.server.ts";
import { mayAct as mayActSql } from "../../../shared/people/may-act.server.ts";
import type { FormerProfile, PriorityFacts, ProvedAffiliation } from "../../events/events.server.ts";
import type { FormerState } from "../states/allowed-transitions.ts";

interface Asked {
  eventId: number;
  userId: number;
}

/** Whether somebody can apply, and has applied, is decided of these; they were all true at one moment. */
export interface ApplicantFacts {
  /** Undefined where there is no such event. */
  event: EventFacts | undefined;
  /** The person's account is still there. */
  hasAccount: boolean;
  /** Nor is it blocked: what is done about an application by others goes on. */
  mayAct: boolean;
  hasConfirmedEmail: boolean;
  /** University that the person has proved to be of; null where there is none, and where the event does not ask for it. */
  affiliation: ProvedAffiliation | null;
  person: PriorityFacts;
  /** Former profiles of the person that were changed since the event was published, where it lets some apply first. */
  formerProfiles: FormerProfile[];
  /** Undefined where the person has never applied. */
  state: FormerState;
  sequence: number | null;
  /** Time at which an organizer last decided. */
  decidedAt: Date | null;
  /** Of an offer that the person has or had. */
  offerExpiresAt: Date | null;
  /** The wish of an application that was made. */
  asksBeforePromotion: boolean;
  /** Until when an organizer lets the person change the answers, whether or not applications are open. */
  answersOpenUntil: Date | null;
}

export interface EventFacts {
  id: number;
  /** Counts the edits of the event and of its questions. */
  lock_version: number;
  updated_at: Date;
  is_published: boolean;
  is_published_after_hold: boolean | null;
  cancelled_at: Date | null;
  start_at: Date;
  end_at: Date | null;
  apply_due_at: Date | null;
  reception_start_at: Date | null;
  is_created_by_hf: boolean;
  asks_accommodation: boolean;
  requires_confirmed_email: boolean;
  requires_affiliation: boolean;
  /** Empty where the event asks for no proof. */
  target_university_ids: number[];
  max_participant_num: number;
  applications_count: number;
  waiting_count: number;
  selection: string;
  has_waiting_list: boolean;
  lottery_drawn_at: Date | null;
  priority_until_at: Date | null;
  /** Since when everybody may see it, the first time; of old events, since when they are there. */
  published_at: Date;
  priority_graduation_years: number[];
  priority_university_ids: number[];
  priority_department_category_ids: number[];
  priority_occupation_ids: number[];
}

/** Those who arrive together share the query. */
export const readApplicant = sharedRoundsOn(findApplicants);

/** The same inside of a transaction. */
export async function findApplicant(db: Executor, asked: Asked): Promise<ApplicantFacts> {
  return (await findApplicants(db, [asked]))[0] as ApplicantFacts;
}

/** The pairs as rows `asked`, behind a select: PostgreSQL would plan for as many as it is given, each time. */
export function askedRows(asked: readonly Asked[]) {
  const eventIds = asked.map(({ eventId }) => eventId);
  const userIds = asked.map(({ userId }) => userId);
  return sql`unnest((select ${eventIds}::integer[]), (select ${userIds}::integer[])) with ordinality as asked (event_id, user_id, place)`;
}

type FactsInSql = Omit<ApplicantFacts, "event" | "person" | "affiliation"> & {
  affiliation: { universityId: number; until: string } | null;
};

/** Facts of several, in the order asked. Row by row: a plan that was made while few had applied would read all applications later. */
export async function findApplicants(db: Executor, asked: Asked[]): Promise<ApplicantFacts[]> {
  const { rows } = await sql<EventFacts & FactsInSql & PriorityFacts>`
    select e.id, e.lock_version, e.updated_at, e.is_published, e.is_published_after_hold, e.cancelled_at, e.start_at, e.end_at, e.apply_due_at, e.reception_start_at,
           e.is_created_by_hf, e.asks_accommodation, e.requires_confirmed_email, e.requires_affiliation, e.max_participant_num, e.applications_count,
           e.waiting_count, e.selection, e.has_waiting_list, e.lottery_drawn_at, e.priority_until_at, coalesce(e.published_at, e.created_at) as published_at,
           e.priority_graduation_years, e.priority_university_ids, e.priority_department_category_ids,
           e.priority_occupation_ids,
           u.graduation_year as "graduationYear", u.university_id as "universityId",
           u.department_category_id as "departmentCategoryId", u.occupation_id as "occupationId",
           u.id is not null as "hasAccount", coalesce(u.may_act, false) as "mayAct", u.email_confirmed_at is not null as "hasConfirmedEmail", a.state, a.calendar_sequence as sequence,
           a.decided_at as "decidedAt", a.offer_expires_at as "offerExpiresAt", a.answers_open_until as "answersOpenUntil",
           coalesce(a.asks_before_promotion, false) as "asksBeforePromotion"
           , case when e.requires_affiliation
             then array(select university_id from event_target_universities t where t.event_id = e.id) else '{}' end as target_university_ids
           , case when e.requires_affiliation then (
             select json_build_object('universityId', f.university_id, 'until', f.verified_until)
               from affiliations f where f.user_id = u.id) end as affiliation
           , case when e.priority_until_at is not null then (
             select json_agg(json_build_object(
                      'replacedAt', p.replaced_at, 'graduationYear', p.graduation_year, 'universityId', p.university_id,
                      'departmentCategoryId', p.department_category_id, 'occupationId', p.occupation_id))
               from former_profiles p
              where p.user_id = u.id and p.replaced_at > coalesce(e.published_at, e.created_at)) end as "formerProfiles"
      from ${askedRows(asked)}
      left join lateral (select * from events where id = asked.event_id limit 1) e on true
      left join lateral (
        select id, graduation_year, university_id, department_category_id, occupation_id, email_confirmed_at, ${mayActSql("users")} as may_act from users
         where id = asked.user_id and ${isNotDeleted("users")} limit 1) u on true
      left join lateral (
        select state, calendar_sequence, decided_at, offer_expires_at, asks_before_promotion, answers_open_until
          from applications
         where event_id = asked.event_id and user_id = asked.user_id limit 1) a on true
     order by asked.place`.execute(db);
  return rows.map(
    ({
      hasAccount,
      mayAct,
      hasConfirmedEmail,
      affiliation,
      state,
      sequence,
      decidedAt,
      offerExpiresAt,
      asksBeforePromotion,
      answersOpenUntil,
      formerProfiles,
      ...row
    }) => {
      const { graduationYear, universityId, departmentCategoryId, occupationId, ...event } = row;
      return {
        event: event.id === null ? undefined : event,
        hasAccount,
        mayAct,
        hasConfirmedEmail,
        affiliation: affiliation && { ...affiliation, until: new Date(affiliation.until) },
        person: { graduationYear, universityId, departmentCategoryId, occupationId },
        state: state ?? undefined,
        sequence,
        decidedAt,
        offerExpiresAt,
        asksBeforePromotion,
        answersOpenUntil,
        formerProfiles: (formerProfiles ?? []).map((one) => ({
          ...one,
          replacedAt: new Date(one.replacedAt),
        })),
      };
    },
  );
}
