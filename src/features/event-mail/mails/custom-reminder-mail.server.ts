import { eventMail } from "./event-mail.server.ts";

/** What the organizers wrote themselves to those who have applied; a draft comes along in the payload. */
export const renderCustomReminder = eventMail(async ({ platform, mail, organization, t }) => {
  const draft = mail.payload as { title?: string; body?: string };
  const saved =
    mail.reminder_mail_id === null
      ? { title: draft.title, body: draft.body }
      : await platform.db
          .selectFrom("reminder_mails")
          .select(["title", "body"])
          .where("id", "=", mail.reminder_mail_id)
          .executeTakeFirst();
  if (!saved?.title || !saved.body) return null;
  return {
    subject: saved.title,
    paragraphs: [saved.body],
    footer: t("mail.custom_reminder.footer", { organization }),
  };
});
