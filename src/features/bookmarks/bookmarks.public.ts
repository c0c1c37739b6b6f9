export { searchAddress } from "./saved-searches/search-address.ts";
export { readDeviceBookmarks } from "./ui/device-bookmarks.ts";
export { myEventMarks } from "./ui/my-event-marks.ts";
export { SaveSearch } from "./ui/save-search.tsx";
export { takeOverBookmarks } from "./ui/take-over-bookmarks.ts";
