import { type SqlBool, sql } from "kysely";
import { hasBegun, isInSpanSql, isPublic, takesPlaceSql } from "../../events/events.server.ts";
import type { DropReason } from "./drop-reasons.ts";

/** Kinds of mails that organizers set for a time. */
export type SetMailKind = "announcement" | "reminder";

/** A mail that was set for a time and has not been sent, with its event. */
export interface SetMail {
  send_at: Date;
  /** Since when it is given up: because its event was on hold when its time came, unless `skip_reason` says otherwise. */
  skipped_at: Date | null;
  /** Of a reminder alone. */
  skip_reason?: string | null;
  start_at: Date;
  is_published: boolean;
  cancelled_at: Date | null;
}

/** Null for a mail that may be sent still. */
export function dropReason(kind: SetMailKind, mail: SetMail, now: Date): DropReason | null {
  if (mail.skipped_at) return mail.skip_reason === "limit_reached" ? "limit_reached" : "on_hold";
  if (mail.cancelled_at) return "cancelled";
  const isForLater = kind === "reminder" && mail.send_at >= mail.start_at;
  return hasBegun(mail.start_at, now) && !isForLater ? "begun" : null;
}

/**
 * State of a mail that has not been sent. One of an event that is not published waits for it; none is sent of an event that was
 * cancelled, nor once it has begun, but for a reminder that was set for later: thanks, pictures; nor what a hold has made late by a day,
 * nor to more people than a new organization may write to.
 */
export function unsentState(
  kind: SetMailKind,
  mail: SetMail,
  now: Date,
): "scheduled" | "waiting_for_publication" | "dropped" {
  if (dropReason(kind, mail, now)) return "dropped";
  return mail.send_at <= now && !isPublic(mail) ? "waiting_for_publication" : "scheduled";
}

/** Whether a mail `m` of an event `e` goes once its time has come: not sent yet, and neither dropped nor waiting for the event. */
export function isMailPlannedSql(kind: SetMailKind, now: Date) {
  const isForLater = kind === "reminder" ? sql`m.send_at >= e.start_at` : sql`false`;
  return sql<SqlBool>`(m.sent_at is null and m.skipped_at is null and ${takesPlaceSql()}
    and (${isInSpanSql("upcoming", now)} or ${isForLater}))`;
}

/** Whether a mail `m` of an event `e` is to be sent now: it is planned, and its time has come. */
export function isMailDueSql(kind: SetMailKind, now: Date) {
  return sql<SqlBool>`(${isMailPlannedSql(kind, now)} and m.send_at <= ${now})`;
}
