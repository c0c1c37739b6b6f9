import { type RequestContext, sessionOf } from "../../../platform/http/request-context.server.ts";
import { limitAttempts } from "../../../platform/limits/rate-limit.server.ts";

/** Each may go to everybody who has applied. */
const mails = { name: "remind_event_mail", max: 60, seconds: 60 * 60 };

/** Counts a mail that an organizer sets or sends to applicants, of all events together. @throws `too_many` */
export async function limitOrganizersMails(context: RequestContext): Promise<void> {
  await limitAttempts(context.platform, mails, String(sessionOf(context).user.id));
}
