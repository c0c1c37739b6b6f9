import { z } from "zod";
import { defineMail, mailPriorities } from "../../../platform/mail/define-mail.server.ts";
import { mailTextsIn } from "../../../platform/mail/layout/mail-texts.server.ts";
import { findMailRecipient } from "../../accounts/accounts.server.ts";
import { readerNameIn } from "../../reference-data/reference-data.server.ts";
import { findOrganization } from "../organization-rows.server.ts";
import { isRowInForce, selectAllRecognitions } from "../recognition/find-recognitions.server.ts";
import { joinNames, namesOf } from "../recognition/renaming/former-names.ts";
import { isUniversityStaff } from "../university-staff/require-university-staff.server.ts";

/** To the staff of a university: an organization that they recognise has another name. Nothing once they have said that it is the same. */
export const recognisedRenamedMail = defineMail({
  kind: "recognised_renamed",
  priority: mailPriorities.notice,
  payload: z.object({ organizationId: z.int(), universityId: z.int() }),
  preference: null,
  async render(platform, mail, { organizationId, universityId }) {
    const { db, clock, settings } = platform;
    const { language } = mail;
    const reader = await findMailRecipient(platform, mail);
    if (!reader || !(await isUniversityStaff(db, universityId, reader.id))) return null;
    const organization = await findOrganization(db, organizationId);
    const recognition = await selectAllRecognitions(db)
      .where("r.organization_id", "=", organizationId)
      .where("r.university_id", "=", universityId)
      .limit(1)
      .executeTakeFirst();
    if (!organization || !recognition?.former_names || !isRowInForce(recognition, clock.now())) return null;
    const t = mailTextsIn(language);
    const [before, now] = [joinNames(recognition.former_names), joinNames(namesOf(organization.texts))];
    const university = readerNameIn(recognition, language);
    return {
      subject: t("mail.recognised_renamed.subject", { before, university }),
      greeting: t("mail.greeting", { name: reader.name }),
      paragraphs: [t("mail.recognised_renamed.body", { university }), t("mail.recognised_renamed.choice")],
      facts: [
        [t("mail.recognised_renamed.before"), before],
        [t("mail.recognised_renamed.now"), now],
      ],
      link: {
        label: t("mail.university_staff.link"),
        url: `${settings.publicUrl}/manage/universities/${universityId}?lang=${language}`,
      },
      footer: t("mail.university_staff.footer", { university }),
    };
  },
});
