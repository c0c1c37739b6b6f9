export { ownEventMarks } from "./ui/own-event-marks.ts";
