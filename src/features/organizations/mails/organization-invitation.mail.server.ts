import { z } from "zod";
import { defineMail, mailPriorities } from "../../../platform/mail/define-mail.server.ts";
import { mailTextsIn } from "../../../platform/mail/layout/mail-texts.server.ts";
import { nameInMail } from "../../../shared/people/person-name.ts";
import { displayDateTime } from "../../../shared/time/tokyo-time.ts";
import { isAddressOfBlocked } from "../../accounts/accounts.server.ts";
import { selectOpenInvitations } from "../invitations/invitation-rows.server.ts";
import { mintInvitationToken } from "../invitations/mint-invitation-token.server.ts";
import { organizationName } from "../organization-name.server.ts";

/** To an address, with or without an account: who invites to which organization, and a link that is made as the mail leaves. */
export const organizationInvitationMail = defineMail({
  kind: "organization_invitation",
  priority: mailPriorities.confirmation,
  payload: z.object({ invitationId: z.int() }),
  preference: null,
  async render(platform, { language, address }, { invitationId }) {
    const { db, clock, settings } = platform;
    const invitation = await selectOpenInvitations(db, clock.now())
      .where("i.id", "=", invitationId)
      .executeTakeFirst();
    if (!invitation || (await isAddressOfBlocked(db, address))) return null;
    const token = await mintInvitationToken(db, invitationId);
    const t = mailTextsIn(language);
    const words = {
      organization: await organizationName(db, invitation.organization_id, language),
      name: nameInMail(invitation, language),
      role: t(`mail.role_name.${invitation.role}`),
      until: displayDateTime(invitation.expires_at, language),
    };
    const search = new URLSearchParams({ token, lang: language });
    return {
      subject: t("mail.organization_invitation.subject", words),
      greeting: t("mail.organization_invitation.greeting"),
      paragraphs: [
        t("mail.organization_invitation.body", words),
        t("mail.organization_invitation.how", words),
      ],
      link: {
        label: t("mail.organization_invitation.link"),
        url: `${settings.publicUrl}/invitation?${search}`,
      },
      footer: t("mail.organization_invitation.footer"),
    };
  },
});
