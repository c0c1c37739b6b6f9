export { todayGroups } from "./today-kinds.ts";
