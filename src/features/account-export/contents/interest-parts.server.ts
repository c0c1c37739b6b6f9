import { sql } from "kysely";
import { z } from "zod";
import {
  type ExportPart,
  eventTitle,
  Moment,
  ofEvent,
  ofOrganization,
  organizationName,
} from "./export-part.server.ts";

const Texts = z.record(z.string(), z.string());

/** Things that a person follows, looks for, asks and reports, and the mails that went to them. */
export const interestParts: readonly ExportPart[] = [
  {
    name: "bookmarks",
    about: "Events that were bookmarked",
    of: ["event_bookmarks.user_id"],
    row: z.object({ ...ofEvent, created_at: Moment }),
    select: (userId) => sql`
      select e.id as event_id, ${eventTitle} as event, b.created_at
        from event_bookmarks b join events e on e.id = b.event_id where b.user_id = ${userId} order by b.created_at`,
  },
  {
    name: "saved_searches",
    about: "Searches that were saved",
    of: ["saved_searches.user_id"],
    row: z.object({
      filters: z.record(z.string(), z.unknown()),
      is_mailed: z.boolean(),
      created_at: Moment,
    }),
    select: (userId) => sql`
      select filters, is_mailed, created_at from saved_searches where user_id = ${userId} order by id`,
  },
  {
    name: "follows",
    about: "Organizations that are or were followed",
    of: ["organization_follows.user_id"],
    row: z.object({ ...ofOrganization, followed_at: Moment, unfollowed_at: Moment.nullable() }),
    select: (userId) => sql`
      select o.id as organization_id, ${organizationName} as organization, f.followed_at, f.unfollowed_at
        from organization_follows f join organizations o on o.id = f.organization_id
       where f.user_id = ${userId} order by f.followed_at`,
  },
  {
    name: "questions_to_organizers",
    about: "Questions to organizers, with what they have published of them",
    of: ["inquiries.user_id"],
    row: z.object({
      ...ofEvent,
      text: z.string().nullable(),
      question: Texts,
      answer: Texts,
      is_published: z.boolean(),
      created_at: Moment,
    }),
    // Before organizers publish it, what they write is a draft of theirs.
    select: (userId) => sql`
      select e.id as event_id, ${eventTitle} as event, i.text, i.is_published, i.created_at,
             case when i.is_published then i.question else '{}' end as question,
             case when i.is_published then i.answer else '{}' end as answer
        from inquiries i join events e on e.id = i.event_id where i.user_id = ${userId} order by i.id`,
  },
  {
    name: "reports",
    about: "What was reported to the product team",
    of: ["reports.reporter_id"],
    row: z.object({
      subject: z.string(),
      subject_id: z.int(),
      title: z.string(),
      reason: z.string(),
      body: z.string(),
      email: z.string().nullable(),
      selection: z.string().nullable(),
      created_at: Moment,
    }),
    select: (userId) => sql`
      select subject, subject_id, title, reason, body, email, selection, created_at from reports where reporter_id = ${userId} order by id`,
  },
  {
    name: "announcements",
    about: "Events whose announcement was sent to the person",
    of: ["announcement_recipients.user_id"],
    row: z.object({ ...ofEvent, sent_at: Moment }),
    select: (userId) => sql`
      select e.id as event_id, ${eventTitle} as event, n.sent_at
        from announcement_recipients r join announcements n on n.id = r.announcement_id join events e on e.id = n.event_id
       where r.user_id = ${userId} and n.sent_at is not null order by n.id`,
  },
  {
    name: "mails",
    about: "Mails to the person by their kind; subjects are kept of those alone that organizers have written",
    of: ["mails.user_id"],
    row: z.object({
      kind: z.string(),
      subject: z.string().nullable(),
      event_id: z.int().nullable(),
      event: z.string().nullable(),
      address: z.string().nullable(),
      created_at: Moment,
      sent_at: Moment,
    }),
    select: (userId) => sql`
      select m.kind, coalesce(r.title, w.title) as subject, e.id as event_id, ${eventTitle} as event, m.address, m.created_at, m.sent_at
        from mails m left join events e on e.id = m.event_id
        left join reminder_mails r on r.id = m.reminder_mail_id left join applicant_mails w on w.id = m.applicant_mail_id
       where m.user_id = ${userId} and m.state = 'sent' order by m.id`,
  },
];
