import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import { hasComeSql, hasMissedSql } from "../../check-in/check-in.server.ts";
import { LanguageText } from "../../event-mail/event-mail.contract.ts";

/** The saved texts, while the person is somebody who came: who was checked in by mistake may have been taken out again. */
export const findThanksTexts = (platform: Platform, eventId: number, userId: number | null) =>
  findTextsFor(platform, eventId, userId, { column: sql`f.thanks_texts`, isFor: hasComeSql });

/** The saved texts, while the person is somebody who did not come: a device may have sent its scans late. */
export const findMissedTexts = (platform: Platform, eventId: number, userId: number | null) =>
  findTextsFor(platform, eventId, userId, { column: sql`f.missed_texts`, isFor: hasMissedSql });

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
