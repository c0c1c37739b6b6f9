import type { Executor } from "../../../platform/db/client.server.ts";
import { AppError } from "../../../shared/app-error.ts";
import { dayMs } from "../../../shared/time/milliseconds.ts";
import { isEventManager } from "../../events/events.server.ts";
import { readScan } from "../log/read-scan.ts";
import { findLinkByToken } from "./helper-links.server.ts";
import { type CheckInCaller, requireCheckInStaff } from "./require-check-in-staff.server.ts";

/** A phone without a connection, or without power, is back by the next day. */
const lateScansMs = dayMs;

/** Whether somebody comes by a link that has ended: they learn nothing of people any more. */
export async function comesByEndedLink(
  db: Executor,
  eventId: number,
  { userId, token }: CheckInCaller,
  now: Date,
): Promise<boolean> {
  const link = token === null ? null : await findLinkByToken(db, token, now);
  return link !== null && !link.isOpen && !(await isEventManager(db, eventId, userId));
}

/**
 * Lets those check people in whom `requireCheckInStaff` lets in, and takes what a helper's device has recorded while its link was open, up to
 * a day after the link has ended: people who were let in have been there. The answer names nobody, and nothing is undone.
 * @param scans as they were sent
 * @throws as `requireCheckInStaff`; `gone` too where one of the scans is not from the time of the link
 */
export async function requireScansBeforeEnd(
  db: Executor,
  eventId: number,
  caller: CheckInCaller,
  scans: unknown,
  now: Date,
): Promise<void> {
  try {
    await requireCheckInStaff(db, eventId, caller, now);
  } catch (error) {
    const hasEnded = error instanceof AppError && error.kind === "gone";
    if (hasEnded && (await areFromTimeOfLink(db, eventId, caller.token, scans, now))) return;
    throw error;
  }
}

async function areFromTimeOfLink(
  db: Executor,
  eventId: number,
  token: string | null,
  scans: unknown,
  now: Date,
): Promise<boolean> {
  const link = token === null ? null : await findLinkByToken(db, token, now);
  if (!link || link.eventId !== eventId || !Array.isArray(scans) || scans.length === 0) return false;
  if (now.getTime() - link.endsAt.getTime() > lateScansMs) return false;
  return scans.every((sent) => {
    const scan = readScan(sent);
    // What others have recorded since is not undone by somebody whose link was taken away.
    return scan?.kind === "in" && scan.scannedAt >= link.createdAt && scan.scannedAt < link.endsAt;
  });
}
