import { sql } from "kysely";
import { z } from "zod";
import {
  type ExportPart,
  eventTitle,
  Moment,
  Names,
  ofEvent,
  ofOrganization,
  organizationName,
} from "./export-part.server.ts";

/** Work that somebody does for organizations, universities and the product team: their own part of it, and nobody else. */
export const organizingParts: readonly ExportPart[] = [
  {
    name: "memberships",
    about: "Organizations of which the person is a member",
    of: ["organization_members.user_id"],
    row: z.object({ ...ofOrganization, role: z.string(), since: Moment }),
    select: (userId) => sql`
      select o.id as organization_id, ${organizationName} as organization, m.role, m.since
        from organization_members m join organizations o on o.id = m.organization_id where m.user_id = ${userId} order by m.since`,
  },
  {
    name: "invitations_sent",
    about: "Invitations to organizations that the person sent and that are open, without whom they went to",
    of: ["organization_invitations.invited_by_id"],
    row: z.object({ ...ofOrganization, role: z.string(), created_at: Moment, expires_at: Moment }),
    select: (userId) => sql`
      select o.id as organization_id, ${organizationName} as organization, i.role, i.created_at, i.expires_at
        from organization_invitations i join organizations o on o.id = i.organization_id
       where i.invited_by_id = ${userId} order by i.id`,
  },
  {
    name: "messages_to_applicants",
    about: "Messages that the person wrote to applicants, without whom they went to",
    of: ["applicant_mails.sender_id"],
    row: z.object({
      ...ofEvent,
      title: z.string(),
      body: z.string(),
      language_texts: z.array(z.record(z.string(), z.unknown())),
      recipients_count: z.int(),
      sent_at: Moment,
    }),
    select: (userId) => sql`
      select e.id as event_id, ${eventTitle} as event, m.title, m.body, m.language_texts, m.recipients_count, m.sent_at
        from applicant_mails m join events e on e.id = m.event_id where m.sender_id = ${userId} order by m.id`,
  },
  {
    name: "answers_to_holds",
    about: "What the person wrote to the product team when it held an event or suspended an organization",
    of: ["hold_answers.author_id"],
    row: z.object({
      ...ofOrganization,
      event_id: z.int().nullable(),
      text: z.string(),
      created_at: Moment,
    }),
    select: (userId) => sql`
      select o.id as organization_id, ${organizationName} as organization, h.event_id, h.text, h.created_at
        from hold_answers h join organizations o on o.id = h.organization_id where h.author_id = ${userId} order by h.id`,
  },
  {
    name: "activities",
    about: "What the person did as an organizer, by kind, without whom it concerned",
    of: ["activities.actor_id"],
    row: z.object({ ...ofOrganization, event_id: z.int().nullable(), kind: z.string(), at: Moment }),
    select: (userId) => sql`
      select o.id as organization_id, ${organizationName} as organization, l.event_id, l.kind, l.at
        from activities l join organizations o on o.id = l.organization_id where l.actor_id = ${userId} order by l.id`,
  },
  {
    name: "activities_about_me",
    about: "What organizers did that concerned the person, by kind, without who did it",
    of: ["activities.person_id"],
    row: z.object({ ...ofOrganization, event_id: z.int().nullable(), kind: z.string(), at: Moment }),
    select: (userId) => sql`
      select o.id as organization_id, ${organizationName} as organization, l.event_id, l.kind, l.at
        from activities l join organizations o on o.id = l.organization_id where l.person_id = ${userId} order by l.id`,
  },
  {
    name: "university_offices",
    about: "Universities in whose name the person recognises organizations",
    of: ["university_staff.user_id"],
    row: z.object({ university: Names, since: Moment }),
    select: (userId) => sql`
      select un.names as university, s.since
        from university_staff s join universities un on un.id = s.university_id where s.user_id = ${userId} order by s.since`,
  },
  {
    name: "recognitions_granted",
    about: "Organizations that the person has recognised in the name of a university",
    of: ["recognitions.granted_by_id"],
    row: z.object({ ...ofOrganization, university: Names, granted_at: Moment, valid_until: z.string() }),
    select: (userId) => sql`
      select o.id as organization_id, ${organizationName} as organization, un.names as university, r.granted_at,
             r.valid_until::text as valid_until
        from recognitions r join organizations o on o.id = r.organization_id join universities un on un.id = r.university_id
       where r.granted_by_id = ${userId} order by r.id`,
  },
  {
    name: "help_articles",
    about: "Help articles that the person changed last",
    of: ["help_articles.last_updated_by_id"],
    row: z.object({ key: z.string(), updated_at: Moment }),
    select: (userId) => sql`
      select key, updated_at from help_articles where last_updated_by_id = ${userId} order by id`,
  },
  {
    name: "team_actions",
    about: "What the person did as one of the product team, by kind, without whom it concerned",
    of: ["team_actions.actor_id"],
    row: z.object({ kind: z.string(), subject: z.string(), at: Moment }),
    select: (userId) => sql`
      select kind, subject, at from team_actions where actor_id = ${userId} order by id`,
  },
  {
    name: "report_decisions",
    about: "Decisions about reports as one of the product team, without the report",
    of: ["report_decisions.actor_id"],
    row: z.object({ state_before: z.string(), state_after: z.string(), at: Moment }),
    select: (userId) => sql`
      select state_before, state_after, at from report_decisions where actor_id = ${userId} order by id`,
  },
];
