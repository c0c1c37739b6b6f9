export { leaveUnsentAnnouncements } from "./announcement/leave-unsent-announcements.server.ts";
export { queueDueAnnouncements } from "./announcement/queue-due-announcements.server.ts";
export { queueDueEventTomorrow } from "./automatic/queue-due-event-tomorrow.server.ts";
export { queueDueNewsletters } from "./automatic/queue-due-newsletters.server.ts";
export { queueDueRemindLater } from "./automatic/queue-due-remind-later.server.ts";
export { onAccountDeleted } from "./event-mail-on-account-deleted.server.ts";
export { findMailDetails } from "./find-mail-details.server.ts";
export { queueDueReminders } from "./reminder/queue-due-reminders.server.ts";
