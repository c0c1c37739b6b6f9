export { readDeviceBookmarks } from "./ui/device-bookmarks.ts";
export { ownEventMarks } from "./ui/own-event-marks.ts";
export { takeOverBookmarks } from "./ui/take-over-bookmarks.ts";
