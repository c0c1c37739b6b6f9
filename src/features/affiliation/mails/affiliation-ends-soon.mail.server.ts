import { defineMail, mailPriorities } from "../../../platform/mail/define-mail.server.ts";
import { mailTextsIn } from "../../../platform/mail/layout/mail-texts.server.ts";
import { displayDay } from "../../../shared/time/display-day.ts";
import { findMailRecipient } from "../../accounts/accounts.server.ts";
import { readerNameIn } from "../../reference-data/reference-data.server.ts";
import { findAffiliation } from "../find-affiliations.server.ts";

/** To a person whose proof ends within thirty days; nothing where it has ended by then. */
export const affiliationEndsSoonMail = defineMail({
  kind: "affiliation_ends_soon",
  priority: mailPriorities.notice,
  preference: null,
  async render(platform, mail) {
    const { db, clock, settings } = platform;
    const { language } = mail;
    const reader = await findMailRecipient(platform, mail);
    const affiliation = reader && (await findAffiliation(db, reader.id, clock.now()));
    if (!affiliation) return null;
    const t = mailTextsIn(language);
    const words = {
      university: readerNameIn(affiliation.university, language),
      date: displayDay(new Date(affiliation.verified_until), language),
    };
    return {
      subject: t("mail.affiliation_ends_soon.subject", words),
      greeting: t("mail.greeting", { name: reader.name }),
      paragraphs: [t("mail.affiliation_ends_soon.body", words)],
      link: {
        label: t("mail.affiliation_ends_soon.link"),
        url: `${settings.publicUrl}/me/settings?lang=${language}#affiliation`,
      },
      footer: t("mail.affiliation_ends_soon.footer"),
    };
  },
});
