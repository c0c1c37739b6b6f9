import { z } from "zod";
import { defineMail, mailPriorities } from "../../../platform/mail/define-mail.server.ts";
import { mailTextsIn } from "../../../platform/mail/layout/mail-texts.server.ts";
import { findMailRecipient } from "../../accounts/accounts.server.ts";
import { findAdmins, organizationName } from "../../organizations/organizations.server.ts";

/** To the admins of an organization: a server of theirs has not taken a message at any of its tries, or wants no more (`isGone`). */
export const webhookFailedMail = defineMail({
  kind: "webhook_failed",
  priority: mailPriorities.notice,
  payload: z.object({ organizationId: z.int(), webhookId: z.int(), isGone: z.boolean() }),
  preference: null,
  async render(platform, mail, { organizationId, webhookId, isGone }) {
    const { language } = mail;
    const webhook = await platform.db
      .selectFrom("webhooks")
      .select("url")
      .where("id", "=", webhookId)
      .executeTakeFirst();
    const reader = await findMailRecipient(platform, mail);
    if (!webhook || !reader) return null;
    if (!(await findAdmins(platform.db, organizationId)).includes(reader.id)) return null;
    const t = mailTextsIn(language);
    const organization = await organizationName(platform.db, organizationId, language);
    // The path and what follows may be a secret of theirs.
    const words = { organization, server: new URL(webhook.url).host };
    return {
      subject: t("mail.webhook_failed.subject", words),
      greeting: t("mail.greeting", { name: reader.name }),
      paragraphs: [t(isGone ? "mail.webhook_failed.gone" : "mail.webhook_failed.body", words)],
      link: {
        label: t("mail.webhook_failed.link"),
        url: `${platform.settings.publicUrl}/manage/organizations/${organizationId}/connections?lang=${language}`,
      },
      footer: t("mail.organizer_footer"),
    };
  },
});
