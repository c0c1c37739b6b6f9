import type { Platform } from "../../../platform/platform.ts";
import { notFound } from "../../../shared/app-error.ts";
import { isComing } from "../../../shared/application-states.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import { findEvents, findMeetingUrl, isOnHold } from "../../events/events.server.ts";
import { isCancelling } from "../actions/application-actions.ts";
import { presentMyApplication } from "../actions/present-my-application.server.ts";
import { findApplication } from "../application-rows.server.ts";
import { presentForApplicant } from "../present-for-applicant.server.ts";
import { findTicketCode } from "../tickets/find-ticket.server.ts";
import { ticketAddress } from "../tickets/ticket-address.ts";
import type { LinkedApplication } from "./application-links.contract.ts";
import { applicationOfToken, type LinkedPerson } from "./application-token.server.ts";

/** The application that the link of a mail is about; refused where we have not made the link. */
export async function requireLinked({ db }: Pick<Platform, "db">, token: string) {
  const linked = await applicationOfToken(db, token);
  if (!linked) throw notFound("application");
  return linked;
}

/**
 * The application of a link with its event, also of one that is hidden or on hold by now, as the person themselves may see it. Who is
 * blocked sees what they can cancel.
 */
export async function readLinkedApplication(
  platform: Platform,
  { eventId, userId, mayAct }: LinkedPerson,
  language: Language,
): Promise<LinkedApplication> {
  const row = await findApplication(platform.db, eventId, userId);
  const [event] = await findEvents(platform.db, [eventId]);
  if (!row || !event) throw notFound("application");
  const code = !mayAct ? null : await findTicketCode(platform.db, eventId, userId);
  const { id, state, position, offer_expires_at, cancel_reason, actions } = await presentMyApplication(
    platform,
    row,
    language,
  );
  const takesPart = mayAct && isComing(row.state) && !event.cancelled_at && !isOnHold(event);
  const meeting_url = takesPart ? await findMeetingUrl(platform.db, eventId) : null;
  return {
    application: {
      id,
      state,
      position,
      offer_expires_at,
      cancel_reason,
      actions: mayAct ? actions : actions.filter((action) => isCancelling(action)),
    },
    event: presentForApplicant(event, { platform, language }),
    ticket:
      code === null || isOnHold(event)
        ? null
        : { code, url: ticketAddress(platform.settings.publicUrl, eventId, code) },
    ...(meeting_url !== null && { meeting_url }),
  };
}
