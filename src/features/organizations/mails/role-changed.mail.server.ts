import { z } from "zod";
import { defineMail, mailPriorities } from "../../../platform/mail/define-mail.server.ts";
import { mailTextsIn } from "../../../platform/mail/layout/mail-texts.server.ts";
import { findMailRecipient } from "../../accounts/accounts.server.ts";
import { may, memberRoles } from "../members/member-roles.ts";
import { findRole } from "../members/require-organizer.server.ts";
import { organizationName } from "../organization-name.server.ts";

/** To a member whose role another one has changed; nothing where it is another one again by then. */
export const roleChangedMail = defineMail({
  kind: "role_changed",
  priority: mailPriorities.confirmation,
  payload: z.object({ organizationId: z.int(), role: z.enum(memberRoles) }),
  preference: null,
  async render(platform, mail, { organizationId, role }) {
    const { language } = mail;
    const reader = await findMailRecipient(platform, mail);
    if (!reader || (await findRole(platform.db, organizationId, reader.id)) !== role) return null;
    const t = mailTextsIn(language);
    const organization = await organizationName(platform.db, organizationId, language);
    const page = may(role, "organize") ? `/organizations/${organizationId}/members` : "";
    return {
      subject: t("mail.role_changed.subject", { organization }),
      greeting: t("mail.greeting", { name: reader.name }),
      paragraphs: [
        t("mail.role_changed.body", { organization, role: t(`mail.role_name.${role}`) }),
        t(`mail.role_rights.${role}`),
      ],
      link: {
        label: t("mail.see_organization"),
        url: `${platform.settings.publicUrl}/manage${page}?lang=${language}`,
      },
      footer: t("mail.organizer_footer"),
    };
  },
});
