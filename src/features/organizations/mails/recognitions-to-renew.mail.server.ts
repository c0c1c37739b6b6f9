import { sql } from "kysely";
import { z } from "zod";
import { defineMail, mailPriorities } from "../../../platform/mail/define-mail.server.ts";
import { mailTextsIn } from "../../../platform/mail/layout/mail-texts.server.ts";
import { isNotDeleted } from "../../../shared/is-not-deleted.server.ts";
import { findMailRecipient } from "../../accounts/accounts.server.ts";
import { readerNameIn, selectUniversities } from "../../reference-data/reference-data.server.ts";
import { displayLastDay } from "../recognition/display-last-day.ts";
import { isInForceSql } from "../recognition/recognition-in-force.ts";
import { isUniversityStaff } from "../university-staff/require-university-staff.server.ts";

/** To the staff of a university: how many of its recognitions end on a day that is thirty days away. One for all that end together. */
export const recognitionsToRenewMail = defineMail({
  kind: "recognitions_to_renew",
  priority: mailPriorities.notice,
  payload: z.object({ universityId: z.int(), validUntil: z.iso.date() }),
  preference: null,
  async render(platform, mail, { universityId, validUntil }) {
    const { db, clock, settings } = platform;
    const { language } = mail;
    const reader = await findMailRecipient(platform, mail);
    if (!reader || !(await isUniversityStaff(db, universityId, reader.id))) return null;
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from recognitions r join organizations o on o.id = r.organization_id
       where r.university_id = ${universityId} and r.valid_until = ${validUntil}::date and ${isInForceSql(clock.now())}
         and ${isNotDeleted("o")}`.execute(db);
    const count = rows[0]?.count ?? 0;
    const university = await selectUniversities(db)
      .where("university.id", "=", universityId)
      .executeTakeFirst();
    if (count === 0 || !university) return null;
    const t = mailTextsIn(language);
    const words = {
      count,
      university: readerNameIn(university, language),
      date: displayLastDay(validUntil, language),
    };
    return {
      subject: t("mail.recognitions_to_renew.subject", words),
      greeting: t("mail.greeting", { name: reader.name }),
      paragraphs: [t("mail.recognitions_to_renew.body", words)],
      link: {
        label: t("mail.university_staff.link"),
        url: `${settings.publicUrl}/manage/universities/${universityId}?lang=${language}`,
      },
      footer: t("mail.university_staff.footer", words),
    };
  },
});
