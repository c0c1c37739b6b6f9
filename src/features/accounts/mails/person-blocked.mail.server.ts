import { z } from "zod";
import { defineMail, mailPriorities } from "../../../platform/mail/define-mail.server.ts";
import { mailTextsIn } from "../../../platform/mail/layout/mail-texts.server.ts";
import { nameInMail } from "../../../shared/people/person-name.ts";
import { supportEmail } from "../../../shared/support-email.ts";
import { findNameOf } from "../blocking/blocked-people.server.ts";

/** The last one to somebody whom the product team blocks: they are no recipient of any other. Letting them in takes it back. */
export const personBlockedMail = defineMail({
  kind: "person_blocked",
  priority: mailPriorities.confirmation,
  payload: z.object({ reason: z.string() }),
  preference: null,
  async render({ db }, mail, { reason }) {
    const t = mailTextsIn(mail.language);
    const person = await findNameOf(db, mail.user_id ?? 0);
    if (!person) return null;
    return {
      subject: t("mail.person_blocked.subject"),
      greeting: t("mail.greeting", { name: nameInMail(person, mail.language) }),
      paragraphs: [t("mail.person_blocked.body"), t("mail.person_blocked.places")],
      quotation: { lead: t("mail.person_blocked.reason"), text: reason },
      footer: t("mail.person_blocked.footer", { email: supportEmail }),
      replyTo: supportEmail,
    };
  },
});
