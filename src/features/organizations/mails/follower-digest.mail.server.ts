import { sql } from "kysely";
import { z } from "zod";
import { defineMail, mailPriorities } from "../../../platform/mail/define-mail.server.ts";
import { mailTextsIn } from "../../../platform/mail/layout/mail-texts.server.ts";
import { emailPreference, findMailRecipient } from "../../accounts/accounts.server.ts";
import { organizationName } from "../organization-name.server.ts";

/** How many have begun to follow in a week; without their names, which stand behind the log-in. */
export const followerDigestMail = defineMail({
  kind: "follower_digest",
  priority: mailPriorities.digest,
  payload: z.object({ organizationId: z.int(), since: z.iso.datetime(), until: z.iso.datetime() }),
  preference: emailPreference("organizer_digest"),
  async render(platform, mail, { organizationId, since, until }) {
    const { language } = mail;
    const reader = await findMailRecipient(platform, mail);
    if (!reader) return null;
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from organization_follows f
       where f.organization_id = ${organizationId} and f.unfollowed_at is null
         and f.followed_at >= ${since}::timestamptz and f.followed_at < ${until}::timestamptz
         and exists (select from organization_members m
                      where m.organization_id = f.organization_id and m.user_id = ${reader.id} and m.is_organizer)`.execute(
      platform.db,
    );
    const count = rows[0]?.count ?? 0;
    if (count === 0) return null;
    const t = mailTextsIn(language);
    const organization = await organizationName(platform.db, organizationId, language);
    return {
      subject: t("mail.follower_digest.subject", { count, organization }),
      greeting: t("mail.greeting", { name: reader.name }),
      paragraphs: [t("mail.follower_digest.body", { count, organization })],
      link: {
        label: t("mail.follower_digest.link"),
        url: `${platform.settings.publicUrl}/manage/organizations/${organizationId}/followers?lang=${language}`,
      },
      footer: t("mail.organizer_footer"),
    };
  },
});
