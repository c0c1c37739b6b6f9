import { defineMail, mailPriorities } from "../../../platform/mail/define-mail.server.ts";
import { mintConfirmationToken } from "../mailed-links/mailed-tokens.server.ts";
import { accountLinkParts, accountLinkPayload } from "./account-link.server.ts";

export const addressConfirmationMail = defineMail({
  kind: "address_confirmation",
  priority: mailPriorities.immediate,
  payload: accountLinkPayload,
  preference: null,
  isSentToSuppressed: true,
  async render(platform, mail, payload) {
    const parts = await accountLinkParts(platform, mail, payload, {
      path: "/auth/confirmation",
      parameter: "confirmation_token",
      mint: mintConfirmationToken,
    });
    if (!parts) return null;
    const { t, greeting, url } = parts;
    return {
      subject: t("mail.address_confirmation.subject"),
      greeting,
      paragraphs: [t("mail.address_confirmation.body")],
      link: { label: t("mail.address_confirmation.link"), url },
      footer: t("mail.address_confirmation.footer"),
    };
  },
});
