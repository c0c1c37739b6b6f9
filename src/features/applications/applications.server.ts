export { removeOldAccommodationRequests } from "./accommodation/remove-old-accommodation-requests.server.ts";
export { onAccountDeleted } from "./applications-on-account-deleted.server.ts";
export { findParticipantDetails } from "./participants/find-participant-details.server.ts";
export { claimDueReminders } from "./reminders/claim-due-reminders.server.ts";
export { tellApplicants } from "./tell-applicants.server.ts";
