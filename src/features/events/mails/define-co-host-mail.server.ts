import { z } from "zod";
import { defineMail, type MailToRender, mailPriorities } from "../../../platform/mail/define-mail.server.ts";
import { type KindWithTexts, mailTextsIn } from "../../../platform/mail/layout/mail-texts.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findMailRecipient } from "../../accounts/accounts.server.ts";
import { isOrganizer, organizationName } from "../../organizations/organizations.server.ts";
import { eventMailContent } from "./event-mail-content.server.ts";

const coHostPayload = z.object({
  eventId: z.int(),
  /** The organization that was invited. */
  organizationId: z.int(),
  invitedById: z.int().nullable(),
});
type CoHostPayload = z.output<typeof coHostPayload>;
type Recipient = "invited" | "inviting";

interface CoHostMail {
  kind: KindWithTexts<"subject" | "body" | "link">;
  to: Recipient;
  /** The page of the link, in the dashboard of the organization that the mail goes to. */
  page(payload: CoHostPayload): string;
  tellsFacts?: boolean;
}

/** Defines a mail between an inviting and an invited organization. */
export function defineCoHostMail({ kind, to, page, tellsFacts = false }: CoHostMail) {
  return defineMail({
    kind,
    priority: mailPriorities.confirmation,
    payload: coHostPayload,
    references: { event_id: "eventId" },
    preference: null,
    async render(platform, mail, payload) {
      const parts = await coHostMailParts(platform, mail, payload, to);
      if (!parts) return null;
      const { t, names, greeting, facts, dashboard } = parts;
      return {
        subject: t(`mail.${kind}.subject`, names),
        greeting,
        paragraphs: [t(`mail.${kind}.body`, names)],
        ...(tellsFacts && { facts }),
        link: { label: t(`mail.${kind}.link`), url: `${dashboard}${page(payload)}?lang=${mail.language}` },
        footer: t("mail.organizer_footer"),
      };
    },
  });
}

async function coHostMailParts(
  platform: Platform,
  mail: MailToRender,
  { eventId, organizationId, invitedById }: CoHostPayload,
  to: Recipient,
) {
  const { language, user_id: userId } = mail;
  const content = await eventMailContent(platform, eventId, language);
  if (!content) return null;
  const invitingId = invitedById ?? content.event.owner_organization_id;
  const recipientId = to === "invited" ? organizationId : invitingId;
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
      : t("mail.greeting_organization", { name: names[to] }),
    facts: content.facts,
    dashboard: `${platform.settings.publicUrl}/manage/organizations/${recipientId}`,
  };
}
