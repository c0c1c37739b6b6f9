import { preferencesToken } from "../../accounts/door.server.ts";
import { eventMail } from "./event-mail.server.ts";

/** The invitation that an announcement is; its test mail has no `announcementId`. */
export const renderAnnouncement = eventMail(async ({ platform, mail, event, title, organization, t }) => {
  if (mail.announcement_id !== null && !event.is_published) return null;
  const token = await preferencesToken(platform.db, mail.user_id ?? 0, "announcements");
  const unsubscribe = `${platform.settings.publicUrl}/api/v1/users/own/mail_preferences?token=${token}`;
  return {
    subject: t("mail.announcement.subject", { title, organization }),
    paragraphs: [t("mail.announcement.body", { title, organization })],
    footer: t("mail.announcement.footer", { organization }),
    headers: {
      "List-Unsubscribe": `<${unsubscribe}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
});
