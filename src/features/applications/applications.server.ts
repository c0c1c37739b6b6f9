export { onAccountDeleted } from "./applications-on-account-deleted.server.ts";
export { renderApplicationCancelled, renderApplicationConfirmed } from "./mails/application-mails.server.ts";
export { findParticipantDetails } from "./participants/find-participant-details.server.ts";
