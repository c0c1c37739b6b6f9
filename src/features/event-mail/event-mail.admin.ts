export { AnnouncementPanel } from "./announcement/ui/announcement-panel.tsx";
export { peopleInAddress } from "./message/ui/message-values.ts";
export { MessagesPanel } from "./message/ui/messages-panel.tsx";
export { MailPreviewDialog } from "./ui/mail-preview-dialog.tsx";
export { MailTimeField } from "./ui/mail-time-field.tsx";
export { PreviewAndTest } from "./ui/preview-and-test.tsx";
export { ReminderMailsPanel } from "./ui/reminder-mails-panel.tsx";
