export { onAccountDeleted } from "./applications-on-account-deleted.server.ts";
export { findParticipantDetails } from "./participants/find-participant-details.server.ts";
