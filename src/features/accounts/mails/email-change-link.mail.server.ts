import { z } from "zod";
import { defineMail, mailPriorities } from "../../../platform/mail/define-mail.server.ts";
import { mailTextsIn } from "../../../platform/mail/layout/mail-texts.server.ts";
import { mintEmailChangeToken } from "../email-change/email-changes.server.ts";
import { findMailRecipient } from "./mail-recipient.server.ts";

/** Goes to the address that an account is to have, with the link to a page whose button makes the change. */
export const emailChangeLinkMail = defineMail({
  kind: "email_change_link",
  priority: mailPriorities.immediate,
  payload: z.object({ changeId: z.int() }),
  preference: null,
  isSentToSuppressed: true,
  async render(platform, mail, { changeId }) {
    const { db, settings, clock } = platform;
    const { language } = mail;
    const reader = await findMailRecipient(platform, mail);
    const token = reader && (await mintEmailChangeToken(db, changeId, clock.now()));
    if (!token) return null;
    const t = mailTextsIn(language);
    return {
      subject: t("mail.email_change_link.subject"),
      greeting: t("mail.greeting", { name: reader.name }),
      paragraphs: [t("mail.email_change_link.body")],
      link: {
        label: t("mail.email_change_link.link"),
        url: `${settings.publicUrl}/email_change?lang=${language}&token=${token}`,
      },
      footer: t("mail.email_change_link.footer"),
    };
  },
});
