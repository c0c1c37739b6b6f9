export { AnnouncementPanel } from "./ui/announcement-panel.tsx";
export { MailPreviewDialog } from "./ui/mail-preview-dialog.tsx";
export { ReminderMailsPanel } from "./ui/reminder-mails-panel.tsx";
