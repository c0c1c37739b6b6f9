import { createHash } from "node:crypto";
import type { RequestContext } from "../../platform/http/request-context.server.ts";
import { type Limit, limitAttempts } from "../../platform/limits/rate-limit.server.ts";
import { helperTokenHeader } from "./helper-links/require-check-in-staff.server.ts";

const anHour = 60 * 60;

/** More than all devices of one person, or of one link, scan at the largest entrance. */
const scansOfCaller: Limit = { name: "check_ins", max: 30_000, seconds: anHour };

const walkInsOfCaller: Limit = { name: "walk_ins", max: 1_000, seconds: anHour };
/** A link can be made again and again, an event cannot. */
const walkInsOfEvent: Limit = { name: "walk_ins_of_event", max: 2_000, seconds: 24 * anHour };

/** Counts scans for the person who sends them and for the helper's link by which they come. @throws `too_many` */
export async function limitScans(context: RequestContext, count: number): Promise<void> {
  if (count === 0) return;
  for (const caller of callersOf(context))
    await limitAttempts(context.platform, scansOfCaller, caller, count);
}

/** As `limitScans` for walk-ins, and for the event. @throws `too_many` */
export async function limitWalkIns(context: RequestContext, eventId: number): Promise<void> {
  for (const caller of callersOf(context)) await limitAttempts(context.platform, walkInsOfCaller, caller);
  await limitAttempts(context.platform, walkInsOfEvent, String(eventId));
}

function callersOf({ session, request }: RequestContext): string[] {
  const token = request.headers.get(helperTokenHeader);
  return [
    ...(session ? [`user ${session.user.id}`] : []),
    ...(token ? [`link ${createHash("sha256").update(token).digest("hex")}`] : []),
  ];
}
