export { AnnouncementPanel } from "./ui/announcement-panel.tsx";
export { ReminderMailsPanel } from "./ui/reminder-mails-panel.tsx";
