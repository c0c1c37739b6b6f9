import { defineMail, mailPriorities } from "../../../platform/mail/define-mail.server.ts";
import { mailTextsIn } from "../../../platform/mail/layout/mail-texts.server.ts";
import { findMailRecipient } from "./mail-recipient.server.ts";

/** Warns a person whose password somebody else has changed while they can still do something. */
export const passwordChangedMail = defineMail({
  kind: "password_changed",
  priority: mailPriorities.immediate,
  preference: null,
  async render(platform, mail) {
    const { language } = mail;
    const reader = await findMailRecipient(platform, mail);
    if (!reader) return null;
    const t = mailTextsIn(language);
    return {
      subject: t("mail.password_changed.subject"),
      greeting: t("mail.greeting", { name: reader.name }),
      paragraphs: [t("mail.password_changed.body")],
      link: {
        label: t("mail.password_changed.link"),
        url: `${platform.settings.publicUrl}/login/reset?lang=${language}`,
      },
      footer: t("mail.password_changed.footer"),
    };
  },
});
