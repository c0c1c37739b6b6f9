import { z } from "zod";
import type { MailToRender } from "../../../platform/mail/define-mail.server.ts";
import { mailTextsIn } from "../../../platform/mail/mail-texts.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findMailRecipient } from "../../accounts/accounts.server.ts";
import { isOrganizer, organizationName } from "../../organizations/organizations.server.ts";
import { eventMailContent } from "./event-mail-content.server.ts";

export const coHostPayload = z.object({
  eventId: z.int(),
  /** The organization that was invited. */
  organizationId: z.int(),
  invitedById: z.int().nullable(),
});

/** The parts that all mails between an inviting and an invited organization share. */
export async function coHostMailParts(
  platform: Platform,
  mail: MailToRender,
  { eventId, organizationId, invitedById }: z.output<typeof coHostPayload>,
  recipient: "invited" | "inviting",
) {
  const { language, user_id: userId } = mail;
  const content = await eventMailContent(platform, eventId, language);
  if (!content) return null;
  const invitingId = invitedById ?? content.event.owner_organization_id;
  const recipientId = recipient === "invited" ? organizationId : invitingId;
  const reader = await findMailRecipient(platform, mail);
  // A member who was removed in the meantime is no longer told what the organization does.
  if (userId !== null && !(await isOrganizer(platform.db, recipientId, userId))) return null;
  const t = mailTextsIn(language);
  const names = {
    title: content.title,
    invited: await organizationName(platform.db, organizationId, language),
    inviting: await organizationName(platform.db, invitingId, language),
  };
  return {
    t,
    names,
    greeting: reader
      ? t("mail.greeting", { name: reader.name })
      : t("mail.greeting_organization", { name: names[recipient] }),
    facts: content.facts,
    /** The page of the back office of the organization that the mail goes to. */
    dashboard: `${platform.settings.publicUrl}/manage/organizations/${recipientId}`,
    footer: t("mail.organizer_footer"),
  };
}
