import { sql } from "kysely";
import type { RequestContext } from "../../platform/http/request-context.server.ts";
import type { MailDefinition } from "../../platform/mail/define-mail.server.ts";
import { notFound } from "../../shared/app-error.ts";
import * as applications from "../applications/applications.server.ts";
import type { MailPreview } from "../event-mail/delivery/mail-delivery.contract.ts";
import * as eventMail from "../event-mail/event-mail.server.ts";
import * as followUp from "../follow-up/follow-up.server.ts";

/** What goes by itself to people of an event. */
const automaticMails = [
  applications.applicationConfirmedMail,
  applications.applicationNewsMail,
  applications.applicationCancelledMail,
  applications.drawPostponedMail,
  applications.answersReopenedMail,
  applications.eventChangedMail,
  applications.seriesChangedMail,
  applications.eventCancelledMail,
  eventMail.eventTomorrowMail,
  eventMail.placeNeededMail,
  eventMail.remindLaterMail,
  followUp.eventThanksMail,
  followUp.eventMissedMail,
] as unknown as readonly MailDefinition[];

/**
 * A mail that goes by itself, as an example person would get it: with what the last one of its kind told of the event, or, while none
 * has gone, with what is known by now. Nothing of any reader is in it.
 * @throws `not_found` for a kind that has not gone and tells of something that has not happened
 */
export async function previewAutomaticMail(
  context: RequestContext,
  eventId: number,
  kind: string,
): Promise<MailPreview> {
  const definition = automaticMails.find((one) => one.kind === kind);
  const last = await context.platform.db
    .selectFrom("mails as m")
    .select("payload")
    .where("event_id", "=", eventId)
    .where("kind", "=", kind)
    .where("user_id", "is not", null)
    .where(({ not }) => not(eventMail.isTestSql))
    // By the event's own rows: in the order of all mails, a kind that has not gone yet would be looked for in every one.
    .orderBy(sql`m.id + 0`, "desc")
    .limit(1)
    .executeTakeFirst();
  const { data: payload } = definition?.payload.safeParse(last?.payload ?? { eventId, texts: null }) ?? {};
  const example = payload && definition?.example(payload);
  if (!definition || !payload || !example) throw notFound("event_mail");
  return eventMail.previewMail(context, definition, () => payload, { ...example, eventId });
}
