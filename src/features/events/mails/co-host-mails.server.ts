import { composeMail } from "../../../platform/mail/compose-mail.server.ts";
import type { RenderMail } from "../../../platform/mail/deliver-mail.server.ts";
import { mailTextsIn } from "../../../platform/mail/mail-texts.server.ts";
import type { Language } from "../../../shared/languages.ts";
import { findMailRecipient } from "../../accounts/accounts.server.ts";
import { isOrganizer, organizationName } from "../../organizations/organizations.server.ts";
import { eventMailContent } from "./event-mail-content.server.ts";

type Kind = "co_host_invited" | "co_host_withdrawn" | "co_host_accepted" | "co_host_declined";

interface Payload {
  eventId: number;
  /** The organization that was invited. */
  organizationId: number;
  invitedById: number | null;
}

/** Between organizations: the invitation and its withdrawal go to the invited one, the answers to the inviting one. */
function coHostMail(kind: Kind): RenderMail {
  const isToInvited = kind === "co_host_invited" || kind === "co_host_withdrawn";
  return async (platform, mail) => {
    const language = mail.language as Language;
    const { eventId, organizationId, invitedById } = mail.payload as unknown as Payload;
    const parts = await eventMailContent(platform, eventId, language);
    if (!parts) return null;
    const t = mailTextsIn(language);
    const invited = await organizationName(platform.db, organizationId, language);
    const inviting = await organizationName(
      platform.db,
      invitedById ?? parts.event.owner_organization_id,
      language,
    );
    const reader = await findMailRecipient(platform, mail);
    const own = isToInvited ? organizationId : (invitedById ?? parts.event.owner_organization_id);
    // Who was removed meanwhile is no longer told what the organization does.
    if (mail.user_id !== null && !(await isOrganizer(platform.db, own, mail.user_id))) return null;
    const dashboard = `${platform.settings.publicUrl}/manage/organizations/${own}`;
    const pages = {
      co_host_invited: `${dashboard}/co-hosts`,
      co_host_withdrawn: dashboard,
      co_host_accepted: `${dashboard}/events/${eventId}/co-hosts`,
      co_host_declined: `${dashboard}/events/${eventId}/co-hosts`,
    };
    const words = { title: parts.title, invited, inviting };
    return composeMail(platform.settings.publicUrl, {
      language,
      subject: t(`mail.${kind}.subject`, words),
      greeting: reader
        ? t("mail.greeting", { name: reader.name })
        : t("mail.greeting_organization", { name: isToInvited ? invited : inviting }),
      paragraphs: [t(`mail.${kind}.body`, words)],
      facts: kind === "co_host_invited" ? parts.facts : [],
      link: { label: t(`mail.${kind}.link`), url: `${pages[kind]}?lang=${language}` },
      footer: t("mail.organizer_footer"),
    });
  };
}

export const renderCoHostInvited = coHostMail("co_host_invited");
export const renderCoHostWithdrawn = coHostMail("co_host_withdrawn");
export const renderCoHostAccepted = coHostMail("co_host_accepted");
export const renderCoHostDeclined = coHostMail("co_host_declined");
