export { sendDueAnnouncements } from "./announcement/send-announcements.server.ts";
export { queueDueEventTomorrow } from "./automatic/event-tomorrow.server.ts";
export { queueDueNewsletters } from "./automatic/newsletter.server.ts";
export { queueDueRemindLater } from "./automatic/remind-later.server.ts";
export { renderAnnouncement } from "./mails/announcement-mail.server.ts";
export { renderCustomReminder } from "./mails/custom-reminder-mail.server.ts";
export { mailsOfEvent } from "./mails-of-event.server.ts";
export { sendDueReminders } from "./reminder/send-reminders.server.ts";
