export { onAccountDeleted } from "./inquiries-on-account-deleted.server.ts";
export { removeOldInquiries } from "./remove-old-inquiries.server.ts";
export { showPublishedInquiries } from "./show-published-inquiries.server.ts";
