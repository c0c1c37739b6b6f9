import { sql } from "kysely";
import { beginRuns, dueOnce, findLastRun } from "../../../platform/mail/queue/mail-runs.server.ts";
import { queueMailsTo } from "../../../platform/mail/queue/queue-mail.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { dayMs } from "../../../shared/time/milliseconds.ts";
import { weeklyTime } from "../../../shared/time/weekly.ts";
import { followerDigestMail } from "../mails/follower-digest.mail.server.ts";

const monday = 1;
const hour = 9;

/** Mondays at nine, to the organizers of organizations that somebody has followed since the last digest and follows still. */
export async function queueDueFollowerDigests({ db, clock }: Platform): Promise<void> {
  const now = clock.now();
  const until = weeklyTime(now, monday, hour);
  if (!until) return;
  const last = await findLastRun(db, followerDigestMail.kind);
  if (last && last >= until) return;
  const since = last ?? new Date(until.getTime() - 7 * dayMs);
  await queueMailsTo(
    db,
    followerDigestMail,
    {
      payload: { since: since.toISOString(), until: until.toISOString() },
      payloadColumns: { organizationId: "organization_id" },
      notBefore: now,
      before: sql`
run as (${beginRuns(followerDigestMail.kind, dueOnce(until), now)})`,
    },
    sql`
      select m.user_id, m.organization_id,
             ${until.toISOString()}::text || ':' || m.organization_id || ':' || m.user_id as cause
        from run, organization_members m join users member on member.id = m.user_id
       where member.wants_organizer_digest and m.is_organizer
         and exists (
           select from organization_follows f
            where f.organization_id = m.organization_id and f.unfollowed_at is null
              and f.followed_at >= ${since} and f.followed_at < ${until})`,
  );
}
