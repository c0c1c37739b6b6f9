import { sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import { foreignTag } from "../../../shared/languages/readers/text-reader.ts";
import { toWireTime } from "../../../shared/time/tokyo-time.ts";
import { organizationName } from "../../organizations/organizations.server.ts";
import { textIn } from "../ui/event-text.ts";
import { listHoldAnswers } from "./hold-answers.server.ts";
import type { HoldSubject } from "./hold-subject.ts";
import type { Held } from "./holds.contract.ts";

interface HeldRow {
  subject: Held["subject"];
  id: number;
  owner_id: number;
  since: Date;
  reason: string;
  by: Held["by"];
}

/** Few are held at once; more are not shown. */
const shownHolds = 200;

/** Events that are held for themselves and organizations that are suspended, the latest first. */
export async function listHolds({ db }: Platform, language: Language): Promise<Held[]> {
  const { rows } = await sql<HeldRow>`
    select held.*, (
      select json_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name)
        from (select actor_id from team_actions a
               where a.subject = held.subject and a.subject_id = held.id
                 and a.kind in ('event.held', 'organization.suspended')
               order by a.id desc limit 1) last
        join users u on u.id = last.actor_id) as by
      from (
        select 'event' as subject, id, owner_organization_id as owner_id, held_at as since, hold_reason as reason
          from events where is_published_after_hold is not null and held_at is not null
        union all
        select 'organization', id, id, suspended_at, suspension_reason from organizations
         where suspended_at is not null and deleted_at is null
      ) held order by since desc, subject, id limit ${shownHolds}`.execute(db);
  const listed: Held[] = [];
  for (const { subject, id, owner_id, since, reason, by } of rows) {
    const owner = await organizationName(db, owner_id, language);
    const about: HoldSubject = subject === "event" ? { eventId: id } : { organizationId: id };
    listed.push({
      subject,
      id,
      ...(subject === "event" ? await titleOf(db, id, language) : { title: owner }),
      organization: subject === "event" ? { id: owner_id, organization_name: owner } : null,
      since: toWireTime(since),
      reason,
      by,
      answers: await listHoldAnswers(db, about),
    });
  }
  return listed;
}

async function titleOf(db: Executor, eventId: number, language: Language) {
  const texts = await db
    .selectFrom("event_texts")
    .select(["language_id", "title"])
    .where("event_id", "=", eventId)
    .orderBy("is_main", "desc")
    .execute();
  const { title, language_id } = textIn(texts, language);
  const lang = foreignTag(language_id, language);
  return { title, ...(lang && { lang }) };
}
