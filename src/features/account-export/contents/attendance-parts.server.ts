import { sql } from "kysely";
import { z } from "zod";
import { type ExportPart, eventTitle, Moment, ofEvent } from "./export-part.server.ts";

/** That somebody was at an event, and what came after it. */
export const attendanceParts: readonly ExportPart[] = [
  {
    name: "attendances",
    about: "Events at which the person was checked in",
    of: ["attendances.application_id"],
    row: z.object({ application_id: z.int(), ...ofEvent, checked_in_at: Moment }),
    select: (userId) => sql`
      select a.id as application_id, e.id as event_id, ${eventTitle} as event, t.checked_in_at
        from applications a join events e on e.id = a.event_id join attendances t on t.application_id = a.id
       where a.user_id = ${userId} order by t.checked_in_at`,
  },
  {
    name: "check_ins",
    about: "Each check-in and each one taken back, as the log of the event has it",
    of: ["check_ins.application_id"],
    row: z.object({
      application_id: z.int(),
      ...ofEvent,
      kind: z.string(),
      scanned_at: Moment,
      is_self: z.boolean(),
      result: z.string(),
    }),
    select: (userId) => sql`
      select a.id as application_id, e.id as event_id, ${eventTitle} as event, c.kind, c.scanned_at, c.is_self, c.result
        from applications a join events e on e.id = a.event_id join check_ins c on c.application_id = a.id
       where a.user_id = ${userId} order by c.id`,
  },
  {
    name: "tickets",
    about: "Tickets; what they say to the scanner is on the ticket alone",
    of: ["tickets.application_id"],
    row: z.object({ application_id: z.int(), ...ofEvent, is_withdrawn: z.boolean() }),
    select: (userId) => sql`
      select a.id as application_id, e.id as event_id, ${eventTitle} as event, t.is_withdrawn
        from applications a join events e on e.id = a.event_id join tickets t on t.application_id = a.id
       where a.user_id = ${userId} order by t.id`,
  },
  {
    name: "certificates",
    about: "Certificates of attendance by their numbers",
    of: ["certificates.application_id"],
    row: z.object({ application_id: z.int(), ...ofEvent, number: z.string(), issued_at: Moment }),
    select: (userId) => sql`
      select a.id as application_id, e.id as event_id, ${eventTitle} as event, c.number, c.issued_at
        from applications a join events e on e.id = a.event_id join certificates c on c.application_id = a.id
       where a.user_id = ${userId} order by c.issued_at`,
  },
  {
    name: "survey_answers",
    about:
      "Answers to surveys under one's name, with the questions as they are now; anonymous ones are nobody's",
    of: ["named_survey_answers.application_id"],
    row: z.object({
      application_id: z.int(),
      ...ofEvent,
      questions: z.array(z.record(z.string(), z.unknown())),
      answers: z.unknown(),
    }),
    select: (userId) => sql`
      select a.id as application_id, e.id as event_id, ${eventTitle} as event, s.questions, n.answers
        from applications a join events e on e.id = a.event_id join named_survey_answers n on n.application_id = a.id
        join surveys s on s.event_id = n.event_id
       where a.user_id = ${userId} order by a.id`,
  },
  {
    name: "surveys_answered",
    about: "Surveys that were answered; of anonymous ones nothing more is known",
    of: ["survey_respondents.application_id"],
    row: z.object({ application_id: z.int(), ...ofEvent }),
    select: (userId) => sql`
      select a.id as application_id, e.id as event_id, ${eventTitle} as event
        from applications a join events e on e.id = a.event_id join survey_respondents r on r.application_id = a.id
       where a.user_id = ${userId} order by a.id`,
  },
];
