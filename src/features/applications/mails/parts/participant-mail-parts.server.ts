import type { MailToRender } from "../../../../platform/mail/define-mail.server.ts";
import { mailTextsIn } from "../../../../platform/mail/layout/mail-texts.server.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { type ApplicationState, isActive, isComing } from "../../../../shared/application-states.ts";
import { findMailRecipient } from "../../../accounts/accounts.server.ts";
import { eventMailContent } from "../../../events/events.server.ts";

/** The event, the reader and, where they have ever applied, how they stand in its calendar entry; null where one is gone. */
export async function participantMailParts(platform: Platform, mail: MailToRender, eventId: number) {
  const content = await eventMailContent(platform, eventId, mail);
  const reader = await findMailRecipient(platform, mail);
  if (!content || !reader) return null;
  const application = mail.example
    ? exampleOf(mail.example.state)
    : await platform.db
        .selectFrom("applications")
        .select(["calendar_sequence", "state", "told_state"])
        .where("event_id", "=", eventId)
        .where("user_id", "=", reader.id)
        .executeTakeFirst();
  const attendee = application && {
    name: reader.name,
    email: mail.address,
    sequence: application.calendar_sequence,
  };
  return {
    ...content,
    t: mailTextsIn(mail.language),
    reader,
    attendee,
    /** Whether they have applied and are not out, even where they are not coming yet. */
    hasApplied: isActive(application?.state),
    /** Whether they are coming and have been told so, and so have the event in the calendar. */
    hasEntry: isComing(application?.state) && application?.told_state === "confirmed",
  };
}

const exampleOf = (state: ApplicationState | undefined) =>
  state && { calendar_sequence: 0, state, told_state: state };
