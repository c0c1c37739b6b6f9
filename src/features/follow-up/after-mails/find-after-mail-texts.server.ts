import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import { isComingSql } from "../../../shared/application-states.ts";
import { LanguageText } from "../../event-mail/event-mail.contract.ts";

const cameSql = sql<SqlBool>`exists (select from attendances t where t.application_id = a.id)`;

/** Whether the mail to those who did not come is for an application `a`. */
export const isMissedSql = sql<SqlBool>`(${isComingSql("a")} and not ${cameSql})`;

/** The saved texts, while the person is somebody who came: who was checked in by mistake may have been taken out again. */
export const findThanksTexts = (platform: Platform, eventId: number, userId: number | null) =>
  findTextsFor(platform, eventId, userId, { column: sql`f.thanks_texts`, isFor: cameSql });

/** The saved texts, while the person is somebody who did not come: a device may have sent its scans late. */
export const findMissedTexts = (platform: Platform, eventId: number, userId: number | null) =>
  findTextsFor(platform, eventId, userId, { column: sql`f.missed_texts`, isFor: isMissedSql });

async function findTextsFor(
  { db }: Platform,
  eventId: number,
  userId: number | null,
  { column, isFor }: { column: RawBuilder<unknown>; isFor: RawBuilder<SqlBool> },
): Promise<LanguageText[] | null> {
  const ofReader = sql`exists (
    select from applications a where a.event_id = f.event_id and a.user_id = ${userId} and ${isFor})`;
  const { rows } = await sql<{ texts: unknown }>`
    select ${column} as texts from follow_up_mails f
     where f.event_id = ${eventId} and ${userId === null ? sql`true` : ofReader}`.execute(db);
  return rows[0] ? LanguageText.array().parse(rows[0].texts) : null;
}
