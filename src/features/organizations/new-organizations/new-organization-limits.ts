import { dayMs } from "../../../shared/time/milliseconds.ts";

/** The limits of an organization while it is new, where the operator wants new ones to start small. */
export const limitsOfNew = { events: 3, recipients: 50 } as const;

const newForDays = 7;

/** Until a university recognises it, or for its first seven days. */
export function isNew(organization: { createdAt: Date; isRecognised: boolean }, now: Date): boolean {
  return !organization.isRecognised && newUntil(organization.createdAt) > now;
}

/** The end of the first seven days. */
export function newUntil(createdAt: Date): Date {
  return new Date(createdAt.getTime() + newForDays * dayMs);
}
