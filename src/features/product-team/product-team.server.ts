export { releaseSuppressed, suppressForOwner } from "./outbox/change-suppression.server.ts";
export { selectFailedMails } from "./outbox/find-failed-mails.server.ts";
export { selectSuppressedAddresses } from "./outbox/find-suppressed-addresses.server.ts";
export { resendMail } from "./outbox/resend-mail.server.ts";
export { readMissingTexts } from "./texts/read-missing-texts.server.ts";
