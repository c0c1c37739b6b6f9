import { z } from "zod";
import { defineMail, mailPriorities } from "../../../platform/mail/define-mail.server.ts";
import { mailTextsIn } from "../../../platform/mail/layout/mail-texts.server.ts";
import { findMailRecipient } from "../../accounts/accounts.server.ts";
import { readerNameIn, selectUniversities } from "../../reference-data/reference-data.server.ts";
import { isUniversityStaff } from "../university-staff/require-university-staff.server.ts";

/** To a person whom the product team has named for a university's office: what they may do from now on. */
export const universityStaffAddedMail = defineMail({
  kind: "university_staff_added",
  priority: mailPriorities.confirmation,
  payload: z.object({ universityId: z.int() }),
  preference: null,
  async render(platform, mail, { universityId }) {
    const { db, settings } = platform;
    const { language } = mail;
    const reader = await findMailRecipient(platform, mail);
    if (!reader || !(await isUniversityStaff(db, universityId, reader.id))) return null;
    const found = await selectUniversities(db).where("university.id", "=", universityId).executeTakeFirst();
    const t = mailTextsIn(language);
    const words = { university: readerNameIn(found, language) };
    return {
      subject: t("mail.university_staff_added.subject", words),
      greeting: t("mail.greeting", { name: reader.name }),
      paragraphs: [t("mail.university_staff_added.body", words), t("mail.university_staff_added.conflict")],
      link: {
        label: t("mail.university_staff.link"),
        url: `${settings.publicUrl}/manage/universities/${universityId}?lang=${language}`,
      },
      footer: t("mail.university_staff.footer", words),
    };
  },
});
