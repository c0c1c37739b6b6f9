export { onAccountDeleted } from "./bookmarks-on-account-deleted.server.ts";
