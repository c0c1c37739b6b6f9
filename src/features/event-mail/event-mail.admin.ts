export { chosenAtOnce } from "./message/message-limits.ts";
export { AnnouncementPanel } from "./ui/announcement-panel.tsx";
export { MailPreviewDialog } from "./ui/mail-preview-dialog.tsx";
export { peopleInAddress } from "./ui/message-values.ts";
export { MessagesPanel } from "./ui/messages-panel.tsx";
export { ReminderMailsPanel } from "./ui/reminder-mails-panel.tsx";
