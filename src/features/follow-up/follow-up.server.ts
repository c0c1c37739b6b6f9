export { followMovedEvent } from "./after-mails/follow-moved-event.server.ts";
export { queueDueAfterMails } from "./after-mails/queue-due-after-mails.server.ts";
export { onAccountDeleted } from "./follow-up-on-account-deleted.server.ts";
export { materialFileColumn } from "./material/material-rows.server.ts";
