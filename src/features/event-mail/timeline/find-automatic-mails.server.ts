import { sql } from "kysely";
import type { Db } from "../../../platform/db/client.server.ts";
import { isComingSql } from "../../../shared/application-states.ts";
import { isAheadSql } from "../../events/events.server.ts";
import { noonBeforeSql } from "../automatic/queue-due-event-tomorrow.server.ts";
import { isTestSql } from "../delivery/send-test-mail.server.ts";
import { announcementMail } from "../mails/announcement.mail.server.ts";
import { applicantMessageMail } from "../mails/applicant-message.mail.server.ts";
import { customReminderMail } from "../mails/custom-reminder.mail.server.ts";
import { eventTomorrowMail } from "../mails/event-tomorrow.mail.server.ts";
import type { EventMailLine } from "./event-mail-line.ts";

const written = [announcementMail, customReminderMail, applicantMessageMail].map(({ kind }) => kind);

type Row = Pick<EventMailLine, "at" | "sent" | "failed"> & { kind: string; recipients: number; left: number };

/**
 * The mails of an event that go by themselves: a line for each kind of which some have been written, to people, and the one of the
 * day before while it is still to come.
 */
export async function findAutomaticMails(db: Db, eventId: number, now: Date): Promise<EventMailLine[]> {
  const { rows } = await sql<Row>`
    select m.kind, max(coalesce(m.sent_at, m.created_at)) as at, count(distinct m.user_id)::integer as recipients,
           count(distinct m.user_id) filter (where m.state = 'sent')::integer as sent,
           count(distinct m.user_id) filter (where m.state = 'failed')::integer as failed,
           count(*) filter (where m.state in ('waiting', 'sending'))::integer as "left"
      from mails m
     where m.event_id = ${eventId} and m.user_id is not null and m.kind <> all(${written}) and not ${isTestSql}
     group by m.kind`.execute(db);
  const lines = rows.map(({ left, kind, ...counted }) =>
    lineOf(kind, { ...counted, state: left > 0 ? "sending" : "sent" }),
  );
  const { rows: ahead } = await sql<{ at: Date; coming: number }>`
    select ${noonBeforeSql} as at,
           (select count(*)::integer from applications a where a.event_id = e.id and ${isComingSql("a")}) as coming
      from events e
     where e.id = ${eventId} and ${isAheadSql(now)} and ${noonBeforeSql} > ${now}`.execute(db);
  for (const { at, coming } of ahead) {
    const { kind } = eventTomorrowMail;
    lines.push(lineOf(kind, { at, state: "scheduled", recipients: coming, sent: 0, failed: 0 }));
  }
  return lines;
}

const lineOf = (
  kind: string,
  counted: Omit<EventMailLine, "source" | "id" | "kind" | "title" | "reason">,
): EventMailLine => ({ source: "automatic", id: null, kind, title: null, reason: null, ...counted });
