import { sql } from "kysely";
import { z } from "zod";
import {
  type ExportPart,
  eventTitle,
  Moment,
  ofEvent,
  optionText,
  questionTitle,
} from "./export-part.server.ts";

const Answered = z.object({
  question: z.string().nullable(),
  text: z.string(),
  options: z.array(z.string()),
});

/** Applications, and what hangs on them. */
export const applicationParts: readonly ExportPart[] = [
  {
    name: "applications",
    about: "Applications to events, also cancelled ones, and how they stand",
    of: ["applications.user_id"],
    row: z.object({
      id: z.int(),
      ...ofEvent,
      event_starts_at: Moment,
      state: z.string(),
      applied_at: Moment,
      cancelled_at: Moment.nullable(),
      cancel_reason: z.string().nullable(),
      queue_number: z.int().nullable(),
      asks_before_promotion: z.boolean(),
      offer_expires_at: Moment.nullable(),
      promoted_at: Moment.nullable(),
      decided_at: Moment.nullable(),
      decision_message: z.string(),
      left_draw_at: Moment.nullable(),
      shows_first_name: z.boolean(),
      /** Where the visit came from that led to it. */
      source: z.string().nullable(),
      answers_deleted_at: Moment.nullable(),
    }),
    select: (userId) => sql`
      select a.id, e.id as event_id, ${eventTitle} as event, e.start_at as event_starts_at, a.state, a.applied_at, a.cancelled_at,
             a.cancel_reason, a.queue_number, a.asks_before_promotion, a.offer_expires_at, a.promoted_at, a.decided_at,
             a.decision_message, a.left_draw_at, a.shows_first_name, a.source, a.answers_deleted_at
        from applications a join events e on e.id = a.event_id
       where a.user_id = ${userId} order by a.id`,
  },
  {
    name: "answers",
    about: "Answers to the questions of events, as they stand",
    of: ["answers.application_id"],
    row: z.object({ application_id: z.int(), ...ofEvent, ...Answered.shape }),
    select: (userId) => sql`
      select a.id as application_id, e.id as event_id, ${eventTitle} as event, ${questionTitle} as question, w.text,
             array(select coalesce(${optionText}, '') from answer_options ao join question_options qo on qo.id = ao.question_option_id
                    where ao.application_id = w.application_id and ao.question_id = w.question_id order by qo.position, qo.id) as options
        from applications a join events e on e.id = a.event_id join answers w on w.application_id = a.id
        join questions q on q.id = w.question_id
       where a.user_id = ${userId} order by a.id, q.position, q.id`,
  },
  {
    name: "former_answers",
    about: "Answers before they were changed, which managers of the event can still read",
    of: ["former_answers.application_id"],
    row: z.object({
      application_id: z.int(),
      ...ofEvent,
      replaced_at: Moment,
      answers: z.array(Answered),
    }),
    select: (userId) => sql`
      select a.id as application_id, e.id as event_id, ${eventTitle} as event, f.replaced_at,
             (select coalesce(jsonb_agg(jsonb_build_object(
                       'question', ${questionTitle}, 'text', g.text,
                       'options', array(select coalesce(${optionText}, '') from question_options qo
                                         where qo.id in (select v::integer from jsonb_array_elements_text(g.option_ids) v)
                                         order by qo.position, qo.id))
                       order by g.question_id), '[]')
                from jsonb_to_recordset(f.answers) as g (question_id integer, text text, option_ids jsonb)
                left join questions q on q.id = g.question_id) as answers
        from applications a join events e on e.id = a.event_id join former_answers f on f.application_id = a.id
       where a.user_id = ${userId} order by f.id`,
  },
  {
    name: "accommodation",
    about: "Accommodation that was asked for",
    of: ["accommodation_requests.application_id"],
    row: z.object({ application_id: z.int(), ...ofEvent, text: z.string() }),
    select: (userId) => sql`
      select a.id as application_id, e.id as event_id, ${eventTitle} as event, r.text
        from applications a join events e on e.id = a.event_id join accommodation_requests r on r.application_id = a.id
       where a.user_id = ${userId} order by a.id`,
  },
  {
    name: "notes_about_me",
    about: "What managers of events have noted about the person",
    of: ["application_notes.application_id"],
    row: z.object({ application_id: z.int(), ...ofEvent, text: z.string() }),
    select: (userId) => sql`
      select a.id as application_id, e.id as event_id, ${eventTitle} as event, n.text
        from applications a join events e on e.id = a.event_id join application_notes n on n.application_id = a.id
       where a.user_id = ${userId} order by a.id`,
  },
  {
    name: "reminders",
    about: "Events of which a reminder was asked for",
    of: ["event_reminders.user_id"],
    row: z.object({
      ...ofEvent,
      set_at: Moment,
      cancelled_at: Moment.nullable(),
      mailed_at: Moment.nullable(),
    }),
    select: (userId) => sql`
      select e.id as event_id, ${eventTitle} as event, r.set_at, r.cancelled_at, r.mailed_at
        from event_reminders r join events e on e.id = r.event_id where r.user_id = ${userId} order by r.set_at`,
  },
];
