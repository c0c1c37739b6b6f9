import { z } from "zod";
import { defineMail, mailPriorities } from "../../../platform/mail/define-mail.server.ts";
import { mailTextsIn } from "../../../platform/mail/layout/mail-texts.server.ts";
import { nameInMail } from "../../../shared/people/person-name.ts";
import { findMailRecipient } from "../../accounts/accounts.server.ts";
import { may } from "../members/member-roles.ts";
import { findRole } from "../members/require-organizer.server.ts";
import { organizationName } from "../organization-name.server.ts";

/** To everybody in an organization, the new one among them: who has joined. */
export const memberAddedMail = defineMail({
  kind: "member_added",
  priority: mailPriorities.confirmation,
  payload: z.object({ organizationId: z.int(), memberId: z.int() }),
  preference: null,
  async render(platform, mail, { organizationId, memberId }) {
    const { language } = mail;
    const reader = await findMailRecipient(platform, mail);
    const member = await platform.db
      .selectFrom("organization_members as m")
      .innerJoin("users as u", "u.id", "m.user_id")
      .select(["u.id", "u.first_name", "u.last_name", "m.role"])
      .where("m.organization_id", "=", organizationId)
      .where("u.id", "=", memberId)
      .executeTakeFirst();
    // A member who was removed in the meantime is no longer told who belongs to the organization.
    if (!reader || !member || !(await findRole(platform.db, organizationId, reader.id))) return null;
    const t = mailTextsIn(language);
    const organization = await organizationName(platform.db, organizationId, language);
    const words = {
      organization,
      name: nameInMail(member, language),
      role: t(`mail.role_name.${member.role}`),
    };
    const isAboutReader = member.id === reader.id;
    const page =
      isAboutReader && !may(member.role, "organize") ? "" : `/organizations/${organizationId}/members`;
    return {
      subject: t(isAboutReader ? "mail.member_added_you.subject" : "mail.member_added.subject", words),
      greeting: t("mail.greeting", { name: reader.name }),
      paragraphs: isAboutReader
        ? [t("mail.member_added_you.body", words), t(`mail.role_rights.${member.role}`)]
        : [t("mail.member_added.body", words)],
      link: {
        label: t("mail.see_organization"),
        url: `${platform.settings.publicUrl}/manage${page}?lang=${language}`,
      },
      footer: t("mail.organizer_footer"),
    };
  },
});
