export { afterMailsGoAtSql, areMailsPlannedSql } from "./after-mails/after-mail-time.server.ts";
export { findNextAfterMails } from "./after-mails/find-next-after-mails.server.ts";
export { findPlannedAfterMails } from "./after-mails/find-planned-after-mails.server.ts";
export { queueDueAfterMails } from "./after-mails/queue-due-after-mails.server.ts";
export { queueLateThanks } from "./after-mails/queue-late-thanks.server.ts";
export { verdictOfCertificate } from "./certificate/verify-certificate.server.ts";
export { onAccountDeleted } from "./follow-up-on-account-deleted.server.ts";
export { followUpOfEvent } from "./follow-up-on-event.server.ts";
export { materialFileColumn } from "./material/material-rows.server.ts";
