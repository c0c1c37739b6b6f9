import type { Platform } from "../../../platform/platform.ts";
import { notFound } from "../../../shared/app-error.ts";
import { isComing } from "../../../shared/application-states.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import { findEvents, findMeetingUrl, presentEvent } from "../../events/events.server.ts";
import { presentMyApplication } from "../actions/present-my-application.server.ts";
import { findApplication } from "../application-rows.server.ts";
import { findTicketCode } from "../tickets/find-ticket.server.ts";
import { ticketAddress } from "../tickets/ticket-address.ts";
import type { LinkedApplication } from "./application-links.contract.ts";
import { applicationOfToken } from "./application-token.server.ts";

/** The application that the link of a mail is about; refused where we have not made the link. */
export async function requireLinked({ db }: Pick<Platform, "db">, token: string) {
  const linked = await applicationOfToken(db, token);
  if (!linked) throw notFound("application");
  return linked;
}

/** The application of a link with its event, also of one that is hidden by now, as the person themselves may see it. */
export async function readLinkedApplication(
  platform: Platform,
  { eventId, userId }: { eventId: number; userId: number },
  language: Language,
): Promise<LinkedApplication> {
  const row = await findApplication(platform.db, eventId, userId);
  const [event] = await findEvents(platform.db, [eventId]);
  if (!row || !event) throw notFound("application");
  const code = await findTicketCode(platform.db, eventId, userId);
  const { id, state, position, offer_expires_at, cancel_reason, actions } = await presentMyApplication(
    platform,
    row,
    language,
  );
  const takesPart = isComing(row.state) && !event.cancelled_at;
  const meeting_url = takesPart ? await findMeetingUrl(platform.db, eventId) : null;
  return {
    application: { id, state, position, offer_expires_at, cancel_reason, actions },
    event: presentEvent(event, { platform, language }),
    ticket: code === null ? null : { code, url: ticketAddress(platform.settings.publicUrl, eventId, code) },
    ...(meeting_url !== null && { meeting_url }),
  };
}
