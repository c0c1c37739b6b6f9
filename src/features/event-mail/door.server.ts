export { sendDueAnnouncements } from "./announcement/send-announcements.server.ts";
export { queueDueEventTomorrow } from "./automatic/event-tomorrow.server.ts";
export { queueDueNewsletters } from "./automatic/newsletter.server.ts";
export { queueDueRemindLater } from "./automatic/remind-later.server.ts";
export { renderAnnouncement, renderNewsletter } from "./mails/invitation-mails.server.ts";
export {
  renderCustomReminder,
  renderEventTomorrow,
  renderRemindLater,
} from "./mails/reminder-mails.server.ts";
export { mailsOfEvent } from "./mails-of-event.server.ts";
export { sendDueReminders } from "./reminder/send-reminders.server.ts";
