export { removeOldAccommodationRequests } from "./accommodation/remove-old-accommodation-requests.server.ts";
export { onAccountDeleted } from "./applications-on-account-deleted.server.ts";
export { tellDecisions } from "./decisions/tell-decisions.server.ts";
export { followEvent } from "./follow-event.server.ts";
export { findParticipantDetails } from "./participants/find-participant-details.server.ts";
export { expireOffers } from "./queue/expire-offers.server.ts";
export { fillPlacesLeftFree } from "./queue/fill-places-left-free.server.ts";
export { claimDueReminders } from "./reminders/claim-due-reminders.server.ts";
