import type { Executor } from "../../../platform/db/client.server.ts";
import { AppError, forbidden, notFound, unauthenticated } from "../../../shared/app-error.ts";
import { isCheckInMember, requireCheckInMember } from "../../events/events.server.ts";
import { findLinkByToken } from "./helper-links.server.ts";

/** The header in which the page of a helper's link sends its token. */
export const helperTokenHeader = "door-token";

export interface CheckInCaller {
  /** Undefined where nobody is signed in. */
  userId: number | undefined;
  /** Null where no token was sent. */
  token: string | null;
}

/**
 * Lets members of the event's hosts check people in, whatever their role, and helpers with a link of this event that is still open.
 * @throws `gone` where the link has ended, `unauthenticated` where its token is none of ours, `forbidden` where it is of another event,
 * else as `requireCheckInMember`
 */
export async function requireCheckInStaff(
  db: Executor,
  eventId: number,
  { userId, token }: CheckInCaller,
  now: Date,
): Promise<void> {
  if (token === null) {
    if (userId === undefined) throw unauthenticated();
    return requireCheckInMember(db, eventId, userId);
  }
  if (await isCheckInMember(db, eventId, userId)) return;
  const link = await findLinkByToken(db, token, now);
  if (!link) throw unauthenticated();
  if (link.isOnHold) throw notFound("event");
  if (!link.isOpen) throw new AppError("gone", { door_link: [{ code: "has_ended" }] });
  if (link.eventId !== eventId) throw forbidden();
}

/**
 * Nobody is checked in at a cancelled event. Devices keep what they could not send and say why, as where a link has ended.
 * @throws `gone`
 */
export async function requireNotCancelled(db: Executor, eventId: number): Promise<void> {
  const event = await db
    .selectFrom("events")
    .select("cancelled_at")
    .where("id", "=", eventId)
    .executeTakeFirst();
  if (event?.cancelled_at) throw new AppError("gone", { event: [{ code: "is_cancelled" }] });
}
