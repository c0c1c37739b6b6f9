import { randomUUID } from "node:crypto";
import { limitAttempts } from "../../../platform/limits/rate-limit.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { invalid, notFound } from "../../../shared/app-error.ts";
import { isComingSql } from "../../../shared/application-states.ts";
import { attendanceWindow, findEvent, isInWindow, requireVisibleEvent } from "../../events/events.server.ts";
import { recordScans } from "../log/record-scans.server.ts";
import { isAttendanceCode } from "./attendance-code.server.ts";

/** Of a million codes; only wrong ones count. */
const wrongCodes = { name: "attendance_code", max: 10, seconds: 60 * 60 };

/**
 * Checks in somebody who is coming and types the digits that are shown where the event takes place. Answers since when they are there.
 * @throws `not_found`; `invalid` with `event`, `application` or `code`; `too_many` after ten wrong codes
 */
export async function attendEvent(
  platform: Platform,
  eventId: number,
  userId: number,
  code: string,
): Promise<Date> {
  const { db, clock } = platform;
  const now = clock.now();
  await requireVisibleEvent(db, eventId, userId, "own_application");
  const event = await findEvent(db, eventId);
  if (!event) throw notFound("event");
  if (event.cancelled_at || !isInWindow(attendanceWindow(event), now)) throw invalid("event", "not_open_now");
  const application = await db
    .selectFrom("applications as a")
    .select("a.id")
    .where("a.event_id", "=", eventId)
    .where("a.user_id", "=", userId)
    .where(isComingSql("a"))
    .executeTakeFirst();
  if (!application) throw invalid("application", "not_confirmed");
  const attempt = await limitAttempts(platform, wrongCodes, `${eventId}:${userId}`);
  if (!(await isAttendanceCode(db, eventId, code))) throw invalid("code", "not_right");
  await attempt.undo();
  return checkIn(platform, eventId, application.id, now);
}

async function checkIn({ db }: Platform, eventId: number, applicationId: number, now: Date): Promise<Date> {
  const scan = {
    nonce: randomUUID(),
    kind: "in" as const,
    shown: { applicationId },
    scannedAt: now,
    device: "",
    isSelf: true,
  };
  const [recorded] = await recordScans(db, eventId, [scan], now);
  // Cancelled in this moment.
  if (!recorded?.checkedInAt) throw invalid("application", "not_confirmed");
  return recorded.checkedInAt;
}
