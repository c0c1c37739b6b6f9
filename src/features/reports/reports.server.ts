export { countReports } from "./count-reports.server.ts";
export { removeOldReports } from "./remove-old-reports.server.ts";
export { onAccountDeleted } from "./reports-on-account-deleted.server.ts";
