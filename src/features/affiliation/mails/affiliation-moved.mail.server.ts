import { z } from "zod";
import { defineMail, mailPriorities } from "../../../platform/mail/define-mail.server.ts";
import { mailTextsIn } from "../../../platform/mail/layout/mail-texts.server.ts";
import { findMailRecipient } from "../../accounts/accounts.server.ts";
import { readerNameIn, selectUniversities } from "../../reference-data/reference-data.server.ts";

/** To a person whose proof has ended, because another account has proved the same address. */
export const affiliationMovedMail = defineMail({
  kind: "affiliation_moved",
  priority: mailPriorities.notice,
  payload: z.object({ universityId: z.int() }),
  preference: null,
  async render(platform, mail, { universityId }) {
    const { db, settings } = platform;
    const { language } = mail;
    const reader = await findMailRecipient(platform, mail);
    const university = await selectUniversities(db)
      .where("university.id", "=", universityId)
      .executeTakeFirst();
    if (!reader || !university) return null;
    const t = mailTextsIn(language);
    const words = { university: readerNameIn(university, language) };
    return {
      subject: t("mail.affiliation_moved.subject", words),
      greeting: t("mail.greeting", { name: reader.name }),
      paragraphs: [t("mail.affiliation_moved.body", words)],
      link: {
        label: t("mail.affiliation_moved.link"),
        url: `${settings.publicUrl}/me/settings?lang=${language}#affiliation`,
      },
      footer: t("mail.affiliation_moved.footer"),
    };
  },
});
