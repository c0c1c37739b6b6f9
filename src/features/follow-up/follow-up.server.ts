export { onAccountDeleted } from "./follow-up-on-account-deleted.server.ts";
