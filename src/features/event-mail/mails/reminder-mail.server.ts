import type { MailToRender, RenderedMail } from "../../../platform/mail/define-mail.server.ts";
import { type MailTexts, mailTextsIn } from "../../../platform/mail/mail-texts.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { ApplicationState } from "../../../shared/application-states.ts";
import { findMailRecipient } from "../../accounts/accounts.server.ts";
import { type EventMailContent, eventMailContent, factsOfRow, isAhead } from "../../events/events.server.ts";

type Said = Pick<RenderedMail, "subject" | "paragraphs" | "facts" | "footer">;

/** A reminder of an event that is still to come, to those whose application is in a state for which it is meant. */
export async function renderReminderMail(
  platform: Platform,
  mail: MailToRender,
  { eventId, isFor }: { eventId: number; isFor: (application: ApplicationState | undefined) => boolean },
  say: (t: MailTexts, parts: EventMailContent) => Said,
): Promise<RenderedMail | null> {
  const parts = await eventMailContent(platform, eventId, mail.language);
  const reader = await findMailRecipient(platform, mail);
  if (!parts || !reader || !isAhead(factsOfRow(parts.event), platform.clock.now())) return null;
  if (!isFor(await applicationState(platform, eventId, reader.id))) return null;
  const t = mailTextsIn(mail.language);
  return {
    greeting: t("mail.greeting", { name: reader.name }),
    link: parts.link,
    organization: parts.organization,
    replyTo: parts.replyTo,
    ...say(t, parts),
  };
}

/** Undefined where the person has never applied. */
export async function applicationState(
  { db }: Platform,
  eventId: number,
  userId: number,
): Promise<ApplicationState | undefined> {
  const application = await db
    .selectFrom("applications")
    .select("state")
    .where("event_id", "=", eventId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return application?.state;
}
