import { type RequestContext, sessionOf } from "../../../platform/http/request-context.server.ts";
import { limitAttempts } from "../../../platform/limits/rate-limit.server.ts";

/** Each stands in the calendar of everybody, and may be announced by mail. */
const creations = { name: "create_event", max: 60, seconds: 60 * 60 };

/** Counts events that the caller is about to make, one at a time. @throws `too_many` */
export async function limitEventCreations(context: RequestContext, count = 1): Promise<void> {
  const key = String(sessionOf(context).user.id);
  for (let counted = 0; counted < count; counted += 1) await limitAttempts(context.platform, creations, key);
}
