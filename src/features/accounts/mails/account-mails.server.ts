import { composeMail } from "../../../platform/mail/compose-mail.server.ts";
import type { RenderMail } from "../../../platform/mail/deliver-mail.server.ts";
import { mailTextsIn } from "../../../platform/mail/mail-texts.server.ts";
import type { Language } from "../../../shared/languages.ts";
import { nameInMail } from "../../../shared/person-name.ts";
import { mintConfirmationToken, mintPasswordResetToken } from "../mailed-links/mailed-tokens.server.ts";
import { findUser } from "../user-rows.server.ts";
import { findMailRecipient } from "./mail-recipient.server.ts";

/** Renders one of the mails that people ask for about their account. The link's token is made now and kept as a digest. */
function accountMail(
  kind: "address_confirmation" | "password_reset",
  path: string,
  parameter: string,
  mint: typeof mintConfirmationToken,
): RenderMail {
  return async ({ db, settings, clock }, mail) => {
    const user = await findUser(db, mail.user_id ?? 0);
    if (!user) return null;
    const t = mailTextsIn(mail.language as Language);
    const { redirectUrl } = mail.payload as { redirectUrl: string };
    const token = await mint(db, user.id, clock.now());
    const search = new URLSearchParams({ config: "default", [parameter]: token, redirect_url: redirectUrl });
    return composeMail(settings.publicUrl, {
      language: mail.language as Language,
      subject: t(`mail.${kind}.subject`),
      greeting: t("mail.greeting", { name: nameInMail(user, mail.language as Language) }),
      paragraphs: [t(`mail.${kind}.body`)],
      link: { label: t(`mail.${kind}.link`), url: `${settings.publicUrl}/api/v1${path}?${search}` },
      footer: t(`mail.${kind}.footer`),
    });
  };
}

export const renderAddressConfirmation = accountMail(
  "address_confirmation",
  "/auth/confirmation",
  "confirmation_token",
  mintConfirmationToken,
);

export const renderPasswordReset = accountMail(
  "password_reset",
  "/auth/password/edit",
  "reset_password_token",
  mintPasswordResetToken,
);

/** Whoever did not change their password has to hear of it while they can still do something. */
export const renderPasswordChanged: RenderMail = async (platform, mail) => {
  const language = mail.language as Language;
  const reader = await findMailRecipient(platform, mail);
  if (!reader) return null;
  const t = mailTextsIn(language);
  return composeMail(platform.settings.publicUrl, {
    language,
    subject: t("mail.password_changed.subject"),
    greeting: t("mail.greeting", { name: reader.name }),
    paragraphs: [t("mail.password_changed.body")],
    link: {
      label: t("mail.password_changed.link"),
      url: `${platform.settings.publicUrl}/login/reset?lang=${language}`,
    },
    footer: t("mail.password_changed.footer"),
  });
};
