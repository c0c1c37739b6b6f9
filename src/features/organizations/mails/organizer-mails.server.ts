import { sql } from "kysely";
import { composeMail } from "../../../platform/mail/compose-mail.server.ts";
import type { RenderMail } from "../../../platform/mail/deliver-mail.server.ts";
import { mailTextsIn } from "../../../platform/mail/mail-texts.server.ts";
import type { Language } from "../../../shared/languages.ts";
import { nameInMail } from "../../../shared/person-name.ts";
import { findMailRecipient, unsubscribeLinks } from "../../accounts/accounts.server.ts";
import { isOrganizer } from "../members/require-organizer.server.ts";
import { organizationName } from "../organization-name.server.ts";

/** To everybody in an organization, the new one among them: who has joined. */
export const renderMemberAdded: RenderMail = async (platform, mail) => {
  const { organizationId, memberId } = mail.payload as { organizationId: number; memberId: number };
  const language = mail.language as Language;
  const reader = await findMailRecipient(platform, mail);
  const member = await platform.db
    .selectFrom("organization_members as m")
    .innerJoin("users as u", "u.id", "m.user_id")
    .select(["u.id", "u.first_name", "u.last_name"])
    .where("m.organization_id", "=", organizationId)
    .where("u.id", "=", memberId)
    .executeTakeFirst();
  // Who was removed meanwhile is no longer told who belongs to the organization.
  if (!reader || !member || !(await isOrganizer(platform.db, organizationId, reader.id))) return null;
  const t = mailTextsIn(language);
  const organization = await organizationName(platform.db, organizationId, language);
  const words = { organization, name: nameInMail(member, language) };
  const kind = member.id === reader.id ? "member_added_you" : "member_added";
  return composeMail(platform.settings.publicUrl, {
    language,
    subject: t(`mail.${kind}.subject`, words),
    greeting: t("mail.greeting", { name: reader.name }),
    paragraphs: [t(`mail.${kind}.body`, words)],
    link: {
      label: t("mail.see_organization"),
      url: `${platform.settings.publicUrl}/manage/organizations/${organizationId}/members?lang=${language}`,
    },
    footer: t("mail.organizer_footer"),
  });
};

/** How many have begun to follow in a week; without their names, which stand behind the log-in. */
export const renderFollowerDigest: RenderMail = async (platform, mail) => {
  const { organizationId, since, until } = mail.payload as Record<string, string>;
  const language = mail.language as Language;
  const reader = await findMailRecipient(platform, mail);
  if (!reader?.wishes.organizer_digest) return null;
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from organization_follows f
     where f.organization_id = ${organizationId} and f.unfollowed_at is null
       and f.followed_at >= ${since}::timestamptz and f.followed_at < ${until}::timestamptz
       and exists (select from organization_members m
                    where m.organization_id = f.organization_id and m.user_id = ${reader.id})`.execute(
    platform.db,
  );
  const count = rows[0]?.count ?? 0;
  if (count === 0) return null;
  const t = mailTextsIn(language);
  const organization = await organizationName(platform.db, Number(organizationId), language);
  const { headers, unsubscribeUrl } = await unsubscribeLinks(
    platform,
    reader.id,
    "organizer_digest",
    language,
  );
  return {
    ...composeMail(platform.settings.publicUrl, {
      language,
      subject: t("mail.follower_digest.subject", { count, organization }),
      greeting: t("mail.greeting", { name: reader.name }),
      paragraphs: [t("mail.follower_digest.body", { count, organization })],
      link: {
        label: t("mail.follower_digest.link"),
        url: `${platform.settings.publicUrl}/manage/organizations/${organizationId}/followers?lang=${language}`,
      },
      footer: t("mail.organizer_footer"),
      unsubscribeUrl,
    }),
    headers,
  };
};
