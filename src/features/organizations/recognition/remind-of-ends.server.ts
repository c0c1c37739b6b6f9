import { sql } from "kysely";
import type { Tx } from "../../../platform/db/client.server.ts";
import { queueMails } from "../../../platform/mail/queue/queue-mail.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { isNotDeleted } from "../../../shared/is-not-deleted.server.ts";
import { mailOrganization } from "../mails/mail-organization.server.ts";
import { recognitionEndsSoonMail } from "../mails/recognition-ends-soon.mail.server.ts";
import { recognitionsToRenewMail } from "../mails/recognitions-to-renew.mail.server.ts";
import { findStaffIds } from "../university-staff/find-staff-ids.server.ts";
import { isInForceSql, remindedAtSql } from "./recognition-in-force.ts";

interface EndingRecognition {
  id: number;
  organization_id: number;
  university_id: number;
  valid_until: string;
}

const atOnce = 50;

/**
 * Thirty days before a recognition ends its organization and the staff of its university hear of it, once. What was recognised for a
 * shorter time needs no reminder. Each is claimed in the transaction that writes its mails.
 */
export async function remindOfEndingRecognitions({ db, clock }: Platform): Promise<void> {
  const now = clock.now();
  for (;;) {
    const count = await db.transaction().execute((tx) => remindSome(tx, now));
    if (count < atOnce) return;
  }
}

async function remindSome(tx: Tx, now: Date): Promise<number> {
  const { rows } = await sql<EndingRecognition>`
    update recognitions set reminded_at = ${now} where id in (
      select r.id from recognitions r join organizations o on o.id = r.organization_id
       where r.reminded_at is null and ${isInForceSql(now)} and ${isNotDeleted("o")}
         and ${remindedAtSql()} <= ${now} and r.granted_at < ${remindedAtSql()}
       order by r.id limit ${atOnce} for update of r skip locked)
    returning id, organization_id, university_id, valid_until::text`.execute(tx);
  const byUniversityAndDay = new Map<string, EndingRecognition>();
  for (const one of rows) {
    const { organization_id: organizationId, university_id: universityId, valid_until: day } = one;
    byUniversityAndDay.set(`${universityId}:${day}`, one);
    await mailOrganization(tx, organizationId, recognitionEndsSoonMail, {
      payload: { organizationId, universityId },
      cause: `${one.id}:${day}`,
    });
  }
  for (const [cause, { university_id: universityId, valid_until: validUntil }] of byUniversityAndDay) {
    const mail = { payload: { universityId, validUntil }, cause };
    await queueMails(tx, recognitionsToRenewMail, mail, await findStaffIds(tx, universityId));
  }
  return rows.length;
}
