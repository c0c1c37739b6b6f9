import { defineMail, mailPriorities } from "../../../platform/mail/define-mail.server.ts";
import { mintPasswordResetToken } from "../mailed-links/mailed-tokens.server.ts";
import { accountLinkParts, accountLinkPayload } from "./account-link.server.ts";

export const passwordResetMail = defineMail({
  kind: "password_reset",
  priority: mailPriorities.immediate,
  payload: accountLinkPayload,
  preference: null,
  isSentToSuppressed: true,
  async render(platform, mail, payload) {
    const parts = await accountLinkParts(platform, mail, payload, {
      path: "/auth/password/edit",
      parameter: "reset_password_token",
      mint: mintPasswordResetToken,
    });
    if (!parts) return null;
    const { t, greeting, url } = parts;
    return {
      subject: t("mail.password_reset.subject"),
      greeting,
      paragraphs: [t("mail.password_reset.body")],
      link: { label: t("mail.password_reset.link"), url },
      footer: t("mail.password_reset.footer"),
    };
  },
});
