export { onAccountDeleted } from "./bookmarks-on-account-deleted.server.ts";
export { findEventMarks } from "./find-event-marks.server.ts";
export { nameSearch } from "./saved-searches/name-search.server.ts";
export { findSavedSearches } from "./saved-searches/save-search.server.ts";
export { searchAddress } from "./saved-searches/search-address.ts";
